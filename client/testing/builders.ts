import type { ListedDealer } from '@kitchen/shared/dealers.ts';
import type { ReservedDocument } from '@kitchen/shared/documents.ts';
import { listingPageSize } from '@kitchen/shared/limits.ts';
import type { Facet, Listing, ProductCard } from '@kitchen/shared/listing.ts';
import type { LoginProblemType, Problem, ProblemType } from '@kitchen/shared/problem.ts';
import { problemTypeUri } from '@kitchen/shared/problem.ts';
import type { Product } from '@kitchen/shared/product.ts';
import type { Recall } from '@kitchen/shared/recalls.ts';
import type { SearchHit } from '@kitchen/shared/search.ts';

/** A product in a list, unlike others by its number. */
export function aCard({ id = 1, ...others }: Partial<ProductCard> = {}): ProductCard {
  return {
    id,
    sku: `CAL-${id}`,
    name: `Cooker ${id}`,
    picture: { source: `cooker-${id}` },
    facts: { width: '90', color: 'burgundy' },
    figures: {},
    energy: null,
    ...others,
  };
}

/** A product found. */
export function aHit(others: Partial<SearchHit> = {}): SearchHit {
  return {
    id: 1,
    sku: 'CAL-1',
    name: 'Antique 100',
    picture: null,
    category: 'cookers',
    facts: {},
    figures: {},
    summary: '',
    energy: null,
    ...others,
  };
}

/** A page of a listing of `total` products, with the cards that stand on it. */
export function aListing({ total = 3, page = 1, ...others }: Partial<Listing> = {}): Listing {
  const first = (page - 1) * listingPageSize;
  const length = Math.max(0, Math.min(listingPageSize, total - first));
  return {
    category: 'cookers',
    items: Array.from({ length }, (_, index) => aCard({ id: first + index + 1 })),
    total,
    models: total,
    page,
    pages: Math.max(1, Math.ceil(total / listingPageSize)),
    energy: [],
    facets: [],
    sorts: [],
    complete: true,
    ...others,
  };
}

/** A product of the API. */
export function aProduct(others: Partial<Product> = {}): Product {
  return {
    id: 1,
    sku: 'CAL-AN100-BU',
    name: 'Antique 100',
    language: 'en',
    category: 'cookers',
    collection: 'antique',
    model: 'AN100-BU',
    color: 'burgundy',
    installationMode: null,
    shortDescription: '<p>A cooker in <strong>burgundy</strong> enamel.</p>',
    descriptionText: 'A cooker in burgundy enamel.',
    pictures: [{ source: 'antique-100', alt: 'A burgundy cooker' }],
    specifications: [
      { section: 'overall_dimensions', value: 'Width: 100 cm - Depth: 60 cm - Height: 90 cm' },
    ],
    measures: { width: 1000, depth: 600, height: 900, heightTo: 900, adjustableBy: 0 },
    facts: { width: '100', color: 'burgundy' },
    figures: {},
    features: {},
    functions: [],
    energyLabel: null,
    connection: null,
    technicalInformation: [],
    family: null,
    toldApartBy: { name: [], description: [] },
    warnings: [],
    gtin: null,
    modifiedOn: null,
    ...others,
  };
}

/** A document of the reserved area. */
export function aDocument(others: Partial<ReservedDocument> = {}): ReservedDocument {
  return {
    id: 'price-list-2026',
    kind: 'price-list',
    title: 'Price list 2026',
    date: '2026-03-02',
    languages: ['en'],
    format: 'pdf',
    bytes: 2_400_000,
    isNew: false,
    ...others,
  };
}

const statuses: Record<ProblemType | LoginProblemType, number> = {
  'bad-input': 400,
  'not-found': 404,
  'too-many-requests': 429,
  'store-unavailable': 503,
  internal: 500,
  'login-required': 401,
  'login-refused': 401,
  'login-unavailable': 502,
};

export function aProblem(type: ProblemType | LoginProblemType): Problem {
  return { type: problemTypeUri(type), title: 'As the server says it.', status: statuses[type] };
}

/** A dealer in a list near no place. */
export function aDealer(others: Partial<ListedDealer> = {}): ListedDealer {
  return {
    id: 'felsinea',
    name: 'Spazio Felsineo',
    address: 'Via Emilia Ponente 92',
    postcode: '40133',
    place: 'Bologna',
    country: 'IT',
    position: null,
    isPositionExact: false,
    phone: '+39 555 0118 46',
    email: 'felsineo@dealers.example',
    web: null,
    hours: [],
    kinds: ['showroom'],
    display: { collections: ['antique', 'enzo_titan'], skus: [] },
    languages: [],
    note: null,
    distanceKm: null,
    ...others,
  };
}

export function aRecall(others: Partial<Recall> = {}): Recall {
  return {
    id: 'door',
    date: '2026-10-12',
    product: 'Land 60 oven',
    skus: ['LDF60S-BU'],
    models: ['LDF60S'],
    serials: [{ from: 'LD-2318-0001', to: 'LD-2318-0420' }],
    sold: null,
    hazard: 'The glass can break.',
    action: 'Stop using the oven at once.',
    remedy: 'We replace the door.',
    contact: { phone: null, email: null },
    picture: { path: '/recalls/door/oven.jpg', alt: 'A burgundy oven' },
    ...others,
  };
}

/** Facets of a listing of cookers. */
export const someFacets: Facet[] = [
  {
    facet: 'color',
    options: { burgundy: 2, cream: 1, avena: 0 },
  },
  { facet: 'width', options: { '90': 3 } },
  { facet: 'cooktop_type', options: { gas: 3 } },
  { facet: 'oven_type', options: { gas: 2 } },
];
