import { categories } from '@kitchen/shared/categories.ts';
import { collectionCategories } from '@kitchen/shared/collections.ts';
import { paths } from '@kitchen/shared/paths.ts';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { contentWidth } from '../../theme/surfaces.ts';
import { spaces } from '../../theme/tokens.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { oneToFive } from '../../ui/carousel/slide-widths.ts';
import { CategoryCard } from '../../ui/categories/category-card.tsx';

/** The five categories side by side, as many as the page has room for. */
export function CategoryCarousel() {
  const { t } = useTranslation();
  const { t: tHome } = useTranslation('home');
  const collections = t('breadcrumbs.segments.collections').toLowerCase();
  return (
    <Section>
      <Carousel
        label={tHome('categories')}
        heading={<Typography variant="h2">{tHome('categories')}</Typography>}
        slides={categories.map((category) => {
          const collection = collectionCategories.find((each) => each === category);
          const name = t(`listing.categories.${category}.name`);
          return {
            key: category,
            name,
            content: (
              <CategoryCard
                category={category}
                // Categories with collections lead to these; the footer's link of the same name leads to products.
                to={collection ? paths.collection(collection) : paths.category(category)}
                label={collection && `${name}, ${collections}`}
                level="h3"
                sizes="(min-width: 1280px) 20vw, (min-width: 1024px) 25vw, (min-width: 768px) 33vw, (min-width: 640px) 50vw, 80vw"
              />
            ),
          };
        })}
        slidesPerView={oneToFive}
        spaceBetween={20}
        pagination
        peeks
      />
    </Section>
  );
}

const Section = styled('section')({ ...contentWidth, paddingBlock: spaces.section });
