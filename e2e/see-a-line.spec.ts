import { collectionLines } from '@kitchen/shared/collections.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { anAddress, expect, test } from './visit.ts';

test('the page of a line shows its room, itself from the side, from near and in use, and no other page does', async ({
  request,
}) => {
  const get = async (path: string) =>
    (await request.get(path, { headers: { 'x-forwarded-for': anAddress() } })).text();
  const pages = [...(await get('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address))
    .filter(({ pathname, search }) => !pathname.startsWith('/product/') && !search.includes('lng='));
  const shown = new Map<string, string[]>();
  for (const { pathname, search } of pages) {
    const html = await get(pathname + search);
    const names = [...html.matchAll(/[\w-]+-(?:room|view|near|use)(?=-\d+-[\w-]+\.avif)/g)].map(
      ([name]) => name,
    );
    for (const name of new Set(names)) shown.set(name, [...(shown.get(name) ?? []), pathname]);
  }
  const lines = [...collectionLines.map((line) => paths.line(line)), paths.neroLine];
  const own = new Map(lines.map((path) => [path, [] as string[]]));
  for (const [name, [path = '', ...others]] of shown) {
    expect([name, others]).toEqual([name, []]);
    own.get(path)?.push(name.slice(name.lastIndexOf('-') + 1));
  }
  for (const [path, kinds] of own) {
    expect([path, kinds.sort()]).toEqual([path, ['near', 'room', 'use', 'view']]);
  }
});
