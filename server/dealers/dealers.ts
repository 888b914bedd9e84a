import { countryName } from '@kitchen/shared/country-name.ts';
import type { DealerQuery, ListedDealer } from '@kitchen/shared/dealers.ts';
import {
  dealerAnswerSchema,
  dealerApiPath,
  dealerKinds,
  dealerListSchema,
  dealersApiPath,
  dealerTextLimit,
  roundedPosition,
} from '@kitchen/shared/dealers.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { languageSchema } from '@kitchen/shared/languages.ts';
import { skuLimit } from '@kitchen/shared/limits.ts';
import { isSameSku, skuKey } from '@kitchen/shared/sku.ts';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Freshness } from '../platform/cache/freshness.ts';
import { openOperatorFile } from '../platform/cache/operator-file.ts';
import type { DataAnswer } from '../platform/http/data-endpoints.ts';
import { dataEndpoint } from '../platform/http/data-endpoints.ts';
import type { ReportFileFaults } from '../platform/metrics/file-faults.ts';
import { notFound } from '../platform/problems/problems.ts';
import { openGazetteer } from './gazetteer/open-gazetteer.ts';
import type { LocatedDealer } from './locate-dealers.ts';
import { describeUnplaced, distanceKm, locateDealers } from './locate-dealers.ts';
import { presentDealer } from './present-dealer.ts';
import type { DealerEntry } from './read-dealers.ts';
import { readDealers } from './read-dealers.ts';

export { describeUnplaced, locateDealers, readDealers };

/** Who looks near a place has no use for more; of a country all are shown. */
const mostNear = 12;
const mostInCountry = 200;

export interface DealersOptions {
  /** The list; null: there are none. */
  file: string | null;
  defaultLanguage: Language;
  /** A product that listings know; the store is not asked, since any text may be. */
  knownProduct(sku: string, language: Language): { name: string; collection: string | undefined } | undefined;
  knowsAllProducts(): boolean;
  /** What everything was made from that shows which products there are. */
  listed(): readonly Freshness[];
  logger: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Hears how much is wrong in it. */
  reportFaults?: ReportFileFaults | undefined;
  /** Has a CDN drop what carries these tags; absent where there is none. */
  purgeCdn?: ((tags: readonly string[]) => void) | undefined;
}

/**
 * The dealers of a file, which is read again when it was saved; as long as it is none the last good ones stay. Throws
 * a `ConfigError` where it is none from the start.
 */
