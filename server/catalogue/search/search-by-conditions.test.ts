import type { Selection } from '@kitchen/shared/facets.ts';
import { listingSchema } from '@kitchen/shared/listing.ts';
import { apiPaths } from '@kitchen/shared/paths.ts';
import type { SearchHit } from '@kitchen/shared/search.ts';
import type { SearchFilters } from '@kitchen/shared/search-filters.ts';
import { describe, expect, it } from 'vitest';
import { useSearchSite } from '../../testing/search-site.ts';

const { get, search } = useSearchSite();

const cooker = /^(Antique|Elegant|Mixture|Perfection) /;

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
      const answer = await get(apiPaths.listing(language, category, selection, 1));
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
    ['en', 'microwave 60 cm', ['60'], /microwave$/, 6],
    ['it', 'microonde da 60', ['60'], /^Microonde/, 6],
    ['en', '90x60 hob', ['× 60'], / 90 .*hob$/, 12],
    ['en', '3 kW oven', ['3 kw'], /oven$/, 80],
    ['en', '16A induction hob', ['16a'], /induction hob$/, 7],
    ['en', 'induction hob max 3 kW', ['max 3 kw'], /induction hob$/, 8],
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

  it.each([
    ['en', 'hood under 50 dB', ({ figures }) => [figures.noise].flat().at(-1)],
    ['it', 'cappa sotto 50 dB', ({ figures }) => [figures.noise].flat().at(-1)],
    ['en', 'hob 12 burners', ({ figures }) => 12 - Number(figures.burners ?? 0)],
    ['en', 'hood 3000 m3/h', ({ figures }) => 3000 - Number(figures.airFlow)],
    ['en', 'hob under 30 cm', ({ facts }) => facts.width],
    ['en', 'hob between 62 and 64 cm', ({ facts }) => Math.abs(Number(facts.width) - 63)],
    ['it', 'cucina 110', ({ facts }) => Math.abs(Number(facts.width) - 110)],
    ['en', 'antique 95', ({ facts }) => Math.abs(Number(facts.width) - 95)],
  ] as const satisfies [string, string, (hit: SearchHit) => unknown][])(
    '(%s) %s shows first what comes nearest to it',
    async (language, typed, missedBy) => {
      const { total, nearly } = await search(typed, language);
      expect(total).toBe(0);
      const misses = (nearly?.items ?? []).map((hit) => Number(missedBy(hit)));
      expect(misses.length).toBeGreaterThan(7);
      expect(misses).toEqual(misses.toSorted((one, other) => one - other));
    },
  );

  it.each([
    ['induction cooker two ovens 90', ['90', 'induction', 'two ovens']],
    ['double gas oven', ['gas oven', 'double oven']],
    ['gas double oven', ['gas oven', 'double oven']],
    ['gas static oven', ['static', 'gas oven']],
    ['cream gas oven 90', ['90', 'cream', 'gas oven']],
    ['gas fan oven 90', ['gas oven', '90', 'fan oven']],
  ])('says of “%s” what to give up for how many, of which each finds so many', async (typed, parts) => {
    const { nearly } = await search(typed, 'en');
    expect(nearly?.alternatives.map(({ without }) => without)).toEqual(parts);
    for (const { query, count } of nearly?.alternatives ?? [])
      expect((await search(query, 'en')).total).toBe(count);
  });

  it('says which parts of what is not made could be given up, as they were typed', async () => {
    const { total, nearly } = await search('built-in double oven', 'en');
    expect(total).toBe(0);
    expect(nearly?.alternatives.map(({ without }) => without)).toEqual(['double oven', 'built-in']);
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
    ['en', 'which oven should i buy', 'oven'],
    ['en', 'which hob do you recommend', 'hob'],
    ['it', 'che cappa mi consigli', 'cappa'],
    ['it', 'quale forno mi consigliate', 'forno'],
    ['it', 'che cappa ci vuole per un piano da 75', 'cappa almeno 75'],
    ['en', 'i need a new oven', 'oven'],
    ['en', 'recommended oven', 'oven'],
    ['it', 'forni nuovi', 'forni'],
    ['it', 'quanta energia consuma il forno', 'consumo forno'],
    ['it', 'quanto consuma il forno', 'consumo forno'],
    ['it', 'forno che consuma poco', 'forno a basso consumo'],
    ['en', 'how much electricity does the oven use', 'energy class oven'],
    ['en', 'single fase hob', 'single phase hob'],
    // Each cooker has an oven.
    ['en', 'induction cooker with oven', 'induction cooker'],
    ['en', 'cooker with steam oven', 'steam cooker'],
    ['it', 'cucina con forno a vapore', 'cucina a vapore'],
    ['it', 'quale cucina ha il forno a vapore?', 'cucina a vapore'],
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
  ['it', 'fornelli 5', '5 fornelli'],
  ['it', 'cucina 5 o più fuochi', 'cucina almeno 5 fuochi'],
  ['en', 'hob 5 burners or more', 'hob at least 5 burners'],
  ['en', 'cooker two or more ovens', 'cooker at least 2 ovens'],
  ['en', 'hood 60 cm or less', 'hood up to 60 cm'],
  ['it', 'fuochi 5', '5 fuochi'],
  ['it', 'cucina fuochi 5', 'cucina 5 fuochi'],
  ['it', 'cucina fuochi 5 90 cm', 'cucina 90 cm 5 fuochi'],
  ['en', 'gas hob, burners: 5', '5 burner gas hob'],
  ['en', 'induction hob zones 4', 'induction hob 4 zones'],
  ['it', 'cucina un forno', 'cucina 1 forno'],
  ['it', 'cucina con un forno solo', 'cucina 1 forno'],
  ['en', 'cooker with only one oven', 'cooker 1 oven'],
  ['en', 'cooker with five burners', 'cooker with 5 burners'],
  ['en', 'two ovens', '2 ovens'],
  ['en', 'kitchen with two ovens', '2 ovens'],
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
  ['en', '230V cooker', 'single phase cooker'],
  ['en', '220 V cooker', 'single phase cooker'],
  ['en', 'cooker 220-240V', 'single phase cooker'],
  ['en', 'cooker 220-240 V', 'single phase cooker'],
  ['en', '380/415V hob', 'three-phase hob'],
  ['en', 'cooker 220-230V', 'single phase cooker'],
  ['en', 'cooker 220v-240v', 'single phase cooker'],
  // What a supply of three phases is called by.
  ['en', 'cooker 230/400V', 'three-phase cooker'],
  ['it', 'piano induzione 230/400 V', 'piano induzione trifase'],
  ['en', 'cooker 230V 7kW', 'single phase cooker 7 kW'],
  ['it', 'cucina 220 volt', 'cucina monofase'],
  ['it', 'piano induzione 400V', 'piano induzione trifase'],
  ['it', 'cucina 230 V monofase', 'cucina monofase'],
] as const)('takes volts for the phases that have them (%s): %s finds what %s does', async (...asked) => {
  const [language, typed, same] = asked;
  const [found, other] = await Promise.all([search(typed, language), search(same, language)]);
  expect(found.total).toBe(other.total);
  expect(found.total + Number(found.nearly?.total ?? 0)).toBeGreaterThan(0);
  expect(found.items.map(({ sku }) => sku)).toEqual(other.items.map(({ sku }) => sku));
});

