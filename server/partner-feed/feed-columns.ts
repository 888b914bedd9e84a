import type { Language } from '@kitchen/shared/languages.ts';
import { languages } from '@kitchen/shared/languages.ts';
import { specificationSections, technicalKinds } from '@kitchen/shared/product.ts';
import { technicalRowsOf } from '@kitchen/shared/technical-information.ts';
import { htmlToText } from '../catalogue/catalogue.ts';
import type { FeedItem, Maker } from './feed-schema.ts';

type Cell = string | number | null | undefined;

/** Several values of a cell stand between these. */
const separator = ' | ';

const forEachLanguage = (name: string, read: (item: FeedItem, language: Language) => Cell) =>
  languages.map((language) => [`${name}_${language}`, (item: FeedItem) => read(item, language)] as const);

/** The columns of the table, and what stands in each. */
const columns: readonly (readonly [name: string, read: (item: FeedItem, maker: Maker) => Cell])[] = [
  ['sku', ({ sku }) => sku],
  ['gtin', ({ gtin }) => gtin],
  ['model', ({ model }) => model],
  ['category', ({ category }) => category],
  ['collection', ({ collection }) => collection],
  ['color', ({ color }) => color],
  ...forEachLanguage('name', ({ texts }, language) => texts[language]?.name),
  ...forEachLanguage('description', ({ texts }, language) => htmlToText(texts[language]?.description ?? '')),
  ...forEachLanguage('warnings', ({ texts }, language) => texts[language]?.warnings.join(separator)),
  ['width_mm', ({ measures }) => measures?.width],
  ['depth_mm', ({ measures }) => measures?.depth],
  ['height_mm', ({ measures }) => measures?.height],
  ['height_to_mm', ({ measures }) => measures?.heightTo],
  ['height_adjustable_by_mm', ({ measures }) => measures?.adjustableBy],
  ['weight_appliance_kg', ({ weights }) => weights.appliance],
  ['weight_packed_kg', ({ weights }) => weights.packed],
  ['energy_classes', ({ energyLabel }) => energyLabel?.classes.join(separator)],
  ['energy_scale', ({ energyLabel }) => energyLabel && `${energyLabel.from}–${energyLabel.to}`],
  ['eprel_number', ({ energyLabel }) => energyLabel?.eprelNumber],
  ['energy_label_picture', ({ energyLabel }) => energyLabel?.labelPicture],
  ...forEachLanguage('product_information_sheet', ({ energyLabel }, language) => {
    return energyLabel?.productSheets[language];
  }),
  ...specificationSections.flatMap((section) =>
    forEachLanguage(section, ({ texts }, language) => {
      return texts[language]?.specifications.find((each) => each.section === section)?.value;
    }),
  ),
  ...technicalKinds.flatMap((kind) =>
    technicalRowsOf(kind).map(
      ([key]) =>
        [key, ({ technicalInformation }: FeedItem) => technicalCell(technicalInformation, key)] as const,
    ),
  ),
  ...forEachLanguage('page', ({ pages }, language) => pages[language]),
  ['recall', ({ recall }) => recall],
  ['pictures', ({ pictures }) => pictures.map(({ address }) => address).join(separator)],
  ['documents', ({ documents }) => documents.map(({ address }) => address).join(separator)],
  ['model_3d', ({ model3d }) => model3d?.address],
  ['maker_name', (_, { name }) => name],
  [
    'maker_address',
    (_, { street, postalCode, city, country }) => `${street}, ${postalCode} ${city}, ${country}`,
  ],
  ['maker_email', (_, { email }) => email],
  ['maker_website', (_, { website }) => website],
  ['changed_on', ({ changedOn }) => changedOn],
];

/** What a row of the technical information has: one value each cavity, zone or burner; a size as 18×20. */
function technicalCell(information: FeedItem['technicalInformation'], key: string): Cell {
  const row = information.flatMap(({ rows }) => rows).find((each) => each.key === key);
  return row?.values.map((value) => [value].flat().join('×')).join(separator);
}

export const columnNames: readonly string[] = columns.map(([name]) => name);

export function cellsOf(item: FeedItem, maker: Maker): string[] {
  return columns.map(([, read]) => String(read(item, maker) ?? ''));
}
