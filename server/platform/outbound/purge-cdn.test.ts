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
