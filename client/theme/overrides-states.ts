import type { Components, Theme } from '@mui/material/styles';
import { colors } from './tokens.ts';

/** What stands for content that is on its way, or says why there is none. */
export const stateOverrides = {
  MuiSkeleton: {
    defaultProps: { variant: 'rectangular' },
    styleOverrides: { root: { height: 'auto', backgroundColor: colors.skeleton } },
  },
} satisfies Components<Theme>;
