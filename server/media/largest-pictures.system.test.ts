import { readFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { startDemoStore } from '../demo/store/demo-store.ts';
import { startScriptedServer } from '../testing/scripted-server.ts';
import { startSiteProcess } from '../testing/site-processes.ts';
import { createPictureNames } from './picture-names.ts';

/** Pictures of many million pixels are made and read here. */
vi.setConfig({ testTimeout: 120_000 });

const mb = 1024 * 1024;

/** What the process takes with 10,000 products; the budget is in `server/bench`. */
const fullCatalogueBytes = 400 * mb;

const plain = (width: number, height: number, colourspace: string) =>
  sharp({ create: { width, height, channels: 4, background: '#33669980' } }).toColourspace(colourspace);

/** Of each format what takes the most memory for a pixel. */
const pictures: [name: string, picture: Sharp, isRead: boolean][] = [
  ['avif', plain(2_880, 2_880, 'rgb16').avif({ bitdepth: 12, chromaSubsampling: '4:4:4', effort: 0 }), true],
  ['too large avif', plain(7_200, 5_500, 'srgb').avif({ effort: 0 }), false],
  ['png', plain(5_000, 5_000, 'rgb16').png({ progressive: true, compressionLevel: 1 }), true],
  ['too large png', plain(7_200, 5_500, 'rgb16').png({ progressive: true, compressionLevel: 1 }), false],
  ['jpeg', plain(5_000, 5_000, 'cmyk').jpeg({ progressive: true, chromaSubsampling: '4:4:4' }), true],
  ['webp', plain(5_000, 5_000, 'srgb').webp({ lossless: true, effort: 0 }), true],
  ['gif', plain(5_000, 5_000, 'srgb').gif({ effort: 1 }), true],
  ['tall', plain(1_500, 13_000, 'srgb').webp({ lossless: true, effort: 0 }), true],
];

test('the container survives the largest pictures that are read, all at the same time', async () => {
  const compose = parse(await readFile(new URL('../../docker-compose.yml', import.meta.url), 'utf8'), {
    merge: true,
  });
  const limitBytes = Number.parseInt(compose.services.site.mem_limit, 10) * mb;
  const dockerfile = await readFile(new URL('../../Dockerfile', import.meta.url), 'utf8');
  const ofTheAllocator = Object.fromEntries(
    [...dockerfile.matchAll(/\b(MALLOC_\w+)=(\d+)/g)].map(([, name, value]) => [name, value]),
  );
  const files = new Map<string, Buffer>();
  for (const [name, picture] of pictures) files.set(`/${encodeURI(name)}`, await picture.toBuffer());
  await using host = await startScriptedServer((request, response) =>
    response.end(files.get(request.url ?? '')),
  );
  const store = await startDemoStore();
  try {
    await using site = await startSiteProcess(store, null, {
      MEDIA_HOSTS: new URL(host.url).host,
      ...ofTheAllocator,
    });
    await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status, { timeout: 30_000 }).toBe(200);
    const before = await site.memory();
    const { nameOf } = createPictureNames(store.secret, store.homeUrl);
    const answers = await Promise.all(
      pictures.map(async ([name]) => {
        const picture = nameOf(`${host.url}/${encodeURI(name)}`);
        return [name, (await fetch(`${site.url}/media/1440/${picture}.avif`)).status] as const;
      }),
    );
    expect(Object.fromEntries(answers)).toEqual(
      Object.fromEntries(pictures.map(([name, , isRead]) => [name, isRead ? 200 : 404])),
    );
    const { peak } = await site.memory();
    expect((peak - before.now) / mb).toBeLessThan((limitBytes - fullCatalogueBytes) / mb);
  } finally {
    await store.close();
  }
});
