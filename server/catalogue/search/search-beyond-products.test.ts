import { describe, expect, it } from 'vitest';
import { useSearchSite } from '../../testing/search-site.ts';

const { search } = useSearchSite();

it.each([
  ['it', 'cappa che non fa rumore'],
  ['en', 'hood without too much noise'],
  ['en', 'hood with charcoal filter'],
  ['en', 'oven with warranty'],
  ['it', 'piano di lavoro'],
] as const)('(%s) takes %s for a wish, and finds products', async (language, typed) => {
  const { total, nearly, pages = [] } = await search(typed, language);
  expect(total + (nearly?.total ?? 0)).toBeGreaterThan(0);
  expect(pages).not.toContain('safety');
});

it.each([
  ['en', 'exploded view of AN100'],
  ['it', 'disegno esploso'],
] as const)('(%s) sees no danger in %s', async (language, typed) => {
  expect((await search(typed, language)).pages ?? []).not.toContain('safety');
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
  ['it', 'prezzo', ['prices', 'contacts']],
  ['en', 'how much', ['prices', 'contacts']],
  ['en', 'privacy', ['privacyPolicy']],
  ['it', 'cookie', ['privacyPolicy']],
  ['en', 'accessibility', ['accessibility']],
  ['it', 'accessibilità', ['accessibility']],
  // What may be dangerous
  ['en', 'smell of gas', ['safety', 'support', 'recalls']],
  ['en', 'it smells like gas', ['safety', 'support', 'recalls']],
  ['en', 'gas leak', ['safety', 'support', 'recalls']],
  ['en', 'gas oven smell', ['safety', 'support', 'recalls']],
  ['en', 'my gas oven smells', ['safety', 'support', 'recalls']],
  ['it', 'il forno a gas puzza', ['safety', 'support', 'recalls']],
  ['it', 'odore di gas', ['safety', 'support', 'recalls']],
  ['it', 'perdita di gas dal piano', ['safety', 'support', 'recalls']],
  ['en', 'oven caught fire', ['safety', 'support', 'recalls']],
  ['it', 'il forno ha preso fuoco', ['safety', 'support', 'recalls']],
  ['en', 'glass broke', ['safety', 'support', 'recalls']],
  ['it', 'vetro rotto', ['safety', 'support', 'recalls']],
  ['it', 'si è rotto il vetro del forno', ['safety', 'support', 'recalls']],
  ['en', 'leaking', ['safety', 'support', 'recalls']],
  ['it', 'ho preso la scossa', ['safety', 'support', 'recalls']],
  ['en', 'report a safety problem', ['safety']],
  // What does not work
  ['it', 'il forno non scalda', ['support', 'contacts']],
  ['en', 'oven will not heat', ['support', 'contacts']],
  ['en', "my oven doesn't work", ['support', 'contacts']],
  ['en', 'hob will not turn on', ['support', 'contacts']],
  ['en', 'does not light', ['support', 'contacts']],
  ['en', "my oven won't light", ['support', 'contacts']],
  ['en', 'noisy hood', ['support', 'contacts']],
  ['it', 'cappa rumorosa', ['support', 'contacts']],
  ['en', 'oven makes noise', ['support', 'contacts']],
  ['it', 'il piano non si accende più', ['support', 'contacts']],
  ['it', 'ricambi manopola', ['support', 'contacts']],
  ['en', 'spare knob', ['support', 'contacts']],
  ['en', 'spare knob oven', ['support', 'contacts']],
  ['it', 'ricambio manopola', ['support', 'contacts']],
  ['it', 'filtro cappa', ['support', 'contacts']],
  ['it', 'filtri per la cappa', ['support', 'contacts']],
  ['it', 'filtro di ricambio cappa', ['support', 'contacts']],
  ['en', 'oven light bulb', ['support', 'contacts']],
  ['en', 'oven lamp', ['support', 'contacts']],
  ['it', 'lampada forno', ['support', 'contacts']],
  ['en', 'hood lamp', ['support', 'contacts']],
  ['it', 'lampada della cappa', ['support', 'contacts']],
  ['en', 'oven smells', ['support', 'contacts']],
  ['en', 'smell hood repair', ['support', 'contacts']],
  ['en', 'hood not sucking', ['support', 'contacts']],
  ['it', 'filtro carboni', ['support', 'contacts']],
  ['en', 'replacement door seal', ['support', 'contacts']],
  ['en', 'oven door seal', ['support', 'contacts']],
  ['en', 'replacement knobs', ['support', 'contacts']],
  ['en', 'is my oven recalled?', ['recalls']],
  ['it', 'richiamo forno', ['recalls']],
  // What people ask besides
  ['en', 'warrenty', ['support', 'contacts']],
  ['it', 'garanzzia', ['support', 'contacts']],
  ['en', 'warranty period', ['support', 'contacts']],
  ['en', '2 year guarantee', ['support', 'contacts']],
  ['en', 'extended warranty', ['support', 'contacts']],
  ['it', 'estendere garanzia', ['support', 'contacts']],
  ['it', 'durata della garanzia', ['support', 'contacts']],
  ['it', 'garanzia 2 anni', ['support', 'contacts']],
  ['it', 'roma', ['dealers']],
  ['en', 'installation', ['support']],
  ['it', 'installazione', ['support']],
  ['en', 'delivery time', ['contacts']],
  ['it', 'tempi di consegna', ['contacts']],
  ['it', 'numero di serie', ['support']],
  ['it', 'lavora con noi', ['contacts']],
  ['it', 'lavoro', ['contacts']],
  ['en', 'jobs', ['contacts']],
  ['en', 'cheap', ['prices', 'contacts']],
  ['it', 'economico', ['prices', 'contacts']],
  // Where they are registered, and what does not work
  ['en', 'register my cooker', ['support']],
  ['it', 'registra il mio elettrodomestico', ['support']],
  ['it', 'registrazione prodotto', ['support']],
  ['en', 'fan noise', ['support', 'contacts']],
  ['it', 'rumore ventola', ['support', 'contacts']],
  ['it', 'rumore della ventola del forno', ['support', 'contacts']],
  ['it', 'numero verde', ['contacts']],
  ['it', 'dove vi trovo', ['contacts']],
  ['it', 'dove siete?', ['contacts']],
  ['en', 'where are you', ['contacts']],
  // What the sheet of each product compares
  ['en', 'will it fit', ['fit']],
  ['en', 'niche size', ['fit']],
  ['it', 'misura nicchia', ['fit']],
  ['it', 'ci sta?', ['fit']],
] as const)('finds in %s for %s the pages %j, and no products', async (language, typed, pages) => {
  const found = await search(typed, language);
  expect(found).toMatchObject({ items: [], total: 0, pages });
  expect(found).not.toHaveProperty('nearly');
  expect(found).not.toHaveProperty('suggestions');
});