export async function openDealers(options: DealersOptions, everyMs?: number) {
  const { file, defaultLanguage, knownProduct, knowsAllProducts, listed, logger, reportFaults, purgeCdn } =
    options;
  const list = await openOperatorFile(
    {
      variable: 'DEALERS_FILE',
      path: file,
      name: 'list of dealers',
      tag: 'dealers',
      without: { dealers: [], faults: [] },
      async read(path) {
        const { entries, faults } = await readDealers(path);
        const dealers = await locateDealers(entries.toSorted(compareNames));
        const unplaced = describeUnplaced(dealers);
        if (unplaced) logger.warn(`DEALERS_FILE: ${unplaced}`);
        return { dealers, faults };
      },
      report: ({ dealers, faults }) => ({ counts: { dealers: dealers.length }, faults }),
      logger,
      reportFaults,
      purgeCdn,
    },
    everyMs,
  );
  const { sources } = list;
  const answer = (value: unknown): DataAnswer => ({ value, sources: sources(), outcome: 'hit' });
  const query = z.object({
    lng: z.enum(languageSchema.options, { error: 'expected en or it' }).default(defaultLanguage),
  });

  const listEndpoint = dataEndpoint({
    path: '/api/dealers',
    operationId: 'findDealers',
    summary: 'Dealers near a place, in a country, or all',
    params: z.object({}),
    query: query.extend({
      near: z.string().trim().min(1).max(dealerTextLimit).optional(),
      at: z
        .string()
        .regex(roundedPosition, 'expected latitude and longitude to a tenth of a degree, such as 44.5,11.3')
        .optional(),
      country: z
        .string()
        .regex(/^[A-Z]{2}$/, 'expected two capital letters, such as IT')
        .optional(),
      kind: z.enum(dealerKinds, { error: `expected ${dealerKinds.join(' or ')}` }).optional(),
      display: z.string().trim().min(1).max(skuLimit).optional(),
    }),
    response: dealerListSchema,
    find: (_params, { lng: language, ...asked }) => ({
      key: dealersApiPath(language, asked),
      async read() {
        // Some whose collection is not known yet may be on display all the same.
        const isWhole = asked.display === undefined || knowsAllProducts();
        const products = asked.display === undefined ? [] : listed();
        const found = answer(await find(asked, language));
        return { ...found, sources: [...found.sources, ...products], ...(!isWhole && { ttlMs: 0 }) };
      },
    }),
  });

  const dealerEndpoint = dataEndpoint({
    path: '/api/dealers/:id',
    operationId: 'getDealer',
    summary: 'A dealer',
    params: z.object({ id: z.string() }),
    query,
    response: dealerAnswerSchema,
    find: ({ id }, { lng: language }) => ({
      key: dealerApiPath(language, id),
      async read() {
        const dealer = findDealer(id);
        if (!dealer) throw notFound('dealer');
        return answer({ dealer: presentDealer(dealer, language) });
      },
    }),
  });

  const findDealer = (id: string) => list.current().dealers.find(({ entry }) => entry.id === id);

  async function find({ near, at, country, kind, display }: DealerQuery, language: Language) {
    const product = display === undefined ? undefined : knownProduct(display, language);
    const shown = new Set(display === undefined ? [] : [skuKey(display), product?.collection]);
    const meant = list
      .current()
      .dealers.filter(
        ({ entry }) =>
          (kind === undefined || entry.kinds.includes(kind)) &&
          (display === undefined || entry.display.some((one) => shown.has(skuKey(one)))),
      );
    // Before those who show other products of its collection.
    const showsItself = ({ entry }: LocatedDealer) =>
      display !== undefined && entry.display.some((one) => isSameSku(one, display));
    const counts = new Map<string, number>();
    for (const { entry } of meant) counts.set(entry.country, (counts.get(entry.country) ?? 0) + 1);
    const [place = null, ...others] = near === undefined ? [] : (await openGazetteer()).find(near, language);
    const centre = place ?? (at === undefined ? null : readPosition(at));
    const inCountry = country === undefined ? meant : meant.filter(({ entry }) => entry.country === country);
    const listed = inCountry
      .map((dealer) => ({
        dealer,
        distanceKm: centre && dealer.position ? distanceKm(centre, dealer.position) : null,
      }))
      .toSorted(
        (one, other) =>
          (one.distanceKm ?? Number.POSITIVE_INFINITY) - (other.distanceKm ?? Number.POSITIVE_INFINITY) ||
          Number(showsItself(other.dealer)) - Number(showsItself(one.dealer)),
      );
    return {
      place,
      centre: centre && { latitude: centre.latitude, longitude: centre.longitude },
      product: product?.name ?? null,
      otherPlaces: others,
      countries: [...counts].map(([code, count]) => ({ code, count })),
      items: listed.slice(0, centre ? mostNear : mostInCountry).map(
        (one): ListedDealer => ({
          ...presentDealer(one.dealer, language),
          distanceKm: one.distanceKm === null ? null : Math.round(one.distanceKm),
        }),
      ),
      total: listed.length,
    };
  }

  /** The country that a text is the name of, where there is a dealer in it. */
  async function countryOf(text: string): Promise<string | undefined> {
    const code = (await openGazetteer()).countryOf(text);
    return list.current().dealers.some(({ entry }) => entry.country === code) ? code : undefined;
  }

  return {
    endpoints: [listEndpoint, dealerEndpoint],
    /** What the list says of one. */
    known: (id: string) => findDealer(id)?.entry,
    countryOf,
    /** Whether a text is the name of a place, or a country, that dealers can be looked for near; no where there are none. */
    knowsPlace: async (text: string) =>
      list.current().dealers.length > 0 &&
      ((await countryOf(text)) !== undefined || (await openGazetteer()).isName(text)),
    /** Whether there is one in the largest place of this name, or beside it. */
    async hasDealerIn(name: string) {
      const [place] = (await openGazetteer()).find(name, defaultLanguage);
      return list
        .current()
        .dealers.some(({ position }) => place && position && distanceKm(place, position) < besideKm);
    },
    /** What the country, or the largest place, of a name is called in a language. */
    async nameOf(name: string, language: Language) {
      const country = await countryOf(name);
      if (country !== undefined) return countryName(country, language);
      return (await openGazetteer()).find(name, language)[0]?.name ?? name;
    },
    ids: () => list.current().dealers.map(({ entry }) => entry.id),
    /** Codes of the countries in which there are some. */
    countries: () => [...new Set(list.current().dealers.map(({ entry }) => entry.country))],
    sources,
    close: list.close,
  };
}
export type Dealers = Awaited<ReturnType<typeof openDealers>>;

/** How far from the middle of a town its dealers are at most. */
const besideKm = 10;

function readPosition(at: string) {
  const [latitude = 0, longitude = 0] = at.split(',').map(Number);
  return { latitude, longitude };
}

/** In this order they are kept, since five thousand names take longer to compare than distances. */
const compareNames = (one: DealerEntry, other: DealerEntry) =>
  one.country.localeCompare(other.country) ||
  one.place.localeCompare(other.place) ||
  one.name.localeCompare(other.name);
