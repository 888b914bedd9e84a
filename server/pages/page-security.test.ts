import { createHash } from 'node:crypto';
import { defaultBrand } from '@kitchen/shared/brand.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categoryIds } from '../demo/store/store-categories.ts';
import { aStoredProduct } from '../demo/store/stored-product.ts';
import { openPage } from '../testing/open-page.ts';
import type { TestSite } from '../testing/test-site.ts';
import { loadBuiltClient, startSiteWithPages } from '../testing/test-site.ts';
import { sitePages } from './site-pages.ts';

/** Pages are rendered for real, which takes its time where other work goes on. */
const client = await loadBuiltClient();
let site: TestSite;

const hostile = '</script><script>alert(1)</script>';

beforeAll(async () => {
  site = await startSiteWithPages({ client });
  site.store.products.set(
    90_100,
    aStoredProduct({
      id: 90_100,
      sku: 'HOSTILE',
      name: 'Oven 5 &lt; 7 &lt;/script&gt; levels',
      shortDescription: `<p>${hostile} &lt;/script&gt;&lt;script&gt;alert(2)&lt;/script&gt;</p>`,
      categoryIds: [categoryIds.hobs],
      meta: [
        ['Language', 'english'],
        ['color', hostile],
        ['oven', `Type: ${hostile} &lt;/script&gt;`],
      ],
    }),
  );
});
afterAll(() => site[Symbol.asyncDispose]());

const open = (url: string) => openPage(site, url);

const runnableScripts = (document: Document) =>
  [...document.scripts]
    .filter(({ src, type }) => !src && !type.startsWith('application/'))
    .map(({ textContent }) => textContent ?? '');

describe('the security policy of a page', () => {
  it.each([...sitePages(defaultBrand), '/product/MX90-PT', '/nothing-here', '/product/HOSTILE', '/?lng=it'])(
    'of %s allows its inline styles and the one script that starts it by hash, and no other',
    async (url) => {
      const { document, headers } = await open(url);
      const policy = String(headers['content-security-policy']);
      const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent ?? '');
      expect(styles.length).toBeGreaterThan(0);
      for (const style of styles) {
        expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
      }
      const scripts = runnableScripts(document);
      expect(scripts).toHaveLength(1);
      const hash = createHash('sha256').update(scripts.join('')).digest('base64');
      expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe(`'self' 'sha256-${hash}'`);
      expect(document.querySelectorAll('[onclick], [onload], [onerror], iframe, base')).toHaveLength(0);
    },
  );
});

describe('what the store holds', () => {
  it('cannot end a script element or add markup to a page', async () => {
    const { status, document, answer } = await open('/product/HOSTILE');
    expect(status).toBe(200);
    expect(answer.body).not.toMatch(/<script>alert|<\/script>[^<]*<script>alert/);
    const name = document.querySelector('h1')?.textContent;
    expect(name).toContain('5 < 7');
    const described = [...document.querySelectorAll('script[type="application/ld+json"]')]
      .map(({ textContent }) => JSON.parse(textContent ?? ''))
      .find((data) => data['@type'] === 'Product');
    expect(described.name).toBe(name);
    const blocks = [...document.querySelectorAll('script:not([src])')];
    expect(blocks.length).toBeGreaterThan(1);
    for (const { innerHTML } of blocks) expect(innerHTML).not.toContain('<');
    expect(runnableScripts(document)).toEqual([expect.stringMatching(/^\{const notes=/)]);
  });

  it('is shown without its own scripts, styles and frames', async () => {
    const { document } = await open('/product/VULCANO-30');
    expect(document.querySelector('h1')?.textContent).toBe('Wok burner Vulcano');
    const main = document.querySelector('main');
    expect(main?.textContent).toContain('Fierce – and easy to clean');
    expect(main?.querySelectorAll('iframe, style, [onclick], [href^="javascript"]')).toHaveLength(0);
  });
});