it.each([
  ['en', 'broken white oven', 'white oven'],
  ['en', 'hood not too noisy', 'quiet hood'],
  ['en', 'extractor fan noise level', 'hood noise level'],
  ['it', 'cappa poco rumorosa', 'cappa silenziosa'],
  ['en', 'fan noise from hood', 'hood noise level'],
  ['en', 'ducted fan noise', 'ducted hood noise'],
  ['en', 'noise of the fan in db', 'hood noise level'],
  ['it', 'rumore ventola cappa', 'rumore cappa'],
  ['it', 'rumore ventola cappa 50 db', 'rumore cappa'],
] as const)('(%s) %s says of no appliance that it is dangerous or broken', async (language, typed, other) => {
  const { pages = [], ...found } = await search(typed, language);
  expect(pages).not.toContain('safety');
  expect(pages).not.toContain('support');
  expect(found.total + (found.nearly?.total ?? 0)).toBe((await search(other, language)).total);
});

it.each([
  ['en', 'my antique cooker is broken', 'antique cooker'],
  ['it', 'quanto costa la cucina Antique?', 'cucine antique'],
  ['en', 'cheap oven', 'oven'],
  ['en', 'fits a 60 cm gap', '60'],
  ['it', 'forno per nicchia 60', 'forno 60'],
  ['en', 'hob for a space of 60 cm, does it fit?', 'hob 60'],
] as const)('(%s) %s shows what it names', async (language, typed, other) => {
  const { total } = await search(typed, language);
  expect(total).toBe((await search(other, language)).total);
  expect(total).toBeGreaterThan(0);
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
  ['en', 'price of Antique', ['prices', 'contacts']],
  ['en', 'cheapest oven', ['prices', 'contacts']],
  ['it', 'forno economico', ['prices', 'contacts']],
  ['en', 'fits a 60 cm gap', ['fit']],
  ['it', 'installazione forno', ['support']],
  ['en', 'my oven is broken', ['support', 'contacts']],
  ['en', 'my gas oven does not light', ['support', 'contacts']],
  ['en', 'oven not working', ['support', 'contacts']],
  ['it', 'il piano non si accende', ['support', 'contacts']],
  ['it', 'il forno fa rumore', ['support', 'contacts']],
  ['it', 'guarnizione porta forno', ['support', 'contacts']],
  ['en', 'antique oven light bulb', ['support', 'contacts']],
  ['en', 'energy label', ['energyLabel']],
  ['it', 'etichetta energetica', ['energyLabel']],
  ['it', 'etichette energetiche dei forni', ['energyLabel']],
  ['en', 'do you sell hobs', ['dealers']],
  ['it', 'chi vende piani', ['dealers']],
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
  ['en', 'energy label AN100-BU', ['energyLabel']],
  ['en', 'recall AN100-BU', ['recalls']],
  ['en', 'is my an100bu recalled', ['recalls']],
  ['it', 'richiamo AN100-BU', ['recalls']],
  ['it', 'AN100-BU è stato richiamato', ['recalls']],
  ['en', 'dealer an100-bu', ['dealers']],
  ['it', 'ricambi per AN100-BU', ['support', 'contacts']],
  ['en', 'AN100-BU smells of gas', ['safety', 'support', 'recalls']],
  ['it', 'la mia AN100-BU non scalda', ['support', 'contacts']],
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

it.each([
  'quante teglie ci stanno nel forno',
  'ci stanno 2 teglie',
  'ci entra un tacchino',
  'quanto ci sta dentro',
])('compares no space with what goes into an oven (%s)', async (typed) => {
  expect((await search(typed, 'it')).pages ?? []).not.toContain('fit');
});

it.each(['ci sta un forno da 60', 'il forno ci entra?', 'ci stanno 60 cm'])(
  'compares each product with the space of %s',
  async (typed) => {
    expect((await search(typed, 'it')).pages).toContain('fit');
  },
);

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
    ['en', 'service centre Milan', { place: 'milan', kind: 'service' }, null],
    ['en', 'service near Milan', { place: 'milan', kind: 'service' }, null],
    ['it', 'assistenza tecnica Roma', { place: 'roma', kind: 'service' }, null],
    ['en', 'where can i see an Antique in Munich', { place: 'munich', display: 'antique' }, 'antique'],
    ['en', 'where can we buy an Antique near Munich', { place: 'munich', display: 'antique' }, 'antique'],
    ['it', 'dove posso vedere una Antique a Milano', { place: 'milano', display: 'antique' }, 'antique'],
    ['it', 'rivenditori Milano', { place: 'milano' }, null],
    ['it', 'Bologna', { place: 'bologna' }, null],
    ['it', '40121', { place: '40121' }, null],
    ['en', '40121', { place: '40121' }, null],
    ['it', 'rivenditore 40121', { place: '40121' }, null],
    ['en', 'dealer 40121', { place: '40121' }, null],
    ['it', 'CAP 40121', { place: '40121' }, null],
    ['it', 'CAP: 40121', { place: '40121' }, null],
    ['it', 'codice postale 40121', { place: '40121' }, null],
    ['en', 'post code 40121', { place: '40121' }, null],
    ['it', '20121 milano', { place: '20121 milano' }, null],
    ['en', 'service 20121 milan', { place: '20121 milan', kind: 'service' }, null],
    ['it', 'antique 40121', { place: '40121', display: 'antique' }, 'antique'],
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
      expect(dealersNear).toEqual({ ...near, name: expect.any(String) });
      expect(total).toBe(rest === null ? 0 : (await search(rest, language)).total);
      expect(found.nearly?.without ?? []).not.toContain(near.place);
    },
  );

  it.each([
    ['it', 'rivenditori Svizzera', { country: 'CH', name: 'Svizzera' }],
    ['en', 'dealers Switzerland', { country: 'CH', name: 'Switzerland' }],
    ['en', 'dealers in Italy', { country: 'IT', name: 'Italy' }],
    ['en', 'dealers Germany', { country: 'DE', name: 'Germany' }],
    ['en', 'service in Germany', { country: 'DE', name: 'Germany', kind: 'service' }],
    ['it', 'chi espone Antique in Germania', { country: 'DE', name: 'Germania', display: 'antique' }],
  ] as const)('is a country with dealers in %2$s (%1$s): %3$j', async (language, typed, where) => {
    const { pages, dealersNear } = await search(typed, language);
    expect(pages?.[0]).toBe('dealers');
    expect(dealersNear).toEqual(where);
  });

  it.each([...['oven made in Italy', 'dealers Mongolia', 'where can I buy it', 'dealers near us']])(
    'is no country in %s',
    async (typed) => {
      expect(await search(typed, 'en')).not.toHaveProperty('dealersNear');
    },
  );

  it.each(['where can I find the manual', 'where can I get spare parts'])(
    'asks for no dealers in %s',
    async (typed) => {
      const { pages } = await search(typed, 'en');
      expect(pages).toContain('support');
      expect(pages).not.toContain('dealers');
    },
  );

  it.each([
    ['en', 'Dealers near berlin', 'Berlin'],
    ['it', 'rivenditori costa volpino', 'Costa Volpino'],
    ['en', 'hoods nizza', 'Nice'],
  ] as const)('(%s) of %s is called %s', async (language, typed, name) => {
    expect((await search(typed, language)).dealersNear?.name).toBe(name);
  });

  it.each([
    // No postcodes
    ...[
      '12345',
      'cooker 900 600',
      '40121 m3/h',
      'an40121',
      '10121 btu',
      '20121 lumen',
      'serial number 40121',
    ],
    ...[
      'matricola 40121',
      'model 20121',
      'part no. 40121',
      'error 40121',
      'cooker up to 10121',
      'fino a 10121',
    ],
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
  ['en', 'rustic', ['land-hobs', 'land-ovens']],
  ['it', 'cucina professionale', ['mixture']],
  ['it', 'forno di campagna', ['land-hobs', 'land-ovens']],
  ['en', 'vintage cooker', ['antique']],
  ['it', 'cucina elegante', ['elegant']],
  // No text says so of any.
  ['en', 'modern oven', undefined],
] as const)('names in %s for %s the lines that it names', async (language, typed, lines) => {
  expect((await search(typed, language)).lines).toEqual(lines);
});

