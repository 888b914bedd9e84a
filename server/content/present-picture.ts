import type { OwnPicture } from '@kitchen/shared/content.ts';
import { ownPictureMark, ownPictureWidths, picturePath, socialSize } from '@kitchen/shared/pictures.ts';
import type { FoundPicture } from './read-pictures.ts';

/** A picture as pages show it, by its name. */
export function presentPicture(name: string, picture: FoundPicture): OwnPicture {
  const { width, height, alt, focal } = picture;
  const source = ownPictureMark + servedName(name, picture);
  // The smallest that is as wide as the picture gives all of it, as wide as it is.
  const widest = ownPictureWidths.find((offered) => offered >= width);
  const srcSet = ownPictureWidths
    .filter((offered) => offered < width || offered === widest)
    .map((offered) => `${picturePath(source, offered, 'avif')} ${Math.min(offered, width)}w`)
    .join(', ');
  return {
    name,
    src: picturePath(source, 960, 'webp'),
    sources: [{ type: 'image/avif', srcSet }],
    social: picturePath(source, socialSize, 'jpg'),
    width,
    height,
    alt,
    focal,
    ground: '',
  };
}

/** What stands in the address of a picture. */
export const servedName = (name: string, { version }: Pick<FoundPicture, 'version'>): string =>
  `${name}-${version}`;

export function splitServedName(served: string): { name: string; version: string } {
  const end = served.lastIndexOf('-');
  return { name: served.slice(0, Math.max(end, 0)), version: served.slice(end + 1) };
}
