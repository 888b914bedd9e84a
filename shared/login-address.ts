import type { Language } from './languages.ts';
import { languageKey } from './languages.ts';
import { loginNextKey, paths, plainPath, withQuery } from './paths.ts';

/** Longest address that a login leads on to. */
const nextLimit = 1_000;

/** The only addresses of the API that make sense to a visitor. */
const documentPattern = /^\/api\/documents\/[a-z0-9-]+$/;

const siteOrigin = 'http://site.invalid';

/** The login, which leads on to `next`: a path of this site. */
export function loginAddress(next: string, language: Language): string {
  return withQuery(paths.login, [
    [loginNextKey, next],
    [languageKey, language],
  ]);
}

/**
 * Where a login leads on to, from the query of its address, which anybody can have written: a page
 * of this site or a document, never another site, a call of the API or the login itself.
 */
export function readNext(query: URLSearchParams): string | undefined {
  const next = query.get(loginNextKey) ?? '';
  // Browsers read a backslash as a slash, and leave tabs and line breaks out of addresses.
  if (next.length > nextLimit || !/^\/[^\s\p{Cc}\\]*$/u.test(next)) return undefined;
  let address: URL;
  try {
    address = new URL(next, siteOrigin);
  } catch {
    return undefined;
  }
  const { origin, pathname, search, hash } = address;
  // Only now, since dots in a path (`/.//other.example`) make two slashes of one.
  if (origin !== siteOrigin || pathname.startsWith('//')) return undefined;
  const path = plainPath(pathname);
  if (path === paths.login) return undefined;
  if (/^\/+(?:api|media)(?:\/|$)/.test(path) && !documentPattern.test(pathname)) return undefined;
  return pathname + search + hash;
}
