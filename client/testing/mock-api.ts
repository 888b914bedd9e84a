import type { CatalogueList } from '@kitchen/shared/catalogues.ts';
import { catalogueListSchema, cataloguesApiPath } from '@kitchen/shared/catalogues.ts';
import type { Companions } from '@kitchen/shared/companions.ts';
import { companionsSchema } from '@kitchen/shared/companions.ts';
import type { Dealer, DealerList, DealerQuery } from '@kitchen/shared/dealers.ts';
import { dealerAnswerSchema, dealerListSchema, readDealerQuery } from '@kitchen/shared/dealers.ts';
import type { ReservedDocuments } from '@kitchen/shared/documents.ts';
import { documentsApiPath, reservedDocumentsSchema } from '@kitchen/shared/documents.ts';
import type { Enquiry } from '@kitchen/shared/enquiry.ts';
import {
  enquiryApiPaths,
  enquiryReceiptSchema,
  enquirySchema,
  idempotencyHeader,
  idempotencyKeySchema,
} from '@kitchen/shared/enquiry.ts';
import type { Selection } from '@kitchen/shared/facets.ts';
import { readSelection } from '@kitchen/shared/facets.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { languageKey, languageSchema } from '@kitchen/shared/languages.ts';
import type { CategoryTotals, Listing } from '@kitchen/shared/listing.ts';
import { categoryTotalsSchema, listingSchema } from '@kitchen/shared/listing.ts';
import type { OwnPage } from '@kitchen/shared/own-page.ts';
import { ownPageSchema } from '@kitchen/shared/own-page.ts';
import { apiPaths, readSkus } from '@kitchen/shared/paths.ts';
import type { Problem } from '@kitchen/shared/problem.ts';
import { problemSchema } from '@kitchen/shared/problem.ts';
import type { Product } from '@kitchen/shared/product.ts';
import { productSchema } from '@kitchen/shared/product.ts';
import type { ProductDocuments } from '@kitchen/shared/product-documents.ts';
import { productDocumentsSchema } from '@kitchen/shared/product-documents.ts';
import type { Comparison, ProductCards } from '@kitchen/shared/product-lists.ts';
import { comparisonSchema, productCardsSchema } from '@kitchen/shared/product-lists.ts';
import type { Recalls } from '@kitchen/shared/recalls.ts';
import { recallsSchema } from '@kitchen/shared/recalls.ts';
import type { SearchResults } from '@kitchen/shared/search.ts';
import { searchResultsSchema } from '@kitchen/shared/search.ts';
import type { SearchFilters } from '@kitchen/shared/search-filters.ts';
import { readSearchFilters } from '@kitchen/shared/search-filters.ts';
import type { Credentials, Session } from '@kitchen/shared/session.ts';
import {
  credentialsSchema,
  sessionApiPath,
  sessionRenewHeader,
  sessionSchema,
} from '@kitchen/shared/session.ts';
import type { Appliance, SupportAnswer } from '@kitchen/shared/support.ts';
import { applianceSchema, supportAnswerSchema } from '@kitchen/shared/support.ts';
import { HttpResponse, http } from 'msw';
import type * as z from 'zod/mini';
import { mockNetwork } from './mock-network.ts';

type Answer<T> = T | Problem | Promise<T | Problem>;

/** Answers as the API does: the schema is the contract, so what breaks it fails the test. */
async function respond<T extends object>(
  answer: Answer<T>,
  schema: z.ZodMiniType<T>,
  { status = 200 } = {},
): Promise<Response> {
  const body = await answer;
  if ('status' in body && 'type' in body) {
    const problem = problemSchema.parse(body);
    return HttpResponse.json(problem, {
      status: problem.status,
      headers: { 'content-type': 'application/problem+json' },
    });
  }
  return HttpResponse.json(schema.parse(body), { status });
}

interface Asked {
  language: Language;
}

const languageOf = (query: URLSearchParams) => languageSchema.parse(query.get(languageKey));

