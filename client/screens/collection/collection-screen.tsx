import type { CollectionCategory, SiteLine } from '@kitchen/shared/collections.ts';
import { collectionCategories, linesOf } from '@kitchen/shared/collections.ts';
import { paths, plainPath } from '@kitchen/shared/paths.ts';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { CollectionData } from '../../ui/head/collection-data.tsx';
import { Head } from '../../ui/head/head.tsx';
import { categoryPictures } from '../../ui/lines/category-pictures.ts';
import { useOwnLines } from '../../ui/lines/use-own-lines.ts';
import { WaysOn } from '../../ui/lines/ways-on.tsx';
import { DealerBand } from '../../ui/page/dealer-band.tsx';
import { PageHero } from '../../ui/page/page-hero.tsx';
import { StoryColumns } from '../../ui/page/story-columns.tsx';
import { usePathCrumbs } from '../../ui/page/use-path-crumbs.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { LineBand } from './line-band.tsx';

/** The lines of a category. */
export function Component() {
  const path = plainPath(useLocation().pathname);
  const category = collectionCategories.find((candidate) => paths.collection(candidate) === path);
  return category && <CategoryCollections category={category} />;
}

function CategoryCollections({ category }: { category: CollectionCategory }) {
  const { t } = useTranslation('collections');
  const hero = categoryPictures[category];
  const lines = useOwnLines()<SiteLine>(linesOf(category));
  return (
    <>
      <Head
        title={t(`categories.${category}.title`)}
        description={t(`categories.${category}.description`)}
        canonicalPath={paths.collection(category)}
        picture={hero}
      />
      <PageHero
        title={t(`categories.${category}.title`)}
        lead={t(`categories.${category}.lead`)}
        picture={hero}
        crumbs={usePathCrumbs(paths.collection(category))}
      />
      <StoryColumns
        title={t(`categories.${category}.introduction.title`)}
        first={t(`categories.${category}.introduction.text`)}
      >
        <Button component={SiteLink} to={paths.category(category)} variant="outlined">
          {t(`products.${category}`)}
        </Button>
        {category === 'cookers' && (
          <p>
            <Link component={SiteLink} variant="standalone" to={paths.reasons}>
              {t('reasons')}
            </Link>
          </p>
        )}
      </StoryColumns>
      <CollectionData
        name={t(`categories.${category}.title`)}
        path={paths.collection(category)}
        pages={lines.map((line) => ({ name: line.name, path: paths.line(line) }))}
      />
      {lines.map((line, index) => (
        <LineBand key={line.slug} line={line} flipped={index % 2 === 1} />
      ))}
      <DealerBand />
      <WaysOn
        label={t('others')}
        ways={collectionCategories
          .filter((other) => other !== category)
          .map((other) => ({
            to: paths.collection(other),
            kind: t('others'),
            name: t(`categories.${other}.title`),
            picture: categoryPictures[other],
          }))}
      />
    </>
  );
}
