import { paths } from '@kitchen/shared/paths.ts';
import { useTranslation } from 'react-i18next';
import neroLine from '../../pictures/marketing/nero-line.webp?picture';
import type { ScreenModule } from '../../screen-module.ts';
import { DarkHero } from '../../ui/dark-hero.tsx';
import { DealerBand } from '../../ui/dealer-band.tsx';
import { Head } from '../../ui/head.tsx';
import { lineModelsPath } from '../../ui/lines/use-line-models.ts';
import { StoryColumns } from '../../ui/story-columns.tsx';
import { usePathCrumbs } from '../../ui/use-path-crumbs.ts';
import { Microwave } from './microwave.tsx';
import { neroCategories } from './nero-categories.ts';
import { NeroModels } from './nero-models.tsx';

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
        picturePath={neroLine.social}
      />
      <DarkHero
        title={t('nero.title')}
        lead={t('nero.lead')}
        picture={neroLine}
        ground="nero"
        crumbs={usePathCrumbs(paths.neroLine)}
      />
      <StoryColumns
        nero
        title={t('nero.story.title')}
        first={t('nero.story.first')}
        second={t('nero.story.second')}
      />
      <Microwave />
      <NeroModels />
      <DealerBand />
    </>
  );
}
