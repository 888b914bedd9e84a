import { paths } from '@kitchen/shared/paths.ts';
import { useTranslation } from 'react-i18next';
import room from '../../pictures/marketing/nero-room.webp?picture';
import square from '../../pictures/marketing/nero-room.webp?picture-square';
import type { ScreenModule } from '../../screen-modules.ts';
import { Head } from '../../ui/head/head.tsx';
import { lineModelsPath } from '../../ui/lines/use-line-models.ts';
import { DarkHero } from '../../ui/page/dark-hero.tsx';
import { usePathCrumbs } from '../../ui/page/use-path-crumbs.ts';
import { neroCategories } from './nero-categories.ts';
import { NeroSections } from './nero-sections.tsx';

export const answerPaths: ScreenModule['answerPaths'] = ({ language }) =>
  neroCategories.map((category) => lineModelsPath(language, { category, collection: 'nero' }));

/** The Nero Line: built-in appliances of several categories in one black. */
export function Component() {
  const { t } = useTranslation('lines');
  return (
    <>
      <Head
        title={t('nero.pageTitle')}
        description={t('nero.description')}
        canonicalPath={paths.neroLine}
        picture={room}
      />
      <DarkHero
        title={t('nero.title')}
        lead={t('nero.lead')}
        picture={room}
        onPhones={square}
        ground="nero"
        crumbs={usePathCrumbs(paths.neroLine, t('nero.title'))}
      />
      <NeroSections />
    </>
  );
}
