import type { SiteLine } from '@kitchen/shared/collections.ts';
import { collectionLines } from '@kitchen/shared/collections.ts';
import { paths, plainPath } from '@kitchen/shared/paths.ts';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ScreenModule } from '../../screen-modules.ts';
import { Head } from '../../ui/head/head.tsx';
import { LineScene } from '../../ui/lines/line-scene.tsx';
import { lineModelsPath } from '../../ui/lines/use-line-models.ts';
import { useOwnLines } from '../../ui/lines/use-own-lines.ts';
import { DealerBand } from '../../ui/page/dealer-band.tsx';
import { PageHero } from '../../ui/page/page-hero.tsx';
import { StoryColumns } from '../../ui/page/story-columns.tsx';
import { usePathCrumbs } from '../../ui/page/use-path-crumbs.ts';
import { LineDetail } from './line-detail.tsx';
import { LineModels } from './line-models.tsx';
import { LineNeighbours } from './line-neighbours.tsx';
import { linePictures } from './line-pictures.ts';
import { lineRoom } from './line-room.ts';

const lineAt = (pathname: string): SiteLine | undefined => {
  const path = plainPath(pathname);
  return collectionLines.find((line) => paths.line(line) === path);
};

export const answerPaths: ScreenModule['answerPaths'] = ({ pathname, language }) => {
  const line = lineAt(pathname);
  return line ? [lineModelsPath(language, line)] : [];
};

/** One line: what it is, what it can do, its models. */
export function Component() {
  const found = lineAt(useLocation().pathname);
  const [line] = useOwnLines()(found ? [found] : []);
  return line && <Line key={line.slug} line={line} />;
}

function Line({ line }: { line: SiteLine }) {
  const { t } = useTranslation('lines');
  const { t: tCollections } = useTranslation('collections');
  const { slug, category, name } = line;
  const { picture, onPhones } = lineRoom(line);
  const { view, near, use } = linePictures(line);
  const scenes = [view, use].flatMap((scene) => scene ?? []);
  const title: string = t(`names.${category}`, { name });
  return (
    <>
      <Head
        title={t(`titles.${category}`, { name })}
        description={t(`stories.${slug}.description`)}
        canonicalPath={paths.line(line)}
        picture={picture}
      />
      <PageHero
        title={title}
        lead={tCollections(`lines.${slug}`)}
        picture={picture}
        onPhones={onPhones}
        crumbs={usePathCrumbs(paths.line(line), name)}
      />
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
