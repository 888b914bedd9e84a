import type { Language } from '@kitchen/shared/languages.ts';
import { apiPaths } from '@kitchen/shared/paths.ts';
import { searchResultsSchema } from '@kitchen/shared/search.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestSite } from '../testing/test-site.ts';
import { startTestSite } from '../testing/test-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite();
  await site.knowCategories();
});
afterAll(() => site[Symbol.asyncDispose]());

async function search(text: string, language: Language) {
  const answer = await fetch(site.url + apiPaths.search(language, text));
  return searchResultsSchema.parse(await answer.json());
}

const nothing = /^$/;

/** What is typed, what the first three hits are called, and how many there are at most. */
const searches: Record<Language, [typed: string, first: RegExp, most: number][]> = {
  en: [
    ['antique', /^Antique \d+(?!.*hood)/, 25],
    ['antique 100', /^Antique 100/, 8],
    ['cookers', /^(Antique|Elegant|Perfection|Mixture)/, 90],
    ['oven', /oven$/, 135],
    ['oven 60', /60 .*oven$/, 60],
    ['antique oven', /^Antique \d+.* oven$/, 20],
    ['stainless steel oven', /oven$/, 25],
    ['induction hob', /induction hob$/, 10],
    ['inductoin hob', /induction hob$/, 10],
    ['land hob', /^Land .* hob$/, 10],
    ['lnad hob', /^Land .* hob$/, 10],
    ['hob 100', nothing, 0],
    ['hood 90', /90 .*hood$/, 15],
    ['black hood', /hood$/, 8],
    ['microw', /microwave$/, 6],
    ['mircowave', /microwave$/, 6],
    ['wave', /microwave$/, 6],
    ['warming drawer', /warming drawer$/, 4],
    ['rotiserie', /^(Antique|Elegant|Perfection|Mixture)/, 30],
    ['burgundi', /^(Antique|Mixture|Elegant)/, 25],
    ['pizza 300°C', /pizza oven$|^(Antique|Elegant|Perfection|Mixture)/, 60],
    ['an100-bu', /^Antique 100$/, 1],
    ['filter', /^Spare charcoal filter 150$/, 1],
    ["d'oro", /d'oro/, 1],
    ['gold handle', /^Golden handle/, 1],
    ['gas & electric', /Gas & Electric|^(Antique|Elegant)/, 50],
    ['trio', /^Trio 100/, 1],
    ['griddle', nothing, 0],
    ['0', nothing, 0],
    ['strong', nothing, 0],
    ['antique 95', nothing, 0],
    ['zzzznothing', nothing, 0],
  ],
  it: [
    ['antique', /^Antique \d+/, 25],
    ['cucine', /^(Antique|Elegant|Perfection|Mixture)/, 125],
    ['cucina crema', /^(Antique|Elegant|Perfection|Mixture)/, 25],
    ['cuchina 120', /120/, 25],
    ['forno', /^Forno/, 135],
    ['forno 60 cm', /^Forno.* 60$/, 60],
    ['frono inox', /^Forno/, 25],
    ['piani a induzione', /^Piano a induzione/, 10],
    ['pinao induzione', /^Piano a induzione/, 10],
    ['piano gas 75', /^Piano a gas .* 75$/, 8],
    ['piano cottura', /^Piano/, 40],
    ['cappa 90', /^Cappa .* 90$/, 15],
    ['cappa nera', /^Cappa/, 10],
    ['microonde', /^Microonde/, 6],
    ['girarosto', /^(Antique|Elegant|Perfection|Mixture)/, 30],
    ['scaldavivande', /^Cassetto scaldavivande/, 4],
    ['bordeaux', /^(Antique|Mixture|Elegant)/, 20],
    ["d'oro", /d'oro/, 1],
    ['d\u2019oro', /d'oro/, 1],
    ['oro', /d'oro/, 1],
    ['perche', /d'oro/, 1],
    ['griddle', nothing, 0],
    ['0', nothing, 0],
  ],
};

describe.each(['en', 'it'] as const)('in %s', (language) => {
  it.each(searches[language])('%s finds first %s, at most %i', async (typed, first, most) => {
    const { items, total } = await search(typed, language);
    expect(total).toBeLessThanOrEqual(most);
    if (most > 0) expect(items.length).toBeGreaterThan(0);
    for (const { name } of items.slice(0, 3)) expect(name).toMatch(first);
  });
});
