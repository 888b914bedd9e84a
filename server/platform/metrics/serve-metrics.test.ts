import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import pino from 'pino';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { scrape, servedAt } from '../../testing/scrape.ts';
import { loadBuiltClient, startTestSite } from '../../testing/test-site.ts';
import { serveMetrics } from './serve-metrics.ts';

describe('the port of the metrics', () => {
  it('answers /metrics with those of site and process, and nothing else', async () => {
    await using site = await startTestSite();
    const { registry } = site;
    collectDefaultMetrics({ register: registry });
    const series = await scrape(site);
    expect(series.find(({ name }) => name === 'site_build_info')?.labels).toHaveProperty('commit');
    const names = new Set(series.map(({ name }) => name));
    for (const name of [
      'site_build_info',
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
    ]) {
      expect(names).toContain(name);
    }
    await using served = await servedAt(registry);
    expect((await fetch(`${served.url}/`)).status).toBe(404);
    expect((await fetch(`${served.url}/metrics`, { method: 'POST' })).status).toBe(404);
  });

  it('is not the public one, where /metrics is a page that does not exist', async () => {
    await using site = await startTestSite({ client: await loadBuiltClient() });
    const answer = await fetch(`${site.url}/metrics`, { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('http_requests_total');
  });

  it('may be of no such host: then the site runs without it and says that, too', async () => {
    const lines: string[] = [];
    const logger = pino({}, { write: (line) => lines.push(line) });
    const host = 'metrics.invalid';
    expect(await serveMetrics({ registry: new Registry(), host, port: 0, logger })).toBeNull();
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 40, host, msg: expect.stringContaining('METRICS_HOST') },
    ]);
  });

  it('may be taken: then the site runs without it and says so', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const lines: string[] = [];
    const logger = pino({}, { write: (line) => lines.push(line) });
    expect(await serveMetrics({ registry: new Registry(), host: '127.0.0.1', port, logger })).toBeNull();
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 40, code: 'EADDRINUSE', port }]);
    other.close();
  });
});
