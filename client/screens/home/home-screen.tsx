import { paths } from '@kitchen/shared/paths.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { contentWidth } from '../../theme/surfaces.ts';
import { spaces } from '../../theme/tokens.ts';
import { CategoryCards } from '../../ui/category-cards.tsx';
import { Head } from '../../ui/head.tsx';
import { useSiteSettings } from '../../ui/site-settings.tsx';
import { Hero } from './hero.tsx';

export function Component() {
  const { t } = useTranslation('home');
  const { brand } = useSiteSettings();
  return (
    <>
      <Head
        title={brand.tagline}
        description={t('description', { year: brand.foundedYear, tagline: brand.tagline })}
        canonicalPath={paths.home}
      />
      <Hero />
      <Categories>
        <Typography variant="h2" sx={{ mb: spaces.headingToContent }}>
          {t('categories')}
        </Typography>
        <CategoryCards level="h3" />
      </Categories>
    </>
  );
}

const Categories = styled('section')({ ...contentWidth, paddingBlock: spaces.section });
