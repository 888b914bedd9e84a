import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface BenchProcess<Ready> extends AsyncDisposable {
  /** What the process said once it was ready. */
  ready: Ready;
  /** Asks it something and waits for its answer. */
  ask<Answer>(question: string): Promise<Answer>;
}

/**
 * Starts a module of this folder as a process of its own, so that what is measured shares neither
 * event loop nor memory with what measures. It sends one message once ready and one for each question.
 */
export async function startProcess<Ready>(
  module: string,
  input: unknown,
  nodeOptions: string[] = [],
): Promise<BenchProcess<Ready>> {
  const child = fork(fileURLToPath(new URL(module, import.meta.url)), [JSON.stringify(input)], {
    // As the container starts the site (Dockerfile), and all others alike.
    execArgv: ['--min-semi-space-size=8', ...nodeOptions],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      MALLOC_ARENA_MAX: '2',
      MALLOC_TRIM_THRESHOLD_: '131072',
    },
  });
  const exited = once(child, 'exit').then(([code]) => {
    throw new Error(`${module} ended with ${String(code)}`);
  });
  exited.catch(() => undefined);
  const heard = async () => (await Promise.race([once(child, 'message'), exited]))[0] as unknown;
  return {
    ready: (await heard()) as Ready,
    async ask<Answer>(question: string) {
      const answer = heard();
      child.send(question);
      return (await answer) as Answer;
    },
    async [Symbol.asyncDispose]() {
      const ended = exited.catch(() => undefined);
      child.kill('SIGTERM');
      await ended;
    },
  };
}
