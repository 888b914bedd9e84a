import type { CSSProperties } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import type { SitePicture, SquareCut } from '../../pictures/site-picture.ts';
import { breakpoints } from '../../theme/tokens.ts';
import { FillingPicture } from './filling-picture.tsx';
import { sizesInPlaceOf, useSitePicture } from './use-site-picture.ts';

interface MarketingPictureProperties {
  picture: SitePicture;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  /** Shown on narrow pages instead, as wide as these: else they would fetch what the box cuts off. */
  onPhones?: SquareCut;
  /** True where words beside it say the same. */
  decorative?: boolean;
  /** True for what is seen first: it is fetched at once and before others. */
  first?: boolean;
  /** True where nothing is to be cut off at its upper edge. */
  fromTop?: boolean;
  style?: CSSProperties;
}

const narrow = `(max-width: ${breakpoints.md - 0.01}em)`;

/** One of the site's own pictures, filling its box; what is cut off is cut around the focal point. */
export function MarketingPicture({
  picture,
  sizes,
  onPhones,
  decorative = false,
  first = false,
  fromTop = false,
  style,
}: MarketingPictureProperties) {
  const language = useLanguage();
  const shown = useSitePicture(picture);
  const { src, sources, width, height, alt, ground } = shown;
  const shownSizes = sizesInPlaceOf(picture, shown, sizes);
  const squares = shown === picture ? (onPhones?.sources ?? []) : [];
  return (
    <FillingPicture
      src={src}
      sources={[
        ...squares.map((source) => ({ ...source, media: narrow, sizes: '100vw' })),
        ...sources.map((source) => ({ ...source, sizes: shownSizes })),
      ]}
      width={width}
      height={height}
      alt={decorative ? '' : alt[language]}
      first={first}
      ground={ground}
      fit="cover"
      position={fromTop ? `${shown.focal.x * 100}% 0%` : focalPosition(shown)}
      {...(style && { style })}
    />
  );
}

/** Width in vw of a picture that fills a box as wide as `vw`: one wider than its box is shown as high as that, and cut. */
export const coverWidth = ({ width, height }: SitePicture, boxRatio: number, vw: number) =>
  Math.round(vw * Math.max(width / height / boxRatio, 1));

/** Where a picture's focal point stays in sight, as in `object-position`. */
export const focalPosition = ({ focal }: SitePicture) => `${focal.x * 100}% ${focal.y * 100}%`;
