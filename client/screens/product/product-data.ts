import type { EnergyClass } from '@kitchen/shared/energy-label.ts';
import { picturePath } from '@kitchen/shared/pictures.ts';
import type { Family, Product } from '@kitchen/shared/product.ts';
import { isSameSku } from '@kitchen/shared/sku.ts';
import { splitSpecification } from '@kitchen/shared/split-specification.ts';
import type { SiteSettings } from '../../ui/site-settings.tsx';
import { splitOptions } from '../../ui/split-options.ts';

/**
 * The product for search engines (schema.org). There is no offer in it: this site sells nothing, and
 * none may be invented.
 */
export function productData(
  product: Product,
  /** Of the page of a product, by its SKU. */
  addressOf: (sku: string) => string,
  words: {
    section(section: Product['specifications'][number]['section']): string;
    color(option: string): string;
  },
  { brand, publicUrl }: SiteSettings,
): Record<string, unknown> {
  const [picture] = product.pictures;
  const { family } = product;
  const width = family?.versions.find(({ sku }) => isSameSku(sku, product.sku))?.width;
  const colors = splitOptions(product.color);
  return {
    '@type': 'Product',
    name: product.name,
    sku: product.sku,
    url: addressOf(product.sku),
    brand: { '@type': 'Brand', name: brand.name },
    manufacturer: { '@type': 'Organization', name: brand.company.legalName, url: publicUrl },
    ...(product.summary !== '' && { description: product.summary }),
    ...(picture && { image: publicUrl + picturePath(picture.source, 960, 'jpg') }),
    ...(product.model && { model: product.model }),
    ...(product.gtin && { gtin: product.gtin }),
    ...(colors.length > 0 && { color: colors.map(words.color).join(', ') }),
    ...(width && { size: `${width} cm` }),
    ...(family && { isVariantOf: familyData(family, product.sku, addressOf) }),
    ...(product.energyLabel && { hasEnergyConsumptionDetails: energyData(product.energyLabel) }),
    additionalProperty: product.specifications.map(({ section, value }) => ({
      '@type': 'PropertyValue',
      name: words.section(section),
      value: splitSpecification(value).join(', '),
    })),
  };
}

/** Class and range of the energy label, one entry a cavity: they stand wherever the data of the product do. */
function energyData({ classes, from, to }: EnergyClass) {
  const category = (name: string) => {
    const [letter, ...pluses] = name;
    const plus = pluses.length > 0 ? `${pluses.length}Plus` : '';
    return `https://schema.org/EUEnergyEfficiencyCategory${letter}${plus}`;
  };
  return classes.map((each) => ({
    '@type': 'EnergyConsumptionDetails',
    hasEnergyEfficiencyCategory: category(each),
    energyEfficiencyScaleMax: category(from),
    energyEfficiencyScaleMin: category(to),
  }));
}

/** The model of which a product is one version; its other versions have pages of their own. */
function familyData({ name, versions }: Family, sku: string, addressOf: (sku: string) => string) {
  const varies = (by: 'color' | 'width') => new Set(versions.map((version) => version[by])).size > 1;
  return {
    '@type': 'ProductGroup',
    name,
    // The same on every version's page, in whatever order they are listed.
    productGroupID: versions.map((version) => version.sku).toSorted()[0],
    variesBy: [
      ...(varies('color') ? ['https://schema.org/color'] : []),
      ...(varies('width') ? ['https://schema.org/size'] : []),
    ],
    hasVariant: versions
      .filter((version) => !isSameSku(version.sku, sku))
      .map((version) => ({ '@type': 'Product', url: addressOf(version.sku) })),
  };
}
