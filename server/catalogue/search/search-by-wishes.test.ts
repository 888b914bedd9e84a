import type { SearchHit } from '@kitchen/shared/search.ts';
import { describe, expect, it } from 'vitest';
import { useSearchSite } from '../../testing/search-site.ts';

const { search } = useSearchSite();

describe('what products are not to have', () => {
  it.each([
    ['cooker not induction', 'en', /induction/i],
    ['cooker without gas', 'en', /gas/i],
    ['gas-free cooker', 'en', /gas/i],
    ['oven without steam', 'en', /steam/i],
    ['cucina senza induzione', 'it', /induzione/i],
    ['forno senza vapore', 'it', /vapore|steam/i],
    ['cucina senza il gas', 'it', /gas/i],
    ['forno non nero', 'it', /nero|black/i],
    ['cooker without gas or induction', 'en', /gas|induction/i],
    ['cucina senza gas e induzione', 'it', /gas|induzione/i],
    ['forno senza acciaio inox', 'it', /stainless/i],
    ['cucina non in acciaio', 'it', /stainless/i],
    ['no gas cooker 90', 'en', /gas/i],
  ] as const)('is not found by “%s” (%s)', async (typed, language, unwanted) => {
    const { items, total } = await search(typed, language);
    const all = await search(
      typed.split(' ').find((word) => /cooker|oven|cucina|forno/.test(word)) ?? '',
      language,
    );
    expect(total).toBeGreaterThan(2);
    expect(total).toBeLessThan(all.total);
    const said = ({ name, facts }: SearchHit) => [name, ...Object.values(facts)].join(' ');
    for (const hit of items) expect(said(hit)).not.toMatch(unwanted);
  });

  it('is left out, and said to be, where nothing is called so', async () => {
    const { total, nearly } = await search('oven without knobs', 'en');
    expect(total).toBe(0);
    expect(nearly?.without).toEqual(['without knobs']);
  });

  it.each([
    ['forno non meno di 70 litri', 'forno almeno 70 litri', 'it'],
    ['oven not less than 70 litres', 'oven at least 70 litres', 'en'],
    ['cooker free standing', 'freestanding cooker', 'en'],
  ] as const)('is nothing in “%s”, which finds as much as “%s”', async (typed, other, language) => {
    expect((await search(typed, language)).total).toBe((await search(other, language)).total);
  });

  it.each(['oven not big', 'hood not powerful'])('is said to be left out in “%s”', async (typed) => {
    const { total, nearly } = await search(typed, 'en');
    expect(total).toBe(0);
    expect(nearly?.without).toEqual([typed.replace(/^\w+ /, '')]);
  });
});

describe('what is joined by "or"', () => {
  it.each([
    ['white or cream cooker', 'en', ['white cooker', 'cream cooker']],
    ['white or a cream induction cooker', 'en', ['white induction cooker', 'cream induction cooker']],
    ['either white or cream cooker', 'en', ['white cooker', 'cream cooker']],
    ['hob gas or induction', 'en', ['gas hob', 'induction hob']],
    ['white, or burgundy or cream cooker', 'en', ['white cooker', 'burgundy cooker', 'cream cooker']],
    ['gas or inducton hob', 'en', ['gas hob', 'induction hob']],
    ['60 or 90 cm hood', 'en', ['hood 60', 'hood 90']],
    ['60 or 90 cm wide hood', 'en', ['hood 60', 'hood 90']],
    ['cucina bianca o crema', 'it', ['cucina bianca', 'cucina crema']],
    ['piano a gas o induzione', 'it', ['piano a gas', 'piano a induzione']],
    ['piano a gas oppure a induzione', 'it', ['piano a gas', 'piano a induzione']],
    ['cucina da 90 o da 100', 'it', ['cucina 90', 'cucina 100']],
  ] as const)('is either in “%s” (%s)', async (typed, language, each) => {
    const { total } = await search(typed, language);
    const found = await Promise.all(each.map((one) => search(one, language)));
    expect(total).toBe(found.reduce((sum, one) => sum + one.total, 0));
    expect(total).toBeGreaterThan(0);
  });

  it.each([
    ['white or c', 'white'],
    ['hob 4 or 5 burners 75', 'hob 5 burners 75'],
    ['nice or great white cooker', 'white cooker'],
  ])('is nothing in “%s”, which finds as much as “%s”', async (typed, other) => {
    expect((await search(typed, 'en')).total).toBe((await search(other, 'en')).total);
  });

  it('is of one sort: no hob is in place of a fuel', async () => {
    const { total, nearly } = await search('induction hob or gas hob', 'en');
    expect(total).toBe(0);
    expect(nearly?.without).toEqual(['induction']);
  });

  it('has those that are both where the better of the two puts them, whichever is said first', async () => {
    const typed = ['oven or cooker', 'cooker or oven'] as const;
    const [found, other] = await Promise.all([search(typed[0], 'en'), search(typed[1], 'en')]);
    expect(found.items.map(({ sku }) => sku)).toEqual(other.items.map(({ sku }) => sku));
  });

  it('is no name that the words have without it', async () => {
    const [either, hoods] = await Promise.all([search('cooker or hood', 'en'), search('cooker hood', 'en')]);
    expect(either.total).toBeGreaterThan(hoods.total * 2);
  });
});

