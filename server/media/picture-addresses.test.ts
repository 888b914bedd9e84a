import { apiPaths } from '@kitchen/shared/paths.ts';
import type { Picture } from '@kitchen/shared/pictures.ts';
import { picturePath } from '@kitchen/shared/pictures.ts';
import { expect, test } from 'vitest';
import type { TestSite } from '../testing/test-site.ts';
import { startTestSite } from '../testing/test-site.ts';

async function firstPicture({ app }: TestSite): Promise<Picture> {
  const answer = await app.inject(apiPaths.listing('en', 'hobs', {}, 1));
  const { items } = answer.json<{ items: { picture: Picture | null }[] }>();
  const picture = items.find((item) => item.picture)?.picture;
  if (!picture) throw new Error('No hob has a picture');
  return picture;
}

test('what a listing names as a picture is served, under the same name after a restart', async () => {
  await using site = await startTestSite({ environment: { CORS_ORIGINS: 'https://partner.example' } });
  const picture = await firstPicture(site);
  const served = await site.app.inject({
    url: picturePath(picture.source, 176, 'jpg'),
    headers: { origin: 'https://partner.example' },
  });
  expect(served.statusCode).toBe(200);
  expect(served.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'access-control-allow-origin': 'https://partner.example',
    vary: 'Origin',
  });
  await site.restart();
  expect(await firstPicture(site)).toEqual(picture);
});

test('nobody can have this site fetch what it did not name', async () => {
  await using site = await startTestSite();
  await site.knowCategories();
  for (const path of ['/wp-admin/admin-ajax.php?action=heavy', '/wp-content/uploads/a.jpg?1']) {
    const source = Buffer.from(site.store.homeUrl + path).toString('base64url');
    expect((await site.app.inject(picturePath(source, 176, 'webp'))).statusCode).toBe(404);
  }
  expect(site.store.requests('picture')).toEqual([]);
});
