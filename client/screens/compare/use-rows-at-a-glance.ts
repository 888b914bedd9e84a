import { nameClasses } from '@kitchen/shared/energy-label.ts';
import { formatDecimal } from '@kitchen/shared/format-decimal.ts';
import type { Measures, Product } from '@kitchen/shared/product.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { useFacetTexts } from '../../ui/products/facet-texts.ts';
import { formatDimensions } from '../../ui/products/format-dimensions.ts';
import { splitOptions } from '../../ui/products/split-options.ts';
import type { CompareRow } from './compare-rows.ts';
import { rowOf } from './compare-rows.ts';

/** What one of the products states of what is asked first, as their cards say it, then what they look like. */
export function useRowsAtAGlance(products: readonly Product[]): CompareRow[] {
  const { t } = useTranslation('choices');
  const { t: tProduct } = useTranslation('product');
  const { t: tSite } = useTranslation();
  const language = useLanguage();
  const facetTexts = useFacetTexts();
  const row = (label: string, say: (product: Product) => string | null | undefined) =>
    rowOf(label, products.map(say));
  const sizes = (label: string, say: (measures: Measures) => string) =>
    row(label, ({ measures }) => measures && say(measures));
  const option =
    (facet: 'cooktop_type' | 'cooking_zone' | 'oven_type' | 'installation_mode') =>
    ({ facts: { [facet]: said } }: Product) =>
      said && facetTexts.option(facet, said);
  const figure =
    (name: 'litres' | 'burners' | 'zones' | 'airFlow') =>
    ({ figures: { [name]: said } }: Product) =>
      said === undefined ? undefined : facetTexts.figure(name, said);
  /** @param place In what may be a range, counted as `at` does. */
  const noise =
    (place: 0 | -1) =>
    ({ figures: { noise: said } }: Product) => {
      const range = [said ?? []].flat();
      const asked = place === 0 && range.length < 2 ? undefined : range.at(place);
      return asked === undefined ? undefined : facetTexts.figure('noise', asked);
    };
  const isSo =
    (feature: 'gas' | 'steam') =>
    ({ features: { [feature]: said } }: Product) =>
      said === undefined ? undefined : t(said ? 'compare.yes' : 'compare.no');
  const features =
    (feature: 'cleaning' | 'ducting' | 'connection') =>
    ({ features: { [feature]: said } }: Product) =>
      said
        ?.map((each) => t(`compare.features.${feature}.${each}` as 'compare.features.ducting.ducted'))
        .join(', ');
  const energy: CompareRow = {
    ...row(tProduct('energy.title'), ({ energyLabel }) => energyLabel?.classes.join(', ')),
    worded: products.map(({ energyLabel: label }) => {
      const oven = (number: number) => tSite('common.oven', { number });
      return label ? tProduct('energy.said', { ...label, classes: nameClasses(label, oven) }) : undefined;
    }),
  };
  const cooktop = [option('cooktop_type'), option('cooking_zone'), figure('burners'), figure('zones')];
  const rows = [
    row(t('compare.ovens'), ({ figures }) => figures.ovens?.toString()),
    row(tProduct('specifications.sections.cooktop'), (product) =>
      cooktop.flatMap((say) => say(product) ?? []).join(', '),
    ),
    row(tProduct('technical.words.gas'), isSo('gas')),
    energy,
    row(tProduct('technical.rows.oven_volume'), figure('litres')),
    row(facetTexts.name('oven_type'), option('oven_type')),
    row(t('compare.steam'), isSo('steam')),
    row(t('compare.features.cleaning.name'), features('cleaning')),
    row(tProduct('technical.rows.hood_noise_min'), noise(0)),
    row(tProduct('technical.rows.hood_noise'), noise(-1)),
    row(tProduct('technical.rows.hood_air_flow_max'), figure('airFlow')),
    row(t('compare.features.ducting.name'), features('ducting')),
    row(facetTexts.name('installation_mode'), option('installation_mode')),
    row(tProduct('specifications.sections.electric_connection'), features('connection')),
    row(t('compare.finish'), ({ color }) =>
      splitOptions(color)
        .map((each) => facetTexts.option('color', each))
        .join(', '),
    ),
    sizes(t('compare.width'), ({ width }) => `${formatDecimal(width / 10, language)}\u00A0cm`),
    sizes(t('compare.dimensions'), (measures) => formatDimensions(measures, language)),
  ];
  return rows.filter(({ cells }) => cells.some((cell) => cell.length > 0));
}
