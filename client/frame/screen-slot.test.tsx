import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ScreenModule } from '../screen-modules.ts';
import { screenImporters } from '../screen-modules.ts';
import { aListing } from '../testing/builders.ts';
import { mockListings } from '../testing/mock-api.ts';
import { renderSite } from '../testing/render-screen.tsx';

type User = Awaited<ReturnType<typeof renderSite>>['user'];
type Importer = () => Promise<ScreenModule>;

const importFinder = vi.fn<Importer>();
screenImporters['./screens/finder/finder-screen.tsx'] = importFinder;

/** Ends the latest import. */
let answer: PromiseWithResolvers<ScreenModule>;

beforeEach(() => {
  importFinder.mockReset().mockImplementation(() => {
    answer = Promise.withResolvers();
    return answer.promise;
  });
  mockListings(() => aListing({ category: 'hobs' }));
  // React tells the console what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => vi.restoreAllMocks());

const finder = { Component: () => <h1>The finder</h1> };

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
  });
});
