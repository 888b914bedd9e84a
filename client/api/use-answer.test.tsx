import { apiPaths } from '@kitchen/shared/paths.ts';
import { productSchema } from '@kitchen/shared/product.ts';
import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { aProblem, aProduct } from '../testing/builders.ts';
import { mockProducts } from '../testing/mock-api.ts';
import { AnswerCache } from './answer-cache.tsx';
import { createAnswers } from './answers.ts';
import { useAnswer } from './use-answer.ts';

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'],
    shouldAdvanceTime: true,
  });
});

const passSeconds = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

const path = apiPaths.product('en', 'CAL-1');
const product = (name: string) => aProduct({ sku: 'CAL-1', name });

function ProductName() {
  const answer = useAnswer(path, productSchema);
  if (answer.state === 'failed') return <p>{answer.problem.type}</p>;
  return <p>{answer.state === 'loaded' ? answer.data.name : 'loading'}</p>;
}

/** A site that shows a product's name, stops showing it, and shows it again; `ask` answers its API. */
function visit(ask: Parameters<typeof mockProducts>[0], answers: Record<string, unknown> = {}) {
  const asked = vi.fn(ask);
  mockProducts(asked);
  const ofSite = createAnswers(answers);
  const page = (isShown: boolean) => <AnswerCache answers={ofSite}>{isShown && <ProductName />}</AnswerCache>;
  const { rerender } = render(page(true));
  return { asked, leave: () => rerender(page(false)), comeBack: () => rerender(page(true)) };
}

const withPage = { [path]: product('Old cooker') };

it('shows what came with the page, and does not ask for it a moment later', async () => {
  const { asked, leave, comeBack } = visit(() => product('New cooker'), withPage);
  expect(screen.getByText('Old cooker')).toBeVisible();
  await passSeconds(30);
  leave();
  comeBack();
  expect(screen.getByText('Old cooker')).toBeVisible();
  await passSeconds(1);
  expect(asked).not.toHaveBeenCalled();
});

it('asks again, when it is shown again, for what came minutes ago, and shows that until then', async () => {
  const answer = Promise.withResolvers<ReturnType<typeof aProduct>>();
  const { asked, leave, comeBack } = visit(() => answer.promise, withPage);
  await passSeconds(120);
  leave();
  comeBack();
  expect(screen.getByText('Old cooker')).toBeVisible();
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  expect(screen.getByText('Old cooker')).toBeVisible();
  answer.resolve(product('New cooker'));
  expect(await screen.findByText('New cooker')).toBeVisible();
});

it.each([
  ['while it is shown', async () => passSeconds(30)],
  [
    'when it is shown again',
    async ({ leave, comeBack }: ReturnType<typeof visit>) => {
      leave();
      comeBack();
    },
  ],
])('asks again for what could not be had anew, %s', async (_when, goOn) => {
  let isAway = true;
  const site = visit(() => (isAway ? aProblem('store-unavailable') : product('New cooker')), withPage);
  await passSeconds(120);
  site.leave();
  site.comeBack();
  await waitFor(() => expect(site.asked).toHaveBeenCalledOnce());
  expect(screen.getByText('Old cooker')).toBeVisible();
  isAway = false;
  await goOn(site);
  expect(await screen.findByText('New cooker')).toBeVisible();
});

it.each([
  ['came with the page', { [path]: aProblem('not-found') }, 0],
  ['was asked for', {}, 1],
])('shows what did not exist when it %s, once it does', async (_how, answers, timesAsked) => {
  let exists = false;
  const { asked, leave, comeBack } = visit(
    () => (exists ? product('New cooker') : aProblem('not-found')),
    answers,
  );
  expect(await screen.findByText('not-found')).toBeVisible();
  await passSeconds(60);
  expect(asked).toHaveBeenCalledTimes(timesAsked);
  exists = true;
  leave();
  comeBack();
  expect(screen.getByText('not-found')).toBeVisible();
  expect(await screen.findByText('New cooker')).toBeVisible();
});

it('shows what nobody could have for an hour within half a minute of its return', async () => {
  let isAway = true;
  visit(() => (isAway ? aProblem('store-unavailable') : product('New cooker')));
  await passSeconds(3600);
  expect(screen.getByText('store-unavailable')).toBeVisible();
  isAway = false;
  await passSeconds(30);
  expect(screen.getByText('New cooker')).toBeVisible();
});
