import type { EnquiryFault } from '@kitchen/shared/enquiry.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { styled } from '@mui/material/styles';
import { Trans, useTranslation } from 'react-i18next';
import { inlineLinkStyle } from '../../theme/link-styles.ts';
import { tickBox, unseenInput } from '../../theme/surfaces.ts';
import { colors, layout, typeSizes } from '../../theme/tokens.ts';
import { CheckIcon } from '../icons.tsx';
import { SiteLink } from '../site-link.tsx';
import { FieldFault, faultId } from './field-fault.tsx';
import { fieldId } from './form-fields.ts';

/** The consent, which is asked anew whenever the form is shown. */
export function ConsentField({ fault }: { fault: EnquiryFault | undefined }) {
  const { t } = useTranslation('enquiry');
  return (
    <Consent>
      <Tick>
        <input
          type="checkbox"
          id={fieldId('consent')}
          name="consent"
          required
          // Some browsers bring a tick back when the page is loaded again.
          autoComplete="off"
          aria-invalid={fault !== undefined}
          aria-describedby={fault && faultId('consent')}
        />
        <Box>
          <CheckIcon size={16} />
        </Box>
      </Tick>
      <div>
        <label htmlFor={fieldId('consent')}>
          <Trans
            t={t}
            i18nKey="form.consent"
            components={{ policy: <PolicyLink to={paths.privacyPolicy}>.</PolicyLink> }}
          />
        </label>
        {fault && <FieldFault field="consent" fault={fault} />}
      </div>
    </Consent>
  );
}

const boxPx = 24;
/** By how much the target reaches beyond what is seen of it, above and below. */
const touchPx = (layout.targetPx - boxPx) / 2;

const Consent = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `${boxPx}px 1fr`,
  gap: theme.spacing(2),
  maxWidth: layout.measure,
  fontSize: typeSizes.small,
  lineHeight: 1.6,
  // As high as a finger needs, though its line is less.
  '& label': { display: 'block', paddingBlock: touchPx, marginBlock: -touchPx },
}));

const Tick = styled('span')({
  position: 'relative',
  height: boxPx,
  cursor: 'pointer',
  // As large as a finger needs.
  '& input': {
    ...unseenInput,
    inset: -touchPx,
    width: layout.targetPx,
    height: layout.targetPx,
  },
});

const Box = styled('span')({
  height: boxPx,
  backgroundColor: colors.white,
  'input:hover + &': { borderColor: colors.teal900 },
  'input[aria-invalid="true"] + &': { border: `2px solid ${colors.error}` },
  'input:focus-visible + &': { outline: '2px solid var(--focus-color)', outlineOffset: '3px' },
  // What is ticked has its own edge in all of these.
  ...tickBox,
});

const PolicyLink = styled(SiteLink)({ ...inlineLinkStyle, color: colors.teal900 });
