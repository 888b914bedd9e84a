import { cp, mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { demoProductDocumentsFolder } from '../demo/demo-folders.ts';
import { manyProducts } from '../testing/many-products.ts';
import { publicUrl, startSiteWithPages } from '../testing/test-site.ts';

/** Pages are rendered for real, which takes its time where other work goes on. */
vi.setConfig({ testTimeout: 120_000 });

/** What a page says of itself to a search engine. */
interface CrawledPage {
  language: string | null;
  canonical: string | undefined;
  /** As which social networks know it. */
  shared: string | undefined;
  /** By language, `x-default` among them. */
  alternates: Record<string, string>;
}

const pathOf = (address = '') => address.replaceAll('&amp;', '&').replace(publicUrl, '').replace(/#.*/, '');

/** Files and drawings are none. */
const isPage = (path: string) => !/\.\w+$/.test(path);

/** Attributes of all elements of a kind, as they stand in the HTML. */
function elementsOf(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\s[^>]*>`, 'g'))].map(([tag]) =>
    Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value])),
  );
}

function readPage(response: Response, html: string): CrawledPage {
  const head = elementsOf(html, 'link');
  const alternates = head.filter(({ hreflang }) => hreflang !== undefined);
  return {
    language: response.headers.get('content-language'),
    canonical: pathOf(head.find(({ rel }) => rel === 'canonical')?.href),
    shared: pathOf(elementsOf(html, 'meta').find(({ property }) => property === 'og:url')?.content),
    alternates: Object.fromEntries(alternates.map(({ hreflang = '', href }) => [hreflang, pathOf(href)])),
  };
}

/** Follows the links that search engines follow, from the home page on; gives the pages that they may keep. */
async function crawl(origin: string, acceptLanguage: string): Promise<Map<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>();
  const seen = new Set(['/']);
  for (const path of seen) {
    const response = await fetch(origin + path, { headers: { 'accept-language': acceptLanguage } });
    const html = await response.text();
    expect({ path, status: response.status }).toEqual({ path, status: 200 });
    if (!response.headers.get('content-type')?.startsWith('text/html')) continue;
    const links = elementsOf(html, 'a').filter(({ rel = '' }) => !rel.includes('nofollow'));
    const next = links.map(({ href }) => new URL(pathOf(href), origin + path));
    for (const { origin: other, pathname, search } of next)
      if (other === origin && isPage(pathname)) seen.add(pathname + search);
    if (elementsOf(html, 'meta').some(({ name }) => name === 'robots')) continue;
    pages.set(path, readPage(response, html));
  }
  return pages;
}

it('is found as a whole by following links from the home page, in both languages, whatever the browser prefers', async () => {
  await using documents = await mkdtempDisposable(join(tmpdir(), 'documents-'));
  // One is made, one no longer.
  for (const [sku, of] of [
    ['MANY-0001', 'AN90'],
    ['ELF60S-CR', 'ELF60S-CR'],
  ] as const)
    await cp(join(demoProductDocumentsFolder, of), join(documents.path, sku), { recursive: true });
  await using site = await startSiteWithPages({
    products: manyProducts(60),
    environment: { PUBLIC_DOCUMENTS_DIR: documents.path },
  });
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const known = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address]) => pathOf(address))
    .filter(isPage)
    .sort();
  expect(known).toContain('/product-category/cookers?from=3&lng=it');
  for (const sku of ['MANY-0001', 'ELF60S-CR']) expect(known).toContain(`/support/${sku}?lng=it`);
  const [italian, english] = [await crawl(site.url, 'it'), await crawl(site.url, 'en')];
  for (const pages of [italian, english]) {
    // Where the crawl began; the bare addresses are looked at below.
    pages.delete('/');
    const canonical = [...new Set([...pages.values()].map((page) => page.canonical ?? ''))].sort();
    expect(canonical).toEqual(known);
    // One page for all products: it need not be read for each of them.
    expect([...pages.keys()].filter((path) => path.startsWith('/contacts?sku='))).toEqual([]);
    for (const [path, page] of pages) {
      const { language, alternates } = page;
      expect({ path, canonical: alternates[language ?? ''] }).toEqual({ path, canonical: page.canonical });
      expect(page.canonical).toMatch(new RegExp(`lng=${language}$`));
      // What it names as itself is itself, and so are the others, which name the same.
      for (const other of ['en', 'it']) {
        const named = pages.get(alternates[other] ?? '');
        expect({ path, named }).toEqual({
          path,
          named: { language: other, canonical: alternates[other], shared: alternates[other], alternates },
        });
      }
      expect(alternates['x-default']).toBe(page.canonical?.replace(/[?&]lng=\w+$/, ''));
    }
  }
  expect(italian).toEqual(english);
  for (const { canonical, alternates } of italian.values()) {
    if (canonical !== alternates.it) continue;
    const bare = alternates['x-default'] ?? '';
    for (const language of ['it', 'en']) {
      const response = await fetch(site.url + bare, { headers: { 'accept-language': language } });
      // It answers in the visitor's language, and is itself in none.
      expect(response.headers.get('vary')).toMatch(/\baccept-language\b/i);
      expect(readPage(response, await response.text())).toEqual({
        language,
        canonical: bare,
        shared: bare,
        alternates,
      });
    }
  }
});
