import type { FacetOption } from '@kitchen/shared/facets.ts';

/** The enamels and finishes as round samples: a CSS background each. */
export const swatchColors: Record<FacetOption<'color'>, string> = {
  anthracite: '#3A3D3E',
  burgundy: '#571A1E',
  white: '#F4F3F0',
  cream: '#E9DFC4',
  // Glossy, beside the matt one of the Nero Line.
  black: 'radial-gradient(circle at 34% 30%, #8A8A8A, #141414 45%)',
  slate_gray: '#566E76',
  stainless_steel: 'linear-gradient(135deg, #DDE0E1, #A9AFB1)',
  avena: '#CDBFA0',
  mirror: 'linear-gradient(135deg, #F2F5F6, #8E979A 55%, #D9DEE0)',
  brown: '#5A4132',
  nero: '#252627',
};

const pale: readonly string[] = ['white', 'cream'];

/** Whether a product in this colour needs a darker ground than ivory to stand out. */
export const isPaleColor = (option: string): boolean => pale.includes(option);
