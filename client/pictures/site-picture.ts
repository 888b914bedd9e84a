import type { Language } from '@kitchen/shared/languages.ts';

/** The square of a picture around its focal point, as `import … from '….webp?picture-square'` gives it. */
export type SquareCut = Pick<SitePicture, 'sources'>;

/** One of the site's own pictures, as `import … from '….webp?picture'` gives it. */
export interface SitePicture {
  /** That of its file: under it the maker's content folder may have another. */
  name: string;
  /** The largest WebP, for browsers that take nothing of `sources`. */
  src: string;
  /** Files by type, the smallest type first; none while developing. */
  sources: readonly { type: string; srcSet: string }[];
  /** 1200 × 630 px in JPEG, as social networks show a page. */
  social: string;
  /** Size in px of the whole picture. */
  width: number;
  height: number;
  alt: Record<Language, string>;
  /** What must stay in sight when the picture is cut, as shares of width and height. */
  focal: { x: number; y: number };
  /** Data address of the blurred ground that stands while the picture loads. */
  ground: string;
}
