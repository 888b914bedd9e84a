import { describe, expect, it } from 'vitest';
import { useSearchSite } from '../../testing/search-site.ts';

const { search } = useSearchSite();

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
    ...['air fryer', 'teppanyaki', 'blast chiller'],
    ...['dishwaser', 'dishwahser', 'frigorifro', 'built-in refrigertor'],
    ...['built-in fridge', 'compact dishwasher', 'a nice freezer 60 cm'],
  ])('is told from other texts in English by %s', async (typed) => {
    const { notMade, ...found } = await search(typed, 'en');
    expect(found).toMatchObject({ items: [], total: 0 });
    expect(notMade).toBe(true);
    expect(found).not.toHaveProperty('nearly');
  });

  it.each([
    ...['macchina da caffè', 'lavastoviglie', 'frigorifero', 'frigoriferi', 'cantinetta', 'lavatrice'],
    ...['abbattitore', 'friggitrice ad aria', 'teppanyaki'],
    ...['frigorifro', 'lavastovigle', 'cantineta'],
    ...['frigo da incasso', 'lavastoviglie compatta', 'una bella cantinetta vino'],
  ])('is told from other texts in Italian by %s', async (typed) => {
    const { notMade, ...found } = await search(typed, 'it');
    expect(found).toMatchObject({ items: [], total: 0 });
    expect(notMade).toBe(true);
    expect(found).not.toHaveProperty('nearly');
  });

  it.each([
    ['en', 'fridge price'],
    ['en', 'will a fridge fit'],
    ['it', 'quanto costa un frigorifero'],
    ['en', 'fridge energy label'],
    ['it', 'etichetta energetica frigorifero'],
  ] as const)('(%s) has neither a price nor a place to fit into (%s)', async (language, typed) => {
    const { notMade, pages = [] } = await search(typed, language);
    expect(notMade).toBe(true);
    expect(pages).not.toContain('prices');
    expect(pages).not.toContain('fit');
    expect(pages).not.toContain('energyLabel');
  });

  it.each([
    ['en', 'oven'],
    ['en', 'zzzznothing'],
    // There are ovens, if not with that.
    ['en', 'toaster oven'],
    // It is one letter off a boiler, and an oven has one.
    ['en', 'broiler'],
    ['en', 'mixed purple'],
    // Nor one letter off a fryer, a boiler or a macchina
    ['en', 'flyer'],
    ['en', 'foyer'],
    ['en', 'collars'],
    ['en', 'washes'],
    ['en', 'machined knobs'],
    ['en', 'toasted white'],
    ['en', 'blended'],
    ['en', 'boiled'],
    ['en', 'chilled'],
    ['it', 'macchie'],
    ['it', 'macchia sul vetro'],
    ['it', 'togliere le macchie'],
    ['it', 'forno sottovuoto'],
    ['it', 'cucina con lavastoviglie'],
  ] as const)('(%s) is not what %s names', async (language, typed) => {
    expect(await search(typed, language)).not.toHaveProperty('notMade');
  });
});
