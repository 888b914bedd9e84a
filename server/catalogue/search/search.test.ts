import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Selection } from '@kitchen/shared/facets.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { listingSchema } from '@kitchen/shared/listing.ts';
import { apiPaths } from '@kitchen/shared/paths.ts';
import { searchResultsSchema } from '@kitchen/shared/search.ts';
import type { SearchFilters } from '@kitchen/shared/search-filters.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { appliances } from '../../demo/catalogue/appliances.ts';
import { demoDealersFile, demoProductDocumentsFolder } from '../../demo/demo-folders.ts';
import type { TestSite } from '../../testing/test-site.ts';
import { startTestSite } from '../../testing/test-site.ts';
import { readSynonyms } from './open-synonyms.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite({
    environment: { PUBLIC_DOCUMENTS_DIR: demoProductDocumentsFolder, DEALERS_FILE: demoDealersFile },
  });
  await site.knowCategories();
});
afterAll(() => site[Symbol.asyncDispose]());

async function search(text: string, language: Language, page = 1, filters: SearchFilters = {}) {
  const answer = await fetch(site.url + apiPaths.search(language, text, page, filters));
  return searchResultsSchema.parse(await answer.json());
}

const cooker = /^(Antique|Elegant|Mixture|Perfection) /;

/** What is typed, what the first three hits are called, and the most that may be found. */
const searches: Record<Language, [typed: string, first: RegExp, most: number][]> = {
  en: [
    // Collections and colours
    ['antique', /^Antique \d+(?!.*hood)/, 24],
    ['ANTIQUE', /^Antique/, 24],
    ['enzo titan', /^Enzo Titan 90/, 4],
    ['nero hood', /^(Nero|Enzo) .*hood$/, 7],
    ['burgundy hob', /^Land 60 gas hob$/, 1],
    ['ivory cooker', cooker, 10],
    ['red cooker', cooker, 12],
    ['slate grey cooker', cooker, 4],
    ['matt black oven', /^Nero .*oven$/, 6],
    ['black hood', /hood$/, 7],
    ['stainless steel oven', /oven$/, 21],
    ['pale cooker', cooker, 30],
    ['cooker light', cooker, 30],
    ['dark hood', /hood$/, 16],
    ['chiara', cooker, 60],
    // Kinds, with widths
    ['cookers', cooker, 74],
    ['range cooker', cooker, 73],
    ['stove 90', / 90/, 25],
    ['freestanding cooker', cooker, 70],
    ['oven', /oven$/, 80],
    ['oven 60', /60 .*oven$/, 56],
    ['antique 100', /^Antique 100/, 6],
    ['hood 90', /90 .*hood$/, 13],
    ['extractor 90', /90 .*hood$/, 13],
    ['extractor fan 60', /60 .*hood$/, 6],
    ['range hood', /hood$/, 26],
    ['cooker hood black', /hood$/, 7],
    ['gas hob 75', /75 gas hob$/, 6],
    ['land hob', /^Land .* hob$/, 8],
    ['compact oven', /compact .*oven$/, 12],
    ['microwaves', /microwave$/, 6],
    ['microwave oven', /microwave$/, 6],
    ['built in microwave', /microwave$/, 6],
    ['warming drawer', /warming drawer$/, 4],
    ['plate warmer', /warming drawer$/, 4],
    ['drawer', /warming drawer$/, 5],
    // Functions
    ['induction hob', /induction hob$/, 7],
    ['induction range', / Induction/, 11],
    ['steam oven', /Easy Steam oven$/, 13],
    ['easy clean oven', /oven$/, 32],
    ['built in oven water cleaning', /oven$/, 23],
    ['pizza oven', /oven$/, 23],
    ['pizza 300°C', /pizza oven$|^Antique/, 59],
    ['spit', cooker, 25],
    ['silent hood', /hood$/, 26],
    ['hood noise dB', /hood$/, 26],
    ['noise level in decibels', /hood$/, 26],
    ['hood extraction rate', /hood$/, 26],
    ['oven capacity in litres', /oven$/, 80],
    ['hood energy label', /hood$/, 26],
    ['A+ oven', /oven$/, 40],
    // Numbers and facts
    ['double oven', cooker, 38],
    ['two ovens cream', cooker, 5],
    ['5 burner gas cooker', / (80|90)/, 22],
    ['six burner cooker', / 100/, 13],
    ['hob 4 burners', / 60 gas hob$/, 6],
    ['oven 74 litres', /oven$/, 57],
    ['121 litre oven', /^Enzo Titan 90/, 4],
    ['600 m3/h hood', /hood$/, 19],
    ['90 gas cooker', / 90/, 18],
    ['single oven', /oven$/, 41],
    ['single oven 60', /60 .*oven$/, 31],
    ['single oven cooker', cooker, 33],
    ['hob under 60 cm', /hob$/, 7],
    ['hob up to 60 cm', /hob$/, 16],
    ['gas hob over 60', /gas hob$/, 13],
    ['oven at least 90 cm', / 90 .*oven$/, 28],
    ['cooker over 100 cm', / 120/, 16],
    ['at least 100 litre oven', /oven$/, 4],
    ['hob with at least 5 burners', /gas hob$/, 13],
    ['cooker 60 to 80 cm', / (60|80)/, 24],
    ['hood between 60 and 90', /(60|90) .*hood$/, 19],
    ['cooker 36 inch', / 90/, 25],
    ['36" cooker', / 90/, 25],
    ['hob under 30 inches', /hood$|hob$/, 16],
    ['cream antique 100', /^Antique 100$/, 1],
    ['class A oven', /oven$/, 62],
    ['A+ hood', /hood$/, 10],
    ['A+ rated hood', /hood$/, 10],
    ['A-rated oven', /oven$/, 62],
    ['hood at least class A', /hood$/, 20],
    ['most efficient hood', /hood$/, 26],
    ['three-phase cooker', cooker, 43],
    ['single phase hob', /hob$/, 36],
    // Where the air goes
    ['ducted', /hood$/, 26],
    ['recirculating', /hood$/, 20],
    ['recirculating hood 90', /90 .*hood$/, 13],
    ['hood with recirculation', /hood$/, 20],
    ['ductless hood', /hood$/, 20],
    // Parts of a SKU
    ['an100-bu', /^Antique 100$/, 1],
    ['AN100BU', /^Antique 100$/, 1],
    ['an 100 bu', /^Antique 100$/, 1],
    ['an100', /^Antique 100/, 5],
    ['mx120', /^Mixture 120/, 3],
    // Slips and words half typed
    ['inductoin hob', /induction hob$/, 7],
    ['lnad hob', /^Land .* hob$/, 8],
    ['alnd hob', /^Land .* hob$/, 8],
    ['microw', /microwave$/, 6],
    ['mircowave', /microwave$/, 6],
    ['wave', /microwave$/, 6],
    ['rotiserie', cooker, 25],
    ['burgundi', cooker, 20],
    ['anitque', /^Antique/, 24],
    ['perfetion', /^Perfection/, 21],
    ['ovems', /oven$/, 80],
    // Words of the other language
    ['forno', /oven$/, 79],
    ['cappa', /hood$/, 26],
    ['panna', cooker, 22],
    // What is no appliance, and what the store alone has
    ['filter', /^Spare charcoal filter 150$/, 1],
    ["d'oro", /d'oro/, 1],
    ['gold handle', /^Golden handle/, 1],
    ['gas & electric', /^(Gas & Electric|Antique|Elegant) /, 43],
    ['trio', /^Trio 100/, 1],
  ],
  it: [
    ['antique', /^Antique \d+/, 24],
    ['linea nero', /Nero/, 15],
    ['grigio ardesia', cooker, 9],
    ['bordeaux', cooker, 19],
    ['cucina crema', cooker, 10],
    ['cucina panna', cooker, 10],
    ['cucina avorio', cooker, 10],
    ['cucina rossa', cooker, 12],
    ['elegant crema 90', /^Elegant 90/, 4],
    ['cucina chiara', cooker, 30],
    ['forno chiaro', /^Forno/, 30],
    ['forno chairo', /^Forno/, 30],
    ['cappe scure', /^Cappa/, 16],
    ['dark', cooker, 110],
    ['cucine', cooker, 70],
    ['cuchina 120', / 120/, 23],
    ['forno', /^Forno/, 79],
    ['forni', /^Forno/, 79],
    ['forno 60 cm', /^Forno.* 60$/, 55],
    ['frono inox', /^Forno/, 23],
    ['firno', /^Forno/, 79],
    ['da incasso', /^Forno/, 40],
    ['forno compatto', /^Forno compatto/, 12],
    ['forno vapore', /^Forno.* Easy Steam/, 14],
    ['vapore', /Easy Steam/, 21],
    ['forno pulizia ad acqua', /^Forno/, 31],
    ['forno microonde', /^Microonde/, 6],
    ['microonde', /^Microonde/, 6],
    ['microonde da incasso', /^Microonde/, 6],
    ['cucina forno doppio', cooker, 38],
    ['piani a induzione', /^Piano a induzione/, 7],
    ['pinao induzione', /^Piano a induzione/, 7],
    ['piano gas 75', /^Piano a gas .* 75$/, 7],
    ['piano cottura', /^Piano/, 36],
    ['fornelli', /^Piano/, 106],
    ['piano 4 fuochi', /^Piano a gas .* 60$/, 7],
    ['cucina a gas 5 fuochi', / (80|90)/, 22],
    ['doppio forno', cooker, 38],
    ['forno singolo', /^Forno/, 40],
    ['piano sotto i 60 cm', /^Piano/, 6],
    ['piano fino a 60 cm', /^Piano/, 17],
    ['cappa almeno 90 cm', /^Cappa/, 20],
    ['cucina oltre i 100', / 120/, 16],
    ['cucina tra 60 e 80 cm', / (60|80)/, 24],
    ['cucina da 60 a 80', / (60|80)/, 24],
    ['cucina 36 pollici', / 90/, 25],
    ['forno 74 litri', /^Forno/, 57],
    ['cappa 90', /^Cappa .* 90$/, 13],
    ['cappa nera', /^Cappa/, 7],
    ['cappa silenziosa', /^Cappa/, 26],
    ['cappa filtrante rumore', /^Cappa/, 20],
    ['rumorosità cappa 90', /^Cappa .* 90$/, 13],
    ['portata cappa', /^Cappa/, 26],
    ['capienza forno', /^Forno/, 79],
    ['classe energetica forno', /^Forno/, 79],
    ['cappa 600 mc/h', /^Cappa/, 18],
    ['aspiratore', /^Cappa/, 25],
    ['aspirante', /^Cappa/, 26],
    ['cappa aspirante', /^Cappa/, 26],
    ['filtrante', /^Cappa/, 20],
    ['cappe filtranti', /^Cappa/, 20],
    ['cappa a ricircolo 90', /^Cappa .* 90$/, 13],
    ['cappa A+', /^Cappa/, 10],
    ['forno in classe A', /^Forno/, 60],
    ['cappa almeno classe A', /^Cappa/, 20],
    ['cucina trifase', cooker, 43],
    ['girarosto', cooker, 25],
    ['spiedo', cooker, 25],
    ['vetroceramica', /[Vv]etroceramica/, 4],
    ['scaldavivande', /^Cassetto scaldavivande/, 4],
    ['scaldapiatti', /^Cassetto scaldavivande/, 4],
    ["d'oro", /d'oro/, 1],
    ['d\u2019oro', /d'oro/, 1],
    ['oro', /d'oro/, 1],
    ['perche', /d'oro/, 1],
    ['cooker', cooker, 70],
    ['oven', /^Forno/, 77],
    ['hood', /^Cappa/, 25],
  ],
};

describe.each(['en', 'it'] as const)('in %s', (language) => {
  it.each(searches[language])('%s finds first %s, %i at most', async (typed, first, most) => {
    const { items, total } = await search(typed, language);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(most);
    for (const { name } of items.slice(0, 3)) expect(name).toMatch(first);
  });
});

it.each([
  ['en', 'griddle'],
  ['en', 'fridge'],
  ['en', '0'],
  ['en', 'strong'],
  ['en', 'zzzznothing'],
  // One letter off a line
  ['en', 'wine'],
  // A slip leads to no word of the other language, as chiaro is.
  ['en', 'chair'],
  ['it', 'chair'],
  ['en', 'cuchina'],
  ['en', 'pinao'],
  ['it', 'ovne'],
  ['it', 'hodo'],
  ['it', 'grene'],
  // What others make: no slip of cooker
  ['en', 'wine cooler'],
  ['en', 'cooler'],
  // A number of nothing
  ['en', 'two'],
  ['it', 'due'],
  // It is known in English only; what is one letter off a stem of three is another word (tre).
  ['it', 'trio'],
  ['it', 'frigo'],
] as const)('finds nothing in %s for %s, nor anything near', async (language, typed) => {
  expect(await search(typed, language)).toMatchObject({ items: [], total: 0 });
  expect(await search(typed, language)).not.toHaveProperty('nearly');
});

describe('colours by how light they are', () => {
  it.each([
    ['en', 'pale cooker', ['avena', 'cream', 'white']],
    ['en', 'dark cooker', ['anthracite', 'black', 'brown', 'burgundy', 'slate_gray']],
    ['it', 'cucina chiara', ['avena', 'cream', 'white']],
    ['it', 'cucine scure', ['anthracite', 'black', 'brown', 'burgundy', 'slate_gray']],
  ] as const)('(%s) %s are all of %j', async (language, typed, colors) => {
    const { total, filters } = await search(typed, language);
    const options = filters?.find(({ filter }) => filter === 'color')?.options ?? [];
    expect(options.map(({ option }) => option).toSorted()).toEqual(colors);
    for (const { option, count } of options) {
      const alone = await search(
        typed.split(' ').find((word) => /^cook|^cuc/.test(word)) ?? '',
        language,
        1,
        {
          color: [option as 'cream'],
        },
      );
      expect(alone.total).toBe(count);
    }
    expect(total).toBe(options.reduce((sum, { count }) => sum + count, 0));
  });
});

it.each([
  ['en', 'class A hood', true],
  ['it', 'cappa classe A', true],
  // It was asked for, or there is no better one.
  ['en', 'hood at least class A', undefined],
  ['en', 'A+ hood', undefined],
  ['en', 'hood', undefined],
] as const)(
  'says in %s of what %s finds whether better energy classes are among it',
  async (language, typed, said) => {
    expect((await search(typed, language)).betterClasses).toBe(said);
  },
);

describe('steam cleaning', () => {
  it.each([
    ['en', 'steam cleaning'],
    ['en', 'cleans with steam'],
    ['en', 'steam-clean'],
    ['it', 'pulizia a vapore'],
    ['it', 'pulito con il vapore'],
  ] as const)('(%s) is what %s asks for, and no cooking with steam', async (language, typed) => {
    const { total, otherLanguage = 0, filters } = await search(typed, language);
    const kinds = filters?.find(({ filter }) => filter === 'category')?.options ?? [];
    const listed = async (category: 'ovens' | 'cookers', selection: Selection) => {
      const answer = await fetch(site.url + apiPaths.listing(language, category, selection, 1));
      return listingSchema.parse(await answer.json()).total;
    };
    const ovens = await listed('ovens', { cleaning: ['steam'] });
    expect(kinds).toContainEqual({ option: 'ovens', count: ovens });
    // Of cookers the special function says so.
    expect(total + otherLanguage).toBe(
      ovens + (await listed('cookers', { special_function: ['idroclean'] })),
    );
  });
});

describe('a way of cleaning that no product states', () => {
  it.each([
    ['en', 'oven pyrolytic', 'pyrolytic', /oven$/],
    ['en', 'self-cleaning oven', 'self-cleaning', /oven$/],
    ['en', 'pyrolysis', 'pyrolysis', cooker],
    ['it', 'forno pirolitico', 'pirolitico', /^Forno/],
    ['it', 'cucina pirolitica', 'pirolitica', cooker],
    ['it', 'pirolisi', 'pirolisi', cooker],
    ['it', 'forno autopulente', 'autopulente', /^Forno/],
    ['en', 'oven that cleans itself', 'cleans itself', /oven$/],
    ['it', 'forno che si pulisce da solo', 'si pulisce da solo', /^Forno/],
    ['en', 'catalytic oven', 'catalytic', /oven$/],
    ['it', 'forno catalitico', 'catalitico', /^Forno/],
  ] as const)(
    '(%s) is known in %s, and leads to how products are cleaned',
    async (language, typed, asked, name) => {
      const { total, nearly } = await search(typed, language);
      expect(total).toBe(0);
      expect(nearly).toMatchObject({ without: [asked], cleaning: { asked, found: ['steam'] } });
      for (const item of nearly?.items ?? []) expect(item.name).toMatch(name);
      expect(nearly?.total).toBe((await search(typed.replace(asked, 'idroclean'), language)).total);
    },
  );

  it.each([
    ['en', 'pyrolytic', 'steam cleaning'],
    ['en', 'pyrolytic cooker', 'steam cleaning cooker'],
    ['it', 'pirolisi', 'pulizia a vapore'],
    ['it', 'forno pirolitico', 'pulizia a vapore forno'],
  ] as const)('(%s) says of %s how many %s finds, and leads to it', async (language, typed, query) => {
    const { nearly } = await search(typed, language);
    expect(nearly?.query).toBe(query);
    expect(nearly?.total).toBe((await search(query, language)).total);
  });

  it('does not hide what else is not there', async () => {
    const { nearly } = await search('purple pyrolytic oven', 'en');
    expect(nearly?.without.toSorted()).toEqual(['purple', 'pyrolytic']);
    expect(nearly?.cleaning).toEqual({ asked: 'pyrolytic', found: ['steam'] });
  });
});

describe.each(['en', 'it'] as const)(
  'the code of a product that is described in one language (%s)',
  (language) => {
    it.each([
      ['EL100V-BK', 'EL100V-BK'],
      ['mxh60w ss', 'MXH60W-SS'],
      ['emf60rbk', 'EMF60R-BK'],
      ['vulcano-30', 'VULCANO-30'],
      ['Nrp60g-Ne', 'NRP60G-NE'],
    ])('finds it by %s', async (typed, sku) => {
      const { items, total, ...others } = await search(typed, language);
      expect(items.map((item) => item.sku)).toEqual([sku]);
      expect(total).toBe(1);
      expect(others).not.toHaveProperty('nearly');
      expect(others).not.toHaveProperty('otherLanguage');
      const sheet = await fetch(`${site.url}${apiPaths.product(language, sku)}`);
      expect(sheet.status).toBe(200);
    });
  },
);

it('says in which language a product is described where that is not the one of the search', async () => {
  expect((await search('vulcano-30', 'it')).items[0]).toMatchObject({ language: 'en' });
  expect((await search('vulcano-30', 'en')).items[0]).not.toHaveProperty('language');
});

it('leads by words to what is described in the language of the search alone', async () => {
  expect((await search('vulcano', 'it')).items).toEqual([]);
});

it.each([
  ['en', 'cookers'],
  ['it', 'cucine'],
] as const)(
  'counts in %s all %s of the listing with those that it says the other language has',
  async (language, typed) => {
    const { total, otherLanguage = 0 } = await search(typed, language);
    const answer = await fetch(site.url + apiPaths.listing(language, 'cookers', {}, 1));
    const listing = listingSchema.parse(await answer.json());
    // Of a spare part that its keepers show in searches alone, the English text speaks of cookers.
    const spareParts = language === 'en' ? 1 : 0;
    expect(total + otherLanguage).toBe(listing.total + spareParts);
  },
);

it.each([
  ['en', 'silent hood'],
  ['en', 'quiet'],
  ['it', 'cappa silenziosa'],
] as const)('shows in %s for %s hoods by their noise, the quietest first', async (language, typed) => {
  const { items, total, orderedBy } = await search(typed, language);
  expect(orderedBy).toBe('noise');
  const noises = items.map(({ figures }) => Number([figures.noise].flat().at(-1)));
  expect(total).toBeGreaterThan(15);
  expect(noises).toEqual(noises.toSorted((one, other) => one - other));
  expect(noises[0]).toBeLessThan(noises.at(-1) ?? 0);
});

it.each([
  ['en', 'best class oven', 70],
  ['en', 'most efficient hood', 20],
  ['en', 'best energy class', 100],
  ['it', 'forno classe migliore', 70],
  ['it', 'cappa a basso consumo', 20],
  ['it', 'migliore classe energetica', 100],
] as const)('shows in %s for %s what has an energy class, the best first', async (language, typed, least) => {
  const { items, total, orderedBy, ...others } = await search(typed, language);
  expect(orderedBy).toBe('energy');
  const classes = items.map(({ energy }) => energy?.classes ?? []);
  const scale = ['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'];
  const means = classes.map((each) => each.reduce((sum, one) => sum + scale.indexOf(one), 0) / each.length);
  expect(total).toBeGreaterThanOrEqual(least);
  expect(means).toEqual(means.toSorted((one, other) => one - other));
  expect(others).not.toHaveProperty('nearly');
});

it.each(['hood', 'class A hood', 'hood at most 60 dB', 'AN100-BU quiet'])(
  'says of %s no order, since no word of quality makes one',
  async (typed) => {
    expect(await search(typed, 'en')).not.toHaveProperty('orderedBy');
  },
);

describe('a hit', () => {
  it.each([
    ['hood 600 m3/h', ['width', 'color'], ['airFlow', 'noise']],
    ['oven 74 litres', ['width', 'color', 'oven_type'], ['litres']],
    ['cooker two ovens', ['width', 'color', 'cooktop_type'], ['ovens']],
    ['cooker 5 burners 74 litres', ['width', 'color'], ['burners', 'litres']],
    ['induction hob', ['width', 'color', 'cooking_zone'], ['zones']],
  ])('of %s says %j and %j', async (typed, facts, figures) => {
    const { items } = await search(typed, 'en');
    for (const item of items.slice(0, 3)) {
      expect(Object.keys(item.facts).toSorted()).toEqual(facts.toSorted());
      expect(Object.keys(item.figures).toSorted()).toEqual(figures);
    }
  });
});

it.each([
  ['en', 'built-in oven'],
  ['it', 'forno da incasso'],
] as const)('(%s) %s finds ovens, and no cooker', async (language, typed) => {
  const { filters, total } = await search(typed, language);
  const kinds = filters?.find(({ filter }) => filter === 'category')?.options ?? [];
  expect(total).toBeGreaterThan(10);
  expect(kinds.map(({ option }) => option)).not.toContain('cookers');
  expect(kinds.map(({ option }) => option)).toContain('ovens');
});

describe('what has not all that was asked', () => {
  it.each([
    ['en', 'oven pyrolytic', ['pyrolytic'], /oven$/, 80],
    ['it', 'forno da incasso pirolitico', ['pirolitico'], /^Forno/, 79],
    ['en', 'hob 100', ['100'], /hob$/, 35],
    ['it', 'piano induzione 80', ['80'], /^Piano a induzione/, 7],
    ['en', 'bland hob', ['bland'], /hob$/, 35],
    ['en', 'antique 95', ['95'], /^Antique/, 24],
    ['en', 'hood under 55 dB', ['under 55 db'], /hood$/, 26],
    ['en', 'two gas hob', ['two'], /gas hob$/, 22],
    ['en', 'A++ oven', ['a++'], /oven$/, 80],
    ['en', 'oven A+++', ['a+++'], /oven$/, 80],
    ['en', 'oven rated A++', ['rated a++'], /oven$/, 80],
    ['it', 'forno A++', ['a++'], /^Forno/, 79],
    ['it', 'forno classe energetica A++', ['classe energetica a++'], /^Forno/, 79],
    ['en', 'hob 12 burners', ['12 burners'], /hob$/, 35],
    ['en', 'hob under 500 euro', ['under 500 euro'], /hob$/, 35],
    ['it', 'piano a meno di 500 €', ['meno di 500 €'], /^Piano/, 36],
    ['en', 'under-cabinet recirculating hood', ['recirculating'], /under-cabinet hood$/, 6],
    ['it', 'cappa trifase', ['trifase'], /^Cappa/, 26],
  ] as const)('(%s) %s shows what has the rest, without %j', async (language, typed, without, name, most) => {
    const { total, nearly } = await search(typed, language);
    expect(total).toBe(0);
    expect(nearly?.without).toEqual(without);
    expect(nearly?.total).toBeLessThanOrEqual(most);
    expect(nearly?.items.length).toBeGreaterThan(0);
    for (const item of nearly?.items.slice(0, 3) ?? []) expect(item.name).toMatch(name);
  });

  it.each([
    ['en', 'A++', 'a++', 'best class'],
    ['it', 'classe A+++', 'classe a+++', 'classe migliore'],
    ['en', '3000 m3/h', '3000 m3/h', 'at least 1 m3/h'],
    ['it', 'almeno 500 litri', 'almeno 500 litri', 'almeno 1 litro'],
    ['en', '12 burners', '12 burners', 'at least 1 burner'],
  ] as const)('(%s) %s alone shows what states something of it', async (language, typed, without, stated) => {
    const { total, nearly } = await search(typed, language);
    expect(total).toBe(0);
    expect(nearly?.without).toEqual([without]);
    expect(nearly?.total).toBe((await search(stated, language)).total);
  });

  it('says what to give up for how many, of which each finds so many', async () => {
    const { nearly } = await search('induction cooker two ovens 90', 'en');
    expect(nearly?.alternatives.map(({ without }) => without)).toEqual(['90', 'induction', 'two ovens']);
    for (const { query, count } of nearly?.alternatives ?? [])
      expect((await search(query, 'en')).total).toBe(count);
  });

  it('gives up a word between a number and what is counted alone', async () => {
    const { nearly } = await search('induction cooker 5 gas burners two ovens 90', 'en');
    expect(nearly?.alternatives.length).toBeGreaterThan(0);
    for (const { query, count } of nearly?.alternatives ?? [])
      expect((await search(query, 'en')).total).toBe(count);
  });

  it('asks once for what is typed again and again', async () => {
    expect((await search('purple purple oven', 'en')).nearly?.without).toEqual(['purple']);
    const litres = Array.from({ length: 45 }, (_, at) => `${at + 10}l`).join(' ');
    expect((await search(`oven ${litres}`.slice(0, 200), 'en')).nearly?.without.length).toBeLessThanOrEqual(
      12,
    );
  });

  it('follows a few that have all, without them, and leaves many alone', async () => {
    const few = await search('cream antique 100', 'en');
    expect(few.items.map(({ sku }) => sku)).toEqual(['AN100-CR']);
    expect(few.nearly?.without).toEqual(['100']);
    expect(few.nearly?.items.map(({ sku }) => sku)).not.toContain('AN100-CR');
    expect(await search('antique', 'en')).not.toHaveProperty('nearly');
  });
});

describe('words that say nothing of a product beside others', () => {
  it.each([
    ['it', 'la cappa più silenziosa larga 90', 'cappa silenziosa 90'],
    ['it', 'cappa larga 90', 'cappa 90'],
    ['it', 'cappe larghe almeno 90 cm', 'cappe almeno 90 cm'],
    ['it', 'cucina ampia 90 cm', 'cucina 90'],
    ['it', 'forno di larghezza massima 60 cm', 'forno massimo 60 cm'],
    ['en', '90 cm wide hood', 'hood 90'],
    ['en', 'large cooker, width 100', 'cooker 100'],
    ['en', 'wide hob over 60 cm', 'hob over 60 cm'],
    ['it', 'bel forno', 'forno'],
    ['it', 'un bellissimo piano a induzione', 'piano induzione'],
    ['it', 'migliore forno', 'forno'],
    ['it', 'vorrei una bella cucina crema', 'cucina crema'],
    ['it', 'cerco una cappa silenziosa', 'cappa silenziosa'],
    ['en', 'nice oven', 'oven'],
    ['en', 'beautiful hood 90', 'hood 90'],
    ['en', 'great hob with six burners', 'hob six burners'],
    ['en', 'i am looking for a good oven', 'oven'],
    ['en', 'best cream cooker', 'cream cooker'],
    ['en', 'my oven', 'oven'],
  ] as const)('(%s) %s finds what %s does', async (language, typed, same) => {
    const [found, other] = await Promise.all([search(typed, language), search(same, language)]);
    expect(found.items.map(({ sku }) => sku)).toEqual(other.items.map(({ sku }) => sku));
    expect(found.total).toBe(other.total);
    expect(found.total).toBeGreaterThan(0);
    expect(found.nearly?.without).toEqual(other.nearly?.without);
    expect(found).not.toHaveProperty('dealersNear');
  });

  it.each([
    // A collection is called so.
    ['en', 'elegant cooker', 'elegant'],
    ['it', 'cucina elegante', 'elegant'],
    // What it is asked of is no width.
    ['it', 'forno largo 74 litri', 'largo'],
  ] as const)('(%s) but %s asks for %s', async (language, typed, asked) => {
    const { items, nearly } = await search(typed, language);
    const isNamed = items.length > 0 && items.every(({ name }) => name.toLowerCase().includes(asked));
    expect(isNamed || nearly?.without.includes(asked)).toBe(true);
  });

  it.each([
    ['en', 'Nice', 'nice'],
    ['en', 'dealers in Nice', 'nice'],
    ['en', 'service Nice', 'nice'],
    ['it', 'rivenditori Bella', 'bella'],
  ] as const)('(%s) yet %s leads to dealers in a town of that name', async (language, typed, place) => {
    expect((await search(typed, language)).dealersNear).toMatchObject({ place });
  });
});

it.each([
  ['it', 'cinque bruciatori', '5 bruciatori'],
  ['it', 'cucina a gas con cinque bruciatori', 'cucina a gas con 5 bruciatori'],
  ['it', 'fornello a gas con cinque bruciatori largo 90 cm', 'fornello a gas con 5 bruciatori largo 90 cm'],
  ['it', 'piano con quattro zone', 'piano con 4 zone'],
  ['it', 'cucina due forni', 'cucina 2 forni'],
  ['it', 'cucina cinque fornelli', 'cucina 5 fuochi'],
  ['en', 'cooker with five burners', 'cooker with 5 burners'],
  ['en', 'two ovens', '2 ovens'],
  ['en', 'hob with four zones', 'hob with 4 zones'],
] as const)('finds in %s for %s, a number in words, what %s does', async (language, typed, same) => {
  const [found, other] = await Promise.all([search(typed, language), search(same, language)]);
  expect(found.total).toBe(other.total);
  expect(found.total).toBeGreaterThan(0);
  expect(found.items.map(({ sku }) => sku)).toEqual(other.items.map(({ sku }) => sku));
});

it('takes a fornello for a hob or a cooker, whichever has what is asked', async () => {
  const { items, total } = await search('fornello a gas con cinque bruciatori largo 90 cm', 'it');
  expect(total).toBe((await search('cucina a gas 5 fuochi 90', 'it')).total);
  for (const { name } of items) expect(name).toMatch(cooker);
});

it.each([
  ['it', 'chiedere assistenza', ['support', 'contacts']],
  ['it', 'richiedere assistenza', ['support', 'contacts']],
  ['it', 'ho bisogno di assistenza', ['support', 'contacts']],
  ['it', 'richiamo prodotto', ['recalls']],
  ['it', 'richiamo del mio prodotto', ['recalls']],
  ['it', 'pezzi di ricambio', ['support', 'contacts']],
  ['it', 'manuale prodotto', ['support']],
  ['en', 'product recall', ['recalls']],
  ['en', 'ask for service', ['support', 'contacts']],
  ['en', 'request assistance', ['support', 'contacts']],
  ['en', 'i need help', ['support', 'contacts']],
  ['en', 'product safety', ['recalls']],
  ['en', 'my product manual', ['support']],
  ['en', 'register my product', ['support']],
  ['it', 'registrare prodotto', ['support']],
  ['en', 'opening hours', ['contacts']],
  ['it', 'orari', ['contacts']],
  ['it', 'prezzo', ['contacts']],
  ['en', 'how much', ['contacts']],
  ['en', 'privacy', ['privacyPolicy']],
  ['it', 'cookie', ['privacyPolicy']],
  ['en', 'accessibility', ['accessibility']],
  ['it', 'accessibilità', ['accessibility']],
] as const)('finds in %s for %s the pages %j, and no products', async (language, typed, pages) => {
  const found = await search(typed, language);
  expect(found).toMatchObject({ items: [], total: 0, pages });
  expect(found).not.toHaveProperty('nearly');
});

it.each([
  ['en', 'dealer', ['dealers']],
  ['en', 'where to buy', ['dealers']],
  ['it', 'rivenditori', ['dealers']],
  ['en', 'recall oven', ['recalls']],
  ['it', 'richiami', ['recalls']],
  ['en', 'manual', ['support']],
  ['it', 'libretto', ['support']],
  ['it', 'numero di matricola', ['support']],
  ['en', 'how to clean cast iron', ['care']],
  ['it', 'pulire lo smalto', ['care']],
  ['it', 'catalogo cucine', ['catalogues']],
  ['en', 'service login', ['support', 'contacts', 'login']],
  ['it', 'area riservata', ['login']],
  ['en', 'why freestanding', ['reasons']],
  ['en', 'antique collection', ['collections']],
  ['en', 'a rating plate', ['support']],
  ['en', 'my oven is broken', ['support', 'contacts']],
  ['en', 'oven not working', ['support', 'contacts']],
  ['it', 'il piano non si accende', ['support', 'contacts']],
  ['it', 'il forno fa rumore', ['support', 'contacts']],
  ['it', 'guarnizione porta forno', ['support', 'contacts']],
  ['en', 'oven light bulb', ['support', 'contacts']],
  ['it', 'errore E4', ['support', 'contacts']],
  ['en', 'how long is the guarantee?', ['support', 'contacts']],
] as const)('leads in %s from %s to %j', async (language, typed, pages) => {
  expect((await search(typed, language)).pages).toEqual(pages);
});

it.each([
  ['en', 'how to clean enamel', ['enamel']],
  ['en', 'care of brass', ['brass']],
  ['en', 'clean cast iron', ['cast-iron']],
  ['en', 'descale', ['descaling']],
  ['it', 'pulire smalto', ['enamel']],
  ['it', 'come pulire il forno in acciaio', ['stainless-steel', 'oven-cleaning']],
  ['it', 'manutenzione filtri cappa', ['hood-filters']],
  ['it', 'togliere il calcare', ['descaling']],
  ['it', 'come si pulisce il vetro del forno?', ['glass', 'oven-cleaning']],
  ['it', 'cura', undefined],
  ['en', 'brass oven', undefined],
] as const)('leads in %s from %s to the care of %j', async (language, typed, care) => {
  expect((await search(typed, language)).care).toEqual(care);
});

it.each([
  ['en', 'recall AN100-BU', ['recalls']],
  ['en', 'is my an100bu recalled', ['recalls']],
  ['it', 'richiamo AN100-BU', ['recalls']],
  ['it', 'AN100-BU è stato richiamato', ['recalls']],
  ['en', 'dealer an100-bu', ['dealers']],
  ['it', 'ricambi per AN100-BU', ['support', 'contacts']],
] as const)(
  'finds in %s for %s the product of that code alone, and leads to %j about it',
  async (language, typed, pages) => {
    const found = await search(typed, language);
    expect(found).toMatchObject({ total: 1, pages, code: 'AN100-BU' });
    expect(found.items.map(({ sku }) => sku)).toEqual(['AN100-BU']);
  },
);

it.each([
  ['en', 'oven manual AN100', ['AN100-BU', 'AN100-CR']],
  ['it', 'manuale forno AN100', ['AN100-BU', 'AN100-CR']],
  ['it', 'forno AN 100', ['AN100-BU', 'AN100-CR']],
  ['en', 'cooker an100', ['AN100-BU', 'AN100-CR']],
  ['en', 'an100', ['AN100-BU', 'AN100-CR']],
  ['en', 'an100 hood burgundy', ['AN100-BU']],
  ['it', 'cappa an100-bu', ['AN100-BU']],
] as const)('finds first in %s for %s what the code in it names, %j', async (language, typed, skus) => {
  const { items, documents, ...found } = await search(typed, language);
  expect(items.slice(0, skus.length).map(({ sku }) => sku)).toEqual(skus);
  expect(found).not.toHaveProperty('nearly');
  if (/manual/.test(typed)) {
    expect(documents?.[0]?.sku).toBe('AN100-BU');
    expect(documents?.[0]?.items.map(({ kind }) => kind)).toContain('manual');
  }
});

describe('the place of a text', () => {
  it.each([
    ['it', 'chi espone Antique 100 Bologna', { place: 'bologna', display: 'antique' }, 'antique 100'],
    ['it', 'Antique Bologna', { place: 'bologna', display: 'antique' }, 'antique'],
    ['it', 'antique vicino a Reggio Emilia', { place: 'reggio emilia', display: 'antique' }, 'antique'],
    ['it', 'Enzo Titan Milano', { place: 'milano', display: 'enzo_titan' }, 'enzo titan'],
    ['en', 'AN100-BU Munich', { place: 'munich', display: 'AN100-BU' }, 'an100-bu'],
    ['en', 'dealer an100-bu Munich', { place: 'munich', display: 'AN100-BU' }, 'an100-bu'],
    ['it', 'assistenza Monaco di Baviera', { place: 'monaco di baviera', kind: 'service' }, null],
    ['it', 'assistenza AN100-BU Bologna', { place: 'bologna', kind: 'service', sku: 'AN100-BU' }, 'an100-bu'],
    ['en', 'service dealer Munich', { place: 'munich', kind: 'service' }, null],
    ['it', 'rivenditori Milano', { place: 'milano' }, null],
    ['it', 'Bologna', { place: 'bologna' }, null],
    ['en', 'hoods Nizza', { place: 'nizza' }, 'hoods'],
    ['it', 'rivenditori Costa Volpino', { place: 'costa volpino' }, null],
    ['it', 'antique vicino a Rho', { place: 'rho', display: 'antique' }, 'antique'],
    // What products have is left among what is looked for.
    ['it', 'rivenditori Crema', { place: 'crema' }, 'crema'],
  ] as const)(
    '(%s) %s leads to dealers there, %j, and finds what %4$s does',
    async (language, typed, near, rest) => {
      const { pages, dealersNear, total, ...found } = await search(typed, language);
      expect(pages).toContain('dealers');
      expect(dealersNear).toEqual(near);
      expect(total).toBe(rest === null ? 0 : (await search(rest, language)).total);
      expect(found.nearly?.without ?? []).not.toContain(near.place);
    },
  );

  it.each([
    ...['crema', 'nero', 'oven', 'forno', 'land', 'antique 100', 'best dealer', 'half', 'ant', 'hoo'],
    ...['frono inox', 'firno', 'cuchina 120', 'inductoin hob', 'burgundi'],
    // Villages are called so, in which there is no dealer.
    ...[
      'a green cooker',
      'broken green cooker',
      'how much is a green cooker',
      'cappa a isola',
      'prezzo cappa isola',
    ],
    ...['green cooker', 'cappa isola', 'manopola rotta', 'dual fuel cooker', 'most powerful hood', 'prezzo'],
  ])('is none in %s', async (typed) => {
    for (const language of ['en', 'it'] as const)
      expect(await search(typed, language)).not.toHaveProperty('dealersNear');
  });
});

it('leads nowhere else from what is about products', async () => {
  expect(await search('antique 100', 'en')).not.toHaveProperty('pages');
});

it('finds products though a word asks for a page besides', async () => {
  expect((await search('antique collection', 'en')).total).toBe((await search('antique', 'en')).total);
});

it.each([
  ['en', 'antique', ['antique']],
  ['it', 'linea enzo titan', ['enzo-hobs', 'enzo-ovens', 'enzo-titan-ovens']],
  ['en', 'oven', undefined],
] as const)('names in %s for %s the lines that it names', async (language, typed, lines) => {
  expect((await search(typed, language)).lines).toEqual(lines);
});

describe('what is like a serial number', () => {
  it.each([
    ['en', 'LD-2318-0042', 'ld-2318-0042', []],
    ['it', 'matricola ld23180042', 'ld23180042', []],
    ['en', 'LDF60S-BU LD-2318-0042', 'ld-2318-0042', ['LDF60S-BU']],
  ] as const)(
    '(%s) %s is one, %s, and nothing to look for among products',
    async (language, typed, serial, skus) => {
      const found = await search(typed, language);
      expect(found.serial).toBe(serial);
      expect(found.items.map(({ sku }) => sku)).toEqual(skus);
      expect(found).not.toHaveProperty('nearly');
    },
  );

  it.each(['600 m3/h hood', 'AN100-BU', 'cooker 60 to 80 cm', 'MX120/G-SS'])('%s is none', async (typed) => {
    expect(await search(typed, 'en')).not.toHaveProperty('serial');
  });
});

describe('the listing of the same products', () => {
  it.each([
    ['it', 'cappe', '/product-category/hoods'],
    ['en', 'burgundy cooker', '/product-category/cookers?color=burgundy'],
    ['it', 'cappa 90', '/product-category/hoods?width=90'],
    ['en', 'cooker two ovens', '/product-category/cookers?ovens=2'],
    ['en', 'silent hood', '/product-category/hoods?sort=noise'],
    ['en', 'A+ hood', '/product-category/hoods?energy_class=a%2B&sort=energy'],
  ] as const)('(%s) of %s is %s', async (language, typed, path) => {
    expect((await search(typed, language)).listing?.path).toBe(path);
  });

  it.each([
    ['en', 'pale cooker', {}],
    ['it', 'cappa 90', {}],
    ['en', 'gas hob', { width: ['60', '75'], color: ['black'] }],
  ] as const)(
    '(%s) of %s, narrowed by %j, has as many as the search has in both languages',
    async (language, typed, filters) => {
      const { total, listing, otherLanguage = 0 } = await search(typed, language, 1, filters);
      const { pathname, search: query } = new URL(listing?.path ?? '', site.url);
      const answer = await fetch(
        `${site.url}/api/categories/${pathname.split('/').at(-1)}/products${query}&lng=${language}`,
      );
      const found = listingSchema.parse(await answer.json());
      expect(found.total).toBeGreaterThanOrEqual(total);
      expect(found.total).toBeLessThanOrEqual(total + otherLanguage);
    },
  );

  it.each(['cream', 'AN100-BU', 'zzzznothing'])('is not there for %s', async (typed) => {
    expect(await search(typed, 'en')).not.toHaveProperty('listing');
  });
});

describe('documents', () => {
  it.each([
    ['en', 'an100-bu', ['AN100-BU']],
    ['en', 'an100bu manual', ['AN100-BU']],
    ['it', 'istruzioni an100bu', ['AN100-BU']],
    ['en', 'antique 100', undefined],
  ] as const)('are with what is asked for by its code (%s, %s)', async (language, typed, skus) => {
    expect((await search(typed, language)).documents?.map(({ sku }) => sku)).toEqual(skus);
  });

  it.each([
    ['en', 'AN120-BU manual', 'manual', []],
    ['it', 'an120bu manuale', 'manual', []],
    ['it', 'an100bu manuale', undefined, ['drawing', 'drawing', 'manual', 'manual', 'other', 'other']],
    ['en', 'EZP90G-BK declaration', 'declaration', ['drawing', 'drawing', 'manual', 'manual']],
    ['en', 'AN100-BU documents', undefined, ['drawing', 'drawing', 'manual', 'manual', 'other', 'other']],
  ] as const)(
    'are there without the kind that is asked for, which is said (%s, %s)',
    async (language, typed, missing, kinds) => {
      const [found] = (await search(typed.toLowerCase(), language)).documents ?? [];
      expect(found?.missing).toBe(missing);
      expect(found?.items.map(({ kind }) => kind).toSorted()).toEqual(kinds);
    },
  );

  it.each([
    ...['CAD', 'dxf', 'disegno', 'bim', 'ifc', 'scheda tecnica', 'modello 3D', 'certificato', '3D'],
    ...['drawing', 'technical drawings', 'data sheet', '3D model', 'certificate', 'schede tecniche'],
  ])('are what %s asks for', async (word) => {
    for (const language of ['en', 'it'] as const) {
      const { total, documents, pages, ...found } = await search(`${word} AN100`, language);
      expect(total).toBe((await search('AN100', language)).total);
      expect(found).not.toHaveProperty('nearly');
      expect(documents?.[0]?.sku).toBe('AN100-BU');
      expect(pages).toEqual(['support']);
      expect((await search(word, language)).pages).toEqual(['support']);
    }
  });

  it('are those of the first products where the word asks for them', async () => {
    const { items, documents } = await search('antique 100 manual', 'en');
    expect(documents?.map(({ sku }) => sku)).toEqual(items.slice(0, 3).map(({ sku }) => sku));
  });
});

describe('filters', () => {
  it('say how many each option leaves, and leave as many', async () => {
    const { total, filters = [] } = await search('cream', 'en');
    expect(filters.map(({ filter }) => filter)).toEqual(['category', 'width', 'color']);
    for (const { filter, options } of filters) {
      for (const { option, count } of options) {
        const narrowed = await search('cream', 'en', 1, { [filter]: [option] });
        expect(narrowed.total).toBe(count);
        expect(count).toBeLessThanOrEqual(total);
      }
    }
  });

  it('narrow each other, and widen within themselves', async () => {
    const narrowed = await search('oven', 'en', 1, { category: ['ovens'], width: ['60', '90'] });
    const widths = narrowed.filters?.find(({ filter }) => filter === 'width')?.options ?? [];
    const countOf = (width: string) => widths.find(({ option }) => option === width)?.count ?? 0;
    expect(narrowed.total).toBe(countOf('60') + countOf('90'));
    expect(countOf('60')).toBe((await search('oven', 'en', 1, { category: ['ovens'], width: ['60'] })).total);
  });

  it('say, where nothing is left, what to give up for how many, which brings as many', async () => {
    const chosen = { category: ['hoods'], width: ['120'], color: ['avena'] } as const;
    const { total, giveUp = [] } = await search('hood', 'en', 1, chosen);
    expect(total).toBe(0);
    expect(giveUp.map(({ filter }) => filter)).toEqual(['color', 'width']);
    for (const { filter, count } of giveUp) {
      const { [filter]: _, ...others } = chosen as SearchFilters;
      expect((await search('hood', 'en', 1, others)).total).toBe(count);
    }
    expect(await search('hood', 'en', 1, { color: ['avena'] })).not.toHaveProperty('giveUp');
  });

  it('stay, with what was chosen, where nothing is left', async () => {
    const none = await search('hood', 'en', 1, { category: ['hobs'], color: ['mirror'] });
    expect(none).toMatchObject({ items: [], total: 0 });
    expect(none.filters?.find(({ filter }) => filter === 'color')?.options).toContainEqual({
      option: 'mirror',
      count: 0,
    });
    expect(none).not.toHaveProperty('nearly');
  });
});

describe('where nothing is found', () => {
  it.each([
    ['en', 'cooler', 'cooker'],
    ['it', 'cucinotta', 'cucina'],
  ] as const)('(%s) %s is answered with the word %s', async (language, typed, word) => {
    const { total, suggestions } = await search(typed, language);
    expect(total).toBe(0);
    expect(suggestions?.[0]).toBe(word);
    for (const query of suggestions ?? []) expect((await search(query, language)).total).toBeGreaterThan(0);
  });

  it.each([
    ['en', 'LDF6OS-BU', 'LDF60S-BU'],
    ['it', 'ldf6osbu', 'LDF60S-BU'],
    ['en', 'LDF60S BX', 'LDF60S-BU'],
    ['it', 'AN10O-BU', 'AN100-BU'],
  ] as const)('(%s) %s is answered with the code %s', async (language, typed, sku) => {
    const { suggestions, ...found } = await search(typed, language);
    expect(found).toMatchObject({ items: [], total: 0 });
    expect(found).not.toHaveProperty('nearly');
    expect(suggestions).toContain(sku);
  });

  it('words are offered on the first page alone', async () => {
    expect(await search('cooler', 'en', 2)).not.toHaveProperty('suggestions');
  });

  it('nothing is offered that nothing is like', async () => {
    expect(await search('zzzznothing', 'en')).not.toHaveProperty('suggestions');
  });
});

describe('an appliance that is not made', () => {
  it.each([
    ...['coffee machine', 'dishwasher', 'fridge', 'fridges', 'wine cooler', 'wine cellar', 'washing machine'],
    ...['built-in fridge', 'compact dishwasher', 'a nice freezer 60 cm'],
  ])('is told from other texts in English by %s', async (typed) => {
    const { notMade, ...found } = await search(typed, 'en');
    expect(found).toMatchObject({ items: [], total: 0 });
    expect(notMade).toBe(true);
    expect(found).not.toHaveProperty('nearly');
  });

  it.each([
    ...['macchina da caffè', 'lavastoviglie', 'frigorifero', 'frigoriferi', 'cantinetta', 'lavatrice'],
    ...['frigo da incasso', 'lavastoviglie compatta', 'una bella cantinetta vino'],
  ])('is told from other texts in Italian by %s', async (typed) => {
    const { notMade, ...found } = await search(typed, 'it');
    expect(found).toMatchObject({ items: [], total: 0 });
    expect(notMade).toBe(true);
    expect(found).not.toHaveProperty('nearly');
  });

  it.each([
    ['en', 'oven'],
    ['en', 'zzzznothing'],
    // There are ovens, if not with that.
    ['en', 'toaster oven'],
    ['it', 'cucina con lavastoviglie'],
  ] as const)('(%s) is not what %s names', async (language, typed) => {
    expect(await search(typed, language)).not.toHaveProperty('notMade');
  });
});

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

it.each([
  ['en', 'cookers', 'cookers'],
  ['en', 'oven', 'ovens'],
  ['it', 'cucine', 'cookers'],
  ['it', 'forno', 'ovens'],
] as const)('in %s, %s finds all %s before whatever mentions one', async (language, typed, category) => {
  const skus: (string | null)[] = appliances
    .filter((appliance) => appliance.category === category)
    .map(({ sku }) => sku);
  const pages = await Promise.all([1, 2, 3, 4].map((page) => search(typed, language, page)));
  const items = pages.flatMap((page) => page.items);
  const [last = 0, ...others] = items.flatMap(({ sku }, at) => (skus.includes(sku) ? at : [])).toReversed();
  expect(others.length).toBe(last);
  expect(last).toBeGreaterThan(30);
});
