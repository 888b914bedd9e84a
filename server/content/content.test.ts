import { cp, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownTextsApiPath } from '@kitchen/shared/content.ts';
import { Registry } from 'prom-client';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ConfigError } from '../config/config.ts';
import type { Client } from '../pages/client-build.ts';
import { aPicture } from '../testing/a-picture.ts';
import { contentFolder } from '../testing/content-folder.ts';
import { openPage } from '../testing/open-page.ts';
import { createRecordedLog } from '../testing/recorded-log.ts';
import { scrape } from '../testing/scrape.ts';
import { loadBuiltClient, startTestSite } from '../testing/test-site.ts';
import { listContentFiles, openContent, readContent } from './content.ts';

/** It is looked at once a second, and has to be the same twice. */
const soon = { timeout: 5_000 };

let client: Client;
beforeAll(async () => {
  client = await loadBuiltClient();
});

const folder = contentFolder();
const { write } = folder;

const writeTexts = (language: 'en' | 'it', texts: object) => write(`texts/${language}.json`, texts);

async function startSite() {
  const site = await startTestSite({ client, environment: { CONTENT_DIR: folder.path } });
  onTestFinished(() => site[Symbol.asyncDispose]());
  const heading = async (address: string) =>
    (await openPage(site, address)).document.querySelector('h1')?.textContent;
  return { site, heading };
}

/** Opens the folder as the site does, and records what it says. */
async function open(everyMs = 20, path = folder.path) {
  const log = createRecordedLog();
  const registry = new Registry();
  const purged: string[] = [];
  const content = await openContent(
    {
      folder: path,
      defaultLanguage: 'en',
      site: { publicUrl: 'https://www.maker.example', isPage: () => true },
      registry,
      logger: log,
      purgeCdn: (tags) => purged.push(...tags),
      now: Date.now,
    },
    everyMs,
  );
  onTestFinished(content.close);
  const warnings = () => log.lines.filter(({ level }) => level === 'warn').map(({ message }) => message);
  const faults = async () => (await registry.getSingleMetric('content_faults')?.get())?.values[0]?.value;
  return { content, warnings, purged, faults };
}

