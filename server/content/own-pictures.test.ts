import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import type { Client } from '../pages/client-build.ts';
import { aPicture } from '../testing/a-picture.ts';
import { contentFolder } from '../testing/content-folder.ts';
import { openPage } from '../testing/open-page.ts';
import { loadBuiltClient, startTestSite } from '../testing/test-site.ts';
import { listContentFiles, nothingOwn, readContent } from './content.ts';
import { presentPicture } from './present-picture.ts';

let client: Client;
beforeAll(async () => {
  client = await loadBuiltClient();
});

const folder = contentFolder();
const write = (file: string, content: string | Buffer | object) => folder.write(`pictures/${file}`, content);

/** No grain: forty megapixels of it would be a file too large. */
const color = '#336699';

const site = { publicUrl: 'https://www.maker.example', isPage: () => true };

/** What is shown, and what is left out. */
async function read() {
  const { pictures, faults } = await readContent(await listContentFiles(folder.path), nothingOwn, site);
  return { pictures: Object.keys(pictures), faults: faults.map(({ file, says }) => `${file}: ${says}`) };
}

it('shows a picture of the maker’s own wherever the site has one of its name, in its proportions', async () => {
  await write('home-hero.jpg', await aPicture({ width: 2400, height: 1600, color }));
  await write(
    'home-hero.json',
    '{ "alt": { "en": "Our hall", "it": "La nostra sala" }, "focal": { "x": 0.2, "y": 0.9 } }',
  );
  const site = await startTestSite({ client, environment: { CONTENT_DIR: folder.path } });
  onTestFinished(() => site[Symbol.asyncDispose]());

  const { document } = await openPage(site, '/?lng=it');
  const picture = document.querySelector('img[fetchpriority=high]');
  expect(picture?.getAttribute('alt')).toBe('La nostra sala');
  expect(picture?.getAttribute('width')).toBe('2400');
  expect(picture?.getAttribute('style')).toContain('object-position:20% 90%');
  const offered = picture?.parentElement?.querySelector('source')?.getAttribute('srcset') ?? '';
  const [first, ...others] = offered.split(', ').map((each) => each.split(' '));
  expect([first, ...others].map((each) => each?.[1])).toEqual(['480w', '960w', '1440w', '2000w', '2400w']);

  const served = await site.app.inject(first?.[0] ?? '');
  expect(served.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': expect.stringMatching(/immutable/),
  });
  expect(await sharp(served.rawPayload).metadata()).toMatchObject({ width: 480, height: 320 });
  const widest = await site.app.inject(others.at(-1)?.[0] ?? '');
  expect(await sharp(widest.rawPayload).metadata()).toMatchObject({ width: 2400 });

  const social = document.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
  const shared = await site.app.inject(new URL(social).pathname);
  expect(await sharp(shared.rawPayload).metadata()).toMatchObject({
    width: 1200,
    height: 630,
    format: 'jpeg',
  });
  expect(document.querySelector('meta[property="og:image:alt"]')?.getAttribute('content')).toBe(
    'La nostra sala',
  );

  // Another picture under its name has another address, and is never what this one gave.
  await write('home-hero.jpg', await aPicture({ width: 800, height: 800, color: '#ff0000' }));
  const unmade = others.at(-2)?.[0] ?? '';
  expect((await site.app.inject(unmade)).statusCode).toBe(404);
  const heroSource = async () =>
    (await openPage(site, '/?lng=it')).document
      .querySelector('img[fetchpriority=high]')
      ?.getAttribute('src') ?? '';
  await vi.waitFor(async () => expect(await heroSource()).not.toBe(picture?.getAttribute('src')), {
    timeout: 5_000,
  });
  const replaced = await site.app.inject(await heroSource());
  expect(await sharp(replaced.rawPayload).metadata()).toMatchObject({ width: 800, height: 800 });

  // A page that was open before it was replaced shows what has taken its place.
  const led = await site.app.inject(unmade);
  expect(led.statusCode).toBe(302);
  expect(led.headers['cache-control']).toBe('no-store');
  expect((await site.app.inject(String(led.headers.location))).statusCode).toBe(200);
});

