import type { Recall } from '@kitchen/shared/recalls.ts';
import { recallPath } from '@kitchen/shared/recalls.ts';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { layout } from '../../theme/tokens.ts';
import { AlertIcon } from '../icons.tsx';
import { useLocalisedPath } from '../site-link.tsx';

/** Says over a product's sheet that it is recalled, once for each recall. */
export function RecallBanner({ recalls }: { recalls: readonly Recall[] }) {
  const { t } = useTranslation('product-sheet');
  const localise = useLocalisedPath();
  return recalls.map(({ id, serials, action }) => (
    <Banner
      key={id}
      variant="outlined"
      severity="error"
      icon={<AlertIcon size={24} />}
      // Read where it stands: it is nothing that has just happened.
      role="region"
      aria-labelledby={`recall-${id}`}
    >
      {/* No heading: it stands over the first one of the page. */}
      <AlertTitle component="div" id={`recall-${id}`}>
        {t('recall.headline')}
      </AlertTitle>
      <p>{t(serials.length === 0 ? 'recall.all' : 'recall.some')}</p>
      <div>
        <p>{action}</p>
        {/* A page that is loaded anew is there with the part that its address names. */}
        <Link variant="standalone" href={localise(recallPath(id))}>
          {t('recall.link')}
        </Link>
      </div>
    </Banner>
  ));
}

const Banner = styled(Alert)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1.5),
  marginBottom: theme.spacing(4),
  padding: theme.spacing(1.5, 2),
  fontSize: 'inherit',
  '& > .MuiAlert-message': { display: 'contents' },
  '& .MuiAlert-icon, & .MuiAlertTitle-root': { margin: 0 },
  '& > * > p, & > * > div:last-of-type': { gridColumn: '1 / -1', maxWidth: layout.measure },
  // Beside each other what has happened and what to do take half the height: the product is in sight under them.
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'auto minmax(0, 2fr) minmax(0, 3fr)',
    gridTemplateRows: 'auto 1fr',
    alignItems: 'start',
    gap: theme.spacing(1, 2),
    padding: theme.spacing(2.5, 3),
    '& > * > p': { gridArea: '2 / 2' },
    '& > * > div:last-of-type': { gridArea: '1 / 3 / span 2', marginInlineStart: theme.spacing(3) },
  },
}));
