import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pageStateElementId } from '@kitchen/shared/page-state.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { htmlFaults } from '../testing/html-faults.ts';
import { openPage } from '../testing/open-page.ts';
import type { TestSite } from '../testing/test-site.ts';
import { loadBuiltClient, publicUrl, startSiteWithPages } from '../testing/test-site.ts';

/** Pages are rendered for real, which takes its time where other work goes on. */
/** It is looked at once a second, and has to be the same twice. */
const soon = { timeout: 5_000 };

const client = await loadBuiltClient();

let folder: string;
let site: TestSite;

async function save(file: string, title: string, text: string): Promise<void> {
  const path = join(folder, 'pages', file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `---\ntitle: ${title}\ndescription: About ${title}.\n---\n${text}`);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
  await save(
    'care/enamel-at-home.en.md',
    'Enamel at home',
    '## Daily\n\n[Care](/care)\n\n| a | b |\n|---|---|\n| 1 | 2 |',
  );
  await save('care/enamel-at-home.it.md', 'Lo smalto a casa', '## Ogni giorno\n\n[Cura](/care)');
  await save('fair.it.md', 'La fiera', 'Testo.');
  site = await startSiteWithPages({ client, environment: { CONTENT_DIR: folder } });
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

async function open(address: string) {
  const { status, document, answer, headers } = await openPage(site, address);
  return {
    status,
    headers,
    body: answer.body,
    title: document.querySelector('h1')?.textContent,
    text: document.querySelector('main')?.textContent ?? '',
    links: [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href')),
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
    alternates: [...document.querySelectorAll('link[hreflang]')].map((link) => link.getAttribute('hreflang')),
    robots: document.querySelector('meta[name=robots]')?.getAttribute('content'),
  };
}

describe('a page of the maker’s own', () => {
  it.each([
    ['en', 'Enamel at home', 'Daily'],
    ['it', 'Lo smalto a casa', 'Ogni giorno'],
  ])(
    'answers at its address in %s, within the frame of the site, and sound',
    async (language, title, part) => {
      const page = await open(`/care/enamel-at-home?lng=${language}`);
      expect(page).toMatchObject({
        status: 200,
        title,
        alternates: ['en', 'it', 'x-default'],
        robots: undefined,
      });
      expect(page.text).toContain(part);
      expect(page.links).toContain(`/care?lng=${language}`);
      expect(page.canonical).toBe(`${publicUrl}/care/enamel-at-home?lng=${language}`);
      expect(page.headers['cache-tag']).toContain('content');
      expect(await htmlFaults(page.body)).toEqual([]);
    },
  );

  it('says where it is in one language alone, and keeps that out of search engines', async () => {
    expect(await open('/fair?lng=it')).toMatchObject({ status: 200, alternates: [], robots: undefined });
    const other = await open('/fair?lng=en');
    expect(other).toMatchObject({ status: 200, title: 'La fiera', robots: 'noindex', canonical: undefined });
    expect(other.text).toContain('This page is there in Italian only.');
    expect(other.text).not.toContain('Testo');
    expect(other.links).toContain('/fair?lng=it');
    const { document } = await openPage(site, '/fair', { 'accept-language': 'it' });
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      `${publicUrl}/fair?lng=it`,
    );
  });

  it('has one spelling of its address', async () => {
    const { status, headers } = await open('/Care/Enamel-at-home/?lng=en');
    expect([status, headers.location]).toEqual([301, '/care/enamel-at-home?lng=en']);
  });

  it('stands in the sitemap with the languages that there are', async () => {
    const { body } = await site.app.inject('/sitemap.xml');
    const entries = body.split('\n').filter((line) => /enamel-at-home|\/fair/.test(line));
    expect(
      entries.map((line) => [line.match(/<loc>(.*?)</)?.[1], line.match(/hreflang="/g)?.length]),
    ).toEqual([
      [`${publicUrl}/care/enamel-at-home?lng=en`, 3],
      [`${publicUrl}/care/enamel-at-home?lng=it`, 3],
      [`${publicUrl}/fair?lng=it`, undefined],
    ]);
  });

  it('is found by the browser as by the server where it is saved while the page of its address is made', async () => {
    await using late = await startSiteWithPages({
      client: {
        ...client,
        async matchPage(url, ...asked) {
          const page = await client.matchPage(url, ...asked);
          if (url === '/late' && !page.found) {
            await save('late.en.md', 'Late', 'Text.');
            await vi.waitFor(async () => {
              const { statusCode } = await late.app.inject('/api/pages?lng=en&path=%2Flate');
              expect(statusCode).toBe(200);
            }, soon);
          }
          return page;
        },
      },
      environment: { CONTENT_DIR: folder },
    });
    const { status, document } = await openPage(late, '/late?lng=en');
    const state = JSON.parse(document.getElementById(pageStateElementId)?.textContent ?? '');
    expect([status, state.content.pages]).toEqual([404, ['/care/enamel-at-home', '/fair']]);
    expect((await openPage(late, '/late?lng=en')).status).toBe(200);
    await rm(join(folder, 'pages/late.en.md'));
  });

  it('shows some seconds after it was saved, says what it says last, and is gone once it is deleted', async () => {
    expect((await open('/warranty?lng=en')).status).toBe(404);
    await save('warranty.en.md', 'Warranty', 'Five years.');
    await vi.waitFor(
      async () => expect((await open('/warranty?lng=en')).text).toContain('Five years.'),
      soon,
    );
    expect((await site.app.inject('/sitemap.xml')).body).toContain('/warranty?lng=en<');
    await save('warranty.en.md', 'Warranty', 'Ten years.');
    await vi.waitFor(async () => expect((await open('/warranty?lng=en')).text).toContain('Ten years.'), soon);
    const answer = await site.app.inject('/api/pages?lng=en&path=%2Fwarranty');
    expect(answer.json()).toMatchObject({ title: 'Warranty', html: '<p>Ten years.</p>', languages: ['en'] });
    await rm(join(folder, 'pages/warranty.en.md'));
    await vi.waitFor(async () => expect((await open('/warranty?lng=en')).status).toBe(404), soon);
    expect((await site.app.inject('/api/pages?lng=en&path=%2Fwarranty')).statusCode).toBe(404);
    expect((await site.app.inject('/sitemap.xml')).body).not.toContain('/warranty');
  });
});
