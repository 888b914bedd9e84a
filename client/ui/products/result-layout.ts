import type { Theme } from '@mui/material/styles';
import { styled } from '../../theme/styled.ts';
import { layout, typeSizes, weights } from '../../theme/tokens.ts';

/** The places of results: two columns where there is room. */
export const ResultColumns = styled('ul')({
  display: 'grid',
  columnGap: layout.columnGap,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(26rem, 40%)), 1fr))',
});

/** How the parts of a result stand beside each other. */
export const resultLayout = (theme: Theme) => ({
  position: 'relative' as const,
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gap: 18,
  paddingBlock: 20,
  '& .MuiTypography-meta': { marginTop: 4 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '176px minmax(0, 1fr)',
    gap: 28,
    paddingBlock: 28,
  },
});

/** How the way to a result's product looks. */
export const detailsStyle = {
  display: 'inline-block',
  marginTop: 12,
  paddingBottom: 5,
  fontSize: typeSizes.small,
  fontWeight: weights.medium,
  color: 'var(--link-color)',
  backgroundImage: 'linear-gradient(currentColor, currentColor)',
  backgroundPosition: '0 100%',
  backgroundSize: '100% 1px',
  backgroundRepeat: 'no-repeat',
};
