import type { Components, Theme } from '@mui/material/styles';

/** The element of each size, where `component` names no other. */
export const textOverrides = {
  MuiTypography: {
    defaultProps: {
      variantMapping: {
        display: 'h1',
        productName: 'h1',
        bandTitle: 'h2',
        boxTitle: 'h2',
        stateTitle: 'h3',
        accordionTitle: 'h3',
        cardName: 'h3',
        lead: 'p',
        meta: 'p',
        caption: 'p',
      },
    },
  },
} satisfies Components<Theme>;
