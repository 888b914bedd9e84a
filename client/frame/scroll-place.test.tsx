import { act, cleanup, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderSite } from '../testing/render-screen.tsx';

/** Visits an address in a document of its own, that came about in the way named, and scrolls there. */
async function load(path: string, type: 'navigate' | 'reload' | 'back_forward') {
  const navigation = { type } as PerformanceNavigationTiming;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([navigation]);
  const scrollTo = vi.fn<(x: number, y: number) => void>();
  vi.spyOn(window, 'scrollTo').mockImplementation((x, y) => scrollTo(Number(x), Number(y)));
  await renderSite(path);
  return scrollTo;
}

/** Ends a document that was scrolled to 2200 px. */
function leave() {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(2200);
  act(() => {
    window.dispatchEvent(new Event('scroll'));
    window.dispatchEvent(new Event('pagehide'));
  });
  cleanup();
}

it.each(['reload', 'back_forward'] as const)('finds the place of a page after a %s', async (way) => {
  await load('/product', 'navigate');
  leave();
  expect(await load('/product', way)).toHaveBeenCalledWith(0, 2200);
});

it('forgets first where it was longest ago, not what was opened first', async () => {
  await load('/product', 'navigate');
  leave();
  const stored = JSON.parse(window.sessionStorage.getItem('scroll-places') ?? '');
  const later = Object.fromEntries(Array.from({ length: 49 }, (_, index) => [`/later-${index}`, 1]));
  window.sessionStorage.setItem('scroll-places', JSON.stringify({ ...stored, ...later }));
  await load('/product', 'navigate');
  leave();
  await load('/no/such/page', 'navigate');
  leave();
  expect(await load('/product', 'back_forward')).toHaveBeenCalledWith(0, 2200);
});

it('finds the top of a page again that was left there, though an older visit left it further down', async () => {
  await load('/company-info', 'navigate');
  leave();
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(0);
  const scrollTo = await load('/company-info', 'navigate');
  await screen.findByRole('heading', { level: 1, name: 'Company info' });
  act(() =>
    screen.getByRole('contentinfo').querySelector<HTMLElement>('a[href^="/privacy-policy"]')?.click(),
  );
  await screen.findByRole('heading', { level: 1, name: 'Privacy policy' });
  scrollTo.mockClear();
  act(() => window.history.back());
  await screen.findByRole('heading', { level: 1, name: 'Company info' });
  await vi.waitFor(() => expect(scrollTo).toHaveBeenCalled());
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
});

it.each([
  ['another address that is typed', '/no/such/page', 'navigate'],
  ['the same address when it is typed anew', '/product', 'navigate'],
  ['another address that was left at its top', '/no/such/page', 'back_forward'],
] as const)('does not scroll %s', async (_what, path, way) => {
  await load('/product', 'navigate');
  leave();
  expect(await load(path, way)).not.toHaveBeenCalled();
});

it.each(['#100%', '#%E0%A4%A', '#%'])('shows the page of an address that ends in %s', async (hash) => {
  await load('/company-info', 'navigate');
  await screen.findByRole('heading', { level: 1, name: 'Company info' });
  await act(async () => {
    window.location.hash = hash;
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Company info' })).toBeVisible();
  cleanup();
  await load(`/privacy-policy${hash}`, 'navigate');
  await screen.findByRole('heading', { level: 1, name: 'Privacy policy' });
});

it('shows the part that a list of contents leads to, though the page was left elsewhere before', async () => {
  const scrollTo = await load('/privacy-policy', 'navigate');
  await screen.findByRole('heading', { level: 1, name: 'Privacy policy' });
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(2200);
  act(() => void window.dispatchEvent(new Event('scroll')));
  act(() => screen.getByRole('link', { name: 'Company info' }).click());
  await screen.findByRole('heading', { level: 1, name: 'Company info' });
  act(() =>
    screen.getByRole('contentinfo').querySelector<HTMLElement>('a[href^="/privacy-policy"]')?.click(),
  );
  const contents = within(await screen.findByRole('navigation', { name: 'On this page' }));
  const shown = vi.fn<() => void>();
  Element.prototype.scrollIntoView = function (this: Element) {
    if (this.id === 'rights') shown();
  };
  scrollTo.mockClear();
  act(() => contents.getByRole('link', { name: 'Your rights' }).click());
  await vi.waitFor(() => expect(shown).toHaveBeenCalled());
  expect(scrollTo).not.toHaveBeenCalled();
});