/** Plans the API's listings, page by page. */
export function mockListings(
  answer: (asked: Asked & { category: string; selection: Selection; page: number }) => Answer<Listing>,
): void {
  mockNetwork.use(
    http.get('*/api/categories/:category/products', ({ request, params }) => {
      const query = new URL(request.url).searchParams;
      const asked = {
        language: languageOf(query),
        category: String(params.category),
        selection: readSelection(query).selection,
        page: Number(query.get('page') ?? 1),
      };
      return respond(answer(asked), listingSchema);
    }),
  );
}

/** Plans how many products each category has. */
export function mockCategoryTotals(answer: () => Answer<CategoryTotals>): void {
  mockNetwork.use(http.get(`*${apiPaths.categories}`, () => respond(answer(), categoryTotalsSchema)));
}

/** Plans the API's products by SKU, without documents, recalls and what goes with them. */
export function mockProducts(answer: (asked: Asked & { sku: string }) => Answer<Product>): void {
  mockNetwork.use(
    http.get('*/api/products/:sku', ({ request, params }) => {
      const language = languageOf(new URL(request.url).searchParams);
      return respond(answer({ language, sku: String(params.sku) }), productSchema);
    }),
  );
  mockProductDocuments(() => ({ items: [] }));
  mockCompanions(() => ({ items: [] }));
  mockRecalls(() => ({ items: [] }));
}

/** Plans what there is to download about products. */
export function mockProductDocuments(answer: (sku: string) => Answer<ProductDocuments>): void {
  mockNetwork.use(
    http.get('*/api/products/:sku/documents', ({ params }) =>
      respond(answer(String(params.sku)), productDocumentsSchema),
    ),
  );
}

/** Plans the finder of dealers. */
export function mockDealers(answer: (query: DealerQuery) => Answer<DealerList>): void {
  mockNetwork.use(
    http.get('*/api/dealers', ({ request }) =>
      respond(answer(readDealerQuery(new URL(request.url).searchParams)), dealerListSchema),
    ),
  );
}

/** Plans the page of a dealer. */
export function mockDealer(answer: () => Answer<{ dealer: Dealer }>): void {
  mockNetwork.use(http.get('*/api/dealers/:id', () => respond(answer(), dealerAnswerSchema)));
}

/** Plans what the help for owners finds. */
export function mockSupport(answer: (asked: Asked & { query: string }) => Answer<SupportAnswer>): void {
  mockNetwork.use(
    http.get('*/api/support', ({ request }) => {
      const query = new URL(request.url).searchParams;
      return respond(
        answer({ language: languageOf(query), query: query.get('q') ?? '' }),
        supportAnswerSchema,
      );
    }),
  );
}

/** Plans the appliances of the help for owners. */
export function mockAppliance(answer: (sku: string) => Answer<Appliance>): void {
  mockNetwork.use(
    http.get('*/api/support/:sku', ({ params }) => respond(answer(String(params.sku)), applianceSchema)),
  );
}

/** Plans the recalls. */
export function mockRecalls(answer: () => Answer<Recalls>): void {
  mockNetwork.use(http.get('*/api/recalls', () => respond(answer(), recallsSchema)));
}

/** Plans the pages of the maker's own. */
export function mockOwnPage(answer: (asked: Asked & { path: string }) => Answer<OwnPage>): void {
  mockNetwork.use(
    http.get('*/api/pages', ({ request }) => {
      const query = new URL(request.url).searchParams;
      return respond(answer({ language: languageOf(query), path: query.get('path') ?? '' }), ownPageSchema);
    }),
  );
}

/** Plans the API's comparisons. */
export function mockComparison(answer: (asked: Asked & { skus: string[] }) => Answer<Comparison>): void {
  mockNetwork.use(
    http.get('*/api/comparison', ({ request }) => {
      const query = new URL(request.url).searchParams;
      return respond(
        answer({ language: languageOf(query), skus: readSkus(query.get('items') ?? '') }),
        comparisonSchema,
      );
    }),
  );
}

