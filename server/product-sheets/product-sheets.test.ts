import { defaultBrand as brand } from '@kitchen/shared/brand.ts';
import { apiPaths, paths } from '@kitchen/shared/paths.ts';
import { productSchema } from '@kitchen/shared/product.ts';
import type { ProductFile } from '@kitchen/shared/product-files.ts';
import { productFilePath, productFiles } from '@kitchen/shared/product-files.ts';
import { JSDOM } from 'jsdom';
import supertest from 'supertest';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoRecallsFile } from '../demo/demo-folders.ts';
import { demoProducts } from '../demo/store/demo-products.ts';
import { builtInTexts } from '../platform/texts/site-texts.ts';
import type { TestSite } from '../testing/test-site.ts';
import { publicUrl, startTestSite } from '../testing/test-site.ts';
import { sheetContent } from './sheet/sheet-content.ts';
import { sheetWords } from './sheet-words.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  await site.knowCategories();
});
afterAll(() => site[Symbol.asyncDispose]());

async function get(file: ProductFile, sku = 'AN100-BU', language: 'en' | 'it' = 'en', where = site) {
  return supertest(where.url)
    .get(productFilePath(sku, file, language))
    .responseType('blob');
}

async function readPdf(bytes: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  const pages = await Promise.all(Array.from({ length: totalPages }, (_, at) => pdf.getPage(at + 1)));
  const structure = JSON.stringify(await Promise.all(pages.map((page) => page.getStructTree())));
  const { info } = await pdf.getMetadata();
  return { text: text.replace(/\s+/g, ' '), totalPages, structure, info: info as Record<string, unknown> };
}

it('an address of a file takes GET alone, however long the code of the product', async () => {
  const address = productFilePath('x'.repeat(150), 'sheet.pdf', 'en');
  const answer = await supertest(site.url).put(address);
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
});

