/** Swiper takes a sixth of a page's scripts, and no carousel stands in a first window. */
export async function loadSwiper() {
  const [{ Swiper }, { Autoplay }] = await Promise.all([import('swiper'), import('swiper/modules')]);
  return { Swiper, Autoplay };
}