describe('kilowatts of a supply', () => {
  it.each([
    ['en', '7 kW single phase', 'at most 7 kW single phase'],
    ['it', '7 kW monofase', 'fino a 7 kW monofase'],
    ['it', 'forno monofase 3 kW', 'forno monofase fino a 3 kW'],
    ['en', '7.4 kW three-phase hob', 'at most 7.4 kW three-phase hob'],
  ] as const)('carry what needs less: (%s) %s finds what %s does', async (language, typed, same) => {
    const [found, other] = await Promise.all([search(typed, language), search(same, language)]);
    expect(found.total).toBe(other.total);
    expect(found.total).toBeGreaterThan(0);
  });

  it('show what needs most of them first', async () => {
    const [found, exactly] = await Promise.all([search('7.4 kW single phase', 'en'), search('7.4 kW', 'en')]);
    const skus = ({ items }: typeof found) => items.slice(0, exactly.total).map(({ sku }) => sku);
    expect(exactly.total).toBeGreaterThan(2);
    expect(skus(found).toSorted()).toEqual(skus(exactly).toSorted());
  });
});

it.each([
  ['en', 'how much power does the hob use', 'energy consumption'],
  ['it', 'quanto consuma il piano', 'consumo'],
] as const)(
  'says of a question for consumption what is not stated, and names no prices (%s, %s)',
  async (language, typed, without) => {
    const { nearly, pages } = await search(typed, language);
    expect(nearly?.without).toEqual([without]);
    expect(pages).toBeUndefined();
  },
);

describe('what is called double, and not made so', () => {
  it.each([
    ['en', 'double oven', 'cooker two ovens'],
    ['en', 'twin oven', 'cooker two ovens'],
    ['it', 'forno doppio', 'cucina due forni'],
    ['it', 'doppio forno', 'cucina due forni'],
  ] as const)('is said to be in cookers alone (%s, %s)', async (language, typed, cookers) => {
    const { total, noDoubleOven, ...found } = await search(typed, language);
    expect(noDoubleOven).toBe(true);
    expect(total).toBe((await search(cookers, language)).total);
    expect(new Set(found.items.map(({ category }) => category))).toEqual(new Set(['cookers']));
  });

  it.each([
    ['en', 'built-in double oven'],
    ['en', 'double built-in oven'],
    ['en', 'double wall oven'],
    ['it', 'forno doppio da incasso'],
  ] as const)('is said where nothing has all that is asked, too (%s, %s)', async (language, typed) => {
    expect((await search(typed, language)).noDoubleOven).toBe(true);
  });

  it.each([
    ['en', 'double oven cooker'],
    ['it', 'cucina forno doppio'],
    ['en', 'two ovens'],
    ['en', 'single oven'],
    ['it', 'forno doppio vetro'],
    ['en', 'double glass oven door'],
  ] as const)('is not what %2$s asks for (%1$s)', async (language, typed) => {
    expect(await search(typed, language)).not.toHaveProperty('noDoubleOven');
  });
});

