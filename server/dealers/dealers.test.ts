import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DealerQuery } from '@kitchen/shared/dealers.ts';
import {
  dealerAnswerSchema,
  dealerApiPath,
  dealerListSchema,
  dealersApiPath,
} from '@kitchen/shared/dealers.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { searchResultsSchema } from '@kitchen/shared/search.ts';
import supertest from 'supertest';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ConfigError } from '../config/config.ts';
import type { TroubleKind } from '../demo/store/troubles.ts';
import { fixedSource } from '../platform/cache/freshness.ts';
import { createRecordedLog } from '../testing/recorded-log.ts';
import { startTestSite } from '../testing/test-site.ts';
import { openDealers } from './dealers.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dealers-'));
  file = join(folder, 'dealers.json');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const aDealer = (id: string, more: object = {}) => ({
  id,
  name: `Cucine ${id}`,
  address: 'Via Emilia 1',
  place: 'Bologna',
  country: 'IT',
  kinds: ['showroom'],
  ...more,
});

/** Whole at once, so that nobody reads half of it. */
async function write(text: string) {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
}
const list = (...entries: unknown[]) => write(JSON.stringify(entries));

async function startSite(trouble?: TroubleKind) {
  const site = await startTestSite({ environment: { DEALERS_FILE: file }, ...(trouble && { trouble }) });
  onTestFinished(() => site[Symbol.asyncDispose]());
  const find = async (query: DealerQuery, language: Language = 'en') => {
    const { body } = await supertest(site.url).get(dealersApiPath(language, query)).expect(200);
    return dealerListSchema.parse(body);
  };
  const idsOf = async (query: DealerQuery) => (await find(query)).items.map(({ id }) => id);
  return { site, find, idsOf };
}

