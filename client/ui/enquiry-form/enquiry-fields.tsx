import type { EnquiryKind } from '@kitchen/shared/enquiry.ts';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { hiddenClass } from '../../theme/surfaces.ts';
import { layout } from '../../theme/tokens.ts';
import { FaultSummary } from './fault-summary.tsx';
import { ConsentField } from './fields/consent-field.tsx';
import { MessageField } from './fields/message-field.tsx';
import { OneLineField } from './fields/one-line-field.tsx';
import { PhotoField } from './fields/photo-field.tsx';
import { ShortlistField } from './fields/shortlist-field.tsx';
import { TrapField } from './fields/trap-field.tsx';
import { lineFields } from './form-fields.ts';
import type { Receipt } from './open-forms.ts';
import { RecalledSerial } from './recalled-serial.tsx';
import { SendFailure } from './send-failure.tsx';
import { useEnquiry } from './use-enquiry.ts';

export interface EnquiryFieldsProperties {
  kind: EnquiryKind;
  /** Code of the product that the enquiry is about. */
  sku?: string | undefined;
  /** The model that it is about, and its serial number, unless others are typed. */
  model?: string | undefined;
  serialNumber?: string | undefined;
  /** What it is about, over the fields. */
  about?: ReactNode;
  /** What to write, under the message. */
  hint?: string;
  onSent: (receipt: Receipt) => void;
}

/** What a visitor fills in, and what sends it. */
export function EnquiryFields({
  kind,
  sku,
  model,
  serialNumber,
  about,
  hint,
  onSent,
}: EnquiryFieldsProperties) {
  const { t } = useTranslation('enquiry');
  const enquiry = useEnquiry({ kind, sku, onSent });
  const { faults, failure, sending, tries, form, ready } = enquiry;
  const modelField = useModelField(model);
  const [serial, setSerial] = useState(serialNumber);
  useEffect(() => {
    // A draft may have brought one back.
    const input = ready && form.current?.elements.namedItem('serialNumber');
    if (input instanceof HTMLInputElement) setSerial(input.value);
  }, [ready, form]);
  return (
    <Form
      ref={enquiry.form}
      aria-label={t('form.label')}
      aria-busy={sending}
      noValidate
      // Some browsers bring ticks back when the page is loaded again; what was typed, the draft does.
      autoComplete="off"
      onFocus={enquiry.prepare}
      onInput={enquiry.noteInput}
      onSubmit={(event) => {
        event.preventDefault();
        void enquiry.submit();
      }}
    >
      {about}
      <Pair>
        {lineFields(kind).map((field) => (
          <OneLineField
            key={field}
            field={field}
            fault={faults[field]}
            readOnly={sending}
            {...(field === 'model' && { ref: modelField, defaultValue: model })}
            {...(field === 'serialNumber' && {
              defaultValue: serialNumber,
              onBlur: ({ currentTarget }) => setSerial(currentTarget.value),
            })}
          />
        ))}
      </Pair>
      {kind === 'service' && serial && <RecalledSerial serial={serial} />}
      <MessageField readOnly={sending} fault={faults.message} hint={hint} length={enquiry.messageLength} />
      {kind === 'service' && <PhotoField fault={faults.photo} disabled={sending} />}
      <TrapField />
      {kind === 'contact' && <ShortlistField />}
      <ConsentField kind={kind} fault={faults.consent} />
      {/* A new key, so that a screen reader says the same words again. */}
      {failure ? <SendFailure key={tries} failure={failure} /> : <FaultSummary key={tries} faults={faults} />}
      <Send
        // Before the scripts are there a form with this button could only show its content in the address.
        type={enquiry.ready ? 'submit' : 'button'}
        aria-disabled={sending}
      >
        {t(sending ? 'form.sending' : failure ? 'form.sendAgain' : 'form.send')}
      </Send>
      <p role="status" className={hiddenClass}>
        {sending && t('form.sending')}
      </p>
    </Form>
  );
}

/** A model that becomes known late takes the place of the one before, unless somebody has typed another. */
function useModelField(model: string | undefined) {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(model);
  useEffect(() => {
    if (model !== undefined && input.current && input.current.value === shown.current) {
      input.current.value = model;
    }
    shown.current = model;
  }, [model]);
  return input;
}

const Form = styled('form')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  // The message is as wide as the form, whatever is typed.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3.5),
}));

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: `${theme.spacing(3.5)} ${layout.columnGap}`,
  alignItems: 'start',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));

const Send = styled(Button)(({ theme }) => ({
  marginTop: theme.spacing(1),
  '&[aria-disabled="true"]': { cursor: 'progress' },
  [theme.breakpoints.up('sm')]: { justifySelf: 'start', minWidth: 200 },
}));
