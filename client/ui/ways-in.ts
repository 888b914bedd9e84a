import { styled } from '../theme/styled.ts';

/** The button of a way in, and where an account is asked for. */
export const WaysIn = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.spacing(1.5, 4),
  marginTop: theme.spacing(4),
  '& > .MuiButton-root': { alignSelf: 'stretch' },
  [theme.breakpoints.up('sm')]: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    '& > .MuiButton-root': { alignSelf: 'auto', minWidth: 180 },
  },
}));