it('asks dealers for no line that a text does not name, but says what it is like', async () => {
  const { dealersNear } = await search('rivenditori cucine professionali milano', 'it');
  expect(dealersNear).toMatchObject({ place: 'milano' });
  expect(dealersNear).not.toHaveProperty('display');
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

  it.each(['600 m3/h hood', 'AN100-BU', 'cooker 60 to 80 cm', 'MX120/G-SS', '36x24x36in cooker'])(
    '%s is none',
    async (typed) => {
      expect(await search(typed, 'en')).not.toHaveProperty('serial');
    },
  );
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
    ['it', 'an100bu manuale', undefined, ['manual', 'manual', 'other', 'other']],
    ['en', 'EZP90G-BK declaration', 'declaration', ['manual', 'manual']],
    ['en', 'AN100-BU documents', undefined, ['manual', 'manual', 'other', 'other']],
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

  it.each([
    ['en', 'SQH90-SS'],
    ['it', 'sqh90ss'],
  ] as const)('are all there is of a code of what is no longer made (%s, %s)', async (language, typed) => {
    const { documents, total, ...found } = await search(typed, language);
    expect(total).toBe(0);
    expect(documents).toMatchObject([{ sku: 'SQH90-SS', noLongerMade: true }]);
    expect(found).not.toHaveProperty('nearly');
  });

  it('are those of the first products where the word asks for them', async () => {
    const { items, documents } = await search('antique 100 manual', 'en');
    expect(documents?.map(({ sku }) => sku)).toEqual(items.slice(0, 3).map(({ sku }) => sku));
  });
});
