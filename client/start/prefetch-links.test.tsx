import { defaultBrand } from '@kitchen/shared/brand.ts';
import { listingSchema } from '@kitchen/shared/listing.ts';
import { apiPaths, paths } from '@kitchen/shared/paths.ts';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AnswerCache } from '../api/answer-cache.tsx';
import { createAnswers } from '../api/answers.ts';
import { useAnswer } from '../api/use-answer.ts';
import { createI18n } from '../i18n/create-i18n.ts';
import { aListing } from '../testing/builders.ts';
import { mockListings } from '../testing/mock-api.ts';
import { prefetchLinks } from './prefetch-links.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A page with a link to the hobs, and what visitors ask of the API. */
async function aPage() {
  const asked = vi.fn(() => aListing({ category: 'hobs', total: 7 }));
  mockListings(asked);
  const answers = createAnswers({});
  const translator = await createI18n('en');
  const page = document.createElement('div');
  document.body.append(page);
  const link = document.createElement('a');
  link.href = paths.category('hobs');
  const text = document.createElement('span');
  link.append(text);
  page.append(link);
  prefetchLinks(page, { brand: defaultBrand, translator, answers });
  return { asked, answers, text, page };
}

function Total() {
  const answer = useAnswer(apiPaths.listing('en', 'hobs', {}, 1), listingSchema);
  return <p>{answer.state === 'loaded' ? `${answer.data.total} hobs` : answer.state}</p>;
}

it.each(['pointerOver', 'focusIn', 'touchStart'] as const)(
  'what a link leads to is there at once when it is followed (%s)',
  async (event) => {
    const { asked, answers, text } = await aPage();
    fireEvent[event](text);
    await pass(70);
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    await waitFor(() => expect(answers.cache.size).toBe(1));
    render(
      <AnswerCache answers={answers}>
        <Total />
      </AnswerCache>,
    );
    expect(screen.getByText('7 hobs')).toBeVisible();
    await pass(1_000);
    expect(asked).toHaveBeenCalledOnce();
  },
);

it('a pointer that passes over a link asks for nothing', async () => {
  const { asked, text, page } = await aPage();
  fireEvent.pointerOver(text);
  await pass(30);
  fireEvent.pointerOver(page);
  await pass(1_000);
  expect(asked).not.toHaveBeenCalled();
});

it('a finger that scrolls the page by a link asks for nothing', async () => {
  const { asked, text } = await aPage();
  fireEvent.touchStart(text);
  await pass(30);
  fireEvent.touchMove(text);
  await pass(1_000);
  expect(asked).not.toHaveBeenCalled();
});

it('who follows a link at once waits for one answer, not for two', async () => {
  const { asked, answers, text } = await aPage();
  const path = apiPaths.listing('en', 'hobs', {}, 1);
  fireEvent.touchStart(text);
  await pass(70);
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  render(
    <AnswerCache answers={answers}>
      <Total />
    </AnswerCache>,
  );
  expect(await screen.findByText('7 hobs')).toBeVisible();
  expect(answers.cache.has(path)).toBe(true);
  expect(asked).toHaveBeenCalledOnce();
});

it('what was fetched long before it is followed is shown, and asked for anew', async () => {
  const { asked, answers, text } = await aPage();
  fireEvent.touchStart(text);
  await pass(70);
  await waitFor(() => expect(answers.cache.size).toBe(1));
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000);
  asked.mockReturnValue(aListing({ category: 'hobs', total: 8 }));
  render(
    <AnswerCache answers={answers}>
      <Total />
    </AnswerCache>,
  );
  expect(screen.getByText('7 hobs')).toBeVisible();
  expect(await screen.findByText('8 hobs')).toBeVisible();
});
