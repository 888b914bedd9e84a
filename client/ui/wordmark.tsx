import { styled } from '../theme/styled.ts';
import { fonts, weights } from '../theme/tokens.ts';
import { useSiteSettings } from './site-settings.tsx';

/** The brand's name as its mark; the size is that of the text around it. */
export function Wordmark() {
  return <Mark translate="no">{useSiteSettings().brand.name}</Mark>;
}

const Mark = styled('span')({
  fontFamily: fonts.serif,
  fontWeight: weights.medium,
  // Bolder than the one weight of the serif that is sent.
  WebkitTextStroke: '.014em',
  lineHeight: 1,
  letterSpacing: '.16em',
  // The space after the last letter would push the mark off its axis.
  marginInlineEnd: '-.16em',
  textTransform: 'uppercase',
  whiteSpace: 'nowrap',
});
