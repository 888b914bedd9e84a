import { apiPaths, paths } from '@kitchen/shared/paths.ts';
import { productCardsSchema } from '@kitchen/shared/product-lists.ts';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../api/use-answer.ts';
import { includesSku, removeCompared } from '../../choices/choices.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { CategoryLinks } from '../../ui/categories/category-links.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { StateMessage } from '../../ui/states/state-message.tsx';
import { TextWithElements } from '../../ui/texts/text-with-elements.tsx';

/** Says which of the products are not in the catalogue, and leads to the others. */
export function UnknownProducts({ skus }: { skus: readonly string[] }) {
  const { t } = useTranslation('choices');
  const answer = useAnswer(apiPaths.products(useLanguage(), skus), productCardsSchema);
  const isNone = answer.state === 'failed' && answer.problem.type === 'not-found';
  const missing = answer.state === 'loaded' ? answer.data.missing : isNone ? skus : [];
  const [unknown, known] = [true, false].map((is) => skus.filter((sku) => includesSku(missing, sku) === is));
  return (
    <StateMessage
      title={t('compare.notFound.title')}
      message={
        <TextWithElements
          text={[
            ...(unknown?.length ? [t('compare.notFound.unknown', { skus: unknown.join(', ') })] : []),
            t('compare.notFound.message'),
          ].join(' ')}
        />
      }
    >
      {unknown?.length && known?.length ? (
        <Button
          component={SiteLink}
          to={paths.compareOf(known)}
          onClick={() => unknown.forEach(removeCompared)}
        >
          {t('compare.notFound.others')}
        </Button>
      ) : null}
      <CategoryLinks label={t('categories')} />
    </StateMessage>
  );
}
