import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { aListing, aProblem } from '../../testing/builders.ts';
import { mockNetwork } from '../../testing/mock-network.ts';
import { renderSite } from '../../testing/render-screen.tsx';

let hours = 0;
beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  });
  // Long after what another test waited for.
  hours += 1;
  vi.setSystemTime(Date.UTC(2026, 10, 26, hours));
});

const passSeconds = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

/** An API that refuses so many requests as too many, then answers. */
function mockRefusals(...waits: string[]) {
  const asked = vi.fn();
  mockNetwork.use(
    http.get('*/api/categories/cookers/products', () => {
      asked();
      const wait = waits.shift();
      return wait === undefined
        ? HttpResponse.json(aListing())
        : HttpResponse.json(aProblem('too-many-requests'), { status: 429, headers: { 'retry-after': wait } });
    }),
  );
  return asked;
}

it.each([
  ['en', /goes on by itself in a moment\. (\d+) seconds?/, '3 products found'],
  ['it', /si prosegue da soli\. (\d+) second[oi]/, '3 prodotti trovati'],
] as const)(
  'a screen whose data is one request too many says for how long it waits and goes on by itself (%s)',
  async (language, sentence, found) => {
    const asked = mockRefusals('12', '2');
    await renderSite('/product-category/cookers', { language });
    const alert = await screen.findByRole('alert');
    expect(sentence.exec(alert.textContent ?? '')?.[1]).toBe('12');
    expect(screen.queryByRole('button', { name: /reload|ricarica/i })).toBeNull();

    await passSeconds(4);
    // It counts down for the eye, and is read out once.
    expect(sentence.exec(alert.textContent ?? '')?.[1]).toBe('12');
    const shown = Number(sentence.exec(alert.nextElementSibling?.textContent ?? '')?.[1]);
    expect(shown).toBeGreaterThan(4);
    expect(shown).toBeLessThan(9);
    expect(asked).toHaveBeenCalledTimes(1);

    await passSeconds(8);
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    await passSeconds(2);
    await waitFor(() => expect(screen.getByText(found)).toBeVisible());
    expect(asked).toHaveBeenCalledTimes(3);
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
