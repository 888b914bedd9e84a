import { paths } from '@kitchen/shared/paths.ts';
import { useTranslation } from 'react-i18next';
import near from '../../pictures/marketing/nero-near.webp?picture';
import room from '../../pictures/marketing/nero-room.webp?picture';
import square from '../../pictures/marketing/nero-room.webp?picture-square';
import use from '../../pictures/marketing/nero-use.webp?picture';
import view from '../../pictures/marketing/nero-view.webp?picture';
import type { ScreenModule } from '../../screen-modules.ts';
import { styled } from '../../theme/styled.ts';
import { colors } from '../../theme/tokens.ts';
import { Head } from '../../ui/head/head.tsx';
import { LineScene } from '../../ui/lines/line-scene.tsx';
import { lineModelsPath } from '../../ui/lines/use-line-models.ts';
import { DarkHero } from '../../ui/page/dark-hero.tsx';
import { DealerBand } from '../../ui/page/dealer-band.tsx';
import { PictureBand } from '../../ui/page/picture-band.tsx';
import { StoryColumns } from '../../ui/page/story-columns.tsx';
import { usePathCrumbs } from '../../ui/page/use-path-crumbs.ts';
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
      <StoryColumns
        nero
        title={t('nero.story.title')}
        first={t('nero.story.first')}
        second={t('nero.story.second')}
      />
      <LineScene nero pictures={[view, use]} />
      <Near>
        <PictureBand picture={near} />
      </Near>
      <Microwave />
      <NeroModels />
      <DealerBand />
    </>
  );
}

const Near = styled('div')(({ theme }) => ({
  backgroundColor: colors.nero,
  paddingBottom: theme.spacing(5),
  [theme.breakpoints.up('md')]: { paddingBottom: theme.spacing(12) },
}));
