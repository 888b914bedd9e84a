import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { useLanguage } from '../i18n/use-language.ts';
import type { SitePicture } from '../pictures/site-picture.ts';

interface MarketingPictureProperties {
  picture: SitePicture;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  /** True where words beside it say the same. */
  decorative?: boolean;
  /** True for what is seen first: it is fetched at once and before others. */
  first?: boolean;
  style?: CSSProperties;
}

const Whole = styled('picture')({ display: 'contents' });
const Covering = styled('img')({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  backgroundSize: 'cover',
});

/** One of the site's own pictures, filling its box; what is cut off is cut around the focal point. */
export function MarketingPicture({
  picture,
  sizes,
  decorative = false,
  first = false,
  style,
}: MarketingPictureProperties) {
  const language = useLanguage();
  const { src, sources, width, height, alt, focal, ground } = picture;
  const position = `${focal.x * 100}% ${focal.y * 100}%`;
  return (
    <Whole>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <Covering
        src={src}
        width={width}
        height={height}
        alt={decorative ? '' : alt[language]}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
        style={{
          objectPosition: position,
          backgroundImage: `url(${ground})`,
          backgroundPosition: position,
          ...style,
        }}
      />
    </Whole>
  );
}