describe('a product’s data sheet', () => {
  it('has all that is known of it on one tagged page', async () => {
    const { body, headers, status } = await get('sheet.pdf');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-language': 'en',
      'content-disposition': 'inline; filename=calidora-AN100-BU-sheet-en.pdf',
      'cache-control': 'public, no-cache',
      'x-robots-tag': 'noindex',
    });
    const { text, totalPages, structure, info } = await readPdf(body);
    expect(totalPages).toBe(1);
    for (const said of [
      'Antique 100',
      'Product code AN100-BU',
      'Finishes Burgundy, Cream',
      'Overall dimensions 1000 mm wide · 600 mm deep · 900 mm high, adjustable by 20 mm',
      'Accessories Two chromed shelves',
      'Warnings Surfaces that can be reached get hot in use: keep children away · To be connected by a',
      'A+++ – D',
      'Energy per cycle, conventional: 0.94 kWh (oven 1), 0.82 kWh (oven 2)',
      'Gas burners: 6',
      '900 (adjustable by 20)',
      `${publicUrl}/product/AN100-BU?lng=en`,
      'Calidora S.p.A., Via dell’Industria 12, 20100 Milano, Italy',
      'For planning; installation by the manual. As of 1 March 2024.',
    ]) {
      expect(text).toContain(said);
    }
    expect(info).toMatchObject({ Title: 'Data sheet: Antique 100, AN100-BU', Language: 'en' });
    expect(structure).toMatch(/"role":"H1"/);
    // Picture, energy class, drawing and QR code.
    expect(structure.match(/"role":"Figure"/g)).toHaveLength(4);
    expect(structure).toContain('Energy class A (oven 1), B (oven 2), on a scale from A+++ to D');
    expect(structure).toContain('1000\u00a0mm wide, 600\u00a0mm deep, 900\u00a0mm high');
    expect(body.includes('/Subtype /Image')).toBe(true);
  });

  it('names the finishes of its own width alone', async () => {
    const answer = await site.app.inject(apiPaths.product('en', 'AN100-BU'));
    const product = productSchema.parse(answer.json());
    const version = (sku: string, color: string, width: string) => ({ sku, name: 'Antique', color, width });
    const versions = [
      version('AN100-BU', 'burgundy', '100'),
      version('AN100-CR', 'cream', '100'),
      version('AN90-NE', 'black', '90'),
    ];
    const words = sheetWords(builtInTexts.en);
    const options = { language: 'en', words, brand, publicUrl } as const;
    const { facts } = sheetContent({ ...product, family: { name: 'Antique', versions } }, options);
    expect(facts[0]).toEqual({ label: 'Finishes', text: 'Burgundy, Cream' });
  });

  it('has each item of a list on a line of its own, after a mark', async () => {
    const answer = await site.app.inject(apiPaths.product('en', 'AN100-BU'));
    const product = productSchema.parse(answer.json());
    const shortDescription =
      'Ovens:<ul><li>Left<ul><li>Fan</li></ul></li><li></li><li>Right</li></ul><p>Gas</p>';
    const options = { language: 'en', words: sheetWords(builtInTexts.en), brand, publicUrl } as const;
    const { description } = sheetContent({ ...product, shortDescription }, options);
    expect(description.split('\n')).toEqual(['Ovens:', '– Left', '– Fan', '– Right', 'Gas']);
  });

  it('is saved under its whole SKU, with a slash in it too', async () => {
    const { headers } = await get('sheet.pdf', 'MX120/G-SS');
    expect(headers['content-disposition']).toBe('inline; filename=calidora-MX120-G-SS-sheet-en.pdf');
  });

  it('has the rows of a table as lines, no shortcodes, and no price that is struck out', async () => {
    const pdf = await getDocumentProxy(new Uint8Array((await get('sheet.pdf', 'GRIDDLE-60')).body));
    const { text } = await extractText(pdf, { mergePages: true });
    const said = text.replaceAll('\u00A0', ' ');
    expect(said).toMatch(/^Front, 18 cm, 3 kW, 229 g\/h\s*$/m);
    expect(said).toContain('€ 999');
    expect(said).toContain('[optional]');
    expect(said).not.toMatch(/1\.200|vc_|gallery|n\.d\./);
  });

  it('is in Italian for Italians', async () => {
    const { text, info } = await readPdf((await get('sheet.pdf', 'AN100-BU', 'it')).body);
    expect(text).toContain('Finiture Bordeaux, Crema');
    expect(text).toContain('Avvertenze Le superfici accessibili diventano calde durante l’uso');
    expect(text).toContain('Allacciamento elettrico 220–240 V');
    expect(text).toContain('Massa dell’apparecchio: 111,0 kg');
    expect(text).toContain('Dati al 1 marzo 2024.');
    expect(info).toMatchObject({ Language: 'it' });
  });

  it.each([
    ['en', 'Product safety recall'],
    ['it', 'Richiamo per la sicurezza del prodotto'],
  ] as const)(
    'says first in %s that the product is recalled, and where to read on',
    async (language, headline) => {
      await using withRecalls = await startTestSite({ environment: { RECALLS_FILE: demoRecallsFile } });
      await withRecalls.knowCategories();
      const { text } = await readPdf((await get('sheet.pdf', 'LDF60S-BU', language, withRecalls)).body);
      const notice = `${headline} ${publicUrl}/recalls?lng=${language}#example-door-glass`;
      expect(text.indexOf(notice)).toBeGreaterThan(0);
      expect(text.indexOf(notice)).toBeLessThan(text.indexOf('LDF60S-BU'));
      const { text: other } = await readPdf(
        (await get('sheet.pdf', 'LDF60M-CR', language, withRecalls)).body,
      );
      expect(other).not.toContain(headline);
    },
  );

  it('is made once a version of the record', async () => {
    const { headers, body } = await get('sheet.pdf', 'EL90-CR');
    const again = await get('sheet.pdf', 'el90-cr');
    expect(again.headers['cache-status']).toMatch(/hit/);
    expect(again.body.equals(body)).toBe(true);
    await supertest(site.url)
      .get(productFilePath('EL90-CR', 'sheet.pdf', 'en'))
      .set('if-none-match', headers.etag ?? '')
      .expect(304);
  });

  it('loses nothing of a product of which there is more to say than fits a page', async () => {
    const [first] = demoProducts();
    if (!first) throw new Error('The demo has no products');
    const value = Array.from({ length: 400 }, (_, at) => `Part: detail ${at} ő½`).join(' - ');
    const meta = first.meta.filter(([key]) => key !== 'other');
    await using other = await startTestSite({ products: [{ ...first, meta: [...meta, ['other', value]] }] });
    const { text, totalPages } = await readPdf((await get('sheet.pdf', first.sku, 'en', other)).body);
    expect(totalPages).toBeGreaterThan(1);
    for (const said of ['detail 0 o1/2', 'detail 399 o1/2', 'Accessories', `/product/${first.sku}?lng=en`]) {
      expect(text).toContain(said);
    }
  });

  it('comes without the picture while that cannot be had', async () => {
    await using other = await startTestSite();
    await other.knowCategories();
    other.store.trouble('connection-reset', ({ route }) => route === 'picture');
    const sheet = async () => (await get('sheet.pdf', 'AN100-BU', 'en', other)).body;
    const without = await sheet();
    expect(without.includes('/Subtype /Image')).toBe(false);
    expect((await readPdf(without)).text).toContain('Antique 100');
    // It is made anew after a minute, not for each who asks.
    other.store.trouble(null);
    other.clock.now += 59_000;
    expect((await sheet()).equals(without)).toBe(true);
    other.clock.now += 1_000;
    expect((await sheet()).includes('/Subtype /Image')).toBe(true);
  });

  it('is not made while the process has too much to do', async () => {
    await using busy = await startTestSite({ loadBounds: { maxRssBytes: 1, sampleInterval: 1 } });
    await expect
      .poll(async () => (await get('sheet.pdf', 'AN100-BU', 'en', busy)).status, { timeout: 10_000 })
      .toBe(503);
    expect((await get('sheet.pdf', 'AN100-BU', 'en', busy)).headers['retry-after']).toBe('5');
  });
});

