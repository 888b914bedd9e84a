// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useScrolledPast } from './use-scrolled-past.ts';

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

afterEach(() => {
  cleanup();
  scrollTo(0);
});

describe('useScrolledPast', () => {
  it('turns once the page is further down than the distance, and back', () => {
    const { result } = renderHook(() => useScrolledPast(160));
    expect(result.current).toBe(false);
    scrollTo(160);
    expect(result.current).toBe(false);
    scrollTo(161);
    expect(result.current).toBe(true);
    scrollTo(20);
    expect(result.current).toBe(false);
  });

  it('knows of a page that opens further down', () => {
    scrollTo(900);
    const { result } = renderHook(() => useScrolledPast(160));
    expect(result.current).toBe(true);
  });
});
