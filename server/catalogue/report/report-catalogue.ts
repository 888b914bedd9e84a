import { dirname } from 'node:path';
import type { Category } from '@kitchen/shared/categories.ts';
import { categories } from '@kitchen/shared/categories.ts';
import type { FacetName } from '@kitchen/shared/facets.ts';
import { facetNames } from '@kitchen/shared/facets.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { languages } from '@kitchen/shared/languages.ts';
import { skuKey } from '@kitchen/shared/sku.ts';
import type { CatalogueEntries, ProductRecord, StoreOptions, WithheldEntry } from '../../store/store.ts';
import { readEntries } from '../../store/store.ts';
import { chooseRecord, languageOf, recordsOfLanguage } from '../choose-record.ts';
import { facetValues } from '../facet-values.ts';
import { splitValues } from '../facet-vocabulary.ts';
import { groupRecords } from '../group-records.ts';
import { readMeasures } from '../read-measures.ts';
import type { UnfoundText } from '../unfound/unfound-texts.ts';
import { daysKept } from '../unfound/unfound-texts.ts';
import { energyFaults } from './energy-faults.ts';
import type { ReportedProduct } from './family-faults.ts';
import { findFamilyFaults } from './family-faults.ts';
import { greenClaimsOf } from './green-claims.ts';
import type { Fault, FaultKind, ReportFacts } from './write-report.ts';

const languageNames: Record<Language, string> = { en: 'English', it: 'Italian' };

const withheldReasons: Record<WithheldEntry['reason'], string> = {
  hidden: 'its visibility hides it',
  password: 'it asks for a password',
  variation: 'it is a variation of another product',
  unreadable: 'it lacks what every entry has',
};

/** Two records, one per language, are what a product has. */
const usualRecords = languages.length;

/** From this share of a category on, a product without a value for a facet is more likely forgotten than other. */
const usualShare = 0.8;

/** The documents in the operator's folder, by the key of the SKU or model that they stand under. */
type ProductDocuments = ReadonlyMap<string, readonly { path: string }[]>;

/** The models in the operator's folder, by the key of the SKU or model that their files are named by. */
type ProductModels = ReadonlyMap<string, { file: string }>;

/** A SKU that another list of the operator's names, and what names it. */
export interface ListedSku {
  sku: string;
  where: string;
}

/** What the operator has beside the store. */
interface OperatorFacts {
  /** Null where there is no folder of them, as with the models. */
  documents?: ProductDocuments | null;
  models?: ProductModels | null;
  listed?: readonly ListedSku[];
  unfound?: readonly UnfoundText[];
}

/** Reads a store as the site does and says what those who keep its products can mend. */
export async function reportCatalogue(
  options: StoreOptions,
  { unfound = [], ...beside }: OperatorFacts = {},
): Promise<ReportFacts> {
  const entries = await readEntries(options);
  return {
    entries: entries.records.length + entries.withheld.length,
    products: groupRecords(entries.records).length,
    complete: entries.complete,
    faults: [
      ...findFaults(entries, beside),
      ...unfound.map(({ text, days }): Fault => {
        return {
          kind: 'unfound-search',
          sku: '',
          ids: [],
          name: text,
          detail: `on ${days} of the last ${daysKept} days`,
        };
      }),
    ],
  };
}