describe('a product’s drawing', () => {
  it('is an SVG to scale, which says what it is and as of when', async () => {
    const { body, headers } = await get('drawing.svg');
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-disposition': 'inline; filename=calidora-AN100-BU-drawing-en.svg',
      'x-robots-tag': 'noindex',
    });
    const { document } = new JSDOM(body, { contentType: 'image/svg+xml' }).window;
    expect(document.querySelector('title')?.textContent).toBe('Drawing to scale: Antique 100');
    const texts = [...document.querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(texts).toEqual(
      expect.arrayContaining([
        '1000',
        '900 (adjustable by 20)',
        '600',
        '1070',
        '750',
        'Gas: 650–900 from the left,',
        'For planning; installation by the manual. As of 1 March 2024.',
      ]),
    );
    const energy = document.querySelector('[role=img]');
    expect(energy?.getAttribute('aria-label')).toBe(
      'Energy class A (oven 1), B (oven 2), on a scale from A+++ to D',
    );
    expect(energy?.textContent).toBe('ABA+++ – D');
    // In mm, as large as fits a window.
    const [, , across = 0] = (document.documentElement.getAttribute('viewBox') ?? '').split(' ').map(Number);
    expect(across).toBeGreaterThan(1000 + 1070);
    expect(Number(document.documentElement.getAttribute('width'))).toBeLessThanOrEqual(1080);
    expect(Number(document.documentElement.getAttribute('height'))).toBeLessThanOrEqual(760);
  });

  it('is a DXF to keep', async () => {
    const { body, headers } = await get('drawing.dxf', 'AN100-BU', 'it');
    expect(headers).toMatchObject({
      'content-type': 'image/vnd.dxf',
      'content-disposition': 'attachment; filename=calidora-AN100-BU-drawing-it.dxf',
      'x-robots-tag': 'noindex',
    });
    expect(String(body)).toContain('\r\n900 (regolabile di 20)\r\n');
    expect(String(body)).toContain('Dati al 1 marzo 2024.');
    expect(String(body)).toContain(
      '\r\nClasse energetica A (forno 1), B (forno 2), su una scala da A+++ a D\r\n',
    );
  });

  it('is a PDF at 1:10 on the smallest paper that holds it, with what it is of and as of when', async () => {
    const { body, headers } = await get('drawing.pdf');
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename=calidora-AN100-BU-drawing-en.pdf',
      'x-robots-tag': 'noindex',
    });
    const { text, totalPages, structure, info } = await readPdf(body);
    expect(totalPages).toBe(1);
    for (const said of [
      'Antique 100',
      'AN100-BU',
      'record of 1 March 2024',
      'Scale 1:10 on A3',
      '1070',
      'A+++ – D',
    ]) {
      expect(text).toContain(said);
    }
    expect(info).toMatchObject({ Title: 'Drawing to scale: Antique 100, AN100-BU', Language: 'en' });
    expect(structure).toContain('1000\u00a0mm wide, 600\u00a0mm deep, 900\u00a0mm high');
    const pdf = await getDocumentProxy(new Uint8Array((await get('drawing.pdf', 'LDF60M-CR', 'it')).body));
    const [, , width = 0, height = 0] = (await pdf.getPage(1)).view;
    expect([width, height].map((points) => Math.round((points / 72) * 25.4))).toEqual([210, 297]);
  });

  it('is a body for building models to keep', async () => {
    const { body, headers } = await get('model.ifc', 'EZP90G-BK');
    expect(headers).toMatchObject({
      'content-type': 'application/x-step',
      'content-disposition': 'attachment; filename=calidora-EZP90G-BK-model-en.ifc',
    });
    expect(String(body)).toContain("FILE_SCHEMA(('IFC4'))");
    expect(String(body)).toContain("'ArticleNumber',$,IFCIDENTIFIER('EZP90G-BK')");
  });

  it('names no class where the product carries no label', async () => {
    expect(String((await get('drawing.svg', 'EZP90G-BK')).body)).not.toContain('role="img"');
    expect(String((await get('drawing.dxf', 'EZP90G-BK')).body)).not.toContain('Energy class');
  });
});

describe('what is not there', () => {
  it.each(productFiles)('has no %s', async (file) => {
    expect((await get(file, 'NO-SUCH')).status).toBe(404);
    await supertest(site.url)
      .get(`${paths.product('AN100-BU')}/${file}?lng=xx`)
      .expect(400);
    await supertest(site.url)
      .get(`${paths.product('x'.repeat(201))}/${file}`)
      .expect(400);
  });

  it('has no drawing where the record does not state three measures, but a sheet', async () => {
    expect((await get('drawing.svg', 'GE90&SS')).status).toBe(404);
    expect((await get('drawing.dxf', 'GE90&SS')).status).toBe(404);
    const { text, structure } = await readPdf((await get('sheet.pdf', 'GE90&SS')).body);
    expect(text).toContain('Gas & Electric 90');
    expect(structure.match(/"role":"Figure"/g)).toHaveLength(3);
  });
});
