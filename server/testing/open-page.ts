import { parsePage } from './parse-page.ts';
import type { TestSite } from './test-site.ts';

/** Asks a site for a page, and reads it. */
export async function openPage({ app }: TestSite, url: string, headers: Record<string, string> = {}) {
  const answer = await app.inject({ url, headers });
  const document = parsePage(answer.body);
  return { answer, status: answer.statusCode, document, headers: answer.headers };
}
