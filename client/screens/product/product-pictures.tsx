import { picturePath } from '@kitchen/shared/pictures.ts';
import type { Product } from '@kitchen/shared/product.ts';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../theme/surfaces.ts';
import { colors, layout, typeSizes, weights } from '../../theme/tokens.ts';
import { placementOf } from '../../ui/product-card.tsx';
import { StorePicture } from '../../ui/store-picture.tsx';
import { pictureGround } from './picture-ground.ts';

/** The product's picture with its code on it; small ones below it where there are more. */
export function ProductPictures({ product, lang }: { product: Product; lang: string | undefined }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(0);
  const picture = product.pictures[shown] ?? product.pictures[0] ?? null;
  const thumbnails = product.pictures.length > 1;
  return (
    <>
      <Ground
        data-thumbnails={thumbnails || undefined}
        data-empty={picture === null || undefined}
        data-further={shown > 0 || undefined}
      >
        <PictureBox
          lang={lang}
          data-further={shown > 0 || undefined}
          style={picture ? undefined : { bottom: 0 }}
        >
          <StorePicture
            picture={picture}
            sizes="(min-width: 1440px) 640px, (min-width: 1024px) 46vw, (min-width: 768px) 72vw, 84vw"
            placement={placementOf(product.category)}
            alt={picture?.alt || product.name}
            first
          />
        </PictureBox>
        <Badge>
          <span style={visuallyHidden}>{t('product.sku')} </span>
          {product.sku}
        </Badge>
      </Ground>
      {thumbnails && (
        <Thumbnails aria-label={t('product.pictures.list', { name: product.name })}>
          {product.pictures.map((small, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture may be there twice, and the list never changes.
            <li key={index}>
              <Thumbnail
                href={picturePath(small.source, 1440, 'jpg')}
                aria-label={t('product.pictures.choose', { number: index + 1 })}
                aria-current={index === shown || undefined}
                onClick={(event) => {
                  event.preventDefault();
                  setShown(index);
                }}
              >
                <StorePicture picture={small} sizes="72px" placement="centre" alt="" />
              </Thumbnail>
            </li>
          ))}
        </Thumbnails>
      )}
    </>
  );
}

const Ground = styled('div')(({ theme }) => ({
  position: 'relative',
  backgroundColor: colors.ivory,
  ...pictureGround(theme),
  // Words alone need no square.
  '&&[data-empty]': { aspectRatio: '16 / 9' },
}));

const PictureBox = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: '0 0 10%',
  [theme.breakpoints.up('md')]: { bottom: '5%' },
  // The first stands cut out on its floor; further ones are mostly details that fill a square.
  '&[data-further]': { bottom: 0 },
}));

const Badge = styled('p')(({ theme }) => ({
  position: 'absolute',
  left: layout.gutter,
  bottom: theme.spacing(2.5),
  maxWidth: `calc(100% - 2 * ${layout.gutter})`,
  color: colors.teal900,
  fontSize: typeSizes.meta,
  fontWeight: weights.medium,
  letterSpacing: '.02em',
  '[data-further] > &': { padding: theme.spacing(0.75, 1.75), backgroundColor: colors.white },
  [theme.breakpoints.up('md')]: {
    left: theme.spacing(3),
    top: theme.spacing(3),
    bottom: 'auto',
    padding: theme.spacing(0.75, 1.75),
    backgroundColor: colors.white,
  },
}));

const Thumbnails = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  marginTop: theme.spacing(1),
  [theme.breakpoints.down('md')]: { paddingInline: layout.gutter },
}));

const Thumbnail = styled('a')({
  position: 'relative',
  display: 'block',
  width: 80,
  height: 80,
  backgroundColor: colors.ivory,
  border: '1px solid transparent',
  '&[aria-current]': { borderColor: colors.teal900 },
});
