import { styled } from '../../theme/styled.ts';

/**
 * What is of use with scripts only. Hidden where what a `noscript` before it keeps for visits without
 * them shows, and where that was put in its place.
 */
export const WithScripts = styled('div')({
  'noscript:has(*) ~ &': { display: 'none' },
  '&:not(noscript ~ &)': { display: 'none' },
});
