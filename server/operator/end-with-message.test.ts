import { expect, onTestFinished, test, vi } from 'vitest';
import { StoreFailure } from '../store/store.ts';
import { endWithMessage } from './end-with-message.ts';

test('a store that refuses is named, and the command that finds out why', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => {
    said.mockRestore();
    process.exitCode = undefined;
  });
  await endWithMessage(() => Promise.reject(new StoreFailure('signature-refused')));
  expect(said.mock.calls.join()).toMatch(/refused the signature\. .*npm run check-config/s);
  expect(process.exitCode).toBe(1);
});
