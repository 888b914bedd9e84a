import type { Language } from '@kitchen/shared/languages.ts';
import { pageAddress } from '@kitchen/shared/page-query.ts';
import type { PageState } from '@kitchen/shared/page-state.ts';
import { apiPaths } from '@kitchen/shared/paths.ts';
import { productSchema } from '@kitchen/shared/product.ts';
import type { MatchedPage } from '@kitchen/shared/rendered-page.ts';
import type { Content, ContentOfPage } from '../content/content.ts';
import { pagePolicy } from '../platform/http/content-security-policy.ts';
import type { DataReader, Provenance } from '../platform/http/data-endpoints.ts';
import { provenanceOfAll } from '../platform/http/data-endpoints.ts';
import { toProblem } from '../platform/http/error-handling.ts';
import type { ResponseParts } from '../platform/http/finish-response.ts';
import type { HttpProblem } from '../platform/problems/problems.ts';
import type { Client } from './client-build.ts';
import { inlineScript, pageDocument, pageStyles } from './document.ts';

/** Settings of the site that its pages start with, the same for every visitor. */
type PageSettings = Pick<
  PageState,
  'brand' | 'publicUrl' | 'enquiryRetentionDays' | 'loginAvailable' | 'registrationUrl' | 'webVitalsShare'
>;

export interface PageRendererOptions {
  client: Client;
  settings: PageSettings;
  content: Pick<Content, 'ofPage'>;
  read: DataReader;
  now(): number;
}

/** The screen of an address, and the maker's own content by which it was found: it is shown with the same. */
interface PageToMake extends MatchedPage {
  content: ContentOfPage;
}

/** A page with the answers that its screen shows first. */
export interface PageContent extends Provenance {
  page: MatchedPage;
  /**
   * 404 where what it is about does not exist, 400 where that makes no sense; 503 while the store is away and nothing
   * is known.
   */
  status: 200 | 400 | 404 | 503;
  /** By address, problems included. */
  answers: Readonly<Record<string, unknown>>;
  own: PageState['content'];
}

/** How long search engines and visitors are asked to wait while the store is away. */
const retryAfterS = 30;

export type PageRenderer = ReturnType<typeof createPageRenderer>;

export function createPageRenderer({ client, settings, content, read, now }: PageRendererOptions) {
  const { brand } = settings;

  /** `onFailure` is called with what is wrong with the site or the store. */
  async function readAnswers(addresses: readonly string[], onFailure: (problem: HttpProblem) => void) {
    return Promise.all(
      addresses.map(async (address) => {
        try {
          const { value, ...answer } = await read(address);
          return { address, status: 200, body: value, ...answer };
        } catch (error) {
          const problem = toProblem(error);
          if (problem.status >= 500) onFailure(problem);
          const { status } = problem;
          return { address, status, body: problem.body(), sources: [], ttlMs: 0, outcome: 'miss' as const };
        }
      }),
    );
  }

  return {
    /** The screen of an address; `found` is false where there is none. */
    async match(url: string, language: Language): Promise<PageToMake> {
      const own = content.ofPage();
      return { ...(await client.matchPage(url, language, brand, own.pages)), content: own };
    },

    /** A product's code as its record spells it; undefined where no such product is known, also while the store is away. */
    async findSku(sku: string, language: Language, onFailure: (problem: HttpProblem) => void) {
      const [answer] = await readAnswers([apiPaths.product(language, sku)], onFailure);
      return productSchema.safeParse(answer?.body).data?.sku;
    },

    /** What is shown where an address leads nowhere. */
    nothingAt(page: PageToMake, language: Language): PageContent {
      const own = page.content.present(language, page.texts);
      return { page, status: 404, answers: {}, own, sources: page.content.sources, outcome: 'hit' };
    },

    /** Reads what the screen shows first. */
    async load(
      page: PageToMake,
      language: Language,
      onFailure: (problem: HttpProblem) => void,
    ): Promise<PageContent> {
      const { sources } = page.content;
      const own = page.content.present(language, page.texts);
      const first = await readAnswers(page.answerPaths, onFailure);
      const bodies = Object.fromEntries(first.map(({ address, body }) => [address, body]));
      const further = await readAnswers(page.furtherAnswerPaths(bodies), onFailure);
      const all = [...first, ...further];
      return {
        page,
        status: pageStatus(
          all.map(({ status }) => status),
          page.refusesBadInput,
        ),
        answers: Object.fromEntries(all.map(({ address, body }) => [address, body])),
        own,
        ...provenanceOfAll([...all, { sources, outcome: 'hit' }]),
      };
    },

    /** The page of an address (path and query), the same whether the address named the language or the visitor. */
    async render(
      { page, status, answers, own, sources, ttlMs, outcome }: PageContent,
      url: string,
      language: Language,
    ): Promise<ResponseParts> {
      const isShared = !page.found;
      const { pathname, searchParams } = new URL(url, 'http://page.invalid');
      const year = new Date(now()).getFullYear();
      const state: PageState = {
        address: isShared ? null : pageAddress(pathname, searchParams),
        language,
        ...settings,
        year,
        ...(own && { content: own }),
        answers: isShared ? {} : answers,
      };
      const rendered = await page.render(state);
      const assets = client.assets(page, language);
      const document = pageDocument(rendered, state, assets);
      const inline = { styles: pageStyles(rendered, assets), script: inlineScript };
      const policy = client.policy ?? pagePolicy(inline);
      // The year stands in every page; while developing, a change to a screen shows at once.
      const isCacheable = status === 200 && ttlMs !== 0;
      const untilNewYearMs = new Date(year + 1, 0).getTime() - now();
      const mostTtlMs = client.finishDocument ? 0 : untilNewYearMs;
      return {
        status,
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-language': language,
          'content-security-policy': policy,
          vary: 'Accept-Encoding',
          // Browsers ask each time, and mostly the answer is 304; the data's age is in Age.
          'cache-control': isCacheable ? 'public, max-age=0, must-revalidate' : 'no-store',
          ...(status === 503 && { 'retry-after': String(retryAfterS) }),
        },
        body: client.finishDocument ? await client.finishDocument(url, document) : document,
        sources,
        outcome,
        // What is not there says what was asked for, and is asked for by one visitor.
        ttlMs: isShared ? mostTtlMs : status === 404 ? 0 : Math.min(ttlMs ?? mostTtlMs, mostTtlMs),
      };
    },
  };
}

/** What the API refuses to look for (a SKU of a thousand characters, say) is not there either. */
function pageStatus(statuses: readonly number[], refusesBadInput: boolean): PageContent['status'] {
  if (refusesBadInput && statuses.includes(400)) return 400;
  if (statuses.some((status) => status >= 400 && status < 500)) return 404;
  return statuses.some((status) => status >= 500) ? 503 : 200;
}
