import type { Language } from '@kitchen/shared/languages.ts';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from '../../i18n/create-i18n.ts';
import { observeIntersections } from '../../testing/intersections.ts';
import { answerMediaQueries } from '../../testing/media-queries.ts';
import { Carousel } from './carousel.tsx';
import { oneAtATime, oneToFive, oneToThree } from './slide-widths.ts';

beforeEach(() => {
  answerMediaQueries();
  observeIntersections({ isIntersecting: true });
  // jsdom has no layout: a row of 1000 px, its slides as Swiper sets their widths.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    const before = this.previousElementSibling as HTMLElement | null;
    if (!before) return 0;
    return before.offsetLeft + parseFloat(before.style.width) + parseFloat(before.style.marginRight);
  });
});

const loadSwiper = () => import('./start-swiper.ts');

const years = ['1979', '1985', '1995', '2005', '2020'];

async function carousel(
  properties: Partial<ComponentProps<typeof Carousel>> = {},
  language: Language = 'en',
) {
  const translator = await createI18n(language, ['carousel']);
  return (
    <I18nextProvider i18n={translator}>
      <Carousel
        label="Our history"
        slides={years.map((year) => ({ key: year, name: year, content: <a href={`#${year}`}>{year}</a> }))}
        slidesPerView={oneToThree}
        spaceBetween={30}
        {...properties}
      />
    </I18nextProvider>
  );
}

/** Shows a carousel whose code has come. */
async function show(...of: Parameters<typeof carousel>) {
  await loadSwiper();
  render(await carousel(...of));
  await act(loadSwiper);
}

const seen = () =>
  [...document.querySelectorAll('[aria-roledescription=slide]')]
    .filter((slide) => !slide.hasAttribute('inert'))
    .map((slide) => slide.textContent);

/** Lets the slides come to rest, as the browser's transition would. */
function rest() {
  const wrapper = document.querySelector('.swiper-wrapper');
  if (wrapper) fireEvent.transitionEnd(wrapper);
}

async function wait(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  act(rest);
}

