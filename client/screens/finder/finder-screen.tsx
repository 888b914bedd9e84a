import { paths } from '@kitchen/shared/paths.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { contentWidth } from '../../theme/surfaces.ts';
import { spaces } from '../../theme/tokens.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { CategoryCards } from '../../ui/category-cards.tsx';
import { Head } from '../../ui/head.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { useSearchOverlay } from '../../ui/search-overlay-control.tsx';

/** Asks what the visitor is looking for: five categories and the search. */
export function Component() {
  const { t } = useTranslation();
  const search = useSearchOverlay();
  return (
    <Page>
      <Head title={t('finder.title')} description={t('finder.description')} canonicalPath={paths.finder} />
      <Breadcrumbs crumbs={[{ label: t('breadcrumbs.segments.product'), path: paths.finder }]} />
      <Intro>
        <div>
          <Typography variant="h1">{t('finder.title')}</Typography>
          <Typography variant="lead" color="textSecondary" sx={{ mt: 2 }}>
            {t('finder.sentence')}
          </Typography>
        </div>
        <Button variant="outlined" startIcon={<SearchIcon size={18} />} onClick={search.open}>
          {t('finder.search')}
        </Button>
      </Intro>
      <CategoryCards level="h2" />
    </Page>
  );
}

const Page = styled('div')({ ...contentWidth, paddingBottom: spaces.section });

const Intro = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: theme.spacing(3, 6),
  marginTop: theme.spacing(2),
  marginBottom: spaces.headingToContent,
}));
