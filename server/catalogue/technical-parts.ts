import { foldText } from './fold-text.ts';

/** One statement of a technical text (`Type: Gas - Burners: 5` has two), folded for looking through. */
export interface TechnicalPart {
  /** Empty where the part has none. */
  label: string;
  value: string;
}

const denials = new Set([
  'no',
  'none',
  'non',
  'nessuno',
  'nessuna',
  'assente',
  'non previsto',
  'non prevista',
  'n/a',
]);

/** The statements of a technical text; those that deny what they name (`Rotisserie: no`) are left out. */
export function technicalParts(text: string | undefined): TechnicalPart[] {
  if (!text) return [];
  return foldText(text.replaceAll('\n', ' - '))
    .split(/ [-\u2013\u2014] | ?\| ?/)
    .flatMap((part) => {
      const colon = part.indexOf(':');
      const label = colon < 0 ? '' : part.slice(0, colon).trim();
      const value = part
        .slice(colon + 1)
        .replace(/\b(?:no|without|senza) [a-z]+/g, ' ')
        .trim();
      return value === '' || denials.has(value) ? [] : [{ label, value }];
    });
}

/** What the part labelled as the type says; undefined where there is none. */
export function statedType(parts: readonly TechnicalPart[]): string | undefined {
  return parts.find(({ label }) => /^(?:type|tipo|tipologia)\b/.test(label))?.value;
}
