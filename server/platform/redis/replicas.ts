import type { Redis } from 'ioredis';
import { z } from 'zod';

const masterSchema = z.tuple([z.literal('master'), z.number(), z.array(z.unknown())]);

/** How many replicas copy what is written to this Redis; null where it does not say, as it is none's master or away. */
export async function countReplicas(redis: Redis): Promise<number | null> {
  const [, , replicas] = masterSchema.safeParse(await redis.role().catch(() => null)).data ?? [];
  return replicas?.length ?? null;
}
