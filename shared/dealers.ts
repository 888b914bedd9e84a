import * as z from 'zod/mini';
import type { Language } from './languages.ts';
import { languageKey } from './languages.ts';
import { skuLimit } from './limits.ts';
import { paths, withQuery } from './paths.ts';

/** A dealer's id, which stands in addresses. */
export const dealerIdPattern = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** Days of the week as schema.org's `openingHours` has them, Monday first. */
export const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

/** What dealers do: show and sell, or repair. */
export const dealerKinds = ['showroom', 'service'] as const;
type DealerKind = (typeof dealerKinds)[number];

/** One line of the hours: these days, from and to such as `09:00`. */
const openingSchema = z.object({
  from: z.enum(weekdays),
  to: z.enum(weekdays),
  times: z.array(z.object({ opens: z.string(), closes: z.string() })),
});
export type Opening = z.infer<typeof openingSchema>;

const positionSchema = z.object({ latitude: z.number(), longitude: z.number() });
export type Position = z.infer<typeof positionSchema>;

const placeSchema = z.object({
  name: z.string(),
  /** Letters of an Italian province, such as `BO`. */
  province: z.nullable(z.string()),
  /** ISO 3166-1 code, such as `IT`. */
  country: z.string(),
});
export type DealerPlace = z.infer<typeof placeSchema>;

const dealerSchema = z.object({
  /** Stands in addresses. */
  id: z.string(),
  name: z.string(),
  address: z.string(),
  postcode: z.nullable(z.string()),
  place: z.string(),
  country: z.string(),
  /** Null where neither the file nor the gazetteer knows it. */
  position: z.nullable(positionSchema),
  /** Whether the file says it; else it is that of the postcode or the place, which others may share. */
  isPositionExact: z.boolean(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  web: z.nullable(z.string()),
  hours: z.array(openingSchema),
  kinds: z.array(z.enum(dealerKinds)),
  /** Options of the facet `collection` and SKUs that can be seen there. */
  display: z.object({ collections: z.array(z.string()), skus: z.array(z.string()) }),
  /** Codes of the languages that are spoken there, such as `de`. */
  languages: z.array(z.string()),
  note: z.nullable(z.string()),
});
export type Dealer = z.infer<typeof dealerSchema>;

const listedDealerSchema = z.extend(dealerSchema, {
  /** As the crow flies; null where no place was asked for, or it is not known where the dealer is. */
  distanceKm: z.nullable(z.number()),
});
export type ListedDealer = z.infer<typeof listedDealerSchema>;

/** `GET /api/dealers`. */
export const dealerListSchema = z.object({
  /** The place that was asked for; null where none was, or it is not known. */
  place: z.nullable(placeSchema),
  /** Where that is, or the visitor. */
  centre: z.nullable(positionSchema),
  /** What the product that is asked for on display is called; null where none is, or nobody knows it. */
  product: z.nullable(z.string()),
  /** What else of that name might be meant, as it is to be asked for. */
  otherPlaces: z.array(placeSchema),
  /** Where there are dealers, of this kind and with this on display. */
  countries: z.array(z.object({ code: z.string(), count: z.number() })),
  /** The nearest first, or in the order of countries and places. */
  items: z.array(listedDealerSchema),
  total: z.number(),
});
export type DealerList = z.infer<typeof dealerListSchema>;

/** `GET /api/dealers/:id`. */
export const dealerAnswerSchema = z.object({ dealer: dealerSchema });

/** What the finder of dealers asks for. */
export interface DealerQuery {
  /** A place or an Italian postcode, as the visitor writes it. */
  near?: string | undefined;
  /** Where the visitor is, to a tenth of a degree, such as `44.5,11.3`. */
  at?: string | undefined;
  /** ISO 3166-1 code. */
  country?: string | undefined;
  kind?: DealerKind | undefined;
  /** A collection, or a SKU, that is on display. */
  display?: string | undefined;
  /** The SKU of what the visitor would like to have repaired: it goes along, and narrows nothing. */
  sku?: string | undefined;
}

const dealerQueryKeys = [
  'near',
  'at',
  'country',
  'kind',
  'display',
  'sku',
] as const satisfies (keyof DealerQuery)[];
export const dealerTextLimit = 80;

/** Nobody drives farther to see a cooker without wondering whether there is none nearer. */
export const farKm = 150;

/** No finer than some 10 km: the site has no business with more. */
export const roundedPosition = /^-?\d{1,2}\.\d,-?\d{1,3}\.\d$/;

/** What an address asks the finder of dealers for; what cannot be meant is left out. */
export function readDealerQuery(query: URLSearchParams): DealerQuery {
  const text = (key: string) =>
    query.get(key)?.trim().replace(/\s+/g, ' ').slice(0, dealerTextLimit) || undefined;
  const country = text('country')?.toUpperCase();
  const kind = dealerKinds.find((known) => known === query.get('kind'));
  const sku = query.get('sku')?.trim();
  return {
    near: text('near'),
    at: roundedPosition.exec(query.get('at') ?? '')?.[0],
    country: country && /^[A-Z]{2}$/.test(country) ? country : undefined,
    kind,
    display: text('display'),
    sku: kind === 'service' && sku && sku.length <= skuLimit ? sku : undefined,
  };
}

export const dealerParameters = (query: DealerQuery): [string, string | undefined][] =>
  dealerQueryKeys.map((key) => [key, query[key]]);

/** The finder of dealers, asked for these. */
export const dealersPath = (query: DealerQuery) => withQuery(paths.dealers, dealerParameters(query));

export const dealersApiPath = (language: Language, query: DealerQuery) =>
  withQuery('/api/dealers', [...dealerParameters({ ...query, sku: undefined }), [languageKey, language]]);

export const dealerApiPath = (language: Language, id: string) =>
  withQuery(`/api/dealers/${encodeURIComponent(id)}`, [[languageKey, language]]);
