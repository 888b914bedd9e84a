import { paths } from '@kitchen/shared/paths.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import kitchen from '../../pictures/marketing/home-hero.webp?picture';
import { Head } from '../../ui/head.tsx';
import { NeroBand } from '../../ui/lines/nero-band.tsx';
import { useSiteSettings } from '../../ui/site-settings.tsx';
import { AboutBlock } from './about-block.tsx';
import { CategoryCarousel } from './category-carousel.tsx';
import { DistinctiveStyles } from './distinctive-styles.tsx';
import { ExperienceBanner } from './experience-banner.tsx';
import { FooterBoxes } from './footer-boxes.tsx';
import { Hero } from './hero.tsx';
import { NewsBlock } from './news-block.tsx';
import { OrganizationData } from './organization-data.tsx';

export function Component() {
  const { t } = useTranslation('home');
  const { brand } = useSiteSettings();
  const language = useLanguage();
  return (
    <>
      <Head
        title={t('pageTitle')}
        description={t('description', { year: brand.foundedYear, tagline: brand.tagline })}
        canonicalPath={paths.home}
        picturePath={kitchen.social}
        pictureAlt={kitchen.alt[language]}
      />
      <OrganizationData />
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
