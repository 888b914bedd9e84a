import type { EnquiryFault } from '@kitchen/shared/enquiry.ts';
import { enquiryFields } from '@kitchen/shared/enquiry.ts';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../theme/styled.ts';
import { colors } from '../../../theme/tokens.ts';
import { InputField } from '../../fields/input-field.tsx';
import { fieldId } from '../form-fields.ts';
import { useFaultSentence } from '../use-fault-sentence.ts';

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
  return (
    <InputField
      id={fieldId('message')}
      name="message"
      multiline
      required
      readOnly={readOnly}
      label={t('form.fields.message')}
      fault={useFaultSentence('message', fault)}
      hint={
        <Hint>
          <span>{hint ?? (fault === undefined && t('form.minimum', { min }))}</span>
          {left <= countedFrom && (
            <Count data-over={left < 0 || undefined}>
              {left < 0 ? t('form.over', { count: -left }) : t('form.left', { count: left })}
            </Count>
          )}
        </Hint>
      }
    />
  );
}

const Hint = styled('span')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
}));

const Count = styled('span')({
  flexShrink: 0,
  fontVariantNumeric: 'tabular-nums',
  '&[data-over]': { color: colors.error },
});
