import { categories } from '@kitchen/shared/categories.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { anAddress, expect, test } from './visit.ts';

/** Addresses of pages and files that a page of the site leads to; its pictures are another matter. */
function linkedFrom(html: string, origin: string): string[] {
  const attributes = html.matchAll(/\s(?:href|action)="([^"]+)"/g);
  return [...attributes]
    .map(([, value = '']) => new URL(value.replaceAll('&amp;', '&'), origin))
    .filter((url) => url.origin === origin && !url.pathname.startsWith('/media/'))
    .map((url) => `${url.pathname}${url.search}`);
}

test('every link of the site leads somewhere', async ({ request, baseURL }) => {
  const origin = baseURL ?? '';
  const seen = new Set<string>();
  const broken: string[] = [];
  let next = ['/', ...categories.map((category) => `${paths.category(category)}?page=4`)];
  // Filters would combine without end: these are followed one step.
  const isLast = (path: string) =>
    /^\/product-category\/.*[?&](?!page=|lng=)|^\/dealers(?:\?|\/[^?]+\?)(?:display|kind)=/.test(path);
  // What each product has besides its page is made of the same record: one product's is followed.
  const isProductAgain = (path: string) =>
    /^\/(?:product\/.*(?:lng=it|\.pdf|\.svg|\.dxf|\.ifc)|compare\?|support\/|contacts\?(?:sku|dealer)=|dealers(?:\?(?:display|near|kind|country=(?!AT))|\/[^?]+\?(?:display|kind)))/.test(
      path,
    ) && !path.includes('AN100-BU');
  while (next.length > 0) {
    const found = new Set<string>();
    const visitOne = async (path: string) => {
      // Most products are asked for where that is quicker: what their pages lead to, that of one shows.
      const sku = /^\/product\/([^/?]+)\?lng=en$/.exec(path)?.[1];
      const asked = sku && sku !== 'AN100-BU' ? `/api/products/${sku}` : path;
      const ask = () => request.get(asked, { headers: { 'x-forwarded-for': anAddress() } });
      let response = await ask();
      // As a crawler does: a server with too much to do asks for it.
      if (response.status() === 503) {
        await expect(async () => {
          response = await ask();
          expect(response.status(), path).not.toBe(503);
        }).toPass({ intervals: [5_000], timeout: 60_000 });
      }
      if (response.status() !== 200) broken.push(`${response.status()} ${path}`);
      const isPage = response.headers()['content-type']?.startsWith('text/html');
      if (!isPage || isLast(path)) return;
      for (const link of linkedFrom(await response.text(), origin)) found.add(link);
    };
    for (const path of next) seen.add(path);
    // Few at a time: a site that has too much to do would refuse them, and visitors of other tests.
    while (next.length > 0) await Promise.all(next.splice(0, 2).map(visitOne));
    next = [...found].filter((path) => !seen.has(path) && !isProductAgain(path));
  }
  expect(broken).toEqual([]);
  expect(seen.size).toBeGreaterThan(250);
});
