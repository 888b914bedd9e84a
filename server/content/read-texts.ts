import { isDeepStrictEqual } from 'node:util';
import type { OwnTexts } from '@kitchen/shared/content.ts';
import type { TextTree } from '../platform/texts/site-texts.ts';
import { isTextTree } from '../platform/texts/site-texts.ts';
import { ContentFileError } from './content-fault.ts';
import type { JsonWithLines } from './json-with-lines.ts';

const mostFaults = 200;

/** A text is no article. */
const longest = 5_000;

interface TextFault {
  line: number | undefined;
  says: string;
}

/** The own texts of a language by namespace, those of documents as one: those that differ from the built-in ones, and what is wrong with others. */
export function readTexts(
  { value, lineAt }: JsonWithLines,
  builtIn: TextTree,
): { texts: OwnTexts; faults: TextFault[] } {
  if (!isTextTree(value)) throw new ContentFileError('expected texts by their key: { … }');
  const faults: TextFault[] = [];
  const own = ownOf(value, builtIn, []) as Record<string, Record<string, object>>;
  const { screens = {}, documents, ...common } = own;
  const byNamespace = Object.entries({
    ...(Object.keys(common).length > 0 && { texts: common }),
    ...(documents && { documents }),
    ...screens,
  });
  return { texts: Object.fromEntries(byNamespace) as OwnTexts, faults };

  /** Finding the line of thousands would take long. */
  function addFault(at: readonly string[], says: string): void {
    if (faults.length < mostFaults) faults.push({ line: lineAt(at), says: `${at.join('.')}: ${says}` });
    else if (faults.length === mostFaults)
      faults.push({ line: undefined, says: 'expected fewer faults; more are not named' });
  }

  function ownOf(own: TextTree, known: TextTree, path: readonly string[]): Record<string, unknown> {
    const differing: Record<string, unknown> = {};
    for (const [key, text] of Object.entries(own)) {
      const at = [...path, key];
      const there = Object.hasOwn(known, key) ? known[key] : undefined;
      const says = there === undefined ? 'there is no such text' : whyWrong(text, there, known, key);
      if (says !== undefined) addFault(at, says);
      else if (isTextTree(text)) {
        const within = ownOf(text, there as TextTree, at);
        if (Object.keys(within).length > 0) differing[key] = within;
      } else if (!isDeepStrictEqual(text, there)) differing[key] = text;
    }
    return differing;
  }
}

/** Why a text, or a group of them, cannot stand in place of a built-in one; undefined where it can. */
function whyWrong(
  own: unknown,
  builtIn: TextTree[string],
  siblings: TextTree,
  key: string,
): string | undefined {
  if (isTextTree(builtIn)) return isTextTree(own) ? undefined : 'expected texts by their key: { … }';
  if (typeof builtIn !== 'string') {
    // A shorter list would keep the last of the built-in one.
    const isAsLong = Array.isArray(own) && own.length === builtIn.length;
    if (!isAsLong) return `expected a list of ${builtIn.length} texts: [ … ]`;
    return own.map((text, index) => whyWrong(text, builtIn[index] ?? '', {}, key)).find((says) => says);
  }
  if (typeof own !== 'string') return 'expected a text in quotation marks';
  if (own.trim() === '') return 'expected a text; it is empty';
  if (own.length > longest) return `expected at most ${longest} characters`;
  if (controls.test(own)) return 'expected no control characters';
  const needed = placeholders(builtIn);
  // One form of a plural may do without the number that another has.
  const allowed = new Set(formsOf(siblings, key).flatMap(placeholders));
  const missing = needed.find((name) => !placeholders(own).includes(name));
  if (missing !== undefined && !pluralForm.test(key)) return `expected ${inBraces(missing)} somewhere in it`;
  const strange = placeholders(own).find((name) => !allowed.has(name));
  if (strange !== undefined) {
    const known = [...allowed].map(inBraces).join(', ') || 'none';
    return `expected no ${inBraces(strange)}; what it may hold: ${known}`;
  }
  const other = mentions(builtIn).reduce((text, mention) => text.replaceAll(mention, ''), own);
  if (/\{\{|\}\}|\$t\(/.test(other.replace(placeholder, '')))
    return 'expected {{name}} for what is put in, and no $t(…)';
  return whyUnbalanced(own, builtIn);
}

const controls = /(?!\n)\p{Cc}/u;
const placeholder = /\{\{(\w+)\}\}/g;
const placeholders = (text: string): string[] => [...text.matchAll(placeholder)].map(([, name = '']) => name);
/** Other texts that stand in this one. */
const mentions = (text: string): string[] => text.match(/\$t\([^()]*\)/g) ?? [];
const inBraces = (name: string) => `{{${name}}}`;

/** i18next's ending of the key of a form of a plural (CLDR's names). */
const pluralForm = /_(?:zero|one|two|few|many|other)$/;

/** All forms of the plural that a key is of, or the one text. */
function formsOf(siblings: TextTree, key: string): string[] {
  const stem = key.replace(pluralForm, '');
  return Object.entries(siblings).flatMap(([other, text]) =>
    typeof text === 'string' &&
    (other === key || (pluralForm.test(key) && other.replace(pluralForm, '') === stem))
      ? [text]
      : [],
  );
}

/** Elements, as `<mail>words</mail>`, are those of the built-in text, each closed where it was opened. */
function whyUnbalanced(own: string, builtIn: string): string | undefined {
  const known = new Set(tags(builtIn).map(({ name }) => name));
  const open: string[] = [];
  for (const { name, closes } of tags(own)) {
    if (!known.has(name)) return `expected no <${name}>; it would be shown as it is written`;
    if (!closes) open.push(name);
    else if (open.pop() !== name) return `expected <${name}> before </${name}>`;
  }
  const [unclosed] = open;
  return unclosed === undefined ? undefined : `expected </${unclosed}> after <${unclosed}>`;
}

const tags = (text: string) =>
  [...text.matchAll(/<(\/?)(\w+)>/g)].map(([, slash, name = '']) => ({ name, closes: slash === '/' }));
