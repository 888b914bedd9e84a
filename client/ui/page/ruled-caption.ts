import { styled } from '../../theme/styled.ts';
import { colors } from '../../theme/tokens.ts';

/** What stands over a heading, behind a short brass rule. */
export const RuledCaption = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  color: colors.stone,
  '&::before': { content: '""', width: 32, height: 1, backgroundColor: colors.brass },
}));
