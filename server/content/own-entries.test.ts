import { collectionCategories, linesOf } from '@kitchen/shared/collections.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { Registry } from 'prom-client';
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Client } from '../pages/client-build.ts';
import { aPicture } from '../testing/a-picture.ts';
import { contentFolder } from '../testing/content-folder.ts';
import { openPage } from '../testing/open-page.ts';
import { createRecordedLog } from '../testing/recorded-log.ts';
import { loadBuiltClient, startTestSite } from '../testing/test-site.ts';
import { openContent } from './content.ts';

let client: Client;
beforeAll(async () => {
  client = await loadBuiltClient();
});

const folder = contentFolder();
const { write } = folder;
beforeEach(async () => {
  await write('pictures/showroom.jpg', await aPicture({ width: 600, height: 400, color: '#336699' }));
  await write('pictures/showroom.json', { alt: { en: 'Our showroom', it: 'Il nostro showroom' } });
});

async function startSite() {
  const site = await startTestSite({ client, environment: { CONTENT_DIR: folder.path } });
  onTestFinished(() => site[Symbol.asyncDispose]());
  return async (address: string) => (await openPage(site, address)).document;
}

/** Opens the folder alone, at a time that the test sets. */
async function open(time = { now: Date.parse('2026-12-08T12:00:00Z') }) {
  const log = createRecordedLog();
  const options = {
    folder: folder.path,
    defaultLanguage: 'en',
    registry: new Registry(),
    logger: log,
  } as const;
  const site = { publicUrl: 'https://www.calidora.example', isPage: (path: string) => path !== '/dealer' };
  const content = await openContent({ ...options, site, now: () => time.now }, 20);
  onTestFinished(content.close);
  return {
    content,
    faults: () => content.current().faults.map(({ file, line, says }) => `${file}:${line}: ${says}`),
  };
}

const aSlide = (title: string, more: object = {}) => ({
  language: 'en',
  title,
  text: 'Come and see.',
  link: '/dealers',
  action: 'Find a dealer',
  picture: 'showroom',
  ...more,
});

const textsOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent?.trim());

it('shows the maker’s own news on the home page, in the languages that have some', async () => {
  await write('news.json', [
    aSlide('Open house'),
    aSlide('A new door'),
    aSlide('Porte aperte', { language: 'it' }),
  ]);
  const page = await startSite();
  const english = await page('/?lng=en');
  const news = english.querySelector('section[aria-label=News]');
  expect(textsOf(news?.querySelectorAll('h3') ?? [])).toEqual(['Open house', 'A new door']);
  expect(news?.querySelector('img')?.getAttribute('alt')).toBe('Our showroom');
  expect(news?.querySelector('article a')?.getAttribute('href')).toBe('/dealers?lng=en');
  // One slide alone is no carousel.
  const italian = await page('/?lng=it');
  expect(italian.body.textContent).toContain('Antique si veste');
  expect(italian.body.textContent).not.toContain('Porte aperte');
});

it('begins and ends news with their days in Italy, without a restart', async () => {
  const time = { now: Date.parse('2026-12-08T22:59:00Z') };
  await write('news.json', [
    aSlide('All year'),
    aSlide('Until the 8th', { until: '2026-12-08' }),
    aSlide('From the 9th', { from: '2026-12-09', until: '2026-12-09' }),
    aSlide('Last year', { until: '2025-12-31' }),
  ]);
  const { content } = await open(time);
  const shown = () =>
    content
      .ofPage()
      .present('en', [])
      ?.news?.en?.map(({ title }) => title);
  expect(shown()).toEqual(['All year', 'Until the 8th']);
  const [source] = content.sources();
  time.now = Date.parse('2026-12-08T23:00:30Z');
  await vi.waitFor(() => expect(shown()).toEqual(['All year', 'From the 9th']));
  expect(source?.invalidated).toBe(true);
});

it('shows the maker’s own history', async () => {
  const words = { title: 'A shed', text: 'One bench and a lamp.' };
  await write('timeline.json', [
    { year: '1961', en: words, it: { title: 'Una rimessa', text: 'Un banco e una lampada.' } },
  ]);
  const page = await startSite();
  for (const [language, years] of [
    ['en', ['A shed']],
    ['it', ['Una rimessa']],
  ] as const) {
    const document = await page(`/about-calidora?lng=${language}`);
    const history = [...document.querySelectorAll('[aria-roledescription]')].find((each) =>
      each.textContent?.includes('1961'),
    );
    expect(textsOf(history?.querySelectorAll('h3') ?? [])).toEqual(years);
  }
});

