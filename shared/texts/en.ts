import { breadcrumbs } from './en/breadcrumbs.ts';
import { common } from './en/common.ts';
import { errors } from './en/errors.ts';
import { facets } from './en/facets.ts';
import { finder } from './en/finder.ts';
import { frame } from './en/frame.ts';
import { languages } from './en/languages.ts';
import { listing } from './en/listing.ts';
import { notFound } from './en/not-found.ts';
import { problems } from './en/problems.ts';

/** English texts; their keys are the keys of every language. */
export const texts = {
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
} as const;
