import { createHash } from 'node:crypto';
import { problemSchema, problemTypeOf } from '@kitchen/shared/problem.ts';
import type { FastifyBaseLogger } from 'fastify';
import Fastify from 'fastify';
import { JSDOM } from 'jsdom';
import pino from 'pino';
import { expect, it } from 'vitest';
import { HttpProblem, internal, notFound, storeUnavailable, tooManyRequests } from '../problems/problems.ts';
import { handleErrors } from './error-handling.ts';

async function answerTo(failure: unknown, headers: Record<string, string> = {}, url = '/') {
  const log: string[] = [];
  const logger: FastifyBaseLogger = pino({ level: 'trace' }, { write: (line) => log.push(line) });
  const app = Fastify({ loggerInstance: logger });
  handleErrors(app, { brandName: 'Bread & <Butter>', defaultLanguage: 'en' });
  app.get('/*', async () => {
    throw failure;
  });
  const answer = await app.inject({ url, headers });
  await app.close();
  const logged = log.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40);
  return { answer, logged };
}

const problemIn = ({ answer }: Awaited<ReturnType<typeof answerTo>>) => problemSchema.parse(answer.json());

it.each([
  ['an error', new TypeError('secret of /srv/app/x.ts')],
  ['an error that carries a status of its own', Object.assign(new Error('secret'), { statusCode: 502 })],
  ['a text', 'secret'],
])('%s that nobody expected is a plain 500 and one line of the log', async (_, failure) => {
  const failed = await answerTo(failure);
  const { answer, logged } = failed;
  const problem = problemIn(failed);
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
  expect(logged).toHaveLength(1);
});

it('the log tells the cause of what nobody expected', async () => {
  const { logged } = await answerTo(new TypeError('the cause'));
  expect(logged[0]).toMatchObject({ level: 50, err: { type: 'TypeError', message: 'the cause' } });
  expect(logged[0].reqId).toBeDefined();
});

it('an expected failure answers as it says; the log hears of those on this side only', async () => {
  const away = await answerTo(storeUnavailable(15, new Error('why')));
  expect([away.answer.statusCode, away.answer.headers['retry-after'], away.logged.length]).toEqual([
    503,
    '15',
    1,
  ]);
  const missing = await answerTo(notFound('product'));
  expect([missing.answer.statusCode, problemIn(missing).title, missing.logged]).toEqual([
    404,
    'There is no such product.',
    [],
  ]);
});

const asBrowser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

it.each([
  [429, tooManyRequests(7), 'Too many requests', 'Troppe richieste'],
  [500, internal(new Error('secret')), 'Something went wrong', 'Riprova tra un momento'],
  [404, notFound('page'), 'There is no such page', 'Questa pagina non esiste'],
])(
  'a visitor who asked for a page gets a page for %i, in both languages',
  async (status, failure, en, it) => {
    const { answer } = await answerTo(failure, asBrowser);
    const { document } = new JSDOM(answer.body).window;
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      status,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(answer.headers['retry-after']).toBe(status === 429 ? '7' : undefined);
    expect(document.querySelector('section[lang=en]')?.textContent).toContain(en);
    expect(document.querySelector('section[lang=it]')?.textContent).toContain(it);
    expect(document.querySelector('h1')?.textContent).toBe('Bread & <Butter>');
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/?lng=en');
    const style = document.querySelector('style')?.textContent ?? '';
    expect(answer.headers['content-security-policy']).toContain(
      `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    );
    expect(answer.body).not.toContain('secret');
  },
);

it.each([
  [tooManyRequests(7), 'in 7 seconds', 'tra 7 secondi', '7'],
  [tooManyRequests(1), 'in 1 second.', 'tra 1 secondo.', '1'],
  [
    new HttpProblem('internal', 503, 'Too much to do', { retryAfterS: 5 }),
    'in 5 seconds',
    'tra 5 secondi',
    '5',
  ],
])(
  'a page that has to wait says for how long, and loads itself again then, without scripts',
  async (failure, en, it, seconds) => {
    const { answer } = await answerTo(failure, asBrowser);
    const { document } = new JSDOM(answer.body).window;
    expect(document.querySelector('section[lang=en]')?.textContent).toContain(en);
    expect(document.querySelector('section[lang=it]')?.textContent).toContain(it);
    expect([answer.headers.refresh, answer.headers['retry-after']]).toEqual([seconds, seconds]);
  },
);

it.each([
  ['the default', {}, '/', 'en', 'Too many requests.'],
  ['the browser’s', { 'accept-language': 'it-IT,it;q=0.9' }, '/', 'it', 'Troppe richieste.'],
  ['the cookie’s', { 'accept-language': 'en', cookie: 'lng=it' }, '/', 'it', 'Troppe richieste.'],
  ['the address’s', { cookie: 'lng=it' }, '/?lng=en', 'en', 'Too many requests.'],
])(
  'a page that says what went wrong is in %s language, and says it in that one first',
  async (_, headers, url, language, title) => {
    const { answer } = await answerTo(tooManyRequests(7), { ...asBrowser, ...headers }, url);
    const { document } = new JSDOM(answer.body).window;
    expect(document.documentElement.lang).toBe(language);
    expect(document.title).toBe(`${title} | Bread & <Butter>`);
    expect(document.querySelector('section')?.lang).toBe(language);
    expect(document.querySelector('section h2')?.textContent).toBe(title);
  },
);

it('a page that has to wait counts the seconds, by a script that its policy allows', async () => {
  const { answer } = await answerTo(tooManyRequests(3), asBrowser);
  const ticks: (() => void)[] = [];
  const { window } = new JSDOM(answer.body, {
    runScripts: 'dangerously',
    beforeParse(page) {
      page.setInterval = ((tick: () => void) => ticks.push(tick)) as typeof page.setInterval;
      page.clearInterval = (() => ticks.splice(0)) as typeof page.clearInterval;
      Object.assign(page, { Intl });
    },
  });
  const shown = () => [...window.document.querySelectorAll('section')].map(({ textContent }) => textContent);
  const pass = () =>
    [...ticks].forEach((tick) => {
      tick();
    });
  pass();
  pass();
  expect(shown()).toEqual([
    expect.stringContaining('in 1 second.'),
    expect.stringContaining('tra 1 secondo.'),
  ]);
  pass();
  expect(shown()).toEqual([
    expect.stringContaining('in 0 seconds.'),
    expect.stringContaining('tra 0 secondi.'),
  ]);
  expect(ticks).toEqual([]);
  const script = window.document.querySelector('script')?.textContent ?? '';
  expect(answer.headers['content-security-policy']).toContain(
    `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
});

it('a page that failed otherwise does not load itself again', async () => {
  for (const failure of [notFound('page'), internal(new Error('secret'))]) {
    const { answer } = await answerTo(failure, asBrowser);
    expect(answer.headers.refresh).toBeUndefined();
  }
});

it.each([
  ['/api/x', asBrowser],
  ['/media/x', asBrowser],
  ['/', { accept: '*/*' }],
])('a program that asks for %s gets a problem', async (url, headers) => {
  const { answer } = await answerTo(notFound('page'), headers, url);
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
});

it('a visitor who follows a link to a document that is gone gets a page', async () => {
  const { answer } = await answerTo(notFound('document'), asBrowser, '/api/documents/prices');
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
});

it('what the store’s client has logged is not logged again at each visit', async () => {
  expect((await answerTo(storeUnavailable(15, new Error('429'), true))).logged).toEqual([]);
});
