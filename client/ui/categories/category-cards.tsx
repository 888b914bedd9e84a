import { categories } from '@kitchen/shared/categories.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { styled } from '../../theme/styled.ts';
import { layout } from '../../theme/tokens.ts';
import { CategoryCard } from './category-card.tsx';

/** The five categories in rows, each leading to its products. */
export function CategoryCards({ level }: { level: 'h2' | 'h3' }) {
  return (
    <Grid>
      {categories.map((category) => (
        <li key={category}>
          <CategoryCard
            category={category}
            to={paths.category(category)}
            level={level}
            sizes="(min-width: 1024px) 20vw, (min-width: 768px) 33vw, 50vw"
          />
        </li>
      ))}
    </Grid>
  );
}

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: layout.columnGap,
  rowGap: theme.spacing(4),
  // Five in two or three columns: the first fills its row, as high as its neighbour.
  [theme.breakpoints.down('md')]: {
    '& > :first-of-type': { gridColumn: '1 / -1', '--scene-ratio': '3 / 2' },
  },
  [theme.breakpoints.between('md', 'lg')]: {
    '& > :first-of-type': { gridColumn: 'span 2', '--scene-ratio': 'auto', '--scene-flex': '1 1 0' },
  },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
}));
