import { paths } from '@kitchen/shared/paths.ts';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { contentWidth } from '../../theme/surfaces.ts';
import { spaces } from '../../theme/tokens.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { oneToFive } from '../../ui/carousel/slide-widths.ts';
import { CategoryCard } from '../../ui/categories/category-card.tsx';
import { homeCategories } from './home-categories.ts';

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
        slides={homeCategories.map(({ id, link }) => ({
          key: id,
          name: t(`listing.categories.${id}.name`),
          content: (
            <CategoryCard
              category={id}
              to={link}
              // The footer's link of the same name leads to its products.
              label={
                link.startsWith(paths.collections)
                  ? `${t(`listing.categories.${id}.name`)}, ${collections}`
                  : undefined
              }
              level="h3"
              sizes="(min-width: 1280px) 20vw, (min-width: 1024px) 25vw, (min-width: 768px) 33vw, (min-width: 640px) 50vw, 80vw"
            />
          ),
        }))}
        slidesPerView={oneToFive}
        spaceBetween={20}
        pagination
        peeks
      />
    </Section>
  );
}

const Section = styled('section')({ ...contentWidth, paddingBlock: spaces.section });
