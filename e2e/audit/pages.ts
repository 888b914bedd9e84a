import { defaultBrand } from '@kitchen/shared/brand.ts';
import { paths } from '@kitchen/shared/paths.ts';

export interface AuditedPage {
  name: string;
  path: string;
  /** Audits that fail on purpose, with the reason. */
  exempt?: Readonly<Record<string, string>>;
}

const resultsOfSearches = 'results of a search are not for search engines (noindex)';

/** One page of each kind, of the demo's catalogue. */
export const auditedPages: readonly AuditedPage[] = [
  { name: 'home', path: paths.home },
  { name: 'collections', path: paths.collections },
  { name: 'line', path: paths.line({ category: 'cookers', slug: 'antique' }) },
  { name: 'listing', path: paths.category('cookers') },
  { name: 'filtered', path: `${paths.category('cookers')}?color=cream` },
  { name: 'sheet', path: paths.product('AN100-BU') },
  { name: 'about', path: paths.about(defaultBrand) },
  { name: 'contacts', path: paths.contacts },
  { name: 'search', path: `${paths.finder}?q=oven`, exempt: { 'is-crawlable': resultsOfSearches } },
];
