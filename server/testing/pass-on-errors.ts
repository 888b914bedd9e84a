import type { ChildProcess } from 'node:child_process';

/**
 * Shows what a child process says on its error pipe. Never let one inherit this process' own: Vitest waits until
 * everybody has closed that, also a child that a test which failed or timed out left behind.
 */
export function passOnErrors({ stderr }: ChildProcess): void {
  stderr?.pipe(process.stderr, { end: false });
}
