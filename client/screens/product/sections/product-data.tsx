import type { EnergyClass } from '@kitchen/shared/energy-label.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { picturePath } from '@kitchen/shared/pictures.ts';
import type { Family, Product } from '@kitchen/shared/product.ts';
import { isSameSku } from '@kitchen/shared/sku.ts';
import { splitSpecification } from '@kitchen/shared/split-specification.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { languageAddress } from '../../../ui/head/head.tsx';
import { namedOrganization } from '../../../ui/head/named-organization.ts';
import { StructuredData } from '../../../ui/head/structured-data.tsx';
import { useFacetTexts } from '../../../ui/products/facet-texts.ts';
import { splitOptions } from '../../../ui/products/split-options.ts';
import { useSiteSettings } from '../../../ui/site-settings.tsx';

type Version = Family['versions'][number];

/**
 * The product for search engines (schema.org). There is no offer in it: this site sells nothing, and
 * none may be invented.
 */
export function ProductData({ product }: { product: Product }) {
  const { t } = useTranslation('product');
  const language = useLanguage();
  const settings = useSiteSettings();
  const facetTexts = useFacetTexts();
  const { brand, publicUrl } = settings;
  const { family, descriptionText } = product;
  const [picture] = product.pictures;
  const own = family?.versions.find(({ sku }) => isSameSku(sku, product.sku));
  const width = own?.width;
  /** The name of a version, and what tells it from others of the same name: the same on every version's page. */
  const nameOf = (version: Version) => {
    const alike = family?.versions.filter(({ name }) => name === version.name) ?? [];
    const differing = (['width', 'color'] as const).filter(
      (facet) => version[facet] && new Set(alike.map((each) => each[facet])).size > 1,
    );
    return [version.name, ...differing.map((facet) => facetTexts.fact(facet, version[facet]))].join(', ');
  };
  const nameColors = (color: string | null) =>
    splitOptions(color)
      .map((option) => facetTexts.option('color', option))
      .join(', ');
  const color = nameColors(product.color);
  const addressOf = (sku: string) => languageAddress(paths.product(sku), language, settings);
  return (
    <StructuredData
      data={{
        '@type': 'Product',
        name: own ? nameOf(own) : product.name,
        sku: product.sku,
        url: addressOf(product.sku),
        brand: { '@type': 'Brand', name: brand.name },
        manufacturer: namedOrganization(brand, publicUrl),
        ...(descriptionText !== '' && { description: descriptionText }),
        ...(picture && { image: publicUrl + picturePath(picture.source, 960, 'jpg') }),
        ...(product.model && { model: product.model }),
        ...(product.gtin && { gtin: product.gtin }),
        ...(color && { color }),
        ...(width && { size: `${width} cm` }),
        ...(family && {
          isVariantOf: familyData(family, product.sku, addressOf, nameColors, nameOf),
        }),
        ...(product.model3d && {
          subjectOf: {
            '@type': '3DModel',
            name: product.name,
            encoding: {
              '@type': 'MediaObject',
              contentUrl: publicUrl + product.model3d.address,
              encodingFormat: 'model/gltf-binary',
              contentSize: `${product.model3d.bytes} B`,
            },
          },
        }),
        ...(product.energyLabel && { hasEnergyConsumptionDetails: energyData(product.energyLabel) }),
        ...(product.specifications.length > 0 && {
          additionalProperty: product.specifications.map(({ section, value }) => ({
            '@type': 'PropertyValue',
            name: t(`specifications.sections.${section}`),
            value: splitSpecification(value).join(', '),
          })),
        }),
      }}
    />
  );
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
function familyData(
  { name, versions }: Family,
  sku: string,
  addressOf: (sku: string) => string,
  nameColors: (color: string) => string,
  nameOf: (version: Version) => string,
) {
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
      .map((version) => {
        const color = nameColors(version.color);
        return {
          '@type': 'Product',
          name: nameOf(version),
          sku: version.sku,
          url: addressOf(version.sku),
          ...(color && { color }),
          ...(version.width && { size: `${version.width} cm` }),
        };
      }),
  };
}
