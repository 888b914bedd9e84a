import type { Picture } from '@kitchen/shared/pictures.ts';
import { picturePath } from '@kitchen/shared/pictures.ts';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Swiper as RunningSwiper } from 'swiper';
import { Keyboard, Zoom } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import { styled } from '../../../theme/styled.ts';
import { hiddenClass } from '../../../theme/surfaces.ts';
import { colors, motion, typeSizes } from '../../../theme/tokens.ts';
import { useReducedMotion } from '../../../ui/carousel/use-reduced-motion.ts';
import { ArrowLeftIcon, ArrowRightIcon, MinusIcon, PlusIcon } from '../../../ui/icons.tsx';
import { Control, FullWindow } from '../full-window.tsx';

interface GalleryProperties {
  name: string;
  lang: string | undefined;
  /** On the ground of pale products. */
  pale: true | undefined;
  pictures: readonly Picture[];
  /** The picture that is seen. */
  shown: number;
  /** Address of the same in the size that the visitor has: it is seen until the large one is there. */
  preview: string | undefined;
  onShow(picture: number): void;
  onClose(): void;
}

/** How often a picture is enlarged at the most, and by how much a press does it. */
const mostZoom = 3;
const zoomStep = 1.6;

/** The pictures of a product over the whole window, as large as they are served, to be looked into. */
export function Gallery({ name, lang, pale, pictures, shown, preview, onShow, onClose }: GalleryProperties) {
  const { t } = useTranslation(['texts', 'product']);
  const isMotionReduced = useReducedMotion();
  const [swiper, setSwiper] = useState<RunningSwiper>();
  const [zoom, setZoom] = useState(1);
  const [first] = useState(shown);
  const [awaited, setAwaited] = useState(preview);
  const position = t('product:pictures.position', { number: shown + 1, total: pictures.length });

  function zoomBy(factor: number) {
    const next = Math.min(zoom * factor, mostZoom);
    if (next <= 1) return swiper?.zoom.out();
    // From the middle, which Swiper knows once it was told any ratio.
    if (zoom === 1) swiper?.zoom.in(1);
    swiper?.zoom.in(next);
  }

  function zoomByKey({ key, ctrlKey, metaKey }: KeyboardEvent) {
    if (ctrlKey || metaKey) return;
    if (key === '+' || key === '=') zoomBy(zoomStep);
    if (key === '-') zoomBy(1 / zoomStep);
  }

  function closeFromBeside(event: MouseEvent) {
    // Swiper prevents the click that ends a swipe.
    if (zoom === 1 && !event.defaultPrevented && isBesidePicture(event)) onClose();
  }

  return (
    <FullWindow name={t('product:pictures.list', { name })} onClose={onClose} onKeyDown={zoomByKey}>
      <Stage data-pale={pale} onClick={closeFromBeside}>
        <Swiper
          modules={[Keyboard, Zoom]}
          initialSlide={shown}
          keyboard={{ onlyInViewport: false }}
          zoom={{ maxRatio: mostZoom }}
          speed={isMotionReduced ? 0 : motion.pictureMs}
          onSwiper={setSwiper}
          onSlideChange={({ activeIndex }) => onShow(activeIndex)}
          onZoomChange={(_, scale) => setZoom(scale)}
        >
          {pictures.map(({ source, alt }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture may be there twice, and the list never changes.
            <SwiperSlide key={index} zoom aria-hidden={index !== shown}>
              <img
                src={picturePath(source, 1440, 'webp')}
                alt={alt || name}
                lang={lang}
                loading={index === shown ? 'eager' : 'lazy'}
                {...(awaited &&
                  index === first && {
                    onLoad: () => setAwaited(undefined),
                    style: { background: `url("${awaited}") center / contain no-repeat` },
                  })}
                className="swiper-zoom-target"
                draggable={false}
              />
            </SwiperSlide>
          ))}
        </Swiper>
      </Stage>
      <p className={hiddenClass} aria-live="polite">
        {position}
      </p>
      <Controls>
        {pictures.length > 1 && (
          <>
            <Control
              aria-label={t('product:pictures.previous')}
              aria-disabled={shown === 0}
              onClick={() => swiper?.slidePrev()}
            >
              <ArrowLeftIcon />
            </Control>
            <Control
              aria-label={t('product:pictures.next')}
              aria-disabled={shown === pictures.length - 1}
              onClick={() => swiper?.slideNext()}
            >
              <ArrowRightIcon />
            </Control>
            <Position aria-hidden="true">
              {shown + 1} / {pictures.length}
            </Position>
          </>
        )}
        <Control
          aria-label={t('product:pictures.zoomOut')}
          aria-disabled={zoom <= 1}
          onClick={() => zoomBy(1 / zoomStep)}
        >
          <MinusIcon />
        </Control>
        <Control
          aria-label={t('product:pictures.zoomIn')}
          aria-disabled={zoom >= mostZoom}
          onClick={() => zoomBy(zoomStep)}
        >
          <PlusIcon />
        </Control>
      </Controls>
    </FullWindow>
  );
}

/** Whether a press is on the ground; the element of a picture is as large as the window, what it shows mostly smaller. */
function isBesidePicture({ target, clientX, clientY }: MouseEvent): boolean {
  if (!(target instanceof HTMLImageElement)) return true;
  const { naturalWidth, naturalHeight } = target;
  const { left, top, width, height } = target.getBoundingClientRect();
  const scale = Math.min(width / naturalWidth, height / naturalHeight);
  return (
    Math.abs(clientX - left - width / 2) > (naturalWidth * scale) / 2 ||
    Math.abs(clientY - top - height / 2) > (naturalHeight * scale) / 2
  );
}

const Stage = styled('div')({
  position: 'absolute',
  inset: 0,
  '&[data-pale]': { backgroundColor: colors.paleGround },
  // Two fingers enlarge the picture, not the page.
  '& .swiper': { height: '100%', overflow: 'clip', touchAction: 'none' },
  '& .swiper-wrapper': { display: 'flex', height: '100%', transitionProperty: 'transform' },
  '& .swiper-slide': { flexShrink: 0, width: '100%', height: '100%', cursor: 'zoom-in' },
  '& .swiper-slide-zoomed': { cursor: 'move' },
  '& .swiper-zoom-container': { display: 'grid', placeItems: 'center', width: '100%', height: '100%' },
  '& img': {
    width: '100vw',
    height: '100dvh',
    objectFit: 'contain',
    userSelect: 'none',
    WebkitUserSelect: 'none',
  },
});

const Controls = styled('div')(({ theme }) => ({
  position: 'absolute',
  bottom: theme.spacing(2.5),
  left: '50%',
  transform: 'translateX(-50%)',
  display: 'flex',
  alignItems: 'center',
  backgroundColor: colors.white,
  color: colors.teal900,
}));

const Position = styled('p')(({ theme }) => ({
  minWidth: 56,
  paddingInline: theme.spacing(1),
  textAlign: 'center',
  whiteSpace: 'nowrap',
  fontSize: typeSizes.small,
}));
