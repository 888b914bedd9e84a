import { problemSchema, problemTypeOf } from '@kitchen/shared/problem.ts';
import type { FastifyBaseLogger } from 'fastify';
import Fastify from 'fastify';
import pino from 'pino';
import { expect, it } from 'vitest';
import { handleErrors } from './error-handling.ts';
import { notFound, storeUnavailable } from './problems.ts';

async function answerTo(failure: unknown) {
  const log: string[] = [];
  const logger: FastifyBaseLogger = pino({ level: 'trace' }, { write: (line) => log.push(line) });
  const app = Fastify({ loggerInstance: logger });
  handleErrors(app);
  app.get('/', async () => {
    throw failure;
  });
  const answer = await app.inject('/');
  await app.close();
  const told = log.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40);
  return { answer, problem: problemSchema.parse(answer.json()), told };
}

it.each([
  ['an error', new TypeError('secret of /srv/app/x.ts')],
  ['an error that carries a status of its own', Object.assign(new Error('secret'), { statusCode: 502 })],
  ['a text', 'secret'],
])('%s that nobody expected is a plain 500 and one line of the log', async (_, failure) => {
  const { answer, problem, told } = await answerTo(failure);
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    500,
    'application/problem+json; charset=utf-8',
    'no-store',
  ]);
  expect([problemTypeOf(problem.type), problem.title]).toEqual([
    'internal',
    'Something went wrong on our side.',
  ]);
  expect(answer.body).not.toContain('secret');
  expect(told).toHaveLength(1);
});

it('the log tells the cause of what nobody expected', async () => {
  const { told } = await answerTo(new TypeError('the cause'));
  expect(told[0]).toMatchObject({ level: 50, err: { type: 'TypeError', message: 'the cause' } });
  expect(told[0].reqId).toBeDefined();
});

it('an expected failure answers as it says; the log hears of those on this side only', async () => {
  const away = await answerTo(storeUnavailable(15, new Error('why')));
  expect([away.answer.statusCode, away.answer.headers['retry-after'], away.told.length]).toEqual([
    503,
    '15',
    1,
  ]);
  const missing = await answerTo(notFound('product'));
  expect([missing.answer.statusCode, missing.problem.title, missing.told]).toEqual([
    404,
    'There is no such product.',
    [],
  ]);
});
