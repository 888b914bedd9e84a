import { useTranslation } from 'react-i18next';
import { DealerBand } from '../../ui/dealer-band.tsx';
import { StoryColumns } from '../../ui/story-columns.tsx';
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
      <Microwave />
      <NeroModels />
      <DealerBand />
    </>
  );
}
