/** Addresses of pictures are shorter; what is longer was not made by this site. */
const sourceLimit = 4000;

/** The opaque `source` by which the browser asks for a picture of the store, from its absolute URL. */
export function pictureSource(url: string): string {
  return Buffer.from(url).toString('base64url');
}

/** The URL that a `source` stands for, without its fragment; null where it is none. */
export function readPictureSource(source: string): URL | null {
  if (source.length > sourceLimit || !/^[\w-]+$/.test(source)) return null;
  const url = URL.parse(Buffer.from(source, 'base64url').toString());
  if (url) url.hash = '';
  return url;
}
