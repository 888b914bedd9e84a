import type { TypographyStyle, TypographyStyleOptions } from '@mui/material/styles';

type OwnVariant = 'display' | 'lead' | 'meta';

declare module '@mui/material/styles' {
  interface TypographyVariants extends Record<OwnVariant, TypographyStyle> {}
  interface TypographyVariantsOptions extends Partial<Record<OwnVariant, TypographyStyleOptions>> {}
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
