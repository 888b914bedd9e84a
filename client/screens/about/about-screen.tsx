import { paths } from '@kitchen/shared/paths.ts';
import { useTranslation } from 'react-i18next';
import { Head } from '../../ui/head/head.tsx';
import { DarkHero } from '../../ui/page/dark-hero.tsx';
import { PictureBand } from '../../ui/page/picture-band.tsx';
import { useSiteSettings } from '../../ui/site-settings.tsx';
import { aboutPictures } from './about-pictures.ts';
import { CompanyData } from './company-data.tsx';
import { Craft } from './craft.tsx';
import { Heart } from './heart.tsx';
import { History } from './history.tsx';
import { Story } from './story.tsx';

/** Who makes the appliances, and since when. */
export function Component() {
  const { t } = useTranslation('about');
  const { brand } = useSiteSettings();
  return (
    <>
      <Head
        title={t('pageTitle', { year: brand.foundedYear })}
        description={t('description', { brand: brand.name, year: brand.foundedYear })}
        canonicalPath={paths.about(brand)}
        picture={aboutPictures.hero}
      />
      <CompanyData />
      <DarkHero title={t('hero')} picture={aboutPictures.hero} ground="night" />
      <Story />
      <History />
      <PictureBand picture={aboutPictures.banner} />
      <Craft />
      <Heart />
    </>
  );
}
