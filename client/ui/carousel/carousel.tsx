import type { KeyboardEvent, ReactNode } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Swiper as RunningSwiper } from 'swiper';
import { styled } from '../../theme/styled.ts';
import { visuallyHidden } from '../../theme/surfaces.ts';
import { motion } from '../../theme/tokens.ts';
import { CarouselArrows, CarouselBullets, CarouselPause } from './carousel-controls.tsx';
import {
  Around,
  ArrowsPlace,
  BulletsPlace,
  Heading,
  PausePlace,
  Track,
  Upon,
  UponPlace,
} from './carousel-layout.ts';
import type { SlidesPerView } from './slide-widths.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useReducedMotion } from './use-reduced-motion.ts';
import { useSwiper } from './use-swiper.ts';

interface Slide {
  key: string;
  /** What the slide shows, in the visitor's language, said when it comes to stand first. */
  name: string;
  content: ReactNode;
}

interface CarouselProperties {
  /** Accessible name. */
  label: string;
  slides: readonly Slide[];
  slidesPerView: SlidesPerView;
  /** Px between two slides. */
  spaceBetween: number;
  /** Ms that a slide stays; without it nothing moves by itself. */
  autoplayMs?: number;
  /** After the last slide comes the first again. */
  loop?: boolean;
  /** Bullets under the slides. */
  pagination?: boolean;
  /** Stands left of the arrows. */
  heading?: ReactNode;
  /**
   * Around the slides: arrows and pause above them, on phones the arrows below. Upon the slides: bullets
   * and pause, without arrows, in the right half, which is to show no picture, or at the foot on phones.
   */
  controls?: 'around' | 'upon';
  /** On phones a part of the next slide shows, up to the edge of the page. */
  peeks?: boolean;
}

/**
 * The one carousel of the site. Rendered on the server it is a row to scroll; Swiper takes it over where
 * scripts run. A screen that shows one names the texts `carousel` in the route table.
 */
export function Carousel({
  label,
  slides,
  slidesPerView,
  spaceBetween,
  autoplayMs,
  loop = false,
  pagination = false,
  heading,
  controls = 'around',
  peeks = false,
}: CarouselProperties) {
  const { t } = useTranslation('carousel');
  const root = useRef<HTMLElement>(null);
  const [place, setPlace] = useState({ slide: 0, stop: 0, stops: 1, isBeginning: true, isEnd: false });
  const [hasMoved, setMoved] = useState(false);
  const isMotionReduced = useReducedMotion();
  const hasAutoplay = autoplayMs !== undefined && !isMotionReduced;

  const readPlace = (running: RunningSwiper) =>
    setPlace({
      slide: running.realIndex,
      stop: loop ? running.realIndex : running.snapIndex,
      stops: loop ? slides.length : running.snapGrid.length,
      isBeginning: running.isBeginning && !loop,
      isEnd: running.isEnd && !loop,
    });
  const { row, swiper } = useSwiper({
    slidesPerView,
    spaceBetween,
    autoplayMs,
    loop,
    speedMs: isMotionReduced ? 0 : motion.pictureMs,
    onPlace: readPlace,
    onMove: () => setMoved(true),
  });
  const { isPlaying, isWanted, toggle, handlers } = useAutoplay(swiper, hasAutoplay);

  const goBy = (step: 1 | -1) => (step === 1 ? swiper?.slideNext() : swiper?.slidePrev());
  const goTo = (index: number, running = swiper) =>
    loop ? running?.slideToLoop(index) : running?.slideTo(index);

  const goByKey = (event: KeyboardEvent) => {
    const step = keySteps[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // What leaves the sight cannot keep the focus.
    if ((event.target as Element).closest('.swiper-slide')) root.current?.focus();
    goBy(step);
  };

  const positionOf = (index: number) => t('position', { position: index + 1, total: slides.length });

  const fit = { slidesPerView, slideCount: slides.length };
  const pause = hasAutoplay && (
    <PausePlace {...fit}>
      {swiper && <CarouselPause name={label} isPaused={!isWanted} onToggle={toggle} />}
    </PausePlace>
  );
  const bullets = pagination && (
    <BulletsPlace {...fit}>
      {swiper && (
        <CarouselBullets count={place.stops} active={place.stop} onChoose={(index) => goTo(index)} />
      )}
    </BulletsPlace>
  );
  const arrows = (
    <ArrowsPlace {...fit}>
      {swiper && <CarouselArrows isBeginning={place.isBeginning} isEnd={place.isEnd} onGo={goBy} />}
    </ArrowsPlace>
  );
  const Whole = controls === 'around' ? Around : Upon;

  return (
    <Whole
      ref={root}
      tabIndex={-1}
      aria-label={label}
      aria-roledescription={t('carousel')}
      onKeyDown={goByKey}
      {...handlers}
    >
      {heading !== undefined && <Heading besidePause={hasAutoplay}>{heading}</Heading>}
      {controls === 'around' ? (
        <>
          {pause}
          {arrows}
        </>
      ) : (
        <UponPlace>
          {bullets}
          {pause}
        </UponPlace>
      )}
      <Track
        slidesPerView={slidesPerView}
        spaceBetweenPx={spaceBetween}
        hasHeading={heading !== undefined}
        peeks={peeks}
        fades={loop && spaceBetween > 0}
      >
        {/* Without controls the keyboard scrolls it; then it keeps a focus that it has. */}
        <div ref={row} className="swiper" tabIndex={swiper ? -1 : 0}>
          <div className="swiper-wrapper">
            {slides.map(({ key, content }, index) => (
              <div key={key} className="swiper-slide">
                <Content role="group" aria-roledescription={t('slide')} aria-label={positionOf(index)}>
                  {content}
                </Content>
              </div>
            ))}
          </div>
        </div>
      </Track>
      {controls === 'around' && bullets}
      <Status aria-live={isPlaying ? 'off' : 'polite'} aria-atomic="true">
        {hasMoved && `${slides[place.slide]?.name}, ${positionOf(place.slide)}`}
      </Status>
    </Whole>
  );
}

const keySteps: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };

const Content = styled('div')({ height: '100%' });

const Status = styled('p')(visuallyHidden);
