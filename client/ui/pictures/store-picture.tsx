import type { CardPicture, PictureWidth } from '@kitchen/shared/pictures.ts';
import { picturePath, pictureWidths } from '@kitchen/shared/pictures.ts';
import { useCallback, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.tsx';
import { styled } from '../../theme/styled.ts';
import { colors, fonts, typeSizes } from '../../theme/tokens.ts';
import { FillingPicture } from './filling-picture.tsx';

/** Where a cut-out stands in its box: on the floor, or in the middle for what hangs or is set in. */
export type Placement = 'floor' | 'centre';

interface StorePictureProperties {
  picture: CardPicture | null;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  /** Widths in px that are offered: a listing names each of them for every card. */
  widths?: readonly PictureWidth[];
  placement?: Placement;
  /** How much larger than its box it is shown. */
  scale?: number;
  /** `cover` for a close-up, which fills its box; whole else. */
  fit?: 'contain' | 'cover';
  /** True for what is seen first: it is fetched at once and before others. */
  first?: boolean;
  /** Empty where the words beside it say the same. */
  alt: string;
  /** Of `alt`, where that is not in the page's language. */
  lang?: string | undefined;
}

/**
 * A picture of the store, in the positioned box around it; words where there is none
 * or it cannot be shown.
 */
export function StorePicture({
  picture,
  sizes,
  widths = pictureWidths,
  placement = 'floor',
  scale = 1,
  fit = 'contain',
  first = false,
  alt,
  lang,
}: StorePictureProperties) {
  const { t } = useTexts();
  const [brokenSource, setBrokenSource] = useState<string>();
  const source = picture?.source;
  // A picture of a rendered page may have failed before React listened.
  const checkPicture = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) setBrokenSource(source);
    },
    [source],
  );
  if (!picture || source === brokenSource) return <NoPicture>{t('common.noImage')}</NoPicture>;
  return (
    <CutOut
      // Placed alike, an old picture is shown until the new one is there.
      key={fit}
      ref={checkPicture}
      // Few browsers still want it: one size does.
      src={picturePath(picture.source, 704, 'webp')}
      sources={[
        {
          type: 'image/avif',
          srcSet: widths.map((width) => `${picturePath(picture.source, width, 'avif')} ${width}w`).join(),
          sizes,
        },
      ]}
      alt={alt}
      lang={lang}
      onError={() => setBrokenSource(source)}
      first={first}
      {...(scale !== 1 && { style: { scale } })}
      {...(fit === 'cover' && { fit, position: '50% 50%' })}
      {...(placement === 'centre' && { position: '50% 50%' })}
    />
  );
}

/** Whole, on the floor: most are, and a listing would say it of each. */
const CutOut = styled(FillingPicture)({
  position: 'absolute',
  inset: 0,
  objectFit: 'contain',
  objectPosition: '50% 100%',
});

const NoPicture = styled('span')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 12,
  padding: 8,
  textAlign: 'center',
  textWrap: 'balance',
  fontFamily: fonts.serif,
  fontSize: typeSizes.lead,
  lineHeight: 1.2,
  color: colors.stone,
  '&::before': { content: '""', width: 32, borderTop: `1px solid ${colors.brass}` },
});
