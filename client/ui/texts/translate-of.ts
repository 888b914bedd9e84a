import { lineNames } from '@kitchen/shared/collections.ts';

// The longest first: "Enzo Titan" is more than "Enzo". With it what numbers a model: "Antique 100".
// "Nero" alone is a colour as well.
const names = [
  ...lineNames.toSorted((one, other) => other.length - one.length),
  'Nero(?= \\d{2,3}(?!\\d|\\s?cm))',
].join('|');

/** What stands for a unit in every language and for nothing else; of "kWh/cycle" only the first part does. */
const units =
  'mm|cm|m[²³]?|kg|g|l|L|W|kW|Wh|kWh|V|A|[kM]?Hz|dB(?:\\(A\\))?|lux|lx|lm|°?[KCF]|k?Pa|mbar|bar|MJ|h|s|min|rpm|%';

/** One figure, or several that share a unit: "80, 90 cm", "80–90 °C", "74 + 38 L". */
const figures = `\\d{1,6}(?:[\\s.,:/×x+\u2060–-]{1,3}\\d{1,6}){0,6}[\\s\u2060]{0,2}(?:${units})(?:/(?:${units}))?`;

const kept = `(?<![\\p{L}\\d])((?:${names})(?: \\d+)?|${figures})(?![\\p{L}\\d])`;
const firstKept = new RegExp(kept, 'u');
const tagOrKept = new RegExp(`<[^<>]*>|${kept}`, 'gu');

/**
 * A text in parts: at even places what browsers may translate, at odd ones what they leave as it is, which are names of
 * lines and figures with their units.
 */
export const splitKept = (text: string): string[] => text.split(firstKept);

/** `no` for a text that holds nothing else, where its element says so for all of it. */
export function translateOf(text: string): 'no' | undefined {
  const parts = splitKept(text);
  return parts.length > 1 && parts.every((part, index) => index % 2 === 1 || !/[\p{L}\d]/u.test(part))
    ? 'no'
    : undefined;
}

/** HTML in which what browsers leave as it is has elements of its own. */
export const markKept = (html: string): string =>
  html.replace(tagOrKept, (found, words?: string) =>
    words === undefined ? found : `<span translate="no">${words}</span>`,
  );