describe('millimetres', () => {
  it.each([
    ['en', '900 mm cooker', 'cooker 90'],
    ['it', 'cucina da 900 mm', 'cucina 90'],
    ['en', 'oven 898mm', 'oven 90'],
    ['it', 'forno 900 mm', 'forno 90'],
    ['en', 'hood 900 mm wide', 'hood 90'],
    ['en', 'hob under 600 mm', 'hob under 60 cm'],
  ] as const)('are a width: (%s) %s finds what %s does', async (language, typed, same) => {
    const [found, other] = await Promise.all([search(typed, language), search(same, language)]);
    expect(found.items.map(({ sku }) => sku).toSorted()).toEqual(
      other.items.map(({ sku }) => sku).toSorted(),
    );
    expect(found.total).toBe(other.total);
  });
});

describe('sides before what something is made in', () => {
  it.each([
    ['it', 'piano 30x51 in vetro', 'piano 30 x 51 vetro'],
    ['en', 'hob 30x51 in black', 'hob 30 x 51 black'],
    ['en', 'oven 45x55 in white', 'oven 45 x 55 white'],
    ['en', 'cooker 50x50 in cream', 'cooker 50 x 50 cream'],
    ['it', 'forno 45x55 in acciaio', 'forno 45 x 55 acciaio'],
    ['it', 'cucina 90x45x55 in acciaio', 'cucina 90 x 45 x 55 acciaio'],
  ] as const)('are no inches: (%s) %s finds what %s does', async (language, typed, same) => {
    const [found, other] = await Promise.all([search(typed, language), search(same, language)]);
    expect(found.items.map(({ sku }) => sku)).toEqual(other.items.map(({ sku }) => sku));
    expect(found.nearly?.without).toEqual(other.nearly?.without);
    expect(found.nearly?.query).toEqual(other.nearly?.query);
  });
});

describe('two fuels', () => {
  it.each([
    ['en', 'dual fuel cooker'],
    ['en', 'dual-fuel'],
    ['it', 'cucina doppia alimentazione'],
  ] as const)('(%s) %s has gas above an electric oven, or both above one', async (language, typed) => {
    const { items, total } = await search(typed, language);
    expect(total).toBeGreaterThan(10);
    for (const { name, facts } of items) {
      expect(facts.cooktop_type).toMatch(/^(?:gas|mixed)/);
      expect(name).not.toMatch(/gas oven|forno a gas/);
    }
  });
});

describe('an electric oven', () => {
  it.each([
    ['en', 'cooker with electric oven 90'],
    ['en', 'electric oven cooker 90'],
    ['it', 'cucina con forno elettrico 90'],
  ] as const)('(%s) is what multifunction ones are, for %s', async (language, typed) => {
    const { total, items, listing } = await search(typed, language);
    expect(total).toBeGreaterThan(15);
    for (const { name } of items) expect(name).not.toMatch(/gas oven|forno a gas/);
    expect(listing?.path).toBe(
      '/product-category/cookers?width=90&oven_type=electric_multifunction,electric_static,electric_fan',
    );
  });

  it.each([
    ['en', 'gas or electric oven'],
    ['en', 'electric or gas oven'],
    ['it', 'forno a gas o elettrico'],
    ['it', 'forno elettrico o a gas'],
  ] as const)('(%s) may be one with gas as well, for %s', async (language, typed) => {
    const { total } = await search(typed, language);
    const [gas, electric] = await Promise.all(
      (language === 'en' ? ['gas oven', 'electric oven'] : ['forno a gas', 'forno elettrico']).map((one) =>
        search(one, language),
      ),
    );
    expect(total).toBe(Number(gas?.total) + Number(electric?.total));
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
    ['en', '900 mm cooker', '/product-category/cookers?width=90'],
    ['en', 'pale cooker', '/product-category/cookers?color=white,cream,avena'],
    ['it', 'cucine blu', '/product-category/cookers?color=slate_gray'],
    ['en', 'induction hob', '/product-category/hobs?cooktop_type=induction'],
    ['en', 'inducton hob', '/product-category/hobs?cooktop_type=induction'],
    ['it', 'pinao induzione', '/product-category/hobs?cooktop_type=induction'],
    ['en', 'cooker with 7 burners', '/product-category/cookers?burners=7'],
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
      const { pathname, search: query } = new URL(listing?.path ?? '', 'http://any');
      const answer = await get(
        `/api/categories/${pathname.split('/').at(-1)}/products${query}&lng=${language}`,
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
