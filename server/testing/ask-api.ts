import type { Category } from '@kitchen/shared/categories.ts';
import type { Selection } from '@kitchen/shared/facets.ts';
import type { Listing } from '@kitchen/shared/listing.ts';
import { listingSchema } from '@kitchen/shared/listing.ts';
import { apiPaths } from '@kitchen/shared/paths.ts';
import type { Problem } from '@kitchen/shared/problem.ts';
import { problemSchema, problemTypeOf } from '@kitchen/shared/problem.ts';
import { expect } from 'vitest';
import type { TestSite } from './test-site.ts';

/** A page of a category as the site's API answers it. */
export async function askListing(
  { app }: TestSite,
  category: Category,
  selection: Selection = {},
  page = 1,
  language: 'en' | 'it' = 'en',
): Promise<Listing> {
  const answer = await app.inject(apiPaths.listing(language, category, selection, page));
  return listingSchema.parse(answer.json());
}

/** Checks that the API refuses an address, and how; resolves with what it says. */
export async function expectProblem(
  { app }: TestSite,
  url: string,
  status: number,
  type: string,
): Promise<Problem> {
  const answer = await app.inject(url);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    status,
    'application/problem+json; charset=utf-8',
  ]);
  expect(answer.headers['cache-control']).toBe('no-store');
  const problem = problemSchema.parse(answer.json());
  expect([problem.status, problemTypeOf(problem.type)]).toEqual([status, type]);
  return problem;
}
