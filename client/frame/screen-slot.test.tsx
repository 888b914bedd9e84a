import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ScreenModule } from '../screen-module.ts';
import { loadFirstWindow } from '../screen-modules.ts';
import { aListing } from '../testing/builders.ts';
import { mockListings } from '../testing/mock-api.ts';
import { renderSite } from '../testing/render-screen.tsx';

type User = Awaited<ReturnType<typeof renderSite>>['user'];
type Importer = () => Promise<ScreenModule>;

const { importFinder, importCompare } = vi.hoisted(() => ({
  importFinder: vi.fn<Importer>(),
  importCompare: vi.fn<Importer>(),
}));

vi.mock('../screen-importers.ts', async (importOriginal) => {
  const { screenImporters } = await importOriginal<{ screenImporters: Record<string, Importer> }>();
  return {
    screenImporters: {
      ...screenImporters,
      './screens/finder/finder-screen.tsx': importFinder,
      './screens/compare/compare-screen.tsx': importCompare,
    },
  };
});

/** Ends the latest import. */
let answer: PromiseWithResolvers<ScreenModule>;

beforeEach(() => {
  load.mockClear();
  importFinder.mockReset().mockImplementation(() => {
    answer = Promise.withResolvers();
    return answer.promise;
  });
  mockListings(() => aListing({ category: 'hobs' }));
  // React tells the console what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => vi.restoreAllMocks());

const load = vi.fn(async () => undefined);
const finder = { Component: () => <h1>The finder</h1>, parts: [{ load }] };

/** Follows a link of a page that is there to one whose code is not. */
async function followLink() {
  const { user } = await renderSite('/product-category/hobs', {
    loaded: ['screens/listing/listing-screen.tsx'],
  });
  await follow(user);
  expect(screen.getByText('Loading...')).toBeVisible();
  return user;
}

/** Within `act`: what waits for a promise goes on only there. */
async function follow(user: User) {
  const link = await within(screen.getByRole('main')).findByRole('link', { name: 'Products' });
  await act(() => user.click(link));
}

const settle = (end: () => void) => act(async () => end());

describe('a screen whose code is on its way', () => {
  it('leaves a choice of language to the browser while it is the first, which React may be hydrating', async () => {
    await renderSite('/product', { loaded: [] });
    const italian = screen.getByText('Italiano');
    const click = createEvent.click(italian);
    fireEvent(italian, click);
    expect(click.defaultPrevented).toBe(false);
    await settle(() => answer.reject(new Error('the connection was lost')));
  });

  it('is said to be loading, asked for once where it fails, and again at the next visit', async () => {
    const user = await followLink();
    await settle(() => answer.reject(new Error('the connection was lost')));
    expect(await screen.findByRole('heading', { level: 1, name: 'Error' })).toBeVisible();
    expect(importFinder).toHaveBeenCalledOnce();
    await act(async () => window.history.back());
    await follow(user);
    await settle(() => answer.resolve(finder));
    expect(await screen.findByRole('heading', { level: 1, name: 'The finder' })).toBeVisible();
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
    expect(importFinder).toHaveBeenCalledTimes(2);
    // Who goes on wants it whole.
    expect(load).toHaveBeenCalledOnce();
  });
});

it('the first screen leaves its parts to when they are hydrated', async () => {
  importCompare.mockResolvedValue({ Component: () => <h1>Side by side</h1>, parts: [{ load }] });
  await loadFirstWindow('screens/compare/compare-screen.tsx');
  await act(() => renderSite('/compare', { loaded: [] }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Side by side' })).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});
