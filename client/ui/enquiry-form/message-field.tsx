import type { EnquiryFault } from '@kitchen/shared/enquiry.ts';
import { enquiryFields } from '@kitchen/shared/enquiry.ts';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { colors, typeSizes } from '../../theme/tokens.ts';
import { controlStyle, Label } from '../fields/field-styles.ts';
import { FieldFault, faultId } from './field-fault.tsx';
import { fieldId } from './form-fields.ts';

/** From this many characters before the end the form counts them. */
const countedFrom = 300;

interface MessageFieldProperties {
  fault: EnquiryFault | undefined;
  /** What to write about; the least length where nothing else helps. */
  hint: string | undefined;
  length: number;
  readOnly: boolean;
}

/** The message: a field that grows with its text. Nothing is cut off: who pastes too much sees how much. */
export function MessageField({ fault, hint, length, readOnly }: MessageFieldProperties) {
  const { t } = useTranslation('enquiry');
  const { min, max } = enquiryFields.message;
  const left = max - length;
  const id = fieldId('message');
  const hintId = `${id}-hint`;
  return (
    <div>
      <Label htmlFor={id}>{t('form.fields.message')}</Label>
      <Area
        id={id}
        name="message"
        required
        readOnly={readOnly}
        aria-invalid={fault !== undefined}
        aria-describedby={fault ? `${faultId('message')} ${hintId}` : hintId}
      />
      {fault && <FieldFault field="message" fault={fault} />}
      <Hint id={hintId}>
        <span>{hint ?? t('form.minimum', { min })}</span>
        {left <= countedFrom && (
          <Count data-over={left < 0 || undefined}>
            {left < 0 ? t('form.over', { count: -left }) : t('form.left', { count: left })}
          </Count>
        )}
      </Hint>
    </div>
  );
}

const leastHeightPx = 184;

const Area = styled('textarea')({
  ...controlStyle,
  minHeight: leastHeightPx,
  maxHeight: `max(${leastHeightPx}px, 70vh)`,
  paddingBlock: 14,
  lineHeight: 1.65,
  resize: 'vertical',
  fieldSizing: 'content',
});

const Hint = styled('p')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  marginTop: theme.spacing(1),
  color: colors.stone,
  fontSize: typeSizes.meta,
  lineHeight: 1.5,
}));

const Count = styled('span')({
  flexShrink: 0,
  fontVariantNumeric: 'tabular-nums',
  '&[data-over]': { color: colors.error },
});
