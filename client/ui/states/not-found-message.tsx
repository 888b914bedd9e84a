import { paths } from '@kitchen/shared/paths.ts';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { contentWidth, twelveColumns } from '../../theme/surfaces.ts';
import { spaces } from '../../theme/tokens.ts';
import { CategoryLinks } from '../categories/category-links.tsx';
import { AddressButton } from '../fields/address-button.tsx';
import { Head } from '../head/head.tsx';
import { useSearchOverlay } from '../search-overlay-control.tsx';
import { SiteLink } from '../site-link.tsx';

const Section = styled('div')(({ theme }) => ({
  ...contentWidth,
  paddingTop: theme.spacing(5),
  paddingBottom: spaces.section,
  [theme.breakpoints.up('lg')]: { paddingTop: theme.spacing(10) },
}));

const Columns = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: { ...twelveColumns, '& > *': { gridColumn: '4 / -1' } },
}));

/** That there is nothing at this address, with ways on. */
export function NotFoundMessage() {
  const { t } = useTranslation();
  const search = useSearchOverlay();
  return (
    <Section>
      <Head title={t('notFound.title')} />
      <Columns>
        <Typography variant="h1">{t('notFound.title')}</Typography>
        <Typography variant="lead" color="textSecondary" sx={{ marginTop: 3, marginBottom: 4 }}>
          {t('notFound.message')}
        </Typography>
        <CategoryLinks label={t('notFound.links')} />
        <Ways>
          <AddressButton to={paths.finder} onPress={search.open}>
            {t('notFound.search')}
          </AddressButton>
          <Link component={SiteLink} variant="standalone" to={paths.support}>
            {t('frame.support')}
          </Link>
          <Link component={SiteLink} variant="standalone" to={paths.home}>
            {t('notFound.home')}
          </Link>
        </Ways>
      </Columns>
    </Section>
  );
}

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2, 4),
  marginTop: theme.spacing(5),
}));
