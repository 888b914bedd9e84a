import { styled } from '../../theme/styled.ts';
import { colors } from '../../theme/tokens.ts';

/** Style of lists whose entries begin with a brass dash. */
export const dashListStyle = {
  display: 'grid',
  gap: '.6em',
  '& > li': { position: 'relative', paddingInlineStart: 26 },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    top: '.8em',
    width: 12,
    height: 1,
    backgroundColor: colors.brass,
  },
} as const;

export const DashList = styled('ul')(dashListStyle);
