import type { TypographyStyle, TypographyStyleOptions } from '@mui/material/styles';

type OwnVariant = 'display' | 'lead' | 'meta';

declare module '@mui/material/styles' {
  interface TypographyVariants extends Record<OwnVariant, TypographyStyle> {}
  interface TypographyVariantsOptions extends Partial<Record<OwnVariant, TypographyStyleOptions>> {}
  interface Palette {
    onDark: Palette['primary'];
  }
  interface PaletteOptions {
    onDark: PaletteOptions['primary'];
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Record<OwnVariant, true> {
    h4: false;
    h5: false;
    h6: false;
    subtitle1: false;
    subtitle2: false;
    overline: false;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    onDark: true;
    secondary: false;
    success: false;
    info: false;
    warning: false;
  }
  interface ButtonPropsVariantOverrides {
    text: false;
  }
}
