import type { SiteLine } from '@kitchen/shared/collections.ts';
import { linesOf } from '@kitchen/shared/collections.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { useTranslation } from 'react-i18next';
import { categoryPictures, neroPicture } from '../../ui/lines/category-pictures.ts';
import { lineLooks } from '../../ui/lines/line-looks.ts';
import { useOwnLines } from '../../ui/lines/use-own-lines.ts';
import type { WayOn } from '../../ui/lines/ways-on.tsx';
import { WaysOn } from '../../ui/lines/ways-on.tsx';

/**
 * The lines before and after this one in its category; before the first are all of them, after the last
 * comes the Nero Line.
 */
export function LineNeighbours({ line }: { line: SiteLine }) {
  const { t } = useTranslation('lines');
  const { t: tCollections } = useTranslation('collections');
  const { category } = line;
  const lines = useOwnLines()<SiteLine>(linesOf(category));
  const index = lines.findIndex(({ slug }) => slug === line.slug);
  const wayTo = (other: SiteLine, kind: string): WayOn => {
    const name: string = t(`names.${category}`, { name: other.name });
    return {
      to: paths.line(other),
      kind,
      name,
      picture: lineLooks[other.slug].picture,
    };
  };
  const before = lines[index - 1];
  const after = lines[index + 1];
  return (
    <WaysOn
      label={t('neighbours.label')}
      ways={[
        before
          ? wayTo(before, t('neighbours.previous'))
          : {
              to: paths.collection(category),
              kind: t('neighbours.all'),
              name: tCollections(`categories.${category}.title`),
              picture: categoryPictures[category],
            },
        after
          ? wayTo(after, t('neighbours.next'))
          : {
              to: paths.neroLine,
              kind: t('neighbours.next'),
              name: t('nero.title'),
              picture: neroPicture,
            },
      ]}
    />
  );
}
