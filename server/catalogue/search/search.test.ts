import type { Language } from '@kitchen/shared/languages.ts';
import { listingSchema } from '@kitchen/shared/listing.ts';
import { apiPaths } from '@kitchen/shared/paths.ts';
import { describe, expect, it } from 'vitest';
import { appliances } from '../../demo/catalogue/appliances.ts';
import { useSearchSite } from '../../testing/search-site.ts';

const { get, search } = useSearchSite();

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
    ['maroon cooker', cooker, 12],
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
    ['rangehood', /hood$/, 26],
    ['kitchen hood', /hood$/, 26],
    ['cooker hood black', /hood$/, 7],
    ['gas hob 75', /75 gas hob$/, 6],
    ['land hob', /^Land .* hob$/, 8],
    ['compact oven', /compact .*oven$/, 12],
    ['microwaves', /microwave$/, 6],
    ['microwave oven', /microwave$/, 6],
    ['built in microwave', /microwave$/, 6],
    ['warming drawer', /warming drawer$/, 4],
    ['gas oven', /gas oven$/, 18],
    ['gas fan oven', /gas oven$/, 10],
    ['gas-oven', /gas oven$/, 18],
    ['gas wall oven', /gas oven$/, 18],
    ['gas double oven cooker', / 1[02]0, .*gas oven$/, 7],
    ['gas convection oven', /gas oven$/, 10],
    ['single gas oven', /gas oven$/, 11],
    ['cooker with double gas oven', / 1[02]0, .*gas oven$/, 7],
    ['cooker gas oven', /gas oven$/, 13],
    ['plate warmer', /warming drawer$/, 4],
    ['drawer', /warming drawer$/, 5],
    ['oven door', /oven$/, 80],
    // Functions
    ['induction hob', /induction hob$/, 7],
    ['induction range', / Induction/, 11],
    ['steam oven', /Easy Steam oven$/, 13],
    ['easy clean oven', /oven$/, 32],
    ['built in oven water cleaning', /oven$/, 23],
    ['pizza oven', /oven$/, 23],
    ['pizza 300°C', /pizza oven$|^Antique/, 59],
    ['pizza 300 degrees', /pizza oven$|^Antique/, 59],
    ['pizza oven 300 degrees', /oven$/, 23],
    ['cast-iron wok ring', cooker, 76],
    ['spit', cooker, 25],
    ['vacuum oven', /^Vacuum drawer/, 1],
    ['country hob', /^Land .* hob$/, 8],
    ['rustic oven', /^Land .*oven/, 30],
    ['silent hood', /hood$/, 26],
    ['wall mounted hood 90', / 90 .*hood$/, 11],
    ['hoob 90', /hood$/, 20],
    ['ovem 60', /oven$/, 50],
    ['built-under hood', /hood$/, 7],
    ['classic style cooker', /^Antique/, 19],
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
    ['hood 60 or 90 cm', /(60|90) .*hood$/, 19],
    ['cooker 36 inch', / 90/, 25],
    ['90x60 cooker', / 90/, 25],
    ['90 x 60 cm cooker', / 90/, 25],
    ['900 x 600 mm cooker', / 90/, 25],
    ['90x60x90 cooker', / 90/, 25],
    ['900x600x900mm cooker', / 90/, 25],
    ['60x60 oven', /60 .*oven$/, 56],
    ['60x45 oven', /compact .*oven$/, 12],
    ['59.5x59.5 oven', /60 .*oven$/, 56],
    ['under 90 x 60 cm cooker', / (60|80)/, 24],
    ['2 x 90 hood', /90 .*hood$/, 13],
    ['16 amp oven', /oven$/, 80],
    ['16A oven', /oven$/, 80],
    ['oven 16 A', /oven$/, 80],
    ['oven under 3 kW', /oven$/, 30],
    ['1700 W', /microwave$/, 6],
    ['induction hob at least 7 kW', /induction hob$/, 8],
    ['36" cooker', / 90/, 25],
    ['36x24 inch cooker', / 90/, 25],
    ['36 x 24 in cooker', / 90/, 25],
    ['cooker 36 x 24 in', / 90/, 25],
    ['36 x 24 in gas cooker', / 90/, 25],
    ['36x24in black cooker', / 90/, 3],
    ['60x60 in black oven', /60 .*oven$/, 20],
    ['36"x24" cooker', / 90/, 25],
    ['36\u2033 cooker', / 90/, 25],
    ['36\u2032\u2032 cooker', / 90/, 25],
    ['36x24x36in cooker', / 90/, 25],
    ['36x24x36inch cooker', / 90/, 25],
    ['36" × 24" × 36" cooker', / 90/, 25],
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
    ['monophase hob', /hob$/, 36],
    ['3-phase cooker', cooker, 43],
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
    ['rangheood 90', /90 .*hood$/, 13],
    ['stvoe 90', / 90/, 25],
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
    ['cooker hod', /hood$/, 26],
    ['gas hod', /gas hob$/, 22],
    ['hod 75', / 75 .*hob$/, 9],
    // Words of the other language
    ['forno', /oven$/, 79],
    ['cappa', /hood$/, 26],
    ['panna', cooker, 22],
    // What is no appliance, and what the store alone has
    ['filter', /^Spare charcoal filter 150$/, 1],
    ['spare part charcoal filter', /^Spare charcoal filter 150$/, 1],
    ['hood filter', /^Spare charcoal filter 150$/, 1],
    ['spare filter for my hood', /^Spare charcoal filter 150$/, 1],
    ['replacement charcoal filter', /^Spare charcoal filter 150$/, 1],
    ["d'oro", /d'oro/, 1],
    ['gold handle', /^Golden handle/, 1],
    ['gold knobs', cooker, 18],
    ['black cooker with gold trims', / 120/, 1],
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
    ['cucina vinaccia', cooker, 12],
    ['cucina nera finiture oro', / 120/, 1],
    ['elegant crema 90', /^Elegant 90/, 4],
    ['cucina chiara', cooker, 30],
    ['forno chiaro', /^Forno/, 30],
    ['forno chairo', /^Forno/, 30],
    ['cappe scure', /^Cappa/, 16],
    ['cucine blu', cooker, 4],
    ['dark', cooker, 110],
    ['cucine', cooker, 70],
    ['cuchina 120', / 120/, 23],
    ['forno', /^Forno/, 79],
    ['forni', /^Forno/, 79],
    ['forno 60 cm', /^Forno.* 60$/, 55],
    ['frono inox', /^Forno/, 23],
    ['fornelo gas', /^Piano a gas/, 76],
    ['fornlelo gas', /^Piano a gas/, 76],
    ['firno', /^Forno/, 79],
    ['da incasso', /^Forno/, 40],
    ['forno compatto', /^Forno compatto/, 12],
    ['forno per pizza 300 gradi', /^Forno/, 22],
    ['pizza 300 gradi', /^Forno|^Antique/, 58],
    ['piano con wok', /^Piano a gas/, 22],
    ['cucina a metano o bombola gpl', cooker, 56],
    ['forno vapore', /^Forno.* Easy Steam/, 14],
    ['vapore', /Easy Steam/, 21],
    ['forno pulizia ad acqua', /^Forno/, 31],
    ['forno microonde', /^Microonde/, 6],
    ['microonde', /^Microonde/, 6],
    ['microonde da incasso', /^Microonde/, 6],
    ['forno combinato microonde', /^Microonde/, 6],
    ['foro 60', /^Forno/, 50],
    ['forno a colonna 60', /^Forno/, 50],
    ['cucina stile classico', /^Antique/, 19],
    ['cucina forno doppio', cooker, 38],
    ['piani a induzione', /^Piano a induzione/, 7],
    ['pinao induzione', /^Piano a induzione/, 7],
    ['piano gas 75', /^Piano a gas .* 75$/, 7],
    ['piano cottura', /^Piano/, 36],
    ['fornelli', /^Piano/, 106],
    ['fuochi', /^Piano/, 106],
    ['fuochi a gas', /^Piano a gas/, 76],
    ['piano 4 fuochi', /^Piano a gas .* 60$/, 7],
    ['cucina a gas 5 fuochi', / (80|90)/, 22],
    ['doppio forno', cooker, 38],
    ['cucina 90x60', / 90/, 25],
    ['forno 16 ampere', /^Forno/, 79],
    ['forno gaz', /^Forno/, 30],
    ['forno a gas', /^Forno a gas/, 18],
    ['cucina forno a gas doppio', / 1[02]0, .*a gas/, 7],
    ['forno a gas ventilato', /forno a gas|^Forno a gas/i, 10],
    ['forno gas 90', /forno a gas|^Forno a gas/i, 7],
    ['cucina 60 x 60 in acciaio', / 60/, 6],
    ['cucina beige', cooker, 20],
    ['piano di campagna', /^Piano a gas Land/, 8],
    ['forno rustico', /^Forno.* Land/, 30],
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
  // Letters within a code
  ['en', 'AGA'],
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

describe.each(['en', 'it'] as const)(
  'the code of a product that is described in one language (%s)',
  (language) => {
    it.each([
      ['EL100V-BK', 'EL100V-BK'],
      ['mxh60w ss', 'MXH60W-SS'],
      ['emf60rbk', 'EMF60R-BK'],
      ['vulcano-30', 'VULCANO-30'],
      ['Nrp60g-Ne', 'NRP60G-NE'],
      // Its keepers leave it out of what words find.
      ['GRIDDLE-60', 'GRIDDLE-60'],
    ])('finds it by %s', async (typed, sku) => {
      const { items, total, ...others } = await search(typed, language);
      expect(items.map((item) => item.sku)).toEqual([sku]);
      expect(total).toBe(1);
      expect(others).not.toHaveProperty('nearly');
      expect(others).not.toHaveProperty('otherLanguage');
      const sheet = await get(apiPaths.product(language, sku));
      expect(sheet.status).toBe(200);
    });
  },
);

it('says in which language a product is described where that is not the one of the search', async () => {
  expect((await search('vulcano-30', 'it')).items[0]).toMatchObject({ language: 'en' });
  expect((await search('vulcano-30', 'en')).items[0]).not.toHaveProperty('language');
});

it('counts what is asked for and described in the other language alone, also where something near is shown', async () => {
  const { total, nearly, otherLanguage } = await search('forno sottovuoto', 'it');
  expect({ total, without: nearly?.without, otherLanguage }).toEqual({
    total: 0,
    without: ['sottovuoto'],
    otherLanguage: 1,
  });
});

it.each([
  ['cast burner', 'it', 'en'],
  ['glass 60', 'it', 'en'],
] as const)(
  'counts for %s (%s) all that is found in the other language where only something near is shown',
  async (typed, language, other) => {
    const [here, there] = await Promise.all([search(typed, language), search(typed, other)]);
    expect(here.nearly).toBeDefined();
    expect(here.otherLanguage).toBe(there.total);
  },
);

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
    const answer = await get(apiPaths.listing(language, 'cookers', {}, 1));
    const listing = listingSchema.parse(await answer.json());
    // Of a spare part that its keepers show in searches alone, the English text speaks of cookers.
    const spareParts = language === 'en' ? 1 : 0;
    expect(total + otherLanguage).toBe(listing.total + spareParts);
  },
);

