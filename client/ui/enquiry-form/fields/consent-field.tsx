import type { EnquiryFault, EnquiryKind } from '@kitchen/shared/enquiry.ts';
import { paths } from '@kitchen/shared/paths.ts';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { SiteLink } from '../../site-link.tsx';
import { FaultSentence } from '../../states/fault-sentence.tsx';
import { TextWithElements } from '../../texts/text-with-elements.tsx';
import { fieldId } from '../form-fields.ts';
import { useFaultSentence } from '../use-fault-sentence.ts';

/** The consent, which is asked anew whenever the form is shown. */
export function ConsentField({ kind, fault }: { kind: EnquiryKind; fault: EnquiryFault | undefined }) {
  const { t } = useTranslation('enquiry');
  const id = fieldId('consent');
  const faultId = `${id}-fault`;
  const sentence = useFaultSentence('consent', fault);
  return (
    <FormControl error={fault !== undefined}>
      <FormControlLabel
        control={
          <Checkbox
            id={id}
            name="consent"
            slotProps={{
              input: {
                required: true,
                'aria-invalid': fault !== undefined,
                'aria-describedby': fault && faultId,
              },
            }}
          />
        }
        label={
          <TextWithElements
            text={t(kind === 'safety' ? 'form.consentToSafety' : 'form.consent')}
            elements={{ policy: <Link component={SiteLink} to={paths.privacyPolicy} /> }}
          />
        }
      />
      {sentence && <FaultSentence id={faultId}>{sentence}</FaultSentence>}
    </FormControl>
  );
}
