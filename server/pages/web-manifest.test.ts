import sharp from 'sharp';
import supertest from 'supertest';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { loadBuiltClient, startTestSite } from '../testing/test-site.ts';

const manifestSchema = z.object({
  name: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string() })),
});

it('names the brand and icons that are there, as large as it says', async () => {
  await using site = await startTestSite({
    client: await loadBuiltClient(),
    environment: { BRAND_NAME: 'Fornace' },
  });
  const answer = await supertest(site.url).get('/site.webmanifest').buffer().parse(asBuffer);
  expect(answer.headers['content-type']).toMatch(/^application\/manifest\+json/);
  const manifest = manifestSchema.parse(JSON.parse(answer.body.toString()));
  expect(manifest.name).toBe('Fornace');
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await supertest(site.url).get(src).buffer().parse(asBuffer);
    expect([src, icon.status, icon.headers['content-type']]).toEqual([src, 200, type]);
    if (sizes === 'any') continue;
    const { width, height } = await sharp(icon.body).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

it.each(['/favicon.ico', '/apple-touch-icon.png'])(
  '%s is there for those who ask without reading the page',
  async (path) => {
    await using site = await startTestSite({ client: await loadBuiltClient() });
    const answer = await supertest(site.url).get(path);
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'public, max-age=86400']);
  },
);

/** A body as it came, whatever its type. */
function asBuffer(response: supertest.Response, done: (error: Error | null, body: Buffer) => void): void {
  const parts: Buffer[] = [];
  const stream = response as unknown as NodeJS.ReadableStream;
  stream.on('data', (part: Buffer) => parts.push(part));
  stream.on('end', () => done(null, Buffer.concat(parts)));
}
