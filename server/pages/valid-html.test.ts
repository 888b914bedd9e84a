import { defaultBrand } from '@kitchen/shared/brand.ts';
import { categories } from '@kitchen/shared/categories.ts';
import { collectionCategories, collectionLines } from '@kitchen/shared/collections.ts';
import { languageKey, languages } from '@kitchen/shared/languages.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { appliances } from '../demo/catalogue/appliances.ts';
import { demoCataloguesFolder, demoProductDocumentsFolder, demoRecallsFile } from '../demo/demo-folders.ts';
import { errorPage } from '../platform/http/error-page.ts';
import { htmlFaults } from '../testing/html-faults.ts';
import type { TestSite } from '../testing/test-site.ts';
import { startSiteWithPages } from '../testing/test-site.ts';

/** Pages are rendered for real, which takes its time where other work goes on. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 30_000 });

let site: TestSite;
beforeAll(async () => {
  site = await startSiteWithPages({
    environment: {
      CATALOGUES_DIR: demoCataloguesFolder,
      PUBLIC_DOCUMENTS_DIR: demoProductDocumentsFolder,
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
  paths.recalls,
  `${paths.recalls}?serial=LD-2318-0042`,
  paths.collections,
  ...collectionCategories.map(paths.collection),
  ...collectionCategories.flatMap((category) =>
    collectionLines
      .filter((line) => line.category === category)
      .slice(0, 1)
      .map(paths.line),
  ),
  paths.neroLine,
  ...categories.map(paths.category),
  `${listing}?color=cream,nero&width=90`,
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
  paths.shortlistOf(['AN100-BU', 'MX90-PT']),
  paths.contacts,
  paths.contactsAboutProduct('AN100-BU'),
  paths.contactsAboutSafety('AN100-BU'),
  paths.dealers,
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

describe('every kind of page is HTML as the standard has it', () => {
  it.each(languages)('in %s', async (language) => {
    const faults: Record<string, string[]> = {};
    for (const path of [...ofEachKind, ...products]) {
      const url = `${path}${path.includes('?') ? '&' : '?'}${languageKey}=${language}`;
      const { body, headers } = await site.app.inject({ url, headers: { accept: 'text/html' } });
      expect(headers['content-type'], url).toBe('text/html; charset=utf-8');
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
