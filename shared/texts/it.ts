import type { texts as source } from './en.ts';
import { breadcrumbs } from './it/breadcrumbs.ts';
import { common } from './it/common.ts';
import { errors } from './it/errors.ts';
import { facets } from './it/facets.ts';
import { finder } from './it/finder.ts';
import { frame } from './it/frame.ts';
import { languages } from './it/languages.ts';
import { listing } from './it/listing.ts';
import { notFound } from './it/not-found.ts';
import { problems } from './it/problems.ts';
import type { Translated } from './translated.ts';

export const texts: Translated<typeof source> = {
  breadcrumbs,
  common,
  facets,
  finder,
  listing,
  notFound,
  errors,
  frame,
  languages,
  problems,
};
