import { picturePath } from '@kitchen/shared/pictures.ts';
import type { Product } from '@kitchen/shared/product.ts';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../theme/styled.ts';
import { hiddenClass } from '../../../theme/surfaces.ts';
import { isPaleColor } from '../../../theme/swatch-colors.ts';
import { colors, layout, typeSizes, weights } from '../../../theme/tokens.ts';
import { openDocument } from '../../../ui/behaviour/open-document.ts';
import { opensElsewhere } from '../../../ui/behaviour/opens-elsewhere.ts';
import { useOnDemand } from '../../../ui/behaviour/use-on-demand.ts';
import { EnlargeIcon } from '../../../ui/icons.tsx';
import { StorePicture } from '../../../ui/pictures/store-picture.tsx';
import { hangingScale, placementOf } from '../../../ui/products/placement.ts';
import { splitOptions } from '../../../ui/products/split-options.ts';
import { pictureGround } from './picture-ground.ts';

const sizes = '(min-width: 1440px) 640px, (min-width: 1024px) 46vw, (min-width: 768px) 72vw, 84vw';
/** Of hobs and hoods, which are shown larger. */
const largeSizes = '(min-width: 1024px) 960px, (min-width: 768px) 100vw, 110vw';

/** The pictures in full size are asked for by some visitors: the code comes when they are. */
const loadGallery = async () => (await import('./gallery.tsx')).Gallery;

/** A finger that moves less, sideways, presses. */
const swipePx = 40;

interface ProductPicturesProperties {
  product: Product;
  lang: string | undefined;
  /** Stand in the corners of the picture. */
  children?: ReactNode;
}

