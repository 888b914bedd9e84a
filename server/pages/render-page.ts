import type { Language } from '@kitchen/shared/languages.ts';
import type { PageState } from '@kitchen/shared/page-state.ts';
import { pageAddress } from '@kitchen/shared/paths.ts';
import type { Freshness } from '../platform/cache/freshness.ts';
import { pagePolicy } from '../platform/http/content-security-policy.ts';
import { notFound } from '../platform/http/problems.ts';
import type { Client } from './client-build.ts';
import { pageDocument } from './document.ts';

/** An answer of this site's own API, as a page uses it. */
export interface ApiAnswer {
  status: number;
  body: unknown;
  /** What it was made from; null where it must not be kept. */
  sources: readonly Freshness[] | null;
}

/** Settings of the site that its pages start with, the same for every visitor. */
type PageSettings = Pick<
  PageState,
  'brand' | 'defaultLanguage' | 'publicUrl' | 'enquiryRetentionDays' | 'loginAvailable' | 'registrationUrl'
>;

export interface PageRendererOptions {
  client: Client;
  settings: PageSettings;
  answer(apiPath: string): Promise<ApiAnswer>;
  now(): number;
}

export interface PageAnswer {
  /** 200; 404 where the page or what it is about does not exist; 503 while the store is away and nothing is known. */
  status: 200 | 404 | 503;
  html: string;
  policy: string;
  /** Null where the page must not be kept. */
  sources: readonly Freshness[] | null;
}

/** Renders the page of an address (path and query) with the answers that its screen shows first. */
export async function renderPage(
  url: string,
  language: Language,
  { client, settings, answer, now }: PageRendererOptions,
): Promise<PageAnswer> {
  const page = await client.matchPage(url, language, settings.brand);
  const read = (apiPaths: string[]) =>
    Promise.all(apiPaths.map(async (path) => ({ path, ...asPage(await answer(path)) })));
  const first = await read(page.answerPaths);
  const bodies = Object.fromEntries(first.map(({ path, body }) => [path, body]));
  const answers = [...first, ...(await read(page.furtherAnswerPaths(bodies)))];
  const { pathname, searchParams } = new URL(url, 'http://page.invalid');
  const state: PageState = {
    address: pageAddress(pathname, searchParams),
    language,
    ...settings,
    year: new Date(now()).getFullYear(),
    answers: Object.fromEntries(answers.map(({ path, body }) => [path, body])),
  };
  const rendered = await page.render(state);
  const document = pageDocument(rendered, state, client.assets(page, language));
  const html = client.finishDocument ? await client.finishDocument(url, document) : document;
  return {
    status: pageStatus(page.found, answers),
    html,
    policy:
      client.policy ??
      pagePolicy(
        rendered.styles.map(({ css }) => css),
        settings.publicUrl.startsWith('https:'),
      ),
    // Anyone can make up addresses: their pages would push out those that are asked for.
    sources:
      !page.found || answers.some(({ sources }) => sources === null)
        ? null
        : answers.flatMap(({ sources }) => sources ?? []),
  };
}

/** What the API refuses to look for (a SKU of a thousand characters, say) is not there. */
function asPage(answer: ApiAnswer): ApiAnswer {
  if (answer.status < 400 || answer.status >= 500 || answer.status === 404) return answer;
  return { ...answer, status: 404, body: notFound('page').body() };
}

function pageStatus(found: boolean, answers: readonly ApiAnswer[]): PageAnswer['status'] {
  if (!found || answers.some(({ status }) => status === 404)) return 404;
  return answers.some(({ status }) => status >= 500) ? 503 : 200;
}
