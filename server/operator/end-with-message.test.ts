import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
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

test('whoever reads only the beginning of a list is not shown an error', async () => {
  const command = fileURLToPath(new URL('content.ts', import.meta.url));
  const run = promisify(execFile);
  const { stdout, stderr } = await run('sh', ['-c', `'${process.execPath}' '${command}' list | head -c 1`]);
  expect({ stdout, stderr }).toEqual({ stdout: '[', stderr: '' });
});
