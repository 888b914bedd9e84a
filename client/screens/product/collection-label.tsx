import { styled } from '../../theme/styled.ts';
import { colors, typeSizes } from '../../theme/tokens.ts';

/** The line that a product belongs to, behind a short brass rule. */
export const CollectionLabel = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  fontSize: typeSizes.caption,
  color: colors.stone,
  '&::before': { content: '""', width: 32, height: 1, backgroundColor: colors.brass },
}));
