import { productPhotoPath } from '@kitchen/shared/product-documents.ts';
import type { Appliance, SupportAnswer } from '@kitchen/shared/support.ts';
import { applianceApiPath, supportApiPath } from '@kitchen/shared/support-paths.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoProductDocumentsFolder, demoRecallsFile } from '../demo/demo-folders.ts';
import { openPage } from '../testing/open-page.ts';
import type { TestSite } from '../testing/test-site.ts';
import { loadBuiltClient, publicUrl, startSiteWithPages, startTestSite } from '../testing/test-site.ts';

/** Pages are rendered for real, which takes its time where other work goes on. */
const client = await loadBuiltClient();
const environment = { PUBLIC_DOCUMENTS_DIR: demoProductDocumentsFolder, RECALLS_FILE: demoRecallsFile };

let site: TestSite;
beforeAll(async () => {
  site = await startSiteWithPages({ client, environment });
});
afterAll(() => site[Symbol.asyncDispose]());

async function ask(text: string, of = site): Promise<SupportAnswer> {
  const answer = await of.app.inject(supportApiPath('it', text));
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
const manuals = ({ documents }: Pick<Appliance, 'documents'>) =>
  documents.filter(({ kind }) => kind === 'manual');

describe('what an owner types', () => {
  it.each(['LDF60S-BU', 'ldf60s bu', 'LDF60S-BU LD-2318-0042', 'matr. LD-2318-0042 mod. LDF60S-BU'])(
    'finds the appliance of the code in “%s”, with its manual in both languages',
    async (text) => {
      const { appliance } = await ask(text);
      expect(appliance).toMatchObject({ sku: 'LDF60S-BU', category: 'ovens', isMade: true, isDrawn: true });
      expect(appliance && manuals(appliance)).toEqual([
        expect.objectContaining({ language: 'en', pages: 4 }),
        expect.objectContaining({ language: 'it', pages: 4 }),
      ]);
    },
  );

  it('finds what is no longer made by its code, by a part of it and by its name', async () => {
    for (const text of ['ELF60S-CR', 'elf60s', 'manuale forno Elegant 60']) {
      const { appliance, items } = await ask(text);
      const skus = [appliance, ...items].map((each) => each?.sku);
      expect({ text, skus }).toEqual({ text, skus: expect.arrayContaining(['ELF60S-CR']) });
    }
  });

  it('finds all that words may mean, each with its documents', async () => {
    const { appliance, items, total } = await ask('forno land');
    expect(appliance).toBeNull();
    expect(total).toBeGreaterThan(5);
    expect(items[0]).toMatchObject({ name: expect.stringContaining('Land'), picture: expect.anything() });
    expect(items[0] && manuals(items[0])).toHaveLength(2);
  });

  it('finds nothing of a serial number or a word that nothing has', async () => {
    for (const text of ['LD-2318-0042', 'zzzzqqq']) {
      expect(await ask(text)).toEqual({ appliance: null, items: [], total: 0, complete: true });
    }
  });
});

describe('an appliance that is no longer made', () => {
  it('is called and shown as its folder says, or by its code alone', async () => {
    const named = await site.app.inject(applianceApiPath('it', 'elf60s-cr'));
    expect(named.json()).toMatchObject({
      sku: 'ELF60S-CR',
      name: 'Forno statico Elegant 60, crema',
      category: 'ovens',
      photo: productPhotoPath('ELF60S-CR', 'picture.webp'),
      isMade: false,
    });
    const photo = await site.app.inject(named.json().photo);
    expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/webp']);
    const unnamed = await site.app.inject(applianceApiPath('it', 'TRC70-WH'));
    expect(unnamed.json()).toMatchObject({ sku: 'TRC70-WH', name: 'TRC70-WH', photo: null, isMade: false });
  });

  it('has a page of its own in both languages, to which its old one leads', async () => {
    for (const [language, words] of [
      ['en', 'No longer made'],
      ['it', 'Fuori produzione'],
    ] as const) {
      const moved = await site.app.inject(`/product/elf60s-cr?lng=${language}`);
      expect([moved.statusCode, moved.headers.location]).toEqual([301, `/support/ELF60S-CR?lng=${language}`]);
      const { status, document } = await openPage(site, `/support/ELF60S-CR?lng=${language}`);
      expect(status).toBe(200);
      expect(document.querySelector('h1')?.textContent).toContain('Elegant 60');
      expect(document.body.textContent).toContain(words);
      expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
        `${publicUrl}/support/ELF60S-CR?lng=${language}`,
      );
    }
  });

  it('is found without a text, by its name, and what is made is not', async () => {
    const { appliance, items, total } = await ask('');
    expect([appliance, total]).toEqual([null, items.length]);
    expect(items.map(({ sku }) => sku)).toEqual(['SQH90-SS', 'ELF60S-CR', 'TRC70-WH']);
  });

  it('is in the sitemap with its documents, and so is the help', async () => {
    const { body } = await site.app.inject('/sitemap.xml');
    for (const path of ['/support?lng=it', '/support/ELF60S-CR?lng=it', '/support/LDF60G%2BV-CR?lng=en']) {
      expect(body).toContain(`<loc>${publicUrl}${path}</loc>`);
    }
    expect(body).toMatch(/<loc>[^<]*\/product-documents\/SQH90-SS\/manual\.it\.pdf<\/loc><lastmod>\d{4}-/);
  });

  it('is found by the search, with its documents', async () => {
    const { documents } = (await site.app.inject('/api/search?lng=it&q=manuale%20SQH90-SS')).json();
    expect(documents).toEqual([
      expect.objectContaining({
        sku: 'SQH90-SS',
        name: 'Cappa Square 90, acciaio inox',
        noLongerMade: true,
        items: [expect.objectContaining({ kind: 'manual' }), expect.anything()],
      }),
    ]);
  });
});

