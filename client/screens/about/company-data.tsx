import { paths } from '@kitchen/shared/paths.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { languageAddress } from '../../ui/head/head.tsx';
import { organization } from '../../ui/head/organization.ts';
import { StructuredData } from '../../ui/head/structured-data.tsx';
import { useSiteSettings } from '../../ui/site-settings.tsx';

/** The company for search engines. */
export function CompanyData() {
  const { t } = useTranslation('about');
  const language = useLanguage();
  const settings = useSiteSettings();
  const { brand, publicUrl } = settings;
  return (
    <StructuredData
      data={{
        '@type': 'AboutPage',
        name: t('title'),
        url: languageAddress(paths.about(brand), language, settings),
        inLanguage: language,
        mainEntity: { ...organization(brand, publicUrl), foundingLocation: t('foundingPlace') },
      }}
    />
  );
}
