import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPage } from '../testing/open-page.ts';
import type { TestSite } from '../testing/test-site.ts';
import { loadBuiltClient, publicUrl, startSiteWithPages } from '../testing/test-site.ts';

/** Pages are rendered for real, which takes its time where other work goes on. */
let folder: string;
let site: TestSite;
const save = (...lines: string[]) => writeFile(join(folder, 'redirects.csv'), lines.join('\n'));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'redirects-'));
  await save(
    'old;new;status',
    '/chi-siamo/;/about-calidora?lng=it;301',
    `${publicUrl}/2019/*;;410`,
    '/?page_id=12;/company-info;301',
    '/fogli/*;/product/*;301',
    '/recalls;/contacts;301',
    '/product/discontinued-oven/;;410',
    '/shop;/collections;301',
    '/old-dealers;/dealers/rossi-bologna;301',
    '/api/products;/contacts;301',
    '/healthz;/contacts;301',
    '/mistyped;/kontakts;301',
    '/out;https://shop.maker.example/x;301',
  );
  site = await startSiteWithPages({ client: await loadBuiltClient(), environment: { CONTENT_DIR: folder } });
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

const open = (url: string, headers: Record<string, string> = {}) =>
  openPage(site, url, { accept: 'text/html', ...headers });

describe('the redirects of the operator', () => {
  it.each([
    ['/chi-siamo', '/about-calidora?lng=it'],
    ['/Chi-Siamo/?utm_source=letter', '/about-calidora?lng=it&utm_source=letter'],
    ['/?page_id=12', '/company-info'],
    ['/fogli/MX90-PT/', '/product/MX90-PT'],
    ['/out', 'https://shop.maker.example/x'],
    // They come before what the site would make of the address.
    ['/recalls', '/contacts'],
    ['/shop/', '/collections'],
    ['/old-dealers', '/dealers/rossi-bologna'],
  ])('%s leads to %s', async (url, to) => {
    const { status, headers, answer } = await open(url);
    expect([status, headers.location, answer.body]).toEqual([301, to, '']);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it.each(['/2019/fair/?lng=en', '/2019', '/product/discontinued-oven'])(
    '%s is gone for good, which a page says in both languages, with ways on',
    async (url) => {
      const { status, headers, document } = await open(url, { 'accept-language': 'it' });
      expect([status, headers['cache-control']]).toEqual([410, 'no-store']);
      expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
      const sections = [...document.querySelectorAll('section')].map((section) => ({
        language: section.lang,
        title: section.querySelector('h2')?.textContent,
        ways: [...section.querySelectorAll('a')].map((way) => way.getAttribute('href')),
      }));
      expect(sections).toEqual(
        expect.arrayContaining([
          {
            language: 'it',
            title: 'Questa pagina non c’è più.',
            ways: ['/product?lng=it', '/support?lng=it', '/?lng=it'],
          },
          {
            language: 'en',
            title: 'This page is no longer here.',
            ways: ['/product?lng=en', '/support?lng=en', '/?lng=en'],
          },
        ]),
      );
      for (const way of sections.flatMap(({ ways }) => ways))
        expect((await open(way ?? '')).status).toBe(200);
    },
  );

  it('are not for the API, the state of the site or its files, nor for what they do not name', async () => {
    for (const url of ['/api/categories', '/healthz', '/robots.txt', '/', '/?page_id=13', '/product/MX90-PT'])
      expect({ url, status: (await open(url)).status }).toEqual({ url, status: 200 });
    expect((await open('/mistyped')).status).toBe(404);
    expect(site.log.filter((line) => line.includes('redirects.csv')).join()).toContain(
      'redirects.csv:12: expected a new address at which this site has a page',
    );
  });

  it('tell a program, too, that something is gone, and which methods an old address takes', async () => {
    const gone = await site.app.inject({ url: '/2019/a', headers: { accept: 'application/json' } });
    expect([gone.statusCode, gone.json().type]).toEqual([410, 'urn:problem-type:gone']);
    const posted = await site.app.inject({ method: 'POST', url: '/chi-siamo' });
    expect([posted.statusCode, posted.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('count as they were saved last, some seconds later', async () => {
    expect((await open('/new-old')).status).toBe(404);
    await save('/new-old,/contacts', '/chi-siamo,,410');
    await vi.waitFor(async () => expect((await open('/new-old')).status).toBe(301), { timeout: 10_000 });
    expect((await open('/chi-siamo')).status).toBe(410);
    expect((await open('/out')).status).toBe(404);
  });
});
