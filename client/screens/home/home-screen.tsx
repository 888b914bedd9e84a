import { paths } from '@kitchen/shared/paths.ts';
import { useTranslation } from 'react-i18next';
import kitchen from '../../pictures/marketing/home-hero.webp?picture';
import { Head } from '../../ui/head/head.tsx';
import { organization, website } from '../../ui/head/organization.ts';
import { StructuredData } from '../../ui/head/structured-data.tsx';
import { NeroBand } from '../../ui/lines/nero-band.tsx';
import { useSiteSettings } from '../../ui/site-settings.tsx';
import { AboutBlock } from './about-block.tsx';
import { CategoryCarousel } from './category-carousel.tsx';
import { DistinctiveStyles } from './distinctive-styles.tsx';
import { ExperienceBanner } from './experience-banner.tsx';
import { FooterBoxes } from './footer-boxes.tsx';
import { Hero } from './hero.tsx';
import { NewsBlock } from './news-block.tsx';

export function Component() {
  const { t } = useTranslation('home');
  const { brand, publicUrl } = useSiteSettings();
  return (
    <>
      <Head
        title={t('pageTitle')}
        description={t('description', { year: brand.foundedYear, tagline: brand.tagline })}
        canonicalPath={paths.home}
        picture={kitchen}
      />
      <StructuredData data={website(brand, publicUrl)} />
      <StructuredData data={organization(brand, publicUrl)} />
      <Hero />
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