/** The product's picture with its code on it, which opens it in full size; fingers turn it over, as small ones do where there are more. */
export function ProductPictures({ product, lang, children }: ProductPicturesProperties) {
  const { t } = useTranslation(['texts', 'product']);
  const [chosen, setChosen] = useState({ of: product.id, index: 0 });
  // Another version begins with its first picture, in the same element: the browser shows the old one until it is there.
  const shown = chosen.of === product.id ? chosen.index : 0;
  if (chosen.of !== product.id) setChosen({ of: product.id, index: 0 });
  const setShown = (index: number) => setChosen({ of: product.id, index });
  const picture = product.pictures[shown] ?? product.pictures[0] ?? null;
  const large = picture ? picturePath(picture.source, 1440, 'jpg') : '';
  const gallery = useOnDemand(loadGallery, () => openDocument(large));
  const [preview, setPreview] = useState<string>();
  const thumbnails = product.pictures.length > 1;
  const swipedFrom = useRef<number>(undefined);
  const placement = placementOf(product.category);
  const pale = (picture && splitOptions(product.color).some(isPaleColor)) || undefined;
  return (
    <>
      <Ground
        data-empty={picture === null || undefined}
        data-further={shown > 0 || undefined}
        data-pale={pale}
      >
        <PictureBox data-kind={(picture && shown === 0 && product.category) || undefined}>
          <StorePicture
            picture={picture}
            sizes={placement === 'centre' ? largeSizes : sizes}
            placement={placement}
            fit={shown > 0 ? 'cover' : 'contain'}
            scale={shown === 0 ? hangingScale(product.category, product.measures?.width) : 1}
            alt={picture?.alt || product.name}
            lang={lang}
            first
          />
        </PictureBox>
        {picture && (
          <Opener
            href={large}
            aria-label={t('product:pictures.open')}
            aria-haspopup="dialog"
            data-screen-only
            onPointerDown={({ pointerType, isPrimary, clientX }) => {
              // Two fingers enlarge the page.
              swipedFrom.current = pointerType === 'touch' && isPrimary ? clientX : undefined;
            }}
            onPointerUp={({ clientX }) => {
              const moved = clientX - (swipedFrom.current ?? clientX);
              const next = shown - Math.sign(moved);
              if (Math.abs(moved) >= swipePx && product.pictures[next]) setShown(next);
            }}
            onClick={(event) => {
              if (opensElsewhere(event)) return;
              event.preventDefault();
              setPreview(event.currentTarget.parentElement?.querySelector('img')?.currentSrc);
              gallery.open();
            }}
          >
            <EnlargeIcon size={20} />
          </Opener>
        )}
        <Badge>
          <span className={hiddenClass}>{t('product:sku')} </span>
          <span translate="no">{product.sku}</span>
        </Badge>
        {children}
      </Ground>
      {thumbnails && (
        <Thumbnails
          data-screen-only
          data-pale={pale}
          aria-label={t('product:pictures.list', { name: product.name })}
        >
          {product.pictures.map((small, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture may be there twice, and the list never changes.
            <li key={index}>
              <Thumbnail
                href={picturePath(small.source, 1440, 'jpg')}
                aria-label={t('product:pictures.choose', { number: index + 1 })}
                aria-current={index === shown || undefined}
                onClick={(event) => {
                  if (opensElsewhere(event)) return;
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
      {gallery.Part && gallery.isOpen && (
        <gallery.Part
          name={product.name}
          lang={lang}
          pale={pale}
          pictures={product.pictures}
          shown={shown}
          preview={preview}
          onShow={setShown}
          onClose={gallery.close}
        />
      )}
    </>
  );
}

const Ground = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: colors.ivory,
  ...pictureGround(theme),
  // Words alone need no square.
  '&[data-pale]': { backgroundColor: colors.paleGround },
  '&&[data-empty]': { aspectRatio: '16 / 9' },
}));

const PictureBox = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: '0 0 10%',
  [theme.breakpoints.up('md')]: { bottom: '5%' },
  // The first stands cut out on its floor; further ones are mostly details that fill a square.
  '[data-further] > &, [data-empty] > &': { bottom: 0 },
  // What is lower than a cooker fills more of it, in its middle.
  '&[data-kind=hobs]': { inset: '-8% 0' },
  '&[data-kind=hoods]': { inset: '-11% 0 4%' },
  '&[data-kind=ovens]': { inset: '-27% 0 7%' },
  '&[data-kind=compact-products]': { inset: '-28% 0 12%' },
  // Hobs and hoods have no floor in their pictures.
  '&[data-kind=hobs] img, &[data-kind=hoods] img': {
    filter: `drop-shadow(0 14px 16px ${colors.cutOutShadow})`,
  },
}));

const Badge = styled('p')(({ theme }) => ({
  position: 'absolute',
  left: layout.gutter,
  top: theme.spacing(2.5),
  maxWidth: `calc(100% - 2 * ${layout.gutter})`,
  color: colors.teal900,
  fontSize: typeSizes.meta,
  fontWeight: weights.medium,
  letterSpacing: '.02em',
  '[data-further] > &': { padding: theme.spacing(0.75, 1.75), backgroundColor: colors.white },
  [theme.breakpoints.up('md')]: {
    left: theme.spacing(3),
    top: theme.spacing(3),
    padding: theme.spacing(0.75, 1.75),
    backgroundColor: colors.white,
  },
}));

/** Covers the picture; its sign stands in a corner. */
const Opener = styled('a')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  cursor: 'zoom-in',
  // Sideways it is turned over.
  touchAction: 'pan-y pinch-zoom',
  color: colors.teal900,
  '&:focus-visible': { outlineOffset: -4 },
  '& svg': {
    position: 'absolute',
    right: theme.spacing(2),
    bottom: theme.spacing(2),
    boxSizing: 'content-box',
    padding: 12,
    backgroundColor: colors.white,
    [theme.breakpoints.up('md')]: { bottom: 'auto', right: theme.spacing(3), top: theme.spacing(3) },
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
  width: 72,
  height: 72,
  backgroundColor: colors.ivory,
  border: `1px solid ${colors.line}`,
  '[data-pale] &': { backgroundColor: colors.paleGround },
  '&[aria-current]': { borderColor: colors.teal900 },
});
