import { categories } from '@kitchen/shared/categories.ts';
import { comparedLimit } from '@kitchen/shared/limits.ts';
import { apiPaths, paths } from '@kitchen/shared/paths.ts';
import { productCardsSchema } from '@kitchen/shared/product-lists.ts';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../api/use-answer.ts';
import { includesSku } from '../../choices/choices.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { SiteLink } from '../../ui/site-link.tsx';

/** Of too many products, or of several categories, the comparisons that there can be: the first ones of each category. */
export function OneCategory({ skus }: { skus: readonly string[] }) {
  const { t } = useTranslation('choices');
  const answer = useAnswer(apiPaths.products(useLanguage(), skus), productCardsSchema);
  if (answer.state !== 'loaded') return null;
  return categories.map((category) => {
    // The answer has an order of its own.
    const items = skus
      .flatMap((sku) =>
        answer.data.items.filter((item) => item.category === category && includesSku([sku], item.sku ?? '')),
      )
      .slice(0, comparedLimit);
    if (items.length === 0) return null;
    return (
      <Button
        component={SiteLink}
        key={category}
        variant="outlined"
        to={paths.compareOf(items.flatMap(({ sku }) => sku ?? []))}
        rel="nofollow"
      >
        {t('controls.compareProduct', { name: items.map(({ name }) => name).join(', ') })}
      </Button>
    );
  });
}