describe('what stands before "for"', () => {
  it.each([
    ['hood for 90 cm cooker', 'en', 'hood 90'],
    ['extractor for a 90 cm gas range', 'en', 'hood 90'],
    ['cooker for 90 cm hood', 'en', 'cooker 90'],
    ['cappa per cucina da 90', 'it', 'cappa 90'],
    ['hood for a 90x60 cooker', 'en', 'hood 90'],
    // None is as wide: a wider one reaches over all of it.
    ['hood for a 100 cooker', 'en', 'hood at least 100'],
    ['hood for a 100 cm range', 'en', 'hood at least 100'],
    ['extractor for a 100 cooker', 'en', 'hood at least 100'],
    ['cappa per cucina 100', 'it', 'cappa almeno 100'],
    ['hood for a 1000 mm cooker', 'en', 'hood at least 100'],
    ['hood for a 40 inch cooker', 'en', 'hood at least 100'],
    ['cappa per cucina da 1000 mm', 'it', 'cappa almeno 100'],
    ['hood for a 900 mm cooker', 'en', 'hood 90'],
    ['cooker for a 100 hood', 'en', 'cooker 100'],
    ['piano per forno da 60 cm', 'it', 'piano 60'],
    ['hood for a 36x24 inch cooker', 'en', 'hood 90'],
    ['hood for a 40"x24" cooker', 'en', 'hood at least 100'],
    ['cappa per cucina 90x60', 'it', 'cappa 90'],
    ['hood for my kitchen to match a 90 cm cooker', 'en', 'hood 90'],
    ['cappa per la mia cucina per piano da 90', 'it', 'cappa 90'],
    ['hob that goes with my oven', 'en', 'hob'],
    ['gas hob to match my cooker', 'en', 'gas hob'],
    ['piano da abbinare al forno', 'it', 'piano'],
    ['cappa che va bene con la mia cucina', 'it', 'cappa'],
  ] as const)('is looked for: “%s” (%s) finds what “%s” does', async (typed, language, same) => {
    const [found, other] = await Promise.all([search(typed, language), search(same, language)]);
    expect(found.total).toBe(other.total);
    expect(found.items.map(({ sku }) => sku)).toEqual(other.items.map(({ sku }) => sku));
  });
});

it('looks for no hood wider than the widest', async () => {
  const [found, other] = await Promise.all([search('hood for a 200 cooker', 'en'), search('hood 200', 'en')]);
  expect(found.nearly?.without).toEqual(['200']);
  expect(found.nearly?.total).toBe(other.nearly?.total);
});

describe('a wish for the most of something', () => {
  const widths = (items: SearchHit[]) => items.map(({ facts }) => Number(facts.width));
  it.each([
    ['big cooker', 'en'],
    ['cucina grande', 'it'],
    ['il piano più grande di tutti', 'it'],
    ['cooker for a large family', 'en'],
    ['cucina per famiglia numerosa', 'it'],
  ] as const)('puts the widest first for “%s” (%s), and says so', async (typed, language) => {
    const found = await search(typed, language);
    expect(found.orderedBy).toBe('largest');
    expect(found.total).toBeGreaterThan(30);
    expect(widths(found.items)).toEqual(widths(found.items).toSorted((one, other) => other - one));
  });

  it.each([
    ['largest oven', 'en', '121 litre oven'],
    ['large oven', 'en', '121 litre oven'],
    ['il forno più grande di tutti', 'it', 'forno 121 litri'],
    ['forno più grande', 'it', 'forno 121 litri'],
    ['oven for a big family', 'en', '121 litre oven'],
    ['forno per famiglia grande', 'it', 'forno 121 litri'],
  ] as const)(
    'puts ovens that hold most first for “%s” (%s), and cookers last',
    async (typed, language, most) => {
      const [found, largest] = await Promise.all([search(typed, language), search(most, language)]);
      expect(found.orderedBy).toBe('largest');
      expect(found.total).toBeGreaterThan(50);
      const skus = (items: SearchHit[]) => items.map(({ sku }) => sku).toSorted();
      expect(largest.items.length).toBeGreaterThan(1);
      expect(skus(found.items.slice(0, largest.items.length))).toEqual(skus(largest.items));
      for (const { category } of found.items) expect(category).toBe('ovens');
    },
  );

  it.each([
    ['smallest hob', 'en'],
    ['piano cottura più piccolo', 'it'],
    ['hob for a small kitchen', 'en'],
  ] as const)('puts the narrowest first for “%s” (%s)', async (typed, language) => {
    const { items, orderedBy } = await search(typed, language);
    expect(orderedBy).toBe('width');
    expect(widths(items)).toEqual(widths(items).toSorted((one, other) => one - other));
  });

  it('leads to the listing in that order', async () => {
    expect((await search('smallest hob', 'en')).listing?.path).toMatch(/hobs\?.*sort=width/);
  });

  it.each([
    ['most powerful hood', 'en'],
    ['hood with the highest suction', 'en'],
    ['cappa potente', 'it'],
    ['cappa più potente', 'it'],
  ] as const)('puts the hoods that move most air first for “%s” (%s)', async (typed, language) => {
    const { items, orderedBy, total } = await search(typed, language);
    expect(orderedBy).toBe('extraction');
    expect(total).toBeGreaterThan(20);
    const flows = items.map(({ figures }) => Number(figures?.airFlow));
    expect(flows[0]).toBeGreaterThan(500);
    expect(flows).toEqual(flows.toSorted((one, other) => other - one));
  });

  it('is none where its kind states nothing of it', async () => {
    const powerful = await search('piano a induzione potente', 'it');
    expect(powerful).not.toHaveProperty('orderedBy');
    expect(powerful.total).toBeGreaterThan(5);
  });

  it('is none where it is measured: what has more air than asked is of no better class', async () => {
    expect(await search('640 m3/h', 'en')).not.toHaveProperty('betterClasses');
  });
});
