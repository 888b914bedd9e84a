import type { ComponentProps } from 'react';
import { styled } from '../../theme/styled.ts';

interface PictureProperties extends Omit<ComponentProps<'img'>, 'loading' | 'fetchPriority' | 'decoding'> {
  /** Files by type, the smallest type first; none while developing. */
  sources: readonly { type: string; srcSet: string; sizes?: string; media?: string }[];
  alt: string;
  /** True for what is seen first: it is fetched at once and before others, all others when they come near. */
  first: boolean;
  /** Data address of a blurred picture that stands while this one loads. */
  ground?: string;
  /** `cover` fills the box and cuts, `contain` shows the whole picture; as its class says where that is left out. */
  fit?: 'cover' | 'contain';
  /** What stays in sight, or where the picture stands, as in `object-position`. */
  position?: string;
}

/** A picture that fills its box. */
export function FillingPicture({
  sources,
  first,
  ground,
  fit,
  position,
  style,
  ...image
}: PictureProperties) {
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      <Filling
        {...image}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
        style={{
          objectFit: fit,
          objectPosition: position,
          ...(ground && { backgroundImage: `url(${ground})`, backgroundPosition: position }),
          ...style,
        }}
      />
    </picture>
  );
}

const Filling = styled('img')({ width: '100%', height: '100%', backgroundSize: 'cover' });
