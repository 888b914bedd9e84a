import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { useLanguage } from '../i18n/use-language.ts';
import manifest from '../pictures/marketing/manifest.json' with { type: 'json' };

interface MarketingPictureProperties {
  /** Name of the file in `client/pictures/marketing`. */
  file: string;
  /** Its address as built. */
  src: string;
  sizes: string;
  /** True where words beside it say the same. */
  decorative?: boolean;
  /** True for what is seen first. */
  first?: boolean;
  style?: CSSProperties;
}

const Covering = styled('img')({ width: '100%', height: '100%', objectFit: 'cover' });

/** One of the site's own pictures, filling its box; what is cut off is cut around the focal point. */
export function MarketingPicture({
  file,
  src,
  sizes,
  decorative = false,
  first = false,
  style,
}: MarketingPictureProperties) {
  const language = useLanguage();
  const entry = manifest.find((candidate) => candidate.file === file);
  if (!entry) throw new Error(`The manifest of pictures has no ${file}`);
  return (
    <Covering
      src={src}
      width={entry.width}
      height={entry.height}
      sizes={sizes}
      alt={decorative ? '' : entry.alt[language]}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      style={{ objectPosition: `${entry.focal.x * 100}% ${entry.focal.y * 100}%`, ...style }}
    />
  );
}
