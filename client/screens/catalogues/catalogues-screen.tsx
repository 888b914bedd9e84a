import { cataloguesApiPath } from '@kitchen/shared/catalogues.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { useTranslation } from 'react-i18next';
import type { ScreenModule } from '../../screen-modules.ts';
import { Head } from '../../ui/head/head.tsx';
import { PageHero } from '../../ui/page/page-hero.tsx';
import { useSiteSettings } from '../../ui/site-settings.tsx';
import { CatalogueList } from './catalogue-list.tsx';
import { heroPicture } from './catalogues-pictures.ts';
import { PrintedCopy } from './printed-copy.tsx';

export const answerPaths: ScreenModule['answerPaths'] = () => [cataloguesApiPath];

/** The catalogues to read, to download or to ask for on paper. */
export function Component() {
  const { t } = useTranslation('catalogues');
  const { brand } = useSiteSettings();
  return (
    <>
      <Head
        title={t('pageTitle')}
        description={t('description', { brand: brand.name })}
        canonicalPath={paths.catalogues}
        picture={heroPicture}
      />
      <PageHero title={t('title')} lead={t('lead')} picture={heroPicture} />
      <CatalogueList />
      <PrintedCopy />
    </>
  );
}
