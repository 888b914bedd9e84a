import { defaultBrand } from '@kitchen/shared/brand.ts';
import { careTopics } from '@kitchen/shared/care.ts';
import { categories } from '@kitchen/shared/categories.ts';
import { collectionCategories, collectionLines } from '@kitchen/shared/collections.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { languageKey, languages } from '@kitchen/shared/languages.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appliances } from '../demo/catalogue/appliances.ts';
import {
  demoCataloguesFolder,
  demoDealersFile,
  demoProductDocumentsFolder,
  demoProductModelsFolder,
  demoRecallsFile,
} from '../demo/demo-folders.ts';
import { errorPage } from '../platform/http/error-page.ts';
import { htmlFaults } from '../testing/html-faults.ts';
import { parsePage } from '../testing/parse-page.ts';
import type { TestSite } from '../testing/test-site.ts';
import { startSiteWithPages } from '../testing/test-site.ts';

/** Pages are rendered for real, which takes its time where other work goes on. */
let site: TestSite;
beforeAll(async () => {
  site = await startSiteWithPages({
    environment: {
      CATALOGUES_DIR: demoCataloguesFolder,
      PUBLIC_DOCUMENTS_DIR: demoProductDocumentsFolder,
      PRODUCT_MODELS_DIR: demoProductModelsFolder,
      DEALERS_FILE: demoDealersFile,
      RECALLS_FILE: demoRecallsFile,
    },
  });
});
afterAll(() => site[Symbol.asyncDispose]());

const listing = paths.category('cookers');

const ofEachKind = [
  paths.home,
  paths.about(defaultBrand),
  paths.reasons,
  paths.catalogues,
  paths.companyInfo,
  paths.privacyPolicy,
  paths.accessibility,
  paths.care,
  ...careTopics.map(paths.careOf),
  paths.recalls,
  `${paths.recalls}?serial=LD-2318-0042&sku=LDF60S-BU`,
  paths.collections,
  ...collectionCategories.map(paths.collection),
  ...collectionLines.map(paths.line),
  paths.neroLine,
  ...categories.map(paths.category),
  `${listing}?color=cream,nero&width=90&collection=antique`,
  // Finds nothing.
  `${paths.category('hoods')}?cooktop_type=gas`,
  `${listing}?page=3`,
  `${listing}?from=2&page=3`,
  '/product-category/no-such',
  paths.finder,
  paths.searchFor('oven', 2),
  paths.searchFor('no such thing', 1),
  paths.compare,
  paths.compareOf(['AN100-BU', 'AN100-CR', 'MX90-PT']),
  paths.shortlist,
  paths.shortlistOf(['AN100-BU', 'MX90-PT', 'NONE-1']),
  paths.contacts,
  paths.contactsAboutProduct('AN100-BU'),
  paths.contactsAboutSafety('AN100-BU'),
  paths.support,
  paths.supportFor('LDF60S-BU LD-2318-0042'),
  paths.supportFor('oven land'),
  paths.supportFor('no such thing'),
  paths.supportOf('LDF60S-BU'),
  paths.supportOf('ELF60S-CR'),
  paths.supportOf('TRC70-WH'),
  paths.supportOf('NO-SUCH'),
  paths.dealers,
  `${paths.dealers}?near=Bologna`,
  paths.dealer('galleria-prati-roma'),
  paths.reservedArea,
  paths.login,
  '/no/such/page',
];

/** One of each category, one that is called back, and those that are odd: in one language only, without measures, say. */
const products = [
  'AN100-BU',
  'EMP30C-BK',
  'EZP90G-BK',
  'LDF60S-BU',
  'AN100S-BU',
  'EL100V-BK',
  'VULCANO-30',
  'GRIDDLE-60',
  'NO-SUCH',
  ...appliances.map(({ sku }) => sku).filter((sku) => !/^[A-Z0-9-]+$/.test(sku)),
].map(paths.product);

/** The pages of a language by their addresses, each made once for all that is asked of it. */
const pagesIn = new Map<Language, Promise<Map<string, string>>>();

function everyPage(language: Language): Promise<Map<string, string>> {
  const made = pagesIn.get(language) ?? makePages(language);
  pagesIn.set(language, made);
  return made;
}

async function makePages(language: Language): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const path of [...ofEachKind, ...products]) {
    const url = `${path}${path.includes('?') ? '&' : '?'}${languageKey}=${language}`;
    const { body, headers } = await site.app.inject({ url, headers: { accept: 'text/html' } });
    expect(headers['content-type'], url).toBe('text/html; charset=utf-8');
    pages.set(url, body);
  }
  return pages;
}

describe('every kind of page is HTML as the standard has it', () => {
  it.each(languages)('in %s', async (language) => {
    const faults: Record<string, string[]> = {};
    for (const [url, body] of await everyPage(language)) {
      const found = await htmlFaults(body);
      if (found.length > 0) faults[url] = found;
    }
    expect(faults).toEqual({});
  });

  it.each(['not-found', 'too-many-requests', 'bad-input', 'internal'] as const)(
    'where none could be made: %s',
    async (type) => {
      for (const retryAfterS of [undefined, 7]) {
        expect(await htmlFaults(errorPage({ type, retryAfterS }, 'Ken & Sons', 'it'))).toEqual([]);
      }
    },
  );
});

/** What stays as it is in every language. */
const names = [
  defaultBrand.name,
  'Nero Line',
  'Linea Nero',
  'Elementum',
  ...collectionLines.map(({ name }) => name),
  ...appliances.flatMap(({ sku, model }) => [sku, model]),
].map(RegExp.escape);
const units = 'mm|cm|m|m²|m³|kg|g|L|l|W|kW|Wh|kWh|V|Hz|dB|lx|K|°C|Pa|bar|%';
const kept = new RegExp(
  `(?<![\\p{L}\\d])(?:${[...new Set(names)].join('|')}|\\d\\s?(?:${units}))(?![\\p{L}\\d])`,
  'u',
);

/** Texts that say such a thing and let browsers translate it. */
function translatedNames(html: string): string[] {
  const { body } = parsePage(html);
  // An option holds nothing but a text, and words beside the names.
  for (const element of body.querySelectorAll('[translate=no], script, style, noscript, option'))
    element.remove();
  const walker = body.ownerDocument.createTreeWalker(body, 4 /* texts */);
  const found: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent ?? '';
    if (kept.test(text)) found.push(text);
  }
  return found;
}

describe('where a browser translates a page, names of lines and of the brand, codes and figures with units stay', () => {
  it.each(languages)('in %s', async (language) => {
    const translated: Record<string, string[]> = {};
    let isKept = 0;
    for (const [url, html] of await everyPage(language)) {
      const found = translatedNames(html);
      if (found.length > 0) translated[url] = found;
      isKept += html.split('translate="no"').length - 1;
    }
    expect(translated).toEqual({});
    expect(isKept).toBeGreaterThan(1000);
  });
});
