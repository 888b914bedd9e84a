import { NeroBand } from '../../ui/lines/nero-band.tsx';
import { AboutBlock } from './about-block.tsx';
import { CategoryCarousel } from './category-carousel.tsx';
import { DistinctiveStyles } from './distinctive-styles.tsx';
import { ExperienceBanner } from './experience-banner.tsx';
import { FooterBoxes } from './footer-boxes.tsx';
import { NewsBlock } from './news-block.tsx';

/** What the home page shows under its first picture. */
export function HomeSections() {
  return (
    <>
      <ExperienceBanner />
      <CategoryCarousel />
      <NewsBlock />
      <DistinctiveStyles />
      <NeroBand />
      <FooterBoxes />
      <AboutBlock />
    </>
  );
}
