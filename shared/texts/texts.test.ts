import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { Language } from '../languages.ts';
import { texts as en } from './en.ts';
import { texts as it_ } from './it.ts';

type Tree = { readonly [key: string]: string | Tree };

/** Every text by its key, such as `listing.empty.title`. */
function flatten(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

const placeholders = (text: string) => [...text.matchAll(/\{\{\s*([\w-]+)/g)].map(([, name]) => name).sort();
const tags = (text: string) => [...text.matchAll(/<\/?\w+/g)].map(([tag]) => tag).sort();

/** The texts of some screens, or of documents, by their area. */
async function areasOf(language: Language, kind: 'screens' | 'documents'): Promise<Tree> {
  const folder = new URL(`./${language}/${kind}/`, import.meta.url);
  const files = (await readdir(folder)).sort();
  const areas = files.map(async (file) => [file, (await import(new URL(file, folder).href)).texts]);
  return Object.fromEntries(await Promise.all(areas));
}

const english = flatten({
  ...en,
  ...(await areasOf('en', 'screens')),
  ...(await areasOf('en', 'documents')),
});
const italian = new Map(
  flatten({ ...it_, ...(await areasOf('it', 'screens')), ...(await areasOf('it', 'documents')) }),
);

describe('the texts of both languages', () => {
  it('have the same keys', () => {
    expect([...italian.keys()].sort()).toEqual(english.map(([key]) => key).sort());
  });

  it.each(english)('say the same things in %s', (key, text) => {
    const other = italian.get(key) ?? '';
    expect(placeholders(other)).toEqual(placeholders(text));
    expect(tags(other)).toEqual(tags(text));
    expect(other.trim()).not.toBe('');
  });

  /** By key: the English text, and the Italian one where it was asked for word by word, too. */
  const asked: Record<string, [english: string, italian?: string]> = {
    'listing.loading': ['Loading products...'],
    'listing.error.title': ['Error Loading Products', 'Errore nel caricamento dei prodotti'],
    'listing.error.message': [
      'Please try again later or contact support.',
      'Riprova più tardi o contatta il supporto.',
    ],
    'filtering.ts.clear': ['Clear all filters'],
    'filters.ts.empty.reset': ['Reset Filters'],
    'common.reloadPage': ['Reload Page'],
    'common.error': ['Error', 'Errore'],
    'common.loading': ['Loading...', 'Caricamento...'],
    'common.noImage': ['No Image Available'],
    'product.ts.notFound.title': ['Product not found'],
    'product.ts.classic': ['classic'],
    'search.ts.none.title': ['No products found'],
    'search.ts.noSku': ['N/A'],
    'search.ts.viewDetails': ['View details'],
    'frame.followUs': ['Follow us'],
    'home.ts.hero.latest': ['Explore the latest Collection'],
    'home.ts.styles.title': ['Distinctive Styles'],
    'enquiry.ts.form.send': ['Send', 'Invia'],
    'enquiry.ts.form.faults.consent': [
      'Please agree to the privacy policy.',
      "Per favore accetta l'informativa sulla privacy.",
    ],
  };

  it.each(Object.entries(asked))('say what was asked for letter by letter in %s', (key, [text, other]) => {
    expect(new Map(english).get(key)).toBe(text);
    if (other !== undefined) expect(italian.get(key)).toBe(other);
  });

  it.each([
    ['serviceArea', 'login'],
    ['companyInfo', 'company-info'],
    ['privacyPolicy', 'privacy-policy'],
    ['accessibility', 'accessibility'],
    ['recalls', 'recalls'],
  ])('name a page in the footer as it names itself: %s', (link, screen) => {
    for (const texts of [english, italian].map((each) => new Map(each)))
      expect(texts.get(`frame.${link}`)).toBe(texts.get(`${screen}.ts.title`) ?? 'no title');
  });

  it('keep a number and its unit together', () => {
    for (const [key, text] of [...english, ...italian]) {
      // These are typed into the search for the visitor.
      if (key.startsWith('search.ts.popular.')) continue;
      expect([key, text]).not.toEqual([
        key,
        expect.stringMatching(
          /(\d|(?:width|area|size)\}\}) ?(°C|(?<= )(cm|mm|m²|kW|kg|L|KB|MB))(?![\p{L}\d])/u,
        ),
      ]);
    }
  });

  it('quote as their readers do', () => {
    for (const [, text] of english) expect(text).not.toMatch(/[«»"']/);
    for (const [key, text] of italian) if (!asked[key]?.[1]) expect(text).not.toMatch(/[“”"']/);
  });

  it('never name the brand themselves', () => {
    for (const [key, text] of [...english, ...italian])
      expect([key, text]).not.toEqual([key, expect.stringMatching(/calidora/i)]);
  });
});
