import { apiPaths } from '@kitchen/shared/paths.ts';
import { productFilePath } from '@kitchen/shared/product-files.ts';
import { recallsFeedPath } from '@kitchen/shared/recalls.ts';
import { searchResultsSchema } from '@kitchen/shared/search.ts';
import supertest from 'supertest';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { demoRecallsFile } from '../demo/demo-folders.ts';
import { contentFolder } from '../testing/content-folder.ts';
import type { TestMailServer } from '../testing/mail-server.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { accepted, fetchToken, mailsAbout, sendEnquiry } from '../testing/send-enquiry.ts';
import type { TestSite } from '../testing/test-site.ts';
import { startTestSite } from '../testing/test-site.ts';

/** It is looked at once a second, and has to be the same twice. */
const soon = { timeout: 15_000 };

const folder = contentFolder();
let site: TestSite;
let mailServer: TestMailServer;
beforeEach(async () => {
  mailServer = await startMailServer();
  onTestFinished(() => mailServer[Symbol.asyncDispose]());
  const environment = {
    CONTENT_DIR: folder.path,
    RECALLS_FILE: demoRecallsFile,
    SMTP_URL: mailServer.url,
  };
  site = await startTestSite({ environment });
  onTestFinished(() => site[Symbol.asyncDispose]());
  await site.knowCategories();
});

async function sheet(): Promise<string> {
  const { body } = await supertest(site.url)
    .get(productFilePath('AN100-BU', 'sheet.pdf', 'en'))
    .responseType('blob');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(body)), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

const drawing = async () => (await site.app.inject(productFilePath('AN100-BU', 'drawing.svg', 'en'))).body;

async function search(text: string) {
  const { body } = await site.app.inject(apiPaths.search('en', text));
  const { items, pages = [] } = searchResultsSchema.parse(JSON.parse(body));
  return { skus: items.map(({ sku }) => sku), pages };
}

const feed = async (format: 'json' | 'xml') => (await site.app.inject(recallsFeedPath('it', format))).body;

it('shows wherever the site speaks, in place of what was made with others', async () => {
  const before = { sheet: await sheet(), feed: await feed('xml'), oxblood: (await search('oxblood')).skus };
  expect(before.sheet).toContain('Finishes Burgundy');
  expect(before.oxblood).toEqual([]);
  await folder.write('texts/it.json', {
    documents: { mails: { staff: { subject: { contact: 'Scrive {{name}}, {{reference}}' } } } },
    screens: { enquiry: { form: { fields: { name: 'Chi scrive' } } }, recalls: { title: 'Da controllare' } },
  });
  await folder.write('texts/en.json', {
    common: { oven: 'cavity {{number}}' },
    facets: { options: { color: { burgundy: 'Oxblood' } } },
    frame: { pages: { dealers: 'Our ambassadors' } },
    listing: { categories: { hoods: { name: 'Ventilators' } } },
    documents: {
      'data-sheet': { finishes: 'Colours', drawing: '{{name}}, drawn' },
      mails: { acknowledgement: { subject: '{{brand}} reads {{reference}}', closing: 'So long' } },
    },
  });

  // Data sheets and drawings.
  await vi.waitFor(async () => expect(await sheet()).toContain('Colours Oxblood'), soon);
  expect(await drawing()).toContain('<title>Antique 100, drawn</title>');
  expect(await drawing()).toContain('A (cavity 1), B (cavity 2)');

  // Feeds.
  expect(before.feed).not.toContain('Da controllare');
  expect(await feed('xml')).toContain(': Da controllare</title>');
  expect(JSON.parse(await feed('json')).title).toMatch(/: Da controllare$/);

  // Words by which products and pages are found, a slip in them as well.
  await vi.waitFor(async () => expect((await search('oxblood')).skus).toContain('AN100-BU'), soon);
  const { skus } = await search('oxblood');
  expect((await search('oxblod')).skus).toEqual(skus);
  const hoods = (await search('ventilators')).skus;
  expect(hoods).not.toEqual([]);
  expect(hoods).toEqual((await search('hoods')).skus);
  expect((await search('ambassadors of ours')).pages).toEqual(['dealers']);
  expect((await search('dealers')).pages).toEqual(['dealers']);

  // Mails to those who read enquiries and to visitors.
  const token = await fetchToken(site);
  site.clock.now += 60_000;
  const reference = await accepted(sendEnquiry({ token }, { to: site }));
  const [enquiry, acknowledgement] = await mailsAbout(mailServer, reference, 2);
  expect(enquiry?.content.subject).toBe(`Scrive Anna Rossi, ${reference}`);
  expect(enquiry?.content.text).toContain('Chi scrive: Anna Rossi');
  expect(acknowledgement?.content.subject).toBe(`Calidora reads ${reference}`);
  expect(acknowledgement?.content.text).toContain('So long');

  // Browsers have no use for texts of documents.
  expect((await site.app.inject('/api/texts?lng=it')).json()).toEqual({
    enquiry: { form: { fields: { name: 'Chi scrive' } } },
    recalls: { title: 'Da controllare' },
  });
});