describe('the content folder', () => {
  it('has texts that pages show in place of the site’s, some seconds after they were saved', async () => {
    const { site, heading } = await startSite();
    const before = await heading('/?lng=it');
    expect(before).not.toBe('Accendiamo l’inverno');
    await writeTexts('it', { screens: { home: { hero: { title: 'Accendiamo l’inverno' } } } });
    await vi.waitFor(async () => expect(await heading('/?lng=it')).toBe('Accendiamo l’inverno'), soon);
    expect(await heading('/?lng=en')).toBe('The kitchen has a centre again');
    // What a browser asks for that opens another screen.
    const { body, headers } = await site.app.inject(ownTextsApiPath('it'));
    expect(JSON.parse(body)).toEqual({ home: { hero: { title: 'Accendiamo l’inverno' } } });
    expect(headers['cache-tag']).toBe('content');
    await rm(join(folder.path, 'texts/it.json'));
    await vi.waitFor(async () => expect(await heading('/?lng=it')).toBe(before), soon);
  });

  it('changes the page of what is not there, too', async () => {
    await writeTexts('en', { notFound: { title: 'Nothing is cooking here' } });
    const { heading } = await startSite();
    expect(await heading('/nowhere?lng=en')).toBe('Nothing is cooking here');
  });

  it('changes no byte of a page as long as it says nothing else than the site', async () => {
    await writeTexts('en', { screens: { home: { hero: { dealer: 'Find a dealer' } } } });
    const { site } = await startSite();
    await using without = await startTestSite({ client });
    const pages = await Promise.all([site, without].map((each) => openPage(each, '/about-calidora?lng=en')));
    const [own, plain] = pages.map(({ answer }) => answer.body);
    expect(own).toBe(plain);
  });

  it('names what is wrong with its line, leaves it out and takes all else', async () => {
    await write(
      'texts/en.json',
      [
        '{',
        '  "listing": {',
        '    "headline": "Ovens",',
        '    "filters": { "count_other": "{{count}} pieces",',
        '      "count_one": "" }',
        '  },',
        '  "screens": { "home": {',
        '    "about": { "link": "About us" },',
        '    "description": "Since {{jahr}}" } }',
        '}',
      ].join('\n'),
    );
    const { content, warnings } = await open();
    expect(warnings()).toEqual([
      [
        'CONTENT_DIR: these are left out:',
        '- texts/en.json:3: listing.headline: there is no such text',
        '- texts/en.json:5: listing.filters.count_one: expected a text; it is empty',
        '- texts/en.json:8: screens.home.about.link: expected {{brand}} somewhere in it',
        '- texts/en.json:9: screens.home.description: expected {{year}} somewhere in it',
      ].join('\n'),
    ]);
    expect(content.current().texts.en).toEqual({
      texts: { listing: { filters: { count_other: '{{count}} pieces' } } },
    });
  });

  it.each([
    ['half of a file', '{ "common": { "close": "Sh', /^texts\/en\.json:1: expected JSON: /],
    ['an empty file', '', /^texts\/en\.json:1: expected JSON/],
    ['another encoding', Buffer.from([0x7b, 0xe8, 0x7d]), /expected text in UTF-8/],
    ['a list', '[]', /expected texts by their key/],
    ['comments', '{ // so\n}', /^texts\/en\.json:1: expected JSON/],
    ['a file of 3 MB', ' '.repeat(3 * 1024 ** 2), /expected at most 2048 KB; it has 3072/],
  ])('leaves what a file said before when it becomes %s', async (_what, text, says) => {
    await writeTexts('en', { common: { close: 'Shut' } });
    const { content, warnings } = await open();
    await write('texts/en.json', text);
    await vi.waitFor(() => expect(warnings().join('\n').split('\n- ')[1]).toMatch(says));
    expect(content.current().texts.en).toEqual({ texts: { common: { close: 'Shut' } } });
  });

  it('is read when nothing has changed for a moment: what is being copied there shows together, once', async () => {
    const { content, purged } = await open(300);
    for (const start = Date.now(); Date.now() - start < 1_000; ) {
      const text = `part of ${Date.now()}`;
      await writeTexts('en', { common: { close: text } });
      await writeTexts('it', { common: { close: text } });
      expect(content.current().version).toBeNull();
    }
    await vi.waitFor(() => expect(content.current().version).not.toBeNull(), soon);
    const { en, it } = content.current().texts;
    expect(en).toEqual(it);
    expect(purged).toEqual(['content']);
  });

  it('counts files and links within it, as Kubernetes mounts them, and names what leads out of it', async () => {
    const outside = await mkdtemp(join(tmpdir(), 'outside-'));
    onTestFinished(() => rm(outside, { recursive: true }));
    await writeFile(join(outside, 'it.json'), '{ "common": { "close": "Fuori" } }');
    await write('..2026/texts/en.json', '{ "common": { "close": "Shut" } }');
    await symlink('..2026', join(folder.path, '..data'));
    await symlink('..data/texts', join(folder.path, 'texts'));
    await symlink(join(outside, 'it.json'), join(folder.path, '..2026/texts/it.json'));
    await symlink('/nowhere', join(folder.path, '..2026/texts/fr.json'));
    await write('text/en.json', '{}');
    const { content, warnings } = await open();
    expect(warnings()[0]?.split('\n- ').slice(1)).toEqual([
      'text: expected one of the folders texts, pictures, pages',
      'texts/fr.json: expected a file, or a link to one in this folder',
      'texts/it.json: expected a file, or a link to one in this folder',
    ]);
    expect(content.current().texts).toEqual({ en: { texts: { common: { close: 'Shut' } } }, it: {} });
  });

  it('starts, and takes all else, where a file cannot be read or is more than a parser bears', async () => {
    await write('texts/en.json', `{ "listing": ${'['.repeat(20_000)}${']'.repeat(20_000)} }`);
    await writeTexts('it', { common: { close: 'Chiudi tutto' } });
    const aliases = Array.from(
      { length: 12 },
      (_, index) => `a${index}: &a${index} [${Array(9).fill(`*a${index - 1}`)}]`,
    );
    await write('pages/deep.en.md', ['---', 'a-1: &a-1 x', ...aliases, '---', 'Text'].join('\n'));
    const { content, warnings } = await open();
    expect(content.current().texts.it).toEqual({ texts: { common: { close: 'Chiudi tutto' } } });
    expect(warnings()[0]?.split('\n- ').slice(1)).toEqual([
      expect.stringMatching(/^pages\/deep\.en\.md/),
      expect.stringMatching(/^texts\/en\.json/),
    ]);
  });

  it('keeps what a file said that is deleted while the folder is read, and goes on', async () => {
    await writeTexts('en', { common: { close: 'Shut' } });
    await writeTexts('it', { common: { close: 'Chiudi tutto' } });
    const before = (await open()).content.current();
    const files = await listContentFiles(folder.path);
    await rm(join(folder.path, 'texts/en.json'));
    const site = { publicUrl: 'https://www.calidora.example', isPage: () => true };
    const { texts, faults } = await readContent(files, before, site);
    expect(texts).toEqual(before.texts);
    expect(faults).toEqual([{ file: 'texts/en.json', says: 'expected a file that can be read (ENOENT)' }]);
  });

  it('has one version wherever it says the same', async () => {
    const other = `${folder.path}.copy`;
    onTestFinished(() => rm(other, { recursive: true }));
    await write('pictures/home-hero.jpg', await aPicture({ width: 40, height: 30 }));
    await write('redirects.csv', '/old,/contacts,301\n');
    await cp(folder.path, other, { recursive: true });
    await writeFile(join(other, 'redirects.csv'), '\n/old,/contacts,301\n');
    const { version } = (await open()).content.current();
    expect((await open(20, other)).content.current().version).toBe(version);
  });

  it('stays as it was while it is gone, which is told once, and is read when it is back', async () => {
    await writeTexts('en', { common: { close: 'Shut' } });
    const { content, warnings, faults } = await open();
    await rename(folder.path, `${folder.path}.away`);
    await vi.waitFor(() =>
      expect(warnings()).toEqual(['CONTENT_DIR cannot be read; what it said last stays']),
    );
    expect(content.current().texts.en).toEqual({ texts: { common: { close: 'Shut' } } });
    expect(await faults()).toBe(1);
    await rename(`${folder.path}.away`, folder.path);
    await vi.waitFor(async () => expect(await faults()).toBe(0));
    await writeTexts('en', { common: { close: 'Close it' } });
    await vi.waitFor(() =>
      expect(content.current().texts.en).toEqual({ texts: { common: { close: 'Close it' } } }),
    );
    expect(warnings()).toHaveLength(1);
  });

  it('has to be there at the start', async () => {
    await rm(folder.path, { recursive: true });
    await expect(open()).rejects.toThrow(
      new ConfigError('CONTENT_DIR: expected a folder that can be read (ENOENT)'),
    );
  });

  it('tells the metrics what it says, the same wherever it says the same, and how much is left out', async () => {
    await writeTexts('en', { common: { close: 'Shut', shut: '' } });
    const { site } = await startSite();
    const { version } = (await open()).content.current();
    expect(version).not.toBeNull();
    const series = await scrape(site);
    expect(series.filter(({ name }) => name.startsWith('content_'))).toEqual([
      { name: 'content_info', labels: { version }, value: 1 },
      { name: 'content_faults', labels: {}, value: 1 },
    ]);
  });
});