describe('dealers', () => {
  it('are found near a place, the nearest first, by its name in either language or in its own', async () => {
    await list(
      aDealer('wien', { place: 'Wien', country: 'AT' }),
      aDealer('lehel', { place: 'München', country: 'DE' }),
      aDealer('modena', { place: 'Modena' }),
      aDealer('felsinea'),
    );
    const { find, idsOf } = await startSite();
    for (const near of [
      'Munich',
      'Monaco di Baviera',
      'München',
      'monaco di baviera, Germania',
      'muenchen',
    ]) {
      expect(await idsOf({ near }), near).toEqual(['lehel', 'wien', 'modena', 'felsinea']);
    }
    for (const near of ['Bologna', 'BOLOGNA', '40121', '40121 Bologna', 'bolog']) {
      expect(await idsOf({ near }), near).toEqual(['felsinea', 'modena', 'lehel', 'wien']);
    }
    const { place, items } = await find({ near: 'forli' });
    expect(place).toEqual({ name: 'Forlì', province: 'FC', country: 'IT' });
    expect(items.map(({ distanceKm }) => distanceKm)).toEqual([
      63,
      100,
      expect.any(Number),
      expect.any(Number),
    ]);
  });

  it('are told of with other places of that name, and all of them where no place is known', async () => {
    await list(aDealer('felsinea'));
    const { find } = await startSite();
    expect((await find({ near: 'Reggio' })).otherPlaces).toContainEqual({
      name: 'Reggio Calabria',
      province: 'RC',
      country: 'IT',
    });
    expect(await find({ near: 'Qwertz' })).toMatchObject({
      place: null,
      total: 1,
      items: [{ distanceKm: null }],
    });
  });

  it('are found near the place of the country or the province that is said, before others of its name', async () => {
    await list(aDealer('felsinea'));
    const { find } = await startSite();
    const first = async (near: string) => {
      const { place } = await find({ near });
      return place && `${place.name} ${place.province ?? place.country}`;
    };
    expect(await first('Naples')).toBe('Naples NA');
    expect(await first('Naples, United States')).toBe('Naples US');
    expect(await first('Naples USA')).toBe('Naples US');
    expect(await first('Frankfurt')).toBe('Frankfurt DE');
    expect(await first('Reggio Calabria (RC)')).toBe('Reggio Calabria RC');
    expect(await first('Castro LE')).toBe('Castro LE');
    // Also the code of a country.
    expect(await first('Samone (TN)')).toBe('Samone TN');
    expect(await first('Samone TO')).toBe('Samone TO');
    expect((await find({ near: 'Naples, United States' })).otherPlaces).toContainEqual({
      name: 'Naples',
      province: 'NA',
      country: 'IT',
    });
  });

  it('are found near the town beside another country’s postcode, which alone says nothing', async () => {
    await list(aDealer('felsinea'));
    const { find } = await startSite();
    for (const [near, place] of [
      ['80331 München', 'Munich'],
      ['D-80331 München', 'Munich'],
      // Also the postcode of a town near Milan.
      ['20095 Hamburg', 'Hamburg'],
      ['8001 Zürich', 'Zurich'],
      ['London SW1A 1AA', 'London'],
      ['8001', undefined],
      ['SW1A 1AA', undefined],
    ] as const) {
      expect((await find({ near })).place?.name, near).toBe(place);
    }
  });

  it.each([
    ['it', 'Monaco', 'Monaco', 'Monaco di Baviera'],
    ['en', 'Monaco', 'Monaco', 'Munich'],
    ['it', 'München', 'Monaco di Baviera'],
    ['it', 'Norimberga', 'Norimberga'],
    ['it', '20121', 'Milano'],
    ['en', '20121', 'Milan'],
    ['en', 'Köln', 'Cologne'],
    ['it', 'Reggio Emilia', 'Reggio Emilia'],
    // The site's apostrophe is another one than that of files.
    ['it', "l'aia", 'L’Aia'],
  ] as const)('are offered in %s for %s near %s', async (language, near, place, other?: string) => {
    await list(aDealer('felsinea'));
    const { find } = await startSite();
    const found = await find({ near }, language);
    expect(found.place?.name).toBe(place);
    if (other !== undefined) {
      expect(found.otherPlaces).toEqual([{ name: other, province: null, country: 'DE' }]);
    }
    // Whoever follows a name comes to that place.
    for (const { name, country } of [found.place, ...found.otherPlaces].filter((each) => each !== null))
      expect((await find({ near: `${name}, ${country}` }, language)).place).toMatchObject({ name, country });
  });

  it('are found near where the visitor is, to a tenth of a degree', async () => {
    await list(aDealer('felsinea'), aDealer('lehel', { place: 'München', country: 'DE' }));
    const { site, find } = await startSite();
    const { place, items } = await find({ at: '48.1,11.6' });
    expect([place, items.map(({ id, distanceKm }) => [id, distanceKm])]).toEqual([
      null,
      [
        ['lehel', 5],
        ['felsinea', 401],
      ],
    ]);
    await supertest(site.url).get('/api/dealers?at=48.13743,11.57549').expect(400);
  });

  it('are found by country, by what they do, and by what is on display', async () => {
    await list(
      aDealer('shows', { display: ['Antique', 'nero', 'LD60-SS'] }),
      aDealer('repairs', { kinds: ['service'] }),
      aDealer('abroad', { place: 'Lyon', country: 'FR', display: ['an100-bu'] }),
      aDealer('vienna', { place: 'Wien', country: 'AT', display: ['antique'] }),
    );
    const { site, find, idsOf } = await startSite();
    await site.knowCategories();
    expect(await idsOf({ country: 'FR' })).toEqual(['abroad']);
    expect(await idsOf({ kind: 'service' })).toEqual(['repairs']);
    expect(await idsOf({ display: 'ld60-ss' })).toEqual(['shows']);
    const [shows] = (await find({ display: 'nero' })).items;
    expect(shows?.display).toEqual({ collections: ['antique', 'nero'], skus: ['LD60-SS'] });
    expect((await find({ display: 'an100-bu' }, 'it')).product).toMatch(/Antique 100/);
    expect((await find({ display: 'antique' })).product).toBeNull();
    // Who shows a collection shows, or knows, each of its products.
    expect(await idsOf({ display: 'AN100-BU' })).toEqual(['abroad', 'vienna', 'shows']);
    expect((await find({ display: 'antique' })).countries).toEqual([
      { code: 'AT', count: 1 },
      { code: 'IT', count: 1 },
    ]);
  });

  it('who show a collection show its products as soon as the store says which these are', async () => {
    await list(aDealer('shows', { display: ['Antique'] }));
    const { site, idsOf } = await startSite('slow');
    expect(await idsOf({ display: 'AN100-BU' })).toEqual([]);
    site.store.trouble(null);
    await site.knowCategories();
    expect(await idsOf({ display: 'AN100-BU' })).toEqual(['shows']);
  });

  it('are led to from the search, with the place that was asked for', async () => {
    await list(aDealer('felsinea'));
    const { site } = await startSite();
    const near = async (q: string, lng: Language) => {
      const { body } = await supertest(site.url).get('/api/search').query({ q, lng }).expect(200);
      return searchResultsSchema.parse(body).dealersNear?.place;
    };
    expect(await near('dealer munich', 'en')).toBe('munich');
    expect(await near('where to buy in Reggio Emilia', 'en')).toMatch(/^reggio emilia$/i);
    expect(await near('rivenditori bologna', 'it')).toBe('bologna');
    expect(await near('rivenditore Monaco di Baviera', 'it')).toMatch(/^monaco di baviera$/i);
    expect(await near('negozio Crema CR', 'it')).toMatch(/^crema cr$/i);
    for (const text of [
      ...[
        'oven dealers',
        'where to buy a hob',
        'best dealer',
        'dealer portal',
        'dealer near me',
        'service shop',
      ],
      ...['rivenditori forni', 'acquistare forno', 'comprare un piano', 'dove comprare una cappa'],
      ...['rivenditori cappe', 'rivenditori vicino a me', 'rivenditore antique 100'],
    ]) {
      expect([text, await near(text, 'en'), await near(text, 'it')]).toEqual([text, undefined, undefined]);
    }
    expect(await near('dealer', 'en')).toBeUndefined();
  });

  it('are found without the store, whatever is asked for', async () => {
    await list(aDealer('felsinea'));
    const { site, idsOf } = await startSite();
    expect(await idsOf({ display: 'NO-SUCH-1' })).toEqual([]);
    const asked = site.store.requests('list').map(({ query }) => String(query.sku ?? query.search));
    expect(asked.filter((text) => /no-such-1/i.test(text))).toEqual([]);
  });

  it('have an answer each, with their hours and the note in its language', async () => {
    await list(
      aDealer('felsinea', {
        hours: 'Mo-Fr 09:00-12:30 15:00-19:00; Sa 09:00-13:00',
        note_en: 'By appointment',
        note_it: 'Su appuntamento',
      }),
    );
    const { site } = await startSite();
    const { body } = await supertest(site.url).get(dealerApiPath('it', 'felsinea')).expect(200);
    expect(dealerAnswerSchema.parse(body).dealer).toMatchObject({
      note: 'Su appuntamento',
      position: { latitude: 44.494, longitude: 11.339 },
      isPositionExact: false,
      hours: [
        {
          from: 'Mo',
          to: 'Fr',
          times: [
            { opens: '09:00', closes: '12:30' },
            { opens: '15:00', closes: '19:00' },
          ],
        },
        { from: 'Sa', to: 'Sa', times: [{ opens: '09:00', closes: '13:00' }] },
      ],
    });
    await supertest(site.url).get(dealerApiPath('it', 'nobody')).expect(404);
  });

  it('come from a table as well, of either kind that spreadsheets write', async () => {
    file = join(folder, 'dealers.csv');
    await write(
      '\uFEFFid;name;address;postcode;place;country;kinds;display\r\nrossi;Rossi "Cucine";Via Emilia 1;40133;Bologna;IT;"showroom;service";"antique;AN100-BU"\r\n',
    );
    expect((await (await startSite()).find({})).items).toMatchObject([
      {
        id: 'rossi',
        postcode: '40133',
        kinds: ['showroom', 'service'],
        display: { collections: ['antique'], skus: ['AN100-BU'] },
      },
    ]);
    await write(
      'id,name,address,place,country,kinds\nrossi,"Rossi, figli",Via Emilia 1,Bologna,IT,showroom;service\n',
    );
    expect((await (await startSite()).find({})).items).toMatchObject([
      { name: 'Rossi, figli', kinds: ['showroom', 'service'] },
    ]);
  });
});

