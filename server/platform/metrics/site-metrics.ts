import { statfs } from 'node:fs/promises';
import type { Redis } from 'ioredis';
import type { Registry } from 'prom-client';
import { Counter, Gauge } from 'prom-client';
import packageJson from '../../package.json' with { type: 'json' };
import { measuredGauge } from './measured-gauge.ts';

interface Site {
  /** On whose disk it looks. */
  dataDir: string;
  /** Null where it has none. */
  redis: Redis | null;
  /** What it was built from; null where nobody knows. */
  commit: string | null;
}

/** The process itself, the disk of its data folder and the Redis that it stands on. */
export function createSiteMetrics(registry: Registry, { dataDir, redis, commit }: Site): void {
  new Gauge({
    name: 'site_build_info',
    help: '1, with the version of the site and the commit that it was built from, where that is known',
    labelNames: ['version', 'commit'],
    registers: [registry],
  }).set({ version: packageJson.version, commit: commit ?? '' }, 1);
  measuredGauge(
    registry,
    'data_dir_free_bytes',
    'Room that is left to the site on the disk of DATA_DIR; no value where that cannot be read',
    async () => {
      const disk = await statfs(dataDir).catch(() => null);
      return disk && disk.bavail * disk.bsize;
    },
  );
  measuredGauge(
    registry,
    'redis_up',
    '1 while the connection to Redis stands; no value where the site has none',
    () => redis && redis.status === 'ready',
  );
  measuredGauge(
    registry,
    'redis_writable',
    '1 where Redis took a write, 0 where it refused one or is away; no value where the site has none',
    () => redis && canWrite(redis),
  );
  const joins = new Counter({
    name: 'redis_joins_total',
    help: 'How often the connection to Redis was made, the first time included',
    registers: [registry],
  });
  if (redis?.status === 'ready') joins.inc();
  redis?.on('ready', () => joins.inc());
}

/** One that is full, or cannot write its file, answers reads and refuses every write. */
const canWrite = (redis: Redis): Promise<boolean> =>
  redis.set('site-check', '', 'PX', 1).then(
    () => true,
    () => false,
  );
