import pino from 'pino';
import { Registry } from 'prom-client';
import { expect, it, onTestFinished } from 'vitest';
import { scrape, sumOf } from '../../testing/scrape.ts';
import { startScriptedServer } from '../../testing/scripted-server.ts';
import { createCdnPurge } from './purge-cdn.ts';

it('a purge that the CDN never took is counted, so that somebody can be told', async () => {
  await using server = await startScriptedServer((_request, response) => response.end('{}'));
  const registry = new Registry();
  const options = { url: server.url, token: null, logger: pino({ level: 'silent' }), registry };
  const { purge, close } = createCdnPurge(options, 0);
  onTestFinished(close);
  const count = async (outcome: string) => sumOf(await scrape({ registry }), 'cdn_purges_total', { outcome });
  expect([await count('done'), await count('failed')]).toEqual([0, 0]);
  await purge(['recalls']);
  expect([await count('done'), await count('failed')]).toEqual([1, 0]);
  server.answer((_request, response) => response.writeHead(500).end());
  await purge(['recalls']);
  expect([await count('done'), await count('failed')]).toEqual([1, 1]);
});

it('a purge that was answered with 200 and without success is none, and the log has no word of the answer', async () => {
  await using server = await startScriptedServer((_request, response) => response.end());
  const lines: string[] = [];
  const registry = new Registry();
  const logger = pino({}, { write: (line: string) => void lines.push(line) });
  const { purge, close } = createCdnPurge({ url: server.url, token: null, logger, registry }, 0);
  onTestFinished(close);
  for (const body of [
    '',
    'OK',
    'null',
    '{"success":true,"errors":[]}',
    `${' '.repeat(2 ** 20)}{"success":false}`,
  ]) {
    server.answer((_request, response) => response.end(body));
    await purge(['recalls']);
  }
  expect(lines).toEqual([]);
  server.answer((_request, response) =>
    response.end('{"success":false,"errors":[{"message":"their words"}]}'),
  );
  await purge(['recalls']);
  expect(sumOf(await scrape({ registry }), 'cdn_purges_total', { outcome: 'failed' })).toBe(1);
  expect(lines).toEqual([expect.stringContaining('The CDN could not be told what changed')]);
  expect(lines[0]).not.toContain('their words');
});
