import type { ProductCard } from '@kitchen/shared/listing.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useSiteSettings } from '../site-settings.tsx';
import { languageAddress } from './head.tsx';
import { StructuredData } from './structured-data.tsx';

interface CollectionDataProperties {
  name: string;
  /** Without language, as are those of the pages. */
  path: string;
  /** What it lists, in its order: pages, or the products that have one. */
  pages?: readonly { name: string; path: string }[];
  products?: readonly ProductCard[];
}

/** A page that lists others, for search engines. */
export function CollectionData({ name, path, pages, products = [] }: CollectionDataProperties) {
  const language = useLanguage();
  const settings = useSiteSettings();
  const items =
    pages ??
    products.flatMap(({ sku, ...card }) =>
      sku === null ? [] : [{ name: card.name, path: paths.product(sku) }],
    );
  return (
    <StructuredData
      data={{
        '@type': 'CollectionPage',
        name,
        url: languageAddress(path, language, settings),
        inLanguage: language,
        ...(items.length > 0 && {
          mainEntity: {
            '@type': 'ItemList',
            itemListElement: items.map((item, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: item.name,
              url: languageAddress(item.path, language, settings),
            })),
          },
        }),
      }}
    />
  );
}
