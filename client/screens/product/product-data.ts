import { picturePath } from '@kitchen/shared/pictures.ts';
import type { Product } from '@kitchen/shared/product.ts';
import type { SiteSettings } from '../../ui/site-settings.tsx';
import { splitSpecification } from './split-specification.ts';
import { summariseHtml } from './summarise-html.ts';

/**
 * The product for search engines (schema.org). There is no offer in it: this site sells nothing, and
 * none may be invented.
 */
export function productData(
  product: Product,
  address: string,
  sectionName: (section: Product['specifications'][number]['section']) => string,
  { brand, publicUrl }: SiteSettings,
): Record<string, unknown> {
  const [picture] = product.pictures;
  const description = summariseHtml(product.shortDescription);
  return {
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    url: address,
    brand: { '@type': 'Brand', name: brand.name },
    ...(description !== '' && { description }),
    ...(picture && { image: publicUrl + picturePath(picture.source, 960) }),
    ...(product.model && { model: product.model }),
    ...(product.color && { color: product.color.replaceAll('_', ' ') }),
    additionalProperty: product.specifications.map(({ section, value }) => ({
      '@type': 'PropertyValue',
      name: sectionName(section),
      value: splitSpecification(value).join(', '),
    })),
  };
}