describe('the file of dealers', () => {
  async function open(text: string) {
    await write(text);
    const log = createRecordedLog();
    const dealers = await openDealers(
      {
        file,
        defaultLanguage: 'en',
        knownProduct: () => undefined,
        knowsAllProducts: () => true,
        listed: () => [fixedSource('categories:cookers')],
        logger: log,
      },
      10,
    );
    onTestFinished(() => dealers.close());
    return { dealers, said: () => log.lines.map(({ message }) => message).join('\n') };
  }

  it('counts without the lines that are wrong, each of which is named with what is expected', async () => {
    const { dealers, said } = await open(
      JSON.stringify([
        aDealer('right'),
        aDealer('right'),
        aDealer('hours', { hours: 'every day' }),
        aDealer('late', { hours: 'Mo 19:00-09:00' }),
        aDealer('web', { web: 'javascript:alert(1)' }),
        aDealer('half', { latitude: 44 }),
        { ...aDealer('more'), fax: '1' },
        'text',
      ]),
    );
    expect(dealers.ids()).toEqual(['right']);
    expect(said()).toContain('entry 2, id: expected one that no other line has');
    expect(said()).toContain('entry 3, hours: expected hours such as');
    expect(said()).toContain('entry 4, hours: expected hours such as');
    expect(said()).toContain('entry 5, web: expected an address that begins with https://');
    expect(said()).toContain('entry 6: expected latitude and longitude, or neither');
    expect(said()).toContain('entry 7: expected no');
    expect(said()).toContain('entry 8: expected a dealer');
  });

  it('names those of whom nobody knows where they are, beside the lines that are wrong', async () => {
    const { said } = await open(
      JSON.stringify([
        aDealer('right'),
        aDealer('nowhere', { place: 'Nirgendheim' }),
        aDealer('late', { hours: 'Mo 19:00-09:00' }),
      ]),
    );
    expect(said()).toContain('entry 3, hours: expected hours such as');
    expect(said()).toMatch(/DEALERS_FILE: It is not known where these are: nowhere\./);
  });

  it('is what an answer is made from, with the listings where a product is asked for', async () => {
    const { dealers } = await open(JSON.stringify([aDealer('one')]));
    const tagsOf = async (query: DealerQuery) => {
      const found = dealers.endpoints[0]?.find({}, { lng: 'en', ...query } as never);
      return (await found?.read())?.sources.map(({ tag }) => tag);
    };
    expect(await tagsOf({})).toEqual(['dealers']);
    expect(await tagsOf({ display: 'AN100-BU' })).toEqual(['dealers', 'categories:cookers']);
  });

  it('is read again when it was saved; the last good one stays while it is none', async () => {
    const { dealers, said } = await open(JSON.stringify([aDealer('old')]));
    await write('[{');
    await vi.waitFor(() => expect(said()).toContain('The last good list of dealers stays'));
    expect(dealers.ids()).toEqual(['old']);
    await list(aDealer('new'));
    await vi.waitFor(() => expect(dealers.ids()).toEqual(['new']));
  });

  it('stops the start where it is none', async () => {
    await expect(open('{}')).rejects.toThrow(ConfigError);
    await rm(file);
    await expect(open('')).rejects.toThrow(/DEALERS_FILE/);
  });
});
