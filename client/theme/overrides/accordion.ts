import type { Components, Theme } from '@mui/material/styles';
import { colors } from '../tokens.ts';

/** The name of a section with a plus behind it, which loses its upright line while the section is open. */
export const accordionOverrides = {
  MuiAccordionSummary: {
    styleOverrides: {
      root: {
        position: 'relative',
        justifyContent: 'flex-start',
        textAlign: 'start',
        padding: '0 28px 0 0',
        color: colors.teal900,
        transition: 'none',
        '&.Mui-focusVisible': { backgroundColor: 'transparent' },
        '&::before, &::after': {
          content: '""',
          position: 'absolute',
          top: '50%',
          insetInlineEnd: 4,
          width: 16,
          borderTop: '1.4px solid',
        },
        '&::before': { transform: 'rotate(90deg)' },
        '[open] > &::before': { display: 'none' },
      },
    },
  },
} satisfies Components<Theme>;
