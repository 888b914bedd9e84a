import type { SiteLine } from '@kitchen/shared/collections.ts';
import { useTranslation } from 'react-i18next';
import { LineScene } from '../../ui/lines/line-scene.tsx';
import { DealerBand } from '../../ui/page/dealer-band.tsx';
import { StoryColumns } from '../../ui/page/story-columns.tsx';
import { LineDetail } from './line-detail.tsx';
import { LineModels } from './line-models.tsx';
import { LineNeighbours } from './line-neighbours.tsx';
import { linePictures } from './line-pictures.ts';

/** What a line's page shows under its first picture. */
export function LineSections({ line }: { line: SiteLine }) {
  const { t } = useTranslation('lines');
  const { slug } = line;
  const { view, near, use } = linePictures(line);
  const scenes = [view, use].flatMap((scene) => scene ?? []);
  return (
    <>
      <StoryColumns
        title={t(`stories.${slug}.title`)}
        first={t(`stories.${slug}.first`)}
        second={t(`stories.${slug}.second`)}
      />
      {scenes.length > 0 && <LineScene pictures={scenes} />}
      <LineDetail line={line} picture={near} />
      <LineModels line={line} />
      <DealerBand />
      <LineNeighbours line={line} />
    </>
  );
}