describe('a carousel', () => {
  it.each([
    [oneToFive, 320, 1],
    [oneToFive, 640, 2],
    [oneToFive, 768, 3],
    [oneToFive, 1024, 4],
    [oneToFive, 1280, 5],
    [oneToThree, 390, 1],
    [oneToThree, 768, 2],
    [oneToThree, 1024, 3],
    [oneAtATime, 1440, 1],
  ])(
    'shows %j on a page of %i px: %i side by side, the others out of reach',
    async (slidesPerView, widthPx, count) => {
      answerMediaQueries({ widthPx });
      await show({ slidesPerView });
      expect(seen()).toEqual(years.slice(0, count));
    },
  );

  it('is rendered as a row whose slides can all be reached, without controls', async () => {
    const html = renderToString(await carousel({ autoplayMs: 3000, pagination: true }));
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect([...page.querySelectorAll('a')].map((link) => link.textContent)).toEqual(years);
    expect(page.querySelector('[inert]')).toBeNull();
    expect(page.querySelector('button')).toBeNull();
  });

  it('can be scrolled by the keyboard until it has controls', async () => {
    observeIntersections({ isIntersecting: false });
    await show();
    const row = () => document.querySelector('.swiper');
    expect(row()).toHaveAttribute('tabindex', '0');
    observeIntersections({ isIntersecting: true });
    cleanup();
    await show();
    expect(row()).toHaveAttribute('tabindex', '-1');
  });

  it.each([
    ['en', 'carousel', '2 of 5', 'Next', 'Previous'],
    ['it', 'carosello', '2 di 5', 'Successivo', 'Precedente'],
  ] as const)(
    'says in %s what it is, which slide is which and what its buttons do',
    async (language, kind, slide, next, previous) => {
      await show({}, language);
      const region = screen.getByRole('region', { name: 'Our history' });
      expect(region).toHaveAttribute('aria-roledescription', kind);
      expect(within(region).getByRole('group', { name: slide })).toHaveTextContent('1985');
      expect(screen.getByRole('button', { name: next })).toBeEnabled();
      expect(screen.getByRole('button', { name: previous })).toBeVisible();
    },
  );

  it('moves by its buttons, greys them at the ends and says where it is', async () => {
    const user = userEvent.setup();
    await show();
    const next = screen.getByRole('button', { name: 'Next' });
    const previous = screen.getByRole('button', { name: 'Previous' });
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    expect(document.querySelector('[aria-live]')).toBeEmptyDOMElement();
    await user.click(next);
    expect(seen()).toEqual(['1985', '1995', '2005']);
    expect(document.querySelector('[aria-live=polite]')).toHaveTextContent('1985, 2 of 5');
    expect(previous).toHaveAttribute('aria-disabled', 'false');
    await user.click(next);
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await user.click(next);
    expect(seen()).toEqual(['1995', '2005', '2020']);
  });

  it('moves by the arrow keys and keeps the focus when what had it leaves the sight', async () => {
    const user = userEvent.setup();
    await show({ slidesPerView: oneAtATime });
    screen.getByRole('link', { name: '1979' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(seen()).toEqual(['1985']);
    expect(screen.getByRole('region')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}');
    expect(seen()).toEqual(['1979']);
  });

  it('shows the slide that has the focus when it takes over the row', async () => {
    await loadSwiper();
    render(await carousel({ slidesPerView: oneAtATime }));
    screen.getByRole('link', { name: '1995' }).focus();
    await act(loadSwiper);
    expect(seen()).toEqual(['1995']);
    expect(screen.getByRole('link', { name: '1995' })).toHaveFocus();
  });

  it('has a bullet for every place to stop, which leads there', async () => {
    const user = userEvent.setup();
    await show({ pagination: true });
    const bullets = within(screen.getByRole('list', { name: 'Choose what to see' }));
    expect(bullets.getAllByRole('button')).toHaveLength(3);
    await user.click(bullets.getByRole('button', { name: 'Go to 3 of 3' }));
    expect(seen()).toEqual(['1995', '2005', '2020']);
    expect(bullets.getByRole('button', { current: true })).toHaveAccessibleName('Go to 3 of 3');
  });

  it('begins anew after the last slide where it loops', async () => {
    const user = userEvent.setup();
    await show({ slidesPerView: oneAtATime, loop: true, pagination: true });
    const bullets = within(screen.getByRole('list'));
    expect(bullets.getAllByRole('button')).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(seen()).toEqual(['2020']);
    rest();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(seen()).toEqual(['1979']);
  });
});

describe('a carousel that moves by itself', () => {
  it('goes on each time its pause is over, then from the start again', async () => {
    vi.useFakeTimers();
    await show({ slidesPerView: oneAtATime, autoplayMs: 5000 });
    await wait(4990);
    expect(seen()).toEqual(['1979']);
    await wait(20);
    expect(seen()).toEqual(['1985']);
    for (const year of ['1995', '2005', '2020', '1979']) {
      await wait(5000);
      expect(seen()).toEqual([year]);
    }
    expect(document.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'off');
  });

  it('waits for the pointer, the focus and the pause button', async () => {
    vi.useFakeTimers();
    await show({ slidesPerView: oneAtATime, autoplayMs: 5000 });
    const region = screen.getByRole('region');
    fireEvent.pointerEnter(region, { pointerType: 'mouse' });
    await wait(20_000);
    expect(seen()).toEqual(['1979']);
    fireEvent.pointerLeave(region);
    await wait(5010);
    expect(seen()).toEqual(['1985']);
    const link = screen.getByRole('link', { name: '1985' });
    // jsdom cannot tell the keyboard's focus from the mouse's.
    vi.spyOn(HTMLElement.prototype, 'matches').mockReturnValueOnce(true);
    act(() => link.focus());
    await wait(20_000);
    expect(seen()).toEqual(['1985']);
    expect(document.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    act(() => link.blur());
    fireEvent.click(screen.getByRole('button', { name: 'Pause: Our history' }));
    await wait(20_000);
    expect(seen()).toEqual(['1985']);
    fireEvent.click(screen.getByRole('button', { name: 'Play: Our history' }));
    await wait(5010);
    expect(seen()).toEqual(['1995']);
  });

  it('stands still for who asked for less motion', async () => {
    vi.useFakeTimers();
    answerMediaQueries({ reducedMotion: true });
    await show({ slidesPerView: oneAtATime, autoplayMs: 5000 });
    await wait(20_000);
    expect(seen()).toEqual(['1979']);
    expect(screen.queryByRole('button', { name: 'Pause: Our history' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(document.querySelector<HTMLElement>('.swiper-wrapper')?.style.transitionDuration).toBe('0ms');
  });
});
