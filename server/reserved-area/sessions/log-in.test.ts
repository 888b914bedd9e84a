import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { createLoginMetrics } from '../../reserved-area/reserved-area.ts';
import { scrape } from '../../testing/scrape.ts';

it('logins show in the metrics by what became of them, also before the first one', async () => {
  const registry = new Registry();
  createLoginMetrics(registry).onLogin('refused');
  const counted = (await scrape({ registry })).filter(({ name }) => name === 'logins_total');
  expect(counted.map(({ labels, value }) => [labels.outcome, value])).toEqual(
    expect.arrayContaining([
      ['refused', 1],
      ['accepted', 0],
    ]),
  );
});
