import type { Category } from '@kitchen/shared/categories.ts';
import { categories } from '@kitchen/shared/categories.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import compactProducts from '../pictures/marketing/category-compact.webp?picture';
import cookers from '../pictures/marketing/category-cookers.webp?picture';
import hobs from '../pictures/marketing/category-hobs.webp?picture';
import hoods from '../pictures/marketing/category-hoods.webp?picture';
import ovens from '../pictures/marketing/category-ovens.webp?picture';
import type { SitePicture } from '../pictures/site-picture.ts';
import { colors, layout, motion, transition, typeSizes } from '../theme/tokens.ts';
import { MarketingPicture } from './marketing-picture.tsx';
import { SiteLink } from './site-link.tsx';

const scenes: Record<Category, SitePicture> = {
  cookers,
  ovens,
  hobs,
  hoods,
  'compact-products': compactProducts,
};

/** The five categories, a scene each with the name under it. */
export function CategoryCards({ level }: { level: 'h2' | 'h3' }) {
  const { t } = useTranslation();
  return (
    <Grid>
      {categories.map((category) => (
        <Card key={category}>
          <Scene>
            <MarketingPicture
              picture={scenes[category]}
              sizes="(min-width: 1024px) 20vw, (min-width: 768px) 33vw, 50vw"
              decorative
            />
          </Scene>
          <Typography variant="h3" component={level} sx={{ fontSize: typeSizes.cardName, mt: 2 }}>
            <CardLink to={paths.category(category)}>{t(`listing.categories.${category}.name`)}</CardLink>
          </Typography>
        </Card>
      ))}
    </Grid>
  );
}

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: layout.columnGap,
  rowGap: theme.spacing(4),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
}));

const Card = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  // Five in two or three columns: the first fills its row.
  [theme.breakpoints.down('md')]: { '&:first-of-type': { gridColumn: '1 / -1' } },
  [theme.breakpoints.between('md', 'lg')]: { '&:first-of-type': { gridColumn: 'span 2' } },
  '& img': { transition: transition('transform', motion.pictureMs) },
  '&:hover img': { transform: 'scale(1.04)' },
  '&:hover a': { textDecoration: 'underline' },
}));

const Scene = styled('div')(({ theme }) => ({
  position: 'relative',
  aspectRatio: '3 / 4',
  overflow: 'hidden',
  '& img': { position: 'absolute', inset: 0 },
  backgroundColor: colors.ivory,
  [theme.breakpoints.down('md')]: { 'li:first-of-type > &': { aspectRatio: '3 / 2' } },
  // As high as its neighbour.
  [theme.breakpoints.between('md', 'lg')]: {
    'li:first-of-type > &': { aspectRatio: 'auto', flex: '1 1 0', minHeight: 0 },
  },
}));

const CardLink = styled(SiteLink)({
  textDecorationColor: colors.brass,
  textDecorationThickness: '1px',
  textUnderlineOffset: '5px',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid var(--focus-color)', outlineOffset: 3 },
});
