import type { SiteLine } from '@kitchen/shared/collections.ts';
import { listingPath, paths } from '@kitchen/shared/paths.ts';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { contentWidth } from '../../theme/surfaces.ts';
import { spaces } from '../../theme/tokens.ts';
import { CollectionData } from '../../ui/head/collection-data.tsx';
import { chooseCards, ModelCards, ModelCardsSkeleton } from '../../ui/lines/model-cards.tsx';
import { NoModels } from '../../ui/lines/no-models.tsx';
import { useLineModels } from '../../ui/lines/use-line-models.ts';
import { HeadingWithLink } from '../../ui/page/heading-with-link.tsx';
import { FailedListing } from '../../ui/states/failed-listing.tsx';

const most = 8;
const headingId = 'models';

/** The products of a line, as the store has them. */
export function LineModels({ line }: { line: SiteLine }) {
  const { t } = useTranslation('lines');
  const { category, collection, name } = line;
  const models = useLineModels(line);
  const shown = models.state === 'loaded' ? chooseCards(models.data, most) : [];
  const hasMore = models.state === 'loaded' && models.data.models > shown.length;
  const total = models.state === 'loaded' ? models.data.total : 0;
  return (
    <Section aria-labelledby={headingId} aria-busy={models.state === 'loading'}>
      <CollectionData name={t(`names.${category}`, { name })} path={paths.line(line)} products={shown} />
      <HeadingWithLink
        id={headingId}
        heading={t('models.title')}
        link={
          hasMore
            ? {
                to: listingPath(category, { collection: [collection] }),
                label: t('models.all', { count: total }),
              }
            : undefined
        }
      />
      {models.state === 'loading' && <ModelCardsSkeleton category={category} most={most} />}
      {models.state === 'failed' && (
        <FailedListing level="h3" address={paths.line(line)} reload={models.reload} />
      )}
      {models.state === 'loaded' && total === 0 && <NoModels catalogue={paths.category(category)} />}
      {models.state === 'loaded' && total > 0 && (
        <ModelCards category={category} listing={models.data} most={most} />
      )}
    </Section>
  );
}

const Section = styled('section')({ ...contentWidth, paddingBlock: spaces.section });
