import type { Redis } from 'ioredis';
import type { Registry } from 'prom-client';
import { Counter, Gauge } from 'prom-client';
import packageJson from '../../package.json' with { type: 'json' };

/** The process itself and what it stands on. */
export function createSiteMetrics(registry: Registry) {
  new Gauge({
    name: 'site_build_info',
    help: '1, with the version of the site',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version: packageJson.version }, 1);
  let isReady = () => false;
  new Gauge({
    name: 'site_ready',
    help: '1 where the site wants visitors, as /readyz says',
    registers: [registry],
    collect() {
      this.set(isReady() ? 1 : 0);
    },
  });
  let redis: Redis | null = null;
  new Gauge({
    name: 'redis_up',
    help: '1 while the connection to Redis stands; no value where the site has none',
    registers: [registry],
    collect() {
      if (redis) this.set(redis.status === 'ready' ? 1 : 0);
      else this.remove();
    },
  });
  const joins = new Counter({
    name: 'redis_joins_total',
    help: 'How often the connection to Redis was made, the first time included',
    registers: [registry],
  });

  return {
    watchReadiness(source: { status(): string }): void {
      isReady = () => source.status() === 'ready';
    },
    watchRedis(connection: Redis): void {
      redis = connection;
      if (connection.status === 'ready') joins.inc();
      connection.on('ready', () => joins.inc());
    },
  };
}
