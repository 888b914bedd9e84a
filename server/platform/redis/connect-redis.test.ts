import pino from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startRedis } from '../../testing/start-redis.ts';
import { connectRedis } from './connect-redis.ts';

it('a password that Redis does not take is told of, but not told', async () => {
  await using server = await startRedis();
  const operator = connectRedis(server.url, () => undefined);
  onTestFinished(() => operator.disconnect());
  await operator.config('SET', 'requirepass', 'the-right-one');
  const log: string[] = [];
  const logger = pino({}, { write: (line) => log.push(line) });
  const redis = connectRedis(server.url.replace('//', '//:the-wrong-one@'), (error) =>
    logger.warn({ err: error }),
  );
  onTestFinished(() => redis.disconnect());
  await vi.waitFor(() => expect(log).toHaveLength(1));
  expect(log[0]).toContain('WRONGPASS');
  expect(log[0]).not.toContain('the-wrong-one');
});
