import { expect, it } from 'vitest';
import { readAddress } from './read-address.ts';

it.each(['//collections', '/\\collections', '\\\\collections'])('takes no host out of the path %s', (url) => {
  expect(readAddress(url)?.movedTo).toBe('/collections');
});
