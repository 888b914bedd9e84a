// @vitest-environment jsdom
import { apiPaths } from '@kitchen/shared/paths.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aCard, aListing } from '../testing/builders.ts';
import { mockListings } from '../testing/mock-api.ts';
import { renderScreen } from '../testing/render-screen.tsx';

/** Lets time pass; the clock goes on from there, since the network needs it. */
function passSeconds(seconds: number) {
  const { now } = Date;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + seconds * 1000);
}

const listing = (name: string, complete = true) => aListing({ total: 1, items: [aCard({ name })], complete });

/** Opens a listing that came with the page, leaves it, and comes back after some time. */
async function comeBackAfter(seconds: number, complete: boolean) {
  const answer = Promise.withResolvers<ReturnType<typeof aListing>>();
  const ask = vi.fn(() => answer.promise);
  mockListings(ask);
  const { user } = await renderScreen('/product-category/cookers', {
    answers: { [apiPaths.listing('en', 'cookers', {}, 1)]: listing('Old cooker', complete) },
  });
  expect(screen.getByRole('link', { name: 'Old cooker' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: /^Calidora/ }));
  await screen.findByRole('heading', { level: 1, name: 'The kitchen has a centre again' });
  passSeconds(seconds);
  expect(ask).not.toHaveBeenCalled();
  await act(async () => window.history.back());
  expect(await screen.findByRole('link', { name: 'Old cooker' })).toBeVisible();
  return { ask, answer: () => answer.resolve(listing('New cooker')) };
}

describe('an answer of the API', () => {
  it.each([
    ['five minutes', 300, true],
    ['half a minute where it is incomplete', 30, false],
  ])(
    'is asked for again when it is shown after %s, and stands until then',
    async (_age, seconds, complete) => {
      const { ask, answer } = await comeBackAfter(seconds, complete);
      await waitFor(() => expect(ask).toHaveBeenCalledOnce());
      expect(screen.getByRole('link', { name: 'Old cooker' })).toBeVisible();
      answer();
      expect(await screen.findByRole('link', { name: 'New cooker' })).toBeVisible();
      expect(ask).toHaveBeenCalledOnce();
    },
  );

  it.each([
    ['five minutes', 240, true],
    ['half a minute where it is incomplete', 15, false],
  ])('is not asked for again within %s', async (_age, seconds, complete) => {
    const { ask } = await comeBackAfter(seconds, complete);
    await waitFor(() => expect(document.title).toContain('Cookers'));
    expect(ask).not.toHaveBeenCalled();
  });
});
