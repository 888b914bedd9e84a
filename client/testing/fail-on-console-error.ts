import { afterEach, beforeEach, expect, vi } from 'vitest';

/** What went to the console as an error since the test began. */
let errors: unknown[][] = [];

// React, the router and the mock network say there what is wrong.
beforeEach(() => {
  errors = [];
  vi.spyOn(console, 'error').mockImplementation((...values) => {
    errors.push(values);
  });
});

afterEach(() => {
  expect(errors, 'a test must not write errors to the console').toEqual([]);
});

/** Takes out what a test expects on the console; fails where it is not there. */
export function expectConsoleError(text: string): void {
  const index = errors.findIndex((values) => values.map(String).join(' ').includes(text));
  expect(index, `no console error with ${JSON.stringify(text)}`).not.toBe(-1);
  errors.splice(index, 1);
}
