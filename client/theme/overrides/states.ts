import type { Components, Theme } from '@mui/material/styles';
import { colors } from '../tokens.ts';

/** What stands for content that is on its way, or says why there is none. */
export const stateOverrides = {
  MuiAlert: {
    defaultProps: { severity: 'info', icon: false },
    styleOverrides: {
      root: ({ theme }) => ({
        padding: theme.spacing(0.5, 0, 0.5, 2.5),
        borderInlineStart: `2px solid ${colors.teal900}`,
        lineHeight: 'inherit',
        color: 'inherit',
        backgroundColor: 'transparent',
        '& p + p': { marginTop: theme.spacing(0.5) },
        variants: [
          {
            props: { variant: 'outlined' },
            style: { padding: theme.spacing(2.5, 3), border: `1px solid ${colors.teal900}` },
          },
          { props: { severity: 'warning' }, style: { borderColor: colors.brass } },
          {
            props: { severity: 'error' },
            style: { borderColor: colors.error, '& .MuiAlertTitle-root': { color: colors.error } },
          },
        ],
      }),
      icon: ({ theme }) => ({ margin: theme.spacing(0, 1.5, 0, 0), padding: 0, opacity: 1 }),
      message: { padding: 0, overflow: 'visible' },
    },
  },
  MuiAlertTitle: {
    styleOverrides: {
      root: ({ theme }) => ({
        margin: theme.spacing(0, 0, 0.5),
        fontSize: 'inherit',
        lineHeight: 'inherit',
        color: colors.teal900,
      }),
    },
  },
  MuiSkeleton: {
    defaultProps: { variant: 'rectangular' },
    styleOverrides: { root: { height: 'auto', backgroundColor: colors.skeleton } },
  },
} satisfies Components<Theme>;
