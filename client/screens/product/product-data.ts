import { picturePath } from '@kitchen/shared/pictures.ts';
import type { Product } from '@kitchen/shared/product.ts';
import type { SiteSettings } from '../../ui/site-settings.tsx';
import { splitOptions } from './split-options.ts';
import { splitSpecification } from './split-specification.ts';
import { summariseHtml } from './summarise-html.ts';

/**
 * The product for search engines (schema.org). There is no offer in it: this site sells nothing, and
 * none may be invented.
 */
export function productData(
  product: Product,
  address: string,
  words: {
    section(section: Product['specifications'][number]['section']): string;
    color(option: string): string;
  },
  { brand, publicUrl }: SiteSettings,
): Record<string, unknown> {
  const [picture] = product.pictures;
  const colors = splitOptions(product.color);
  const description = summariseHtml(product.shortDescription);
  return {
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    url: address,
    brand: { '@type': 'Brand', name: brand.name },
    ...(description !== '' && { description }),
    ...(picture && { image: publicUrl + picturePath(picture.source, 960, 'jpg') }),
    ...(product.model && { model: product.model }),
    ...(colors.length > 0 && { color: colors.map(words.color).join(', ') }),
    additionalProperty: product.specifications.map(({ section, value }) => ({
      '@type': 'PropertyValue',
      name: words.section(section),
      value: splitSpecification(value).join(', '),
    })),
  };
}