it.each([
  '480/home-hero',
  '480/~home-hero',
  '480/~home-hero-0000000000',
  '480/~..%2F..%2Fetc%2Fpasswd',
  '480/~//[',
  '480/~%2F%2F%5B',
  '480/~//a:b',
  '176/~home-hero-0000000000',
])('has no picture at %s', async (name) => {
  await write('news-nero.jpg', await aPicture({ width: 100, height: 100, color }));
  const site = await startTestSite({ environment: { CONTENT_DIR: folder.path } });
  onTestFinished(() => site[Symbol.asyncDispose]());
  expect((await site.app.inject(`/media/${name}.avif`)).statusCode).toBe(404);
});

it('shows pictures while no more of them can be written to the disk, and tells of it', async () => {
  await write('home-hero.jpg', await aPicture());
  const { pictures } = await readContent(await listContentFiles(folder.path), nothingOwn, site);
  const dataDir = await mkdtemp(join(tmpdir(), 'full-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  // A file where their folder is to be: as on a full disk, each write fails.
  await writeFile(join(dataDir, 'pictures'), '');
  await using running = await startTestSite({
    environment: { CONTENT_DIR: folder.path, DATA_DIR: dataDir },
  });
  const { src = '' } = pictures['home-hero'] ? presentPicture('home-hero', pictures['home-hero']) : {};
  for (const address of [src, src, src.replace('/960/', '/480/')])
    expect((await running.app.inject(address)).statusCode).toBe(200);
  expect(running.log.filter((line) => line.includes('could not be read from disk or written'))).toHaveLength(
    1,
  );
});

it('says that a picture without alternative text has none: that of another picture is not true of it', async () => {
  await write('home-hero.png', await aPicture({ width: 100, height: 100, format: 'png', color }));
  const { pictures } = await readContent(await listContentFiles(folder.path), nothingOwn, site);
  expect(pictures['home-hero']?.alt).toEqual({ en: '', it: '' });
  expect((await read()).faults).toEqual([
    'pictures/home-hero.json: expected what the picture shows: { "alt": { "en": "…", "it": "…" } }',
  ]);
});

it('leaves out what is no picture of the site, and says why', async () => {
  const jpeg = await aPicture({ width: 600, height: 400, color });
  await write('my-kitchen.jpg', jpeg);
  await write('home-hero.png', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  await write('home-flame.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await write('news-nero.jpg', jpeg.subarray(0, jpeg.length / 2));
  await write('cookers-hero.png', await aPicture({ width: 8_000, height: 5_001, format: 'png', color }));
  await write('menu-side.avif', await aPicture({ width: 4_000, height: 3_300, format: 'avif', color }));
  await write('hobs-enzo.webp', '');
  await truncate(join(folder.path, 'pictures/hobs-enzo.webp'), 200 * 1024 ** 2);
  await write('craft-knob.jpg', jpeg);
  await write('craft-knob.json', '{ "focal": { "x": 20, "y": 0 } }');
  const about = 'pictures/craft-knob.json: expected';
  expect(await read()).toEqual({
    pictures: ['craft-knob'],
    faults: [
      'pictures/cookers-hero.png: expected at most 40 megapixels; it has 41',
      `${about} what the picture shows: { "alt": { "en": "…", "it": "…" } }`,
      `${about} { "alt": { "en": "…", "it": "…" }, "focal": { "x": 0.5, "y": 0.5 } }, shares from 0 to 1`,
      'pictures/hobs-enzo.webp: expected at most 60 MB; it has 200',
      expect.stringMatching(/^pictures\/home-flame\.svg: expected one of /),
      'pictures/home-hero.png: expected a picture in JPEG, PNG, WebP or AVIF',
      'pictures/menu-side.avif: expected at most 13 megapixels; it has 14',
      'pictures/my-kitchen.jpg: expected the name of a picture of the site, or one that an entry or a page names',
      'pictures/news-nero.jpg: expected a whole picture; it cannot be read to its end',
    ],
  });
});
