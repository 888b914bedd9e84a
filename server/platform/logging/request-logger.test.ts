import pino from 'pino';
import { expect, it } from 'vitest';
import { createRequestLogger } from './request-logger.ts';

function aLogger() {
  const lines: Record<string, unknown>[] = [];
  const logger = pino(
    { level: 'info' },
    { write: (line: string) => lines.push(JSON.parse(line) as Record<string, unknown>) },
  );
  return { logger, lines };
}

it('names the request in every line of every level that is heard', () => {
  const { logger, lines } = aLogger();
  const own = createRequestLogger(logger, { reqId: 'a-1' }, {});
  own.debug('not heard');
  own.info({ fact: 1 }, 'heard');
  own.error('heard too');
  own.child({ part: 'b' }).warn('and below');
  expect(lines.map(({ reqId, msg, fact, part }) => ({ reqId, msg, fact, part }))).toEqual([
    { reqId: 'a-1', msg: 'heard', fact: 1 },
    { reqId: 'a-1', msg: 'heard too' },
    { reqId: 'a-1', msg: 'and below', part: 'b' },
  ]);
});

it('makes nothing for a request without a line', () => {
  const { logger } = aLogger();
  let made = 0;
  const counting = Object.assign(Object.create(logger) as typeof logger, {
    child: (...given: Parameters<typeof logger.child>) => {
      made++;
      return logger.child(...given);
    },
  });
  const own = createRequestLogger(counting, { reqId: 'a-1' }, {});
  expect(made).toBe(0);
  own.info('one');
  own.info('two');
  expect(made).toBe(1);
});
