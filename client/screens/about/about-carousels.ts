import { oneToFive, oneToThree } from '../../ui/carousel/slide-widths.ts';

/** The years: one side by side, 2 from 768 px, 3 from 1024 px, moving by themselves without end. */
export const timelineCarousel = {
  slidesPerView: oneToThree,
  spaceBetween: 30,
  autoplayMs: 3000,
  loop: true,
  pagination: true,
} as const;

/** The gallery: one picture from 320 px on, five from 1280 px on. */
export const galleryCarousel = {
  slidesPerView: oneToFive,
  spaceBetween: 10,
  pagination: true,
} as const;
