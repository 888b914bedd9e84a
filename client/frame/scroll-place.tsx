import { decodeLeniently } from '@kitchen/shared/paths.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import * as z from 'zod/mini';
import { ifAllowed } from '../api/if-allowed.ts';
import { keepsPlace } from '../ui/behaviour/keep-place.ts';
import { seekPlace } from './seek-place.ts';

const storageKey = 'scroll-places';
/** Places of older visits to remember, by history entry. */
const rememberedPlaces = 50;
const placesSchema = z.record(z.string(), z.number());

/**
 * A new page starts at its top, or at the part that the address names; going back or forward finds
 * the place where the visitor left the page, also after a reload. An address that is typed or followed
 * from elsewhere is new, however often it was visited. Renders nothing.
 */
export function ScrollPlace() {
  const location = useLocation();
  const navigationType = useNavigationType();
  /** Of pages of this document. What others left is read when it is needed: the browser lets all wait for it, 200 ms on a phone. */
  const places = useRef<Record<string, number>>({});
  const isFirstPage = useRef(true);

  useEffect(() => {
    const take = () => {
      window.history.scrollRestoration = 'manual';
    };
    // Until the scripts of the next document are there, the browser finds the place.
    const handBack = () => {
      window.history.scrollRestoration = 'auto';
    };
    const leave = () => {
      writePlaces(places.current);
      handBack();
    };
    take();
    window.addEventListener('pageshow', take);
    window.addEventListener('pagehide', leave);
    return () => {
      handBack();
      window.removeEventListener('pageshow', take);
      window.removeEventListener('pagehide', leave);
    };
  }, []);

  // Before the browser paints, so that the page never shows in the wrong place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a place is taken once for each history entry.
  useLayoutEffect(() => {
    const known = places.current;
    const isFirst = isFirstPage.current;
    isFirstPage.current = false;
    const { hash, state } = location;
    // The first page of every document has the router's same key, and so has each of its parts.
    const name = `${location.pathname}${location.search}${hash} ${location.key}`;
    const isReturn = isFirst ? isDocumentReturn() : navigationType === 'POP';
    const place = isReturn ? (known[name] ?? readPlaces()[name]) : undefined;
    const seek = place === undefined || (isFirst && isFoundByBrowser(place)) ? undefined : seekPlace(place);
    if (!seek && !isFirst && !keepsPlace(state)) {
      const part = hash ? document.getElementById(decodeLeniently(hash.slice(1))) : null;
      if (!part) window.scrollTo(0, 0);
      // The browser may have led there already, and the visitor gone on from there.
      else if (!part.contains(document.activeElement)) {
        part.scrollIntoView();
        part.focus({ preventScroll: true });
      }
    }
    const note = () => {
      if (!seek?.seeking()) keepLatest(known, name, Math.round(window.scrollY));
    };
    // Nobody scrolls to where the browser or the visitor went before or stays, nor to the top of a page that starts there.
    if (isFirst || keepsPlace(state)) note();
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      seek?.end();
      window.removeEventListener('scroll', note);
      if (known[name] !== undefined) keepLatest(known, name, known[name]);
    };
  }, [location.key, location.hash]);

  return null;
}

/** Puts it last: what was left longest ago is forgotten first. */
function keepLatest(places: Record<string, number>, name: string, place: number): void {
  delete places[name];
  places[name] = place;
}

/** Whether the document was there before: reloaded, or come back to in the browser's history. */
function isDocumentReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (
    navigation !== undefined &&
    'type' in navigation &&
    (navigation.type === 'reload' || navigation.type === 'back_forward')
  );
}

/** Before the scripts were there, where the page was long enough for it; the visitor may have gone on from there. */
function isFoundByBrowser(place: number): boolean {
  const { scrollHeight } = document.documentElement;
  return window.history.scrollRestoration === 'auto' && place <= scrollHeight - window.innerHeight;
}

function readPlaces(): Record<string, number> {
  return (
    ifAllowed(() => placesSchema.parse(JSON.parse(window.sessionStorage.getItem(storageKey) ?? '{}'))) ?? {}
  );
}

function writePlaces(places: Record<string, number>): void {
  const known = readPlaces();
  for (const [name, place] of Object.entries(places)) keepLatest(known, name, place);
  const latest = Object.entries(known).slice(-rememberedPlaces);
  // Without storage a reload starts at the top, that is all.
  ifAllowed(() => window.sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(latest))));
}
