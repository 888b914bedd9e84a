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
