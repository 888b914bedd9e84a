import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@kitchen/shared/languages.ts';
import { apiPaths } from '@kitchen/shared/paths.ts';
import { searchResultsSchema } from '@kitchen/shared/search.ts';
import { describe, expect, it, vi } from 'vitest';
import { startTestSite } from '../../testing/test-site.ts';
import { readSynonyms } from './open-synonyms.ts';

describe('the synonyms of an operator', () => {
  it('count beside those built in, and others once they are saved', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'synonyms-')), 'synonyms.json');
    await writeFile(file, JSON.stringify({ en: [['hood', 'whirlwind']], it: [['cappa', 'vortice']] }));
    await using own = await startTestSite({ environment: { SYNONYMS_FILE: file } });
    await own.knowCategories();
    const total = async (text: string, language: Language) =>
      searchResultsSchema.parse(await (await fetch(own.url + apiPaths.search(language, text))).json()).total;
    expect(await total('whirlwind', 'en')).toBe(await total('extractor', 'en'));
    expect(await total('vortice', 'it')).toBe(await total('cappa', 'it'));
    await writeFile(file, JSON.stringify({ en: [['hood', 'breeze']] }));
    await vi.waitFor(async () => expect(await total('breeze', 'en')).toBeGreaterThan(20), 10_000);
    expect(await total('whirlwind', 'en')).toBe(0);
    await writeFile(file, '{ "en": "hood" }');
    await vi.waitFor(
      () => expect(own.log.join('')).toContain('The last good list of synonyms stays'),
      10_000,
    );
    expect(await total('breeze', 'en')).toBeGreaterThan(20);
  });

  it('count both where a word is in two lists', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'synonyms-')), 'synonyms.json');
    await writeFile(
      file,
      JSON.stringify({
        en: [
          ['burgundy', 'titan'],
          ['of the', 'hood'],
        ],
      }),
    );
    await using own = await startTestSite({ environment: { SYNONYMS_FILE: file } });
    await own.knowCategories();
    const answer = await fetch(own.url + apiPaths.search('en', 'burgundy'));
    const names = searchResultsSchema.parse(await answer.json()).items.map(({ name }) => name);
    expect(names).toContainEqual(expect.stringMatching(/^Enzo Titan/));
    expect(names).toContainEqual(expect.stringMatching(/^Antique/));
  });

  it.each([
    ['[', 'expected JSON'],
    ['[]', 'expected an object with "en" and "it"'],
    ['{ "de": [] }', 'expected an object with "en" and "it"'],
    ['{ "en": [["hood"]] }', 'en, 1: expected at least two words of one meaning'],
    ['{ "it": [["cappa", "12"], ["forno", 7]] }', 'it, 1, 2: expected a word with letters'],
    ['{ "it": [["cappa", "12"], ["forno", 7]] }', 'it, 2, 2: expected a word or phrase in quotation marks'],
  ])('stop the start where they are %s, which is told with its place', async (written, told) => {
    const file = join(await mkdtemp(join(tmpdir(), 'synonyms-')), 'synonyms.json');
    await writeFile(file, written);
    await expect(readSynonyms(file)).rejects.toThrow(told);
    await expect(startTestSite({ environment: { SYNONYMS_FILE: file } })).rejects.toThrow('SYNONYMS_FILE');
  });
});