it.each([
  ['en', 'silent hood'],
  ['en', 'quiet'],
  ['en', 'how loud is the hood?'],
  ['en', 'how noisy is the hood'],
  ['it', 'cappa silenziosa'],
  ['it', 'quanto è rumorosa la cappa?'],
  ['it', 'quanto rumore fa la cappa'],
] as const)('shows in %s for %s hoods by their noise, the quietest first', async (language, typed) => {
  const { items, total, orderedBy } = await search(typed, language);
  expect(orderedBy).toBe('noise');
  const noises = items.map(({ figures }) => Number([figures.noise].flat().at(-1)));
  expect(total).toBeGreaterThan(15);
  expect(noises).toEqual(noises.toSorted((one, other) => one - other));
  expect(noises[0]).toBeLessThan(noises.at(-1) ?? 0);
});

it.each(['wok', 'wok hob', 'wok burner', 'piano con wok'])(
  'shows by %s in both languages alike what takes one, the burner that is called so first',
  async (typed) => {
    const [english, italian] = await Promise.all([search(typed, 'en'), search(typed, 'it')]);
    expect(english.items[0]?.name).toMatch(/^Wok burner Vulcano/);
    expect(english.total).toBeGreaterThan(20);
    const [all, alike] = [english, italian].map(({ total, otherLanguage = 0 }) => total + otherLanguage);
    expect(all).toBe(alike);
  },
);

it('takes slate grey, which is an enamel of blue and grey, for blue beside what is called so', async () => {
  const { items } = await search('blue cooker', 'en');
  expect(items.map(({ facts, sku }) => facts.color ?? sku).toSorted()).toEqual([
    'MX90-PT',
    ...['slate_gray', 'slate_gray', 'slate_gray', 'slate_gray'],
  ]);
});

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
