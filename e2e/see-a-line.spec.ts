import type { SiteLine } from '@kitchen/shared/collections.ts';
import { collectionLines } from '@kitchen/shared/collections.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { anAddress, expect, test } from './visit.ts';

/** What the names of a line's own pictures begin with. */
const nameOf = ({ slug, category }: SiteLine) =>
  category === 'cookers' ? slug : `${category}-${slug.replace(`-${category}`, '')}`;

const ownPictures = (name: string) => ['near', 'room', 'use', 'view'].map((kind) => `${name}-${kind}`);

test('the page of a line shows its room, itself from the side, from near and in use, and no other page does', async ({
  request,
}) => {
  const get = async (path: string) =>
    (await request.get(path, { headers: { 'x-forwarded-for': anAddress() } })).text();
  const addresses = [...(await get('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address))
    .filter(({ pathname, search }) => !pathname.startsWith('/product/') && search.includes('lng=en'));
  const shown = new Map<string, string[]>();
  for (const { pathname, search } of addresses) {
    const own = (await get(pathname + search)).matchAll(
      /\/([\w-]+-(?:room|view|near|use))(?:-square)?-\d+-[\w-]{8}\.avif/g,
    );
    const names = new Set([...own].map(([, name = '']) => name));
    if (names.size > 0) shown.set(pathname, [...names].sort());
  }
  expect(Object.fromEntries(shown)).toEqual({
    ...Object.fromEntries(collectionLines.map((line) => [paths.line(line), ownPictures(nameOf(line))])),
    [paths.neroLine]: ownPictures('nero'),
  });
});
