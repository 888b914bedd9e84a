import { paths } from '@kitchen/shared/paths.ts';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { contentWidth } from '../../theme/surfaces.ts';
import { colors, layout, spaces } from '../../theme/tokens.ts';
import { DashList } from '../../ui/page/dash-list.tsx';
import { SiteLink } from '../../ui/site-link.tsx';

/** What dealers do for visitors, and what the brand does for dealers. */
export function DealerFacts() {
  const { t } = useTranslation('enquiry');
  return (
    <Band>
      <section aria-labelledby="visitors">
        <Typography variant="h2" id="visitors">
          {t('dealers.visitors.title')}
        </Typography>
        <p>{t('dealers.visitors.text')}</p>
        <DashList>
          {(['see', 'choose', 'check', 'install'] as const).map((point) => (
            <li key={point}>{t(`dealers.visitors.points.${point}`)}</li>
          ))}
        </DashList>
      </section>
      <section aria-labelledby="partners">
        <Typography variant="h2" id="partners">
          {t('dealers.partners.title')}
        </Typography>
        <p>{t('dealers.partners.text')}</p>
        <DashList>
          {(['documents', 'service', 'person'] as const).map((point) => (
            <li key={point}>{t(`dealers.partners.points.${point}`)}</li>
          ))}
        </DashList>
        <Link component={SiteLink} variant="standalone" to={paths.reservedArea}>
          {t('dealers.partners.link')}
        </Link>
      </section>
    </Band>
  );
}

const Band = styled('div')(({ theme }) => ({
  ...contentWidth,
  display: 'grid',
  gap: `${theme.spacing(8)} ${layout.columnGap}`,
  paddingBlock: spaces.section,
  backgroundColor: colors.ivory,
  '& section': { maxWidth: layout.measure },
  '& section > * + *': { marginTop: theme.spacing(3) },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    '& section': { paddingInlineEnd: theme.spacing(4) },
  },
}));
