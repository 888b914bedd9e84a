import { partnerFeedPaths } from '@kitchen/shared/partner-feed.ts';
import { paths, webManifestPath } from '@kitchen/shared/paths.ts';
import { productFilePath } from '@kitchen/shared/product-files.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parsePage } from '../testing/parse-page.ts';
import type { TestSite } from '../testing/test-site.ts';
import { startSiteWithPages } from '../testing/test-site.ts';

const key = 'a-key-of-more-than-32-characters-for-a-test';
const address = 'Bahnhofstrasse 7, 8001 Zürich';

let site: TestSite;
beforeAll(async () => {
  site = await startSiteWithPages({
    environment: {
      BRAND_NAME: 'Herdwerk',
      BRAND_LEGAL_NAME: 'Herdwerk AG',
      BRAND_STREET: 'Bahnhofstrasse 7',
      BRAND_POSTAL_CODE: '8001',
      BRAND_CITY: 'Zürich',
      BRAND_COUNTRY: 'CH',
      BRAND_FOUNDED_YEAR: '1952',
      BRAND_TAGLINE: 'Fire, well kept',
      PARTNER_FEED_KEYS: `studio:${key}`,
    },
  });
});
afterAll(() => site[Symbol.asyncDispose]());

const read = (url: string) => site.app.inject({ url, headers: { authorization: `Bearer ${key}` } });

describe('a maker of another country', () => {
  it.each([
    ['en', 'Switzerland'],
    ['it', 'Svizzera'],
  ] as const)('is named with it on the pages, and no other (%s)', async (language, country) => {
    for (const path of [paths.companyInfo, paths.product('AN100-BU')]) {
      const page = parsePage((await read(`${path}?lng=${language}`)).body);
      const said = page.querySelector('main')?.textContent ?? '';
      expect(said).toContain(`${address}, ${country}`);
      expect(said).not.toMatch(/20100|Via dell/);
    }
    const { rawPayload } = await read(productFilePath('AN100-BU', 'sheet.pdf', language));
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), {
      mergePages: true,
    });
    expect(text.replace(/\s+/g, ' ')).toContain(`Herdwerk AG, ${address}, ${country}`);
  });

  it.each([
    ['en', `${address}, Switzerland`, 'to the data protection authority of the country where you live'],
    ['it', `${address}, Svizzera`, 'all’autorità per la protezione dei dati del Paese in cui vivi'],
  ] as const)(
    'answers for data by no Italian law, nor to Italy’s authority (%s)',
    async (language, ...said) => {
      const policy = parsePage((await read(`${paths.privacyPolicy}?lng=${language}`)).body);
      const text = policy.querySelector('main')?.textContent ?? '';
      for (const words of [...said, '2002/58']) expect(text).toContain(words);
      expect(text).not.toMatch(/Garante|Italian Privacy|Codice in materia|Italy/);
    },
  );

  it('is named with its code to programs', async () => {
    const home = parsePage((await read('/?lng=en')).body);
    const data = [...home.querySelectorAll('script[type="application/ld+json"]')].map(
      (each) => each.textContent,
    );
    expect(data.join('')).toContain('"addressCountry":"CH"');
    expect(JSON.parse((await read(partnerFeedPaths.json)).body).maker).toMatchObject({
      name: 'Herdwerk AG',
      country: 'CH',
    });
    const [, line] = (await read(partnerFeedPaths.csv)).body.split('\r\n');
    expect(line).toContain(`"${address}, CH"`);
  });

  it.each(['en', 'it'])(
    'began in its own year, and not in that of the invented maker (%s)',
    async (language) => {
      const home = (await read(`/?lng=${language}`)).body;
      expect(home).toContain('"foundingDate":"1952"');
      for (const body of [home, (await read(`${paths.companyInfo}?lng=${language}`)).body]) {
        expect(parsePage(body).querySelector('main')?.textContent).toContain('1952');
        expect(body).not.toContain('1979');
      }
    },
  );

  it('stands with its own tagline on pages, sheets and phones, and never with that of the invented maker', async () => {
    const { rawPayload } = await read(productFilePath('AN100-BU', 'sheet.pdf', 'en'));
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), {
      mergePages: true,
    });
    const bodies = await Promise.all(
      ['/?lng=it', '/about-calidora?lng=en', webManifestPath].map(async (url) => (await read(url)).body),
    );
    for (const said of [text, ...bodies]) {
      expect(said).toContain('Fire, well kept');
      expect(said).not.toContain('Skill for cooking');
    }
  });

  it('leads to no social network that it has not named, least of all to those of the invented maker', async () => {
    const { body } = await read('/?lng=en');
    expect(body.match(/(?:instagram|facebook|youtube|pinterest)\.example|Follow us|sameAs/g)).toBeNull();
  });
});
