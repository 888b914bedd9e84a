import { useTranslation } from 'react-i18next';
import near from '../../pictures/marketing/nero-near.webp?picture';
import use from '../../pictures/marketing/nero-use.webp?picture';
import view from '../../pictures/marketing/nero-view.webp?picture';
import { styled } from '../../theme/styled.ts';
import { colors } from '../../theme/tokens.ts';
import { LineScene } from '../../ui/lines/line-scene.tsx';
import { DealerBand } from '../../ui/page/dealer-band.tsx';
import { PictureBand } from '../../ui/page/picture-band.tsx';
import { StoryColumns } from '../../ui/page/story-columns.tsx';
import { Microwave } from './microwave.tsx';
import { NeroModels } from './nero-models.tsx';

/** What the Nero Line's page shows under its first picture. */
export function NeroSections() {
  const { t } = useTranslation('lines');
  return (
    <>
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
