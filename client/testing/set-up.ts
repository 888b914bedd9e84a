import { languageKey } from '@kitchen/shared/languages.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import '@testing-library/jest-dom/vitest';
import { tooMany } from '../api/fetch-answer.ts';
import { observeIntersections } from './intersections.ts';
import { answerMediaQueries } from './media-queries.ts';
import { mockNetwork } from './mock-network.ts';

// Vitest runs this for every test file of the client. Files share the DOM and the modules of their worker,
// so hooks that every test relies on stand here: a module's own would run for its first importer only.

// On a busy machine rendering takes longer than the default allows.
configure({ asyncUtilTimeout: 5_000 });

/** What went to the console as an error since the test began. */
let consoleErrors: unknown[][] = [];

/** Requests since the test began that it had not planned for. */
let unplanned: string[] = [];

beforeAll(() => {
  mockNetwork.listen({
    onUnhandledRequest: ({ method, url }, print) => {
      unplanned.push(`${method} ${url}`);
      print.error();
    },
  });
});

beforeEach(() => {
  consoleErrors = [];
  unplanned = [];
  // React, the router and the mock network say there what is wrong.
  vi.spyOn(console, 'error').mockImplementation((...values) => {
    consoleErrors.push(values);
  });
  // jsdom has no layout: it cannot scroll, and no size changes.
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  window.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  observeIntersections({ isIntersecting: false });
  answerMediaQueries();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store, and a language must not outlive its test.
  document.cookie = `${languageKey}=; max-age=0; path=/`;
  window.localStorage.clear();
  window.sessionStorage.clear();
  // The frame of another test has requests wait that are refused as too many.
  delete tooMany.wait;
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
  // Every visit has style sheets of its own, and what is visible is found by weighing all that are there.
  for (const sheet of document.querySelectorAll('style')) sheet.remove();
  mockNetwork.resetHandlers();
  expect(consoleErrors, 'a test must not write errors to the console').toEqual([]);
  expect(unplanned, 'a test must plan for every request').toEqual([]);
});

afterAll(() => mockNetwork.close());
