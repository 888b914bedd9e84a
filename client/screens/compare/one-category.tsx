import { categories } from '@kitchen/shared/categories.ts';
import { apiPaths, paths } from '@kitchen/shared/paths.ts';
import { productCardsSchema } from '@kitchen/shared/product-lists.ts';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../api/use-answer.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { SiteButton } from '../../ui/site-button.tsx';

/** Of products of several categories the comparisons that there can be, one a category. */
export function OneCategory({ skus }: { skus: readonly string[] }) {
  const { t } = useTranslation('choices');
  const answer = useAnswer(apiPaths.products(useLanguage(), skus), productCardsSchema);
  if (answer.state !== 'loaded') return null;
  return categories.map((category) => {
    const items = answer.data.items.filter((item) => item.category === category);
    if (items.length === 0) return null;
    return (
      <SiteButton
        key={category}
        variant="outlined"
        to={paths.compareOf(items.flatMap(({ sku }) => sku ?? []))}
        rel="nofollow"
      >
        {t('controls.compareProduct', { name: items.map(({ name }) => name).join(', ') })}
      </SiteButton>
    );
  });
}
