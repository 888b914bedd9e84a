import { paths } from '@kitchen/shared/paths.ts';
import { useTranslation } from 'react-i18next';
import kitchen from '../../pictures/marketing/home-hero.webp?picture';
import { Head } from '../../ui/head/head.tsx';
import { useSiteSettings } from '../../ui/site-settings.tsx';
import { Hero } from './hero.tsx';
import { HomeSections } from './home-sections.tsx';
import { SiteData } from './site-data.tsx';

export function Component() {
  const { t } = useTranslation('home');
  const { brand } = useSiteSettings();
  return (
    <>
      <Head
        title={t('pageTitle')}
        description={t('description', { year: brand.foundedYear, tagline: brand.tagline })}
        canonicalPath={paths.home}
        picture={kitchen}
      />
      <SiteData />
      <Hero />
      <HomeSections />
    </>
  );
}
