import type { Components, Theme } from '@mui/material/styles';

export const textOverrides = {
  MuiTypography: {
    defaultProps: { variantMapping: { display: 'h1', lead: 'p', meta: 'p', caption: 'p' } },
  },
} satisfies Components<Theme>;
