import type { texts as source } from './en.ts';
import { breadcrumbs } from './it/breadcrumbs.ts';
import { common } from './it/common.ts';
import { facets } from './it/facets.ts';
import { finder } from './it/finder.ts';
import { home } from './it/home.ts';
import { listing } from './it/listing.ts';
import { notFound } from './it/not-found.ts';
import { problems } from './it/problems.ts';
import { product } from './it/product.ts';
import type { Translated } from './translated.ts';

export const texts: Translated<typeof source> = {
  breadcrumbs,
  common,
  facets,
  finder,
  home,
  listing,
  notFound,
  problems,
  product,
};
