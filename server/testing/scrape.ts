import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import type { Registry } from 'prom-client';
import { expect } from 'vitest';
import { serveMetrics } from '../platform/metrics/serve-metrics.ts';
import type { Series } from './read-metrics.ts';
import { readMetrics } from './read-metrics.ts';
import type { TestSite } from './test-site.ts';

const silent = pino({ level: 'silent' });

/** Serves metrics on a free port, as `main.ts` does on the configured one. */
export async function servedAt(registry: Registry) {
  const server = await serveMetrics({ registry, host: '127.0.0.1', port: 0, logger: silent });
  if (!server) throw new Error('No port is free');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export async function scrape({ registry }: { registry: Registry }): Promise<Series[]> {
  await using served = await servedAt(registry);
  const answer = await fetch(`${served.url}/metrics`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  return readMetrics(await answer.text());
}

/** The sum of the series with these labels. */
export function sumOf(series: Series[], name: string, labels: Record<string, string> = {}): number {
  return series
    .filter(
      (one) => one.name === name && Object.entries(labels).every(([key, text]) => one.labels[key] === text),
    )
    .reduce((sum, { value }) => sum + value, 0);
}

export const readMetric = async (site: TestSite, name: string, labels?: Record<string, string>) =>
  sumOf(await scrape(site), name, labels);
