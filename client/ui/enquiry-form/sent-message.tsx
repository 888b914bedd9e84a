import type { EnquiryKind } from '@kitchen/shared/enquiry.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { colors, layout, typeSizes, weights } from '../../theme/tokens.ts';
import type { Receipt } from './open-forms.ts';
import { SafetyCall } from './safety-call.tsx';

interface SentMessageProperties {
  kind: EnquiryKind;
  receipt: Receipt;
  onWriteAgain: () => void;
  /** Where else to go from here. */
  children?: ReactNode;
}

/** The enquiry was accepted: its reference, and what happens next. Its heading takes the place of the page's. */
export function SentMessage({ kind, receipt, onWriteAgain, children }: SentMessageProperties) {
  const { t } = useTranslation('enquiry');
  // So that screen readers say it and Tab goes on from here.
  const takeFocus = useCallback((heading: HTMLHeadingElement | null) => heading?.focus(), []);
  return (
    <Frame aria-labelledby="sent">
      <Typography ref={takeFocus} variant="h1" id="sent" tabIndex={-1}>
        {t('form.sent.title')}
      </Typography>
      <dl>
        <dt>{t('form.sent.reference')}</dt>
        <dd translate="no">{receipt.reference}</dd>
      </dl>
      {kind === 'safety' && (
        <p>
          <SafetyCall />
        </p>
      )}
      <p>{t(kind === 'safety' ? 'form.sent.nextSafety' : 'form.sent.next', { email: receipt.email })}</p>
      <p>{t('form.sent.keep')}</p>
      <Ways>
        <Button variant="outlined" onClick={onWriteAgain}>
          {t('form.sent.another')}
        </Button>
        {children}
      </Ways>
    </Frame>
  );
}

const Frame = styled('section')(({ theme }) => ({
  '& > p': { maxWidth: layout.measure, overflowWrap: 'anywhere' },
  '& > p + p': { marginTop: theme.spacing(1) },
  '& dl': { marginBlock: theme.spacing(3) },
  '& dt': { color: colors.stone, fontSize: typeSizes.small },
  '& dd': {
    color: colors.teal900,
    fontSize: typeSizes.lead,
    fontWeight: weights.medium,
    letterSpacing: '.06em',
  },
}));

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2, 4),
  marginTop: theme.spacing(4),
  [theme.breakpoints.down('sm')]: { '& button': { width: '100%' } },
}));
