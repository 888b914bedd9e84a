import type { CatalogueFile } from '@kitchen/shared/catalogues.ts';
import { cataloguePath } from '@kitchen/shared/catalogues.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { languageAddress } from '../../ui/head/head.tsx';
import { StructuredData } from '../../ui/head/structured-data.tsx';
import { useSiteSettings } from '../../ui/site-settings.tsx';

/** The catalogues for search engines. */
export function CatalogueData({ files }: { files: readonly CatalogueFile[] }) {
  const { t } = useTranslation('catalogues');
  const settings = useSiteSettings();
  const language = useLanguage();
  return (
    <StructuredData
      data={{
        '@type': 'CollectionPage',
        name: t('title'),
        url: languageAddress(paths.catalogues, language, settings),
        inLanguage: language,
        hasPart: files.map((file) => ({
          '@type': 'DigitalDocument',
          name: t(`items.${file.slug}.title`),
          description: t(`items.${file.slug}.subtitle`),
          url: settings.publicUrl + cataloguePath(file.slug, file.language),
          encodingFormat: 'application/pdf',
          inLanguage: file.language,
        })),
      }}
    />
  );
}
