import { paths } from '@kitchen/shared/paths.ts';
import { useTranslation } from 'react-i18next';
import kitchen from '../../pictures/marketing/home-hero.webp?picture';
import { Head } from '../../ui/head/head.tsx';
import { laterPart } from '../../ui/later-part.tsx';
import { useSiteSettings } from '../../ui/site-settings.tsx';
import { Hero } from './hero.tsx';
import { SiteData } from './site-data.tsx';

const HomeSections = laterPart(async () => (await import('./home-sections.tsx')).HomeSections);
export const parts = [HomeSections];

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
