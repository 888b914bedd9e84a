import type { Color } from '../catalogue/appliance.ts';

/** The enamels and finishes as they are printed beside their names. */
export const swatches: Record<Color, string> = {
  anthracite: '#3A3D3E',
  burgundy: '#571A1E',
  white: '#F4F3F0',
  cream: '#E9DFC4',
  black: '#141414',
  slate_gray: '#566E76',
  stainless_steel: '#C3C7C9',
  avena: '#CDBFA0',
  mirror: '#D9DEE0',
  brown: '#5A4132',
  nero: '#252627',
};
