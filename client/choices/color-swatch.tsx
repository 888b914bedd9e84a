import { isFacetOption } from '@kitchen/shared/facets.ts';
import { styled } from '../theme/styled.ts';
import { swatchColors } from '../theme/swatch-colors.ts';
import { colors } from '../theme/tokens.ts';

const Swatch = styled('span')({
  flexShrink: 0,
  width: 20,
  height: 20,
  borderRadius: '50%',
  // A sample that takes on the visitor's own colours shows nothing.
  forcedColorAdjust: 'none',
  boxShadow: `inset 0 0 0 1px ${colors.swatchEdge}`,
});

/** A round sample of a colour that the facets know; nothing for any other. */
export function ColorSwatch({ option }: { option: string }) {
  if (!isFacetOption('color', option)) return null;
  return <Swatch data-sample="" style={{ background: swatchColors[option as keyof typeof swatchColors] }} />;
}
