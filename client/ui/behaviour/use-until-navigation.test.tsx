import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useUntilNavigation } from './use-until-navigation.ts';

function visit() {
  const { result } = renderHook(() => ({ go: useNavigate(), held: useUntilNavigation<string>() }), {
    wrapper: MemoryRouter,
  });
  return {
    held: () => result.current.held[0],
    hold: () => result.current.held[1],
    go: (to: string) => act(async () => result.current.go(to)),
    back: () => act(async () => result.current.go(-1)),
  };
}

it('holds what is opened until the next navigation, and not again on coming back', async () => {
  const { held, hold, go, back } = visit();
  act(() => hold()('menu'));
  expect(held()).toBe('menu');
  await go('/ovens');
  expect(held()).toBeUndefined();
  await back();
  expect(held()).toBeUndefined();
});

it('opens nothing for what comes after its visit, be it on a later visit of the same page', async () => {
  const { held, hold, go, back } = visit();
  const late = hold();
  await go('/ovens');
  act(() => late('menu'));
  expect(held()).toBeUndefined();
  await back();
  act(() => late('menu'));
  expect(held()).toBeUndefined();
  act(() => hold()('menu'));
  expect(held()).toBe('menu');
});
