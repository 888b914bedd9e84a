import type { Language } from '@kitchen/shared/languages.ts';
import type { TechnicalInformation, TechnicalValue } from '@kitchen/shared/product.ts';
import { technicalKinds } from '@kitchen/shared/product.ts';
import type { RowDefinition } from '@kitchen/shared/technical-information.ts';
import { technicalRowsOf } from '@kitchen/shared/technical-information.ts';
import type { ProductRecord } from '../store/store.ts';
import { languageOf } from './choose-record.ts';
import { splitValues } from './facet-vocabulary.ts';
import { foldText } from './fold-text.ts';

/** Words for what the site can say in both languages. */
const knownWords: Record<string, RegExp> = {
  electricity: /^(?:electric(?:ity|al)?|elettric(?:o|a|ita))$/,
  gas: /^(?:gas|a gas)$/,
  induction: /^(?:induction|(?:a )?induzione)\b/,
  radiant: /^(?:radiant|radiante|ceramic|(?:in )?vetroceramica)\b/,
  solid_plates: /^(?:solid|piastr[ae])\b/,
};

/** What may stand behind a number of a row, by its unit. */
const units: Record<NonNullable<RowDefinition['unit']> | 'none', RegExp> = {
  litres: /^(?:lt?|lit(?:re|er)s?|litri|dm[³3])$/i,
  kWhPerCycle: /^kwh(?:(?: ?\/ ?| per | a )(?:cycle|ciclo))?$/i,
  kilograms: /^kg$/i,
  centimetres: /^cm$/i,
  wattHoursPerKilogram: /^wh ?\/ ?kg$/i,
  percent: /^%$/,
  kWhPerYear: /^kwh(?:(?: ?\/ ?| per | a )(?:a|y|year|annum|anno)| all['’]anno)?$/i,
  luxPerWatt: /^(?:lux|lx) ?\/ ?w$/i,
  cubicMetresPerHour: /^(?:m[³3]|mc) ?\/ ?h$/i,
  decibels: /^db(?: ?\(?a\)?)?(?: re ?1 ?pw)?$/i,
  none: /^(?:zones?|zon[ae]|burners?|bruciator[ei]|fuo(?:co|chi))$/i,
};

/**
 * What Regulation (EU) No 66/2014 asks makers to publish, as far as the first record that states it can be read for
 * certain: numbers are the same in every language, words that are not known are shown in their own alone.
 */
export function readTechnicalInformation(
  records: readonly ProductRecord[],
  language: Language,
  reportUnread?: (key: string, entered: string) => void,
): TechnicalInformation {
  return technicalKinds.flatMap((kind) => {
    const rows = technicalRowsOf(kind).flatMap(([key, row]) => {
      const stating = records.filter(({ meta }) => splitValues(meta[key]).length > 0);
      const isOwn = (record: ProductRecord) => (languageOf(record) ?? language) === language;
      const record = (row.holds === 'words' && stating.find(isOwn)) || stating[0];
      if (!record) return [];
      const entered = record.meta[key] ?? '';
      const values = splitEntered(entered, row).map((part) => readValue(part, row, isOwn(record)));
      if (values.every((value) => value !== null)) return [{ key, values }];
      reportUnread?.(key, entered);
      return [];
    });
    return rows.length > 0 ? [{ kind, rows }] : [];
  });
}

/** What is entered of each; nothing of several whose comma may be a decimal one or stand between two. */
function splitEntered(entered: string, { of, holds, decimals = holds === 'size' ? 1 : 0 }: RowDefinition) {
  if (!of) return [entered];
  const parts = entered.split(/[;|]|,\s+/);
  const isUnclear =
    parts.length === 1 &&
    [...entered.matchAll(/(?<=\d),(\d+)/g)].some(([, behind = '']) => behind.length > decimals);
  return isUnclear ? [''] : parts;
}

const number = String.raw`\d+(?:[.,]\d+)?`;
/** Its unit may follow; `1.200` may mean two numbers. */
const oneNumber = new RegExp(String.raw`^(?!0*[1-9]\d*[.,]\d{3}(?!\d))${number}`);
const size = new RegExp(`^(?:Ø ?)?(${number}) ?(?:cm)?(?: ?[x×] ?(${number}))? ?(?:cm)?$`, 'i');

function readValue(
  entered: string,
  { unit, holds }: RowDefinition,
  inItsLanguage: boolean,
): TechnicalValue | null {
  const text = entered.trim();
  // There is no such thing: an oven without a fan beside one with a fan.
  if (/^[-–—]$/.test(text)) return '–';
  if (holds === 'words') {
    const folded = foldText(text.replaceAll('_', ' '));
    const known = Object.keys(knownWords).find((word) => knownWords[word]?.test(folded));
    return known ?? ((inItsLanguage && text) || null);
  }
  if (holds === 'size') {
    const [, ...numbers] = size.exec(text.replace(/\s+/g, ' ')) ?? [];
    return numbers.length > 0 ? numbers.flatMap((each) => (each ? [toNumber(each)] : [])) : null;
  }
  const first = oneNumber.exec(text)?.[0] ?? '';
  const tail = text.slice(first.length).trimStart();
  return first && (!tail || units[unit ?? 'none'].test(tail)) ? toNumber(first) : null;
}

const toNumber = (text: string) => Number(text.replace(',', '.'));