it('an appliance that neither catalogue nor folder has is not there', async () => {
  expect((await site.app.inject(applianceApiPath('en', 'NO-SUCH'))).statusCode).toBe(404);
  expect((await openPage(site, '/support/NO-SUCH')).status).toBe(404);
  expect((await site.app.inject('/product/NO-SUCH')).statusCode).toBe(404);
});

it('the address of an appliance has its code as the catalogue spells it', async () => {
  const { statusCode, headers } = await site.app.inject('/Support/ldf60s-bu/?lng=it');
  expect([statusCode, headers.location]).toEqual([301, '/support/ldf60s-bu?lng=it']);
  const spelt = await site.app.inject('/support/ldf60s-bu?lng=it');
  expect([spelt.statusCode, spelt.headers.location]).toEqual([301, '/support/LDF60S-BU?lng=it']);
});

describe('while the store is away', () => {
  it('the help, and the page of what has documents, are there, though nothing was ever known', async () => {
    await using away = await startTestSite({ client, environment, trouble: 'bad-gateway' });
    for (const path of ['/support', '/support/ELF60S-CR', '/support?q=elf60s-cr', '/support?q=forno']) {
      const { status, document } = await openPage(away, `${path}${path.includes('?') ? '&' : '?'}lng=it`);
      expect({ path, status }).toEqual({ path, status: 200 });
      expect(document.body.textContent).not.toContain('Fuori produzione');
    }
    expect(await ask('forno', away)).toMatchObject({ complete: false });
    expect(await ask('', away)).toEqual({ appliance: null, items: [], total: 0, complete: false });
    // Which appliances have a page is not known yet.
    const { body } = await away.app.inject('/sitemap.xml');
    expect(body).toContain('/support?lng=it<');
    expect(body).not.toContain('/support/');
    away.store.trouble(null);
    away.clock.now += 15_000;
    expect((await away.app.inject(applianceApiPath('it', 'ELF60S-CR'))).json().isMade).toBe(false);
  });

  it('what was seen stays as it was', async () => {
    await using own = await startSiteWithPages({ client, environment });
    const pages = ['/support/LDF60S-BU?lng=it', '/support/ELF60S-CR?lng=it'];
    for (const page of pages) expect((await openPage(own, page)).status).toBe(200);
    own.store.trouble('bad-gateway');
    own.clock.now += 301_000;
    const bodies = await Promise.all(pages.map(async (page) => (await openPage(own, page)).document.body));
    expect(bodies[0]?.textContent).toContain('Apri il manuale');
    expect(bodies[1]?.textContent).toContain('Fuori produzione');
  });
});
