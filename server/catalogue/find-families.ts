import type { FacetOption } from '@kitchen/shared/facets.ts';
import { commonFacets, variedFacets } from '@kitchen/shared/facets.ts';
import { LRUCache } from 'lru-cache';
import type { ProductRecord } from '../store/store.ts';
import { languageOf } from './choose-record.ts';
import type { FacetValues } from './facet-values.ts';
import { readOption, splitValues } from './facet-vocabulary.ts';
import { foldText } from './fold-text.ts';

/** A product as far as its family depends on it. */
export interface FamilyMember {
  record: ProductRecord;
  values: FacetValues;
  familyKey: string | null;
}

/** A product that comes in several finishes and widths, and in nothing else that differs. */
export interface Family<Member extends FamilyMember> {
  /** In the language of the members' records. */
  name: string;
  versions: readonly Member[];
}

/** The families of a category's products, by member. Versions that finish and width do not tell apart are none. */
export function findFamilies<Member extends FamilyMember>(
  members: readonly Member[],
): Map<Member, Family<Member>> {
  const families = new Map<Member, Family<Member>>();
  const groups = Map.groupBy(members, ({ familyKey }) => familyKey);
  groups.delete(null);
  for (const versions of groups.values()) {
    const [first] = versions;
    if (!first || versions.length < 2 || !areToldApart(versions) || !haveInCommon(versions)) continue;
    const family = { name: familyName(first), versions };
    for (const version of versions) families.set(version, family);
  }
  return families;
}

const look = (values: FacetValues) => JSON.stringify(variedFacets.map((facet) => values[facet]));

/** Whether no two versions have the same finish and width. */
function areToldApart(versions: readonly FamilyMember[]): boolean {
  return new Set(versions.map(({ values }) => look(values))).size === versions.length;
}

/** Whether the versions differ in no facet but those that vary within a family. */
function haveInCommon(versions: readonly FamilyMember[]): boolean {
  const common = ({ values }: FamilyMember) => JSON.stringify(commonFacets.map((facet) => values[facet]));
  return new Set(versions.map(common)).size === 1;
}

/**
 * What versions of one family have in common, and no others; null where a product proves to be of none. A record's
 * `family` says it; else model, name and SKU together have to prove it: a wrong family is worse than none.
 */
export function familyKey(records: readonly ProductRecord[], values: FacetValues): string | null {
  const [color, ...otherColors] = values.color ?? [];
  const [width, ...otherWidths] = values.width ?? [];
  if (!records[0]?.sku || !color || !width || otherColors.length + otherWidths.length > 0) return null;
  const stated = new Set(records.flatMap(({ meta }) => splitValues(meta.family)).map(foldText));
  if (stated.size > 0) return stated.size === 1 ? JSON.stringify(['stated', ...stated]) : null;
  const models = new Set(records.flatMap(({ meta }) => splitValues(meta.model)).map(foldText));
  const [model] = models;
  if (!model || models.size > 1 || !isModelWithFinish(records[0].sku, model)) return null;
  const names = records.map((record) => [
    languageOf(record),
    foldText(withoutFinish(record.name, color, width)),
  ]);
  return JSON.stringify([
    withoutWidth(model, width),
    names.toSorted(),
    commonFacets.map((facet) => values[facet]),
  ]);
}

/** A SKU such as `AN100-BU`: the model's code and a few letters for the finish. */
function isModelWithFinish(sku: string, model: string): boolean {
  const letters = (text: string) => foldText(text).replace(/[^a-z0-9]/g, '');
  const code = letters(model);
  return letters(sku).startsWith(code) && /^[a-z]{0,4}$/.test(letters(sku).slice(code.length));
}

function familyName({ record, values }: FamilyMember): string {
  const [stated] = splitValues(record.meta.family);
  return stated ?? withoutFinish(record.name, values.color?.[0], values.width?.[0]);
}

function withoutWidth(text: string, width: FacetOption | undefined): string {
  return text.replace(new RegExp(`(?<!\\d)${width}(?!\\d)(?:\\s?cm\\b)?`), ' ');
}

/** A name without its width and the words for its finish. */
function withoutFinish(name: string, color: FacetOption | undefined, width: FacetOption | undefined): string {
  const words = withoutWidth(name, width)
    .split(/\s+/)
    .filter((word) => word !== '');
  for (const count of [3, 2, 1]) {
    const at = words.findIndex(
      (_, index) => finishes.memo(words.slice(index, index + count).join(' ')).color === color,
    );
    if (at >= 0) words.splice(at, count);
  }
  return words.join(' ').replaceAll(' ,', ',').replace(/,$/, '');
}

/** The finish that words mean, if any: products' names are made of few different ones. */
const finishes = new LRUCache<string, { color: FacetOption | undefined }>({
  max: 2_000,
  // "Nero" is a finish, and a line too.
  memoMethod: (words) => ({
    color: readOption('collection', words) === undefined ? readOption('color', words) : undefined,
  }),
});
