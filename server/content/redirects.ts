import { canonicalPath, decodeLeniently, movedPath } from '@kitchen/shared/paths.ts';
import { LRUCache } from 'lru-cache';

/** What an old address leads to: an address of this site or a whole one elsewhere; null: what was there is gone for good. */
export type Target = string | null;

/** A line of the list. */
export interface RedirectRule {
  /** As an editor counts. */
  line: number;
  from: OldAddress;
  to: Target;
}

/** An old address in the form in which addresses compare. */
export interface OldAddress {
  /** Lower case, single slashes, percent-encoded in one way; a slash at the end only where it is a prefix. */
  path: string;
  /** What its query has to say, by name, in order of the names. */
  parameters: readonly (readonly [name: string, value: string])[];
  /** Whether it is the beginning of many addresses. */
  isPrefix: boolean;
}

/** `301` with where to go on, or `410`. */
export type Redirect = { status: 301; to: string } | { status: 410 };

/** A list's lines, found by address. */
export interface Redirects {
  readonly size: number;
  /** The line that is for an address: the whole address before its beginning, and of those the longest. */
  rule(address: URL): RedirectRule | undefined;
  /** What the list says of the address of a request; undefined where nothing. */
  find(rawUrl: string): Redirect | undefined;
}

/** Lists that lead round and round are found when they are read; this ends what only an address brings about. */
const mostSteps = 10;

/** Base of addresses without a host; nobody has it. */
export const thisSite = 'http://site.invalid';

/** Parts of a path as it was written, each percent-encoded in one way. */
const partsOf = (pathname: string): string[] =>
  pathname
    .split('/')
    .filter((part) => part !== '')
    .map((part) => encodeURIComponent(decodeLeniently(part)));

/** A path in the form in which they compare. */
export const comparedPath = (pathname: string): string =>
  `/${partsOf(pathname)
    .map((part) => encodeURIComponent(decodeURIComponent(part).toLowerCase()))
    .join('/')}`;

/** The same with a slash at the end, as what is below it begins. */
const pathBelow = (path: string): string => (path === '/' ? path : `${path}/`);

/** An address of this site as it is to be, so that it leads no further. */
export const canonicalAddress = ({ pathname, search, hash }: URL): string =>
  (movedPath(pathname) ?? canonicalPath(pathname)) + search + hash;

/** Puts lines in order; of two with the same address the first counts. */
export function indexRedirects(rules: readonly RedirectRule[]): Redirects {
  const exact = new Map<string, Map<string, Map<string, RedirectRule>>>();
  const prefixes = new Map<string, RedirectRule>();
  for (const rule of rules) {
    const { path, parameters, isPrefix } = rule.from;
    if (isPrefix) {
      if (!prefixes.has(path)) prefixes.set(path, rule);
      continue;
    }
    // By the names that the query has to have: of twenty thousand ids none is tried in vain.
    const byNames = exact.get(path) ?? new Map<string, Map<string, RedirectRule>>();
    exact.set(path, byNames);
    const names = JSON.stringify(parameters.map(([name]) => name));
    const byValues = byNames.get(names) ?? new Map<string, RedirectRule>();
    byNames.set(names, byValues);
    const values = JSON.stringify(parameters.map(([, value]) => value));
    if (!byValues.has(values)) byValues.set(values, rule);
  }
  const namesFirst = new Map(
    [...exact].map(([path, byNames]) => [
      path,
      [...byNames]
        .map(([names, byValues]) => ({ names: JSON.parse(names) as string[], byValues }))
        .toSorted((one, other) => other.names.length - one.names.length),
    ]),
  );
  const lengths = [...new Set([...prefixes.keys()].map(({ length }) => length))].toSorted((a, b) => b - a);
  /** An address is asked for more than once, and looking it up costs a tenth of sending a page. */
  const found = new LRUCache<string, { redirect: Redirect | undefined }>({
    max: 5_000,
    maxSize: 1_000_000,
    sizeCalculation: (_, rawUrl) => rawUrl.length + 1,
  });

  function rule({ pathname, searchParams }: URL): RedirectRule | undefined {
    const path = comparedPath(pathname);
    for (const { names, byValues } of namesFirst.get(path) ?? []) {
      const values = names.map((name) => searchParams.get(name));
      const exactly = values.includes(null) ? undefined : byValues.get(JSON.stringify(values));
      if (exactly) return exactly;
    }
    const below = pathBelow(path);
    for (const length of lengths) {
      const begun = length <= below.length ? prefixes.get(below.slice(0, length)) : undefined;
      if (begun) return begun;
    }
    return undefined;
  }

  function lookUp(rawUrl: string): Redirect | undefined {
    let address = URL.parse(rawUrl.replace(/^[\\/]+/, '/'), thisSite);
    let redirect: Redirect | undefined;
    for (let step = 0; address; step++) {
      const next = rule(address);
      if (!next) return redirect;
      if (step === mostSteps) return undefined;
      const to = leadOn(next, address);
      if (to === null) return { status: 410 };
      const isOwn = to.origin === thisSite;
      redirect = { status: 301, to: isOwn ? canonicalAddress(to) : to.href };
      address = isOwn ? to : null;
    }
    return redirect;
  }

  return {
    size: rules.length,
    rule,
    find(rawUrl) {
      if (rules.length === 0) return undefined;
      const known = found.get(rawUrl);
      if (known) return known.redirect;
      const redirect = lookUp(rawUrl);
      found.set(rawUrl, { redirect });
      return redirect;
    },
  };
}

/** Where a line leads from an address; null where that is gone. */
export function leadOn({ from, to }: RedirectRule, asked: URL): URL | null {
  if (to === null) return null;
  const target = new URL(to.endsWith('*') ? fillIn(to, from, asked) : to, thisSite);
  if (target.origin !== thisSite) return target;
  // What else was asked goes along, such as where the visitor came from.
  const matched = new Set(from.parameters.map(([name]) => name));
  const own = new Set(target.searchParams.keys());
  for (const [name, value] of asked.searchParams) {
    if (!matched.has(name) && !own.has(name)) target.searchParams.append(name, value);
  }
  return target;
}

/** A target that takes over what follows the beginning: parts that hold no slash. */
function fillIn(to: string, from: OldAddress, { pathname }: URL): string {
  const compared = pathBelow(comparedPath(pathname));
  const written = pathBelow(`/${partsOf(pathname).join('/')}`);
  // Capitals stay, save where a letter's small form is of another length.
  const rest = (written.length === compared.length ? written : compared).slice(from.path.length, -1);
  const filled = to.slice(0, -1) + rest;
  // Two slashes at the beginning would make a host of what follows.
  return to.startsWith('/') ? filled.replace(/^\/+/, '/') : filled;
}