/** Finds what keeps products from being shown, found or read as well as they could be. Pure. */
function findFaults(
  { records, leftOut, withheld, complete }: CatalogueEntries,
  { documents = null, models = null, listed: listedSkus = [] }: Omit<OperatorFacts, 'unfound'>,
): Fault[] {
  const products = groupRecords(records).map((group) => {
    const unknown = new Map<string, number[]>();
    for (const record of group) {
      facetValues([record], (facet, value) => {
        const named = `${facet}: ${value}`;
        unknown.set(named, [...(unknown.get(named) ?? []), record.id]);
      });
    }
    return { group, values: facetValues(group, () => undefined), unknown };
  });
  const usual = usualFacets(products);
  const familyFaults = findFamilyFaults(
    products.filter(({ group }) => group.some(({ visibility }) => isListed(visibility))),
  );
  return [
    ...products.flatMap(({ group, values, unknown }) => {
      const fault = (kind: FaultKind, at: readonly ProductRecord[], detail = ''): Fault[] => {
        const [first] = at;
        if (!first) return [];
        const { name } = chooseRecord(group, 'en') ?? first;
        return [{ kind, sku: first.sku, ids: at.map(({ id }) => id), name, detail }];
      };
      const without = (kind: FaultKind, lacks: (record: ProductRecord) => boolean) => {
        const at = group.filter(lacks);
        return fault(kind, at, at.length < group.length ? `only in ${languagesOf(at)}` : '');
      };
      const missing = languages.filter((language) => recordsOfLanguage(group, language).length === 0);
      const twice = languages.filter((language) => recordsOfLanguage(group, language).length > 1);
      const key = skuKey(group[0]?.sku ?? '');
      const hasSku = key !== '';
      const listed = group.filter(({ visibility }) => isListed(visibility));
      const family = familyFaults.get(group);
      const lacking = missingFacets(listed, values, usual);
      return [
        ...(hasSku ? [] : fault('no-sku', group)),
        ...(group.length > usualRecords ? fault('many-records', group, `${group.length} entries`) : []),
        ...twice.flatMap((language) =>
          fault('language-twice', recordsOfLanguage(group, language), languageNames[language]),
        ),
        ...fault(
          'no-language',
          group.filter((record) => languageOf(record) === null),
        ),
        // Without SKU nothing says which entries belong together.
        ...(hasSku && missing.length > 0
          ? fault(
              'no-translation',
              group,
              `no ${missing.map((language) => languageNames[language]).join(', no ')}`,
            )
          : []),
        ...without('no-category', ({ categories }) => categories.length === 0),
        ...without('no-picture', ({ images }) => images.length === 0),
        ...without('no-dimensions', ({ meta }) => !meta.overall_dimensions),
        ...without(
          'unread-dimensions',
          ({ meta }) => Boolean(meta.overall_dimensions) && !readMeasures(meta.overall_dimensions ?? ''),
        ),
        ...group.flatMap((record) => {
          const claims = greenClaimsOf(record);
          return claims.length > 0 ? fault('green-claim', [record], claims.join(', ')) : [];
        }),
        ...group.flatMap((record) =>
          (['shortcode', 'placeholder'] as const).flatMap((kind) => {
            const details = [...(leftOut.get(record.id)?.[kind] ?? [])];
            return details.length > 0 ? fault(kind, [record], details.join(', ')) : [];
          }),
        ),
        ...without(
          'no-second-picture',
          ({ images, visibility }) => isListed(visibility) && images.length === 1,
        ),
        ...without('no-model', ({ meta, visibility }) => isListed(visibility) && !meta.model),
        ...(group.some(({ gtin }) => gtin) ? [] : fault('no-gtin', listed)),
        ...(listed.length > 0 ? energyFaults(group, values) : []).flatMap(({ kind, detail }) =>
          fault(kind, listed, detail),
        ),
        ...(family ? fault(family.kind, listed, family.detail) : []),
        ...(hasSku && documents && ![key, ...modelKeys(group)].some((each) => documents.get(each)?.length)
          ? fault('no-documents', listed)
          : []),
        ...(lacking.length > 0 ? fault('no-facet-value', listed, lacking.join(', ')) : []),
        ...[...unknown].flatMap(([named, ids]) =>
          fault(
            'unknown-value',
            group.filter(({ id }) => ids.includes(id)),
            named,
          ),
        ),
      ];
    }),
    ...withheld.map(
      ({ id, sku, name, reason }): Fault => ({
        kind: 'never-shown',
        sku,
        ids: id === null ? [] : [id],
        name,
        detail: withheldReasons[reason],
      }),
    ),
    // Of a store that was not read to its end nobody knows what it does not have.
    ...(complete ? namedOfNothing(documents, models, [...records, ...withheld], modelKeys(records)) : []),
    ...(complete ? listedOfNothing(listedSkus, [...records, ...withheld]) : []),
  ];
}

const modelKeys = (records: readonly ProductRecord[]) =>
  records.flatMap(({ meta }) => splitValues(meta.model).map(skuKey));

/** Folders of documents and files of models that are named by no SKU and no model's code. */
function namedOfNothing(
  documents: ProductDocuments | null,
  models: ProductModels | null,
  entries: readonly { sku: string }[],
  keysOfModels: readonly string[],
): Fault[] {
  const known = new Set([...entries.map(({ sku }) => skuKey(sku)), ...keysOfModels]);
  const fault = (kind: FaultKind, sku: string): Fault => ({ kind, sku, ids: [], name: '', detail: '' });
  return [
    ...[...(documents ?? [])].flatMap(([key, [first]]) =>
      first === undefined || known.has(key) ? [] : fault('documents-of-nothing', dirname(first.path)),
    ),
    ...[...(models ?? [])].flatMap(([key, { file }]) =>
      known.has(key) ? [] : fault('models-of-nothing', file),
    ),
  ];
}

function listedOfNothing(listed: readonly ListedSku[], entries: readonly { sku: string }[]): Fault[] {
  const known = new Set(entries.map(({ sku }) => skuKey(sku)));
  return listed
    .filter(({ sku }) => !known.has(skuKey(sku)))
    .map(({ sku, where }) => ({ kind: 'listed-of-nothing', sku, ids: [], name: '', detail: where }));
}

function languagesOf(records: readonly ProductRecord[]): string {
  const named = records.map((record) => {
    const language = languageOf(record);
    return language ? languageNames[language] : 'an entry without a language';
  });
  return [...new Set(named)].join(', ');
}

const isListed = (visibility: ProductRecord['visibility']) => visibility !== 'search';

/** The facets that most of a category’s products have a value for. */
function usualFacets(products: readonly ReportedProduct[]): Map<Category, FacetName[]> {
  return new Map(
    categories.map((category) => {
      const inIt = products.filter(({ group }) => categoriesOf(group).includes(category));
      const isUsual = (facet: FacetName) =>
        inIt.filter(({ values }) => values[facet]).length >= inIt.length * usualShare;
      return [category, facetNames.filter(isUsual)];
    }),
  );
}

function missingFacets(
  group: readonly ProductRecord[],
  values: ReportedProduct['values'],
  usual: ReadonlyMap<Category, FacetName[]>,
): FacetName[] {
  const expected = categoriesOf(group).flatMap((category) => usual.get(category) ?? []);
  return facetNames.filter((facet) => expected.includes(facet) && !values[facet]);
}

function categoriesOf(group: readonly ProductRecord[]): Category[] {
  return [...new Set(group.flatMap(({ categories }) => categories))];
}
