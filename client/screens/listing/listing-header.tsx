import type { Category } from '@kitchen/shared/categories.ts';
import { paths } from '@kitchen/shared/paths.ts';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { contentWidth, twelveColumns } from '../../theme/surfaces.ts';
import { colors } from '../../theme/tokens.ts';
import { Breadcrumbs } from '../../ui/page/breadcrumbs.tsx';
import { KeptWords } from '../../ui/texts/kept-words.tsx';

export function ListingHeader({ category }: { category: Category }) {
  const { t } = useTranslation(['texts', 'filters']);
  const name = t(`listing.categories.${category}.name`);
  return (
    <Header>
      <Breadcrumbs
        crumbs={[
          { label: t('breadcrumbs.segments.product-category'), path: paths.finder },
          { label: name, path: paths.category(category) },
        ]}
      />
      <Columns>
        <Typography variant="h1">{name}</Typography>
        <Typography color="textSecondary">
          <KeptWords text={t(`filters:categories.${category}.sentence`)} />
        </Typography>
      </Columns>
    </Header>
  );
}

const Header = styled('header')(({ theme }) => ({
  ...contentWidth,
  borderBottom: `1px solid ${colors.line}`,
  paddingTop: theme.spacing(1),
  paddingBottom: theme.spacing(2.5),
  [theme.breakpoints.up('md')]: { paddingTop: 0 },
  [theme.breakpoints.up('lg')]: { paddingBottom: theme.spacing(3.5) },
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  marginTop: theme.spacing(0.5),
  '& p': { maxWidth: '40em' },
  [theme.breakpoints.up('lg')]: {
    ...twelveColumns,
    alignItems: 'end',
    rowGap: theme.spacing(2),
    marginTop: theme.spacing(1.5),
    '& h1': { gridColumn: '1 / 8' },
    '& p': { gridColumn: '8 / -1' },
  },
}));
