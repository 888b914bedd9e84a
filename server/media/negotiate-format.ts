/** Formats that pictures are served in, the smallest first. */
export const pictureFormats = ['avif', 'webp', 'jpeg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/**
 * The format for a browser's Accept header (RFC 9110, 12.5.1): the one with the highest q-value, of
 * equals the smallest. AVIF and WebP must be named: browsers that know neither send wildcards too.
 * JPEG is the answer to everything else, even to a header that refuses it.
 *
 * Negotiator is not used since it settles ties by the header's order, in which Safari names WebP first.
 */
export function negotiateFormat(accept: string | undefined): PictureFormat {
  const qualities = readQualities(accept ?? '*/*');
  const quality: Record<PictureFormat, number> = {
    avif: qualities.get('image/avif') ?? 0,
    webp: qualities.get('image/webp') ?? 0,
    jpeg: qualities.get('image/jpeg') ?? qualities.get('image/*') ?? qualities.get('*/*') ?? 0,
  };
  const best = Math.max(...Object.values(quality));
  return best > 0 ? (pictureFormats.find((format) => quality[format] === best) ?? 'jpeg') : 'jpeg';
}

function readQualities(accept: string): Map<string, number> {
  return new Map(
    accept.split(',').map((range) => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
      const written = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
      const quality = Number(written);
      return [type, quality >= 0 && quality <= 1 ? quality : 0];
    }),
  );
}