it('puts lines into the maker’s order, with its names, words and pictures, on every page that shows them', async () => {
  const all = collectionCategories.flatMap((category) => linesOf(category)).toReversed();
  await write(
    'collections.json',
    all.map(({ slug }) => ({
      line: slug,
      name: `Own ${slug}`,
      text: { en: `Words of ${slug}`, it: `Parole di ${slug}` },
      picture: 'showroom',
    })),
  );
  const page = await startSite();
  for (const category of collectionCategories) {
    const document = await page(`${paths.collection(category)}?lng=it`);
    const lines = all.filter((line) => line.category === category);
    const main = document.querySelector('main');
    const names = textsOf(main?.querySelectorAll('h2') ?? []).filter((name) => name?.startsWith('Own '));
    expect(names).toEqual(lines.map(({ slug }) => `Own ${slug}`));
    for (const { slug } of lines) expect(main?.textContent).toContain(`Parole di ${slug}`);
    const pictures = [...(main?.querySelectorAll('img[alt="Il nostro showroom"]') ?? [])];
    expect(pictures.length).toBe(lines.length);
  }
  const home = await page('/?lng=en');
  expect(textsOf(home.querySelectorAll('main h3')).filter((name) => name?.startsWith('Own '))).toEqual(
    all.filter(({ category }) => category === 'cookers').map(({ slug }) => `Own ${slug}`),
  );
  expect(
    (await page(`${paths.line(linesOf('hobs')[0] as never)}?lng=en`)).querySelector('h1')?.textContent,
  ).toContain('Own enzo-hobs');
});

it('names what is wrong in an entry with its line, its place and its field, and takes the others', async () => {
  await write('news.json', [
    aSlide('Right'),
    aSlide('x'.repeat(81), { until: '1 May' }),
    aSlide('Away', { picture: 'garden' }),
    aSlide('Out', { link: '//evil.example' }),
    aSlide('Nowhere', { link: '/Dealer/?a=b', from: '2026-12-02', until: '2026-12-01' }),
    aSlide('Backwards', { from: '2026-12-02', until: '2026-12-01', untill: '2026-12-03' }),
    aSlide('Backwards', { from: '2026-12-02', until: '2026-12-01' }),
  ]);
  await write('timeline.json', [{ year: '1961', en: { title: 'A shed', text: '' } }, 7]);
  await write('collections.json', [
    { line: 'antique' },
    { line: 'antique' },
    { line: 'garden' },
    { line: 'elegant', text: { en: 'In {{year}}', it: 'Nel' } },
    { line: 'mixture', picture: 'garden' },
  ]);
  const { content, faults } = await open();
  expect(content.current().news.map(({ title }) => title)).toEqual(['Right']);
  expect(content.current().lines).toEqual([{ line: 'antique' }]);
  const words = '{ "title": "…", "text": "…" }, of 80 and 400 characters at most';
  expect(faults()).toEqual([
    'collections.json:6: entry 2, line: expected antique once',
    expect.stringMatching(/^collections\.json:9: entry 3, line: expected one of antique, elegant, /),
    expect.stringMatching(/^collections\.json:14: entry 4, text, en: expected \{ "en": "…", "it": "…" \}/),
    'collections.json:20: entry 5, picture: expected a picture pictures/garden.jpg (or .png, .webp, .avif)',
    'news.json:12: entry 2, title: expected one line of 80 characters at most',
    'news.json:17: entry 2, until: expected a day such as 2026-12-31, or none',
    'news.json:25: entry 3, picture: expected a picture pictures/garden.jpg (or .png, .webp, .avif)',
    'news.json:31: entry 4, link: expected the path of a page of this site, such as /recalls',
    'news.json:39: entry 5, link: expected a page of this site: /Dealer/?a=b',
    'news.json:54: entry 6: expected no "untill"',
    'news.json:64: entry 7, until: expected it not to lie before "from"',
    `timeline.json:2: entry 1, it: expected ${words}`,
    `timeline.json:6: entry 1, en, text: expected ${words}`,
    expect.stringMatching(/^timeline\.json:9: entry 2: expected an entry such as \{ "year"/),
  ]);
});

it('takes what the list of lines says anew while the texts stay as they were', async () => {
  await write('collections.json', [{ line: 'elegant', text: { en: 'Old', it: 'Vecchio' } }]);
  const { content } = await open();
  const shown = () => content.ofPage().present('en', ['collections'])?.texts.collections;
  expect(shown()).toEqual({ lines: { elegant: 'Old' } });
  await write('texts/en.json', '{ half');
  await write('collections.json', [{ line: 'elegant', text: { en: 'New', it: 'Nuovo' } }]);
  await vi.waitFor(() => expect(shown()).toEqual({ lines: { elegant: 'New' } }));
});

it.each(['news.json', 'timeline.json', 'collections.json'])(
  'leaves what %s said before when it becomes no list',
  async (file) => {
    await write('news.json', [aSlide('One'), aSlide('Two')]);
    await write('timeline.json', [
      { year: '1961', en: { title: 'a', text: 'b' }, it: { title: 'c', text: 'd' } },
    ]);
    await write('collections.json', [{ line: 'elegant' }]);
    const { content, faults } = await open();
    const { news, timeline, lines } = content.current();
    await write(file, { news: [] });
    await vi.waitFor(() =>
      expect(faults()).toEqual([expect.stringContaining(`${file}:undefined: expected a list`)]),
    );
    expect(content.current()).toMatchObject({ news, timeline, lines });
  },
);
