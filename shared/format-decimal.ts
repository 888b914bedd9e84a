import type { Language } from './languages.ts';

/**
 * A number as a language writes it, with at least so many decimals and at most two; without grouping. Not by `Intl`,
 * whose first use keeps a phone from answering for 60 ms.
 */
export function formatDecimal(number: number, language: Language, decimals = 0): string {
  const rounded = String(Number(number.toFixed(2)));
  const { length } = rounded.split('.')[1] ?? '';
  const text = length < decimals ? number.toFixed(decimals) : rounded;
  return language === 'it' ? text.replace('.', ',') : text;
}
