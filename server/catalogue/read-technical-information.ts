import type { TechnicalInformation, TechnicalValue } from '@kitchen/shared/product.ts';
import { technicalKinds } from '@kitchen/shared/product.ts';
import { technicalRowsOf } from '@kitchen/shared/technical-information.ts';
import type { ProductRecord } from '../store/store.ts';
import { foldText } from './fold-text.ts';

/** Words for what the site can say in both languages. */
const knownWords: Record<string, RegExp> = {
  electricity: /^(?:electric(?:ity|al)?|elettric(?:o|a|ita))$/,
  gas: /^(?:gas|a gas)$/,
  induction: /^(?:induction|(?:a )?induzione)\b/,
  radiant: /^(?:radiant|radiante|ceramic|(?:in )?vetroceramica)\b/,
  solid_plates: /^(?:solid|piastr[ae])\b/,
};

/**
 * What Regulation (EU) No 66/2014 asks makers to publish, as far as the first record that states it can be read:
 * numbers are the same in every language.
 */
export function readTechnicalInformation(records: readonly ProductRecord[]): TechnicalInformation {
  return technicalKinds.flatMap((kind) => {
    const rows = technicalRowsOf(kind).flatMap(([key, { of, holds }]) => {
      const entered = records.find(({ meta }) => meta[key])?.meta[key] ?? '';
      const values = (of ? entered.split(/[;|]/) : [entered]).map((each) => readValue(each, holds));
      return values.every((value) => value !== null) ? [{ key, values }] : [];
    });
    return rows.length > 0 ? [{ kind, rows }] : [];
  });
}

const number = String.raw`\d+(?:[.,]\d+)?`;
/** With its unit or without; `1.200` may mean two numbers. */
const oneNumber = new RegExp(String.raw`^(?!0*[1-9]\d*[.,]\d{3}(?!\d))(${number})(?:\s*[^\d\s].*)?$`);
const size = new RegExp(
  String.raw`^(?:Ø\s*)?(${number})\s*(?:cm)?(?:\s*[x×]\s*(${number}))?\s*(?:cm)?$`,
  'i',
);

function readValue(entered: string, holds: 'size' | 'words' | undefined): TechnicalValue | null {
  const text = entered.trim();
  // There is no such thing: an oven without a fan beside one with a fan.
  if (/^[-–—]$/.test(text)) return '–';
  if (holds === 'words') {
    const folded = foldText(text.replaceAll('_', ' '));
    return Object.keys(knownWords).find((word) => knownWords[word]?.test(folded)) ?? (text || null);
  }
  const [, ...numbers] = (holds === 'size' ? size : oneNumber).exec(text) ?? [];
  const read = numbers.flatMap((each) => (each ? [Number(each.replace(',', '.'))] : []));
  const [first] = read;
  if (first === undefined) return null;
  return holds === 'size' ? read : first;
}