/** Plans the cards that the API gives by SKU. */
export function mockProductCards(answer: (asked: Asked & { skus: string[] }) => Answer<ProductCards>): void {
  mockNetwork.use(
    http.get('*/api/products', ({ request }) => {
      const query = new URL(request.url).searchParams;
      return respond(
        answer({ language: languageOf(query), skus: readSkus(query.get('sku') ?? '') }),
        productCardsSchema,
      );
    }),
  );
}

/** Plans what goes with products. */
export function mockCompanions(answer: (asked: Asked & { sku: string }) => Answer<Companions>): void {
  mockNetwork.use(
    http.get('*/api/products/:sku/companions', ({ request, params }) => {
      const language = languageOf(new URL(request.url).searchParams);
      return respond(answer({ language, sku: String(params.sku) }), companionsSchema);
    }),
  );
}

/** Plans the API's search results. */
export function mockSearch(
  answer: (asked: Asked & { query: string; page: number; filters: SearchFilters }) => Answer<SearchResults>,
): void {
  mockNetwork.use(
    http.get('*/api/search', ({ request }) => {
      const query = new URL(request.url).searchParams;
      return respond(
        answer({
          language: languageOf(query),
          query: query.get('q') ?? '',
          page: Number(query.get('page') ?? 1),
          filters: readSearchFilters(query),
        }),
        searchResultsSchema,
      );
    }),
  );
}

/** Plans the list of catalogues to download. */
export function mockCatalogues(answer: () => Answer<CatalogueList>): void {
  mockNetwork.use(http.get(`*${cataloguesApiPath}`, () => respond(answer(), catalogueListSchema)));
}

/** Gives tokens, and plans what becomes of enquiries; each has to be one that the server takes. */
export function mockEnquiries(
  answer: (sent: { enquiry: Enquiry; key: string }) => Response | Answer<{ reference: string }>,
): void {
  mockNetwork.use(
    http.get(`*${enquiryApiPaths.token}`, () => HttpResponse.json({ token: 'a-token' })),
    http.post(`*${enquiryApiPaths.submit}`, async ({ request }) => {
      const enquiry = enquirySchema.parse(await request.json());
      const key = idempotencyKeySchema.parse(request.headers.get(idempotencyHeader));
      const answered = await answer({ enquiry, key });
      return answered instanceof Response
        ? answered
        : respond(answered, enquiryReceiptSchema, { status: 202 });
    }),
  );
}

/** Plans who is logged in, and whether the question is a use of the session; without a plan nobody may ask. */
export function mockSession(answer: (asked: { renews: boolean }) => Response | Answer<Session>): void {
  mockNetwork.use(
    http.get(`*${sessionApiPath}`, ({ request: { headers } }) =>
      orResponse(answer({ renews: headers.get(sessionRenewHeader) !== 'no' }), sessionSchema),
    ),
  );
}

/** Plans what becomes of logins; each has to be one that the server takes. */
export function mockLogin(answer: (credentials: Credentials) => Response | Answer<Session>): void {
  mockNetwork.use(
    http.post(`*${sessionApiPath}`, async ({ request }) =>
      orResponse(answer(credentialsSchema.parse(await request.json())), sessionSchema),
    ),
  );
}

/** Plans what becomes of the wish to log out. */
export function mockLogout(answer: () => Response | Promise<Response>): void {
  mockNetwork.use(http.delete(`*${sessionApiPath}`, answer));
}

/** Plans the documents of whoever is logged in. */
export function mockDocuments(answer: (asked: Asked) => Response | Answer<ReservedDocuments>): void {
  mockNetwork.use(
    http.get(`*${documentsApiPath}`, ({ request }) =>
      orResponse(
        answer({ language: languageOf(new URL(request.url).searchParams) }),
        reservedDocumentsSchema,
      ),
    ),
  );
}

const orResponse = <T extends object>(answer: Response | Answer<T>, schema: z.ZodMiniType<T>) =>
  answer instanceof Response ? answer : respond(answer, schema);
