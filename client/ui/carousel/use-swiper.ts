import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { Swiper as RunningSwiper } from 'swiper';
import { whenNear } from '../behaviour/when-near.ts';
import type { SlidesPerView } from './slide-widths.ts';
import { swiperBreakpoints } from './slide-widths.ts';
import type { startSwiper } from './start-swiper.ts';

interface SwiperProperties {
  slidesPerView: SlidesPerView;
  spaceBetween: number;
  autoplayMs: number | undefined;
  loop: boolean;
  speedMs: number;
  /** Is told at the start and whenever the place has changed. */
  onPlace: (running: RunningSwiper) => void;
  /** Is told when another slide has become the first in sight. */
  onMove: () => void;
}

/**
 * Lets Swiper take over a row of slides (`row`) when it comes near the window, which is also when its code is
 * loaded. Until then, and where that cannot be had, it stays a row to scroll.
 */
export function useSwiper({
  slidesPerView,
  spaceBetween,
  autoplayMs,
  loop,
  speedMs,
  onPlace,
  onMove,
}: SwiperProperties): { row: RefObject<HTMLDivElement | null>; swiper: RunningSwiper | null } {
  const row = useRef<HTMLDivElement>(null);
  const [swiper, setSwiper] = useState<RunningSwiper | null>(null);
  const latest = useRef({ onPlace, onMove });
  useEffect(() => {
    latest.current = { onPlace, onMove };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: no carousel changes what it is.
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    let hasLeft = false;
    let running: RunningSwiper | undefined;
    const stopWaiting = whenNear(element, () => {
      import('./start-swiper.ts').then(
        (loaded) => {
          if (!hasLeft) running = start(element, loaded.startSwiper);
        },
        () => undefined,
      );
    });
    return () => {
      hasLeft = true;
      stopWaiting();
      running?.destroy();
    };

    function start(element: HTMLElement, startRow: typeof startSwiper) {
      const { scrollLeft } = element;
      const readPlace = (moved: RunningSwiper) => latest.current.onPlace(moved);
      const started = startRow(element, {
        spaceBetween,
        breakpoints: swiperBreakpoints(slidesPerView),
        loop,
        speed: speedMs,
        autoplay: { enabled: autoplayMs !== undefined, delay: autoplayMs ?? 0 },
        watchSlidesProgress: true,
        on: {
          progress: keepUnseenInert,
          resize: showFocused,
          slideChange(moved) {
            latest.current.onMove();
            readPlace(moved);
          },
          snapIndexChange: readPlace,
          snapGridLengthChange: readPlace,
          toEdge: readPlace,
          fromEdge: readPlace,
        },
      });
      const index = Math.round(scrollLeft / ((started.slidesSizesGrid[0] ?? 0) + spaceBetween));
      if (index > 0) {
        if (loop) started.slideToLoop(index);
        else started.slideTo(index);
      }
      showFocused(started);
      readPlace(started);
      setSwiper(started);
      return started;
    }
  }, []);

  useEffect(() => {
    if (swiper) swiper.params.speed = speedMs;
  }, [swiper, speedMs]);

  return { row, swiper };
}

/** What is out of sight is out of reach, but for what has the focus, which would be lost. */
function keepUnseenInert({ slides, visibleSlides }: Seen): void {
  for (const slide of slides) {
    const isReached = visibleSlides?.includes(slide) || slide.contains(document.activeElement);
    slide.firstElementChild?.toggleAttribute('inert', !isReached);
  }
}

/** Where the row becomes a carousel, or shows fewer slides side by side, what has the focus stays in sight. */
function showFocused(moved: Seen): void {
  const { slides, visibleSlides } = moved;
  const focused = slides.findIndex((slide) => slide.contains(document.activeElement));
  const slide = slides[focused];
  if (slide && !visibleSlides?.includes(slide)) moved.slideTo(focused, 0);
}

type Seen = RunningSwiper & { visibleSlides?: HTMLElement[] };
