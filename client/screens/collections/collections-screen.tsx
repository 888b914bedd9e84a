import { collectionCategories } from '@kitchen/shared/collections.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { useTranslation } from 'react-i18next';
import hero from '../../pictures/marketing/collections-hero.webp?picture';
import { CollectionData } from '../../ui/head/collection-data.tsx';
import { Head } from '../../ui/head/head.tsx';
import { NeroBand } from '../../ui/lines/nero-band.tsx';
import { PageHero } from '../../ui/page/page-hero.tsx';
import { usePathCrumbs } from '../../ui/page/use-path-crumbs.ts';
import { CategoryLines } from './category-lines.tsx';

/** All collections at a glance. */
export function Component() {
  const { t } = useTranslation('collections');
  return (
    <>
      <Head
        title={t('overview.pageTitle')}
        description={t('overview.description')}
        canonicalPath={paths.collections}
        picture={hero}
      />
      <PageHero
        title={t('overview.title')}
        lead={t('overview.lead')}
        picture={hero}
        crumbs={usePathCrumbs(paths.collections)}
      />
      <CollectionData
        name={t('overview.title')}
        path={paths.collections}
        pages={collectionCategories.map((category) => ({
          name: t(`categories.${category}.title`),
          path: paths.collection(category),
        }))}
      />
      {collectionCategories.map((category, index) => (
        <CategoryLines key={category} category={category} tinted={index % 2 === 1} />
      ))}
      <NeroBand />
    </>
  );
}
