/**
 * Runs the demo store as a process of its own, which can be ended and started again on the same port
 * with the same key:
 *
 *   node server/demo/serve-store.ts [--host 0.0.0.0] [--port 3001] [--key ck_… --secret cs_…]
 *
 * Prints one line of JSON once it listens: `homeUrl`, `dialUrl`, `key`, `secret`.
 */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { startDemoStore } from './store/demo-store.ts';

const optionsSchema = z.object({
  host: z.string().optional(),
  port: z.coerce.number().int().min(0).max(65_535).default(0),
  key: z.string().optional(),
  secret: z.string().optional(),
});

const { values } = parseArgs({
  options: {
    host: { type: 'string' },
    port: { type: 'string' },
    key: { type: 'string' },
    secret: { type: 'string' },
  },
});
const { host, port, key, secret } = optionsSchema.parse(values);
const store = await startDemoStore({
  port,
  ...(host && { host }),
  ...(key && secret && { credentials: { key, secret } }),
});
process.stdout.write(
  `${JSON.stringify({ homeUrl: store.homeUrl, dialUrl: store.dialUrl, key: store.key, secret: store.secret })}\n`,
);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void store.close());
