import type { EnquiryFault } from '@kitchen/shared/enquiry.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { styled } from '@mui/material/styles';
import { Trans, useTranslation } from 'react-i18next';
import { inlineLinkStyle } from '../../theme/link-styles.ts';
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

const Consent = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `${boxPx}px 1fr`,
  gap: theme.spacing(2),
  maxWidth: layout.measure,
  fontSize: typeSizes.small,
  lineHeight: 1.6,
  '& label': { display: 'block' },
}));

const Tick = styled('span')({
  position: 'relative',
  height: boxPx,
  // The input lies unseen around the box, as large as a finger needs.
  '& input': {
    position: 'absolute',
    inset: (boxPx - layout.targetPx) / 2,
    width: layout.targetPx,
    height: layout.targetPx,
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
});

const forcedColors = '@media (forced-colors: active)';

const Box = styled('span')({
  display: 'grid',
  placeItems: 'center',
  height: boxPx,
  border: `1px solid ${colors.field}`,
  backgroundColor: colors.white,
  '& svg': { visibility: 'hidden' },
  'input:hover + &': { borderColor: colors.teal900 },
  'input[aria-invalid="true"] + &': { border: `2px solid ${colors.error}` },
  'input:checked + &': { backgroundColor: colors.teal700, borderColor: colors.teal700, color: colors.white },
  'input:checked + & svg': { visibility: 'visible' },
  'input:focus-visible + &': { outline: '2px solid var(--focus-color)', outlineOffset: '3px' },
  [forcedColors]: {
    'input:checked + &': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      borderColor: 'Highlight',
      color: 'HighlightText',
    },
  },
});

const PolicyLink = styled(SiteLink)({ ...inlineLinkStyle, color: colors.teal900 });
