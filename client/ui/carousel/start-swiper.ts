import { Swiper } from 'swiper';
import { Autoplay } from 'swiper/modules';
import type { SwiperOptions } from 'swiper/types';

/**
 * Makes a carousel of a row of slides. In a file of its own, since Swiper takes a tenth of a page's scripts and no
 * carousel stands in a first window: imported by name, it comes without the modules that nobody uses.
 */
export function startSwiper(row: HTMLElement, options: SwiperOptions): Swiper {
  return new Swiper(row, { modules: [Autoplay], ...options });
}
