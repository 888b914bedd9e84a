import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import { createRedisUnfoundTexts } from './redis-unfound-texts.ts';
import { createSqliteUnfoundTexts } from './sqlite-unfound-texts.ts';
import type { UnfoundTexts } from './unfound-texts.ts';
import { dayOf, mayBeKept, mostTextsADay } from './unfound-texts.ts';

/** In `DATA_DIR`, where there is no Redis. */
export const unfoundFile = 'searches.sqlite';

/** What was sought and not found: in the Redis that the processes share, else in the data folder. */
export const openUnfoundTexts = (dataDir: string, redis: Redis | null, now: () => number): UnfoundTexts =>
  redis ? createRedisUnfoundTexts(redis, now) : createSqliteUnfoundTexts(join(dataDir, unfoundFile), now);

interface UnfoundSearchesOptions {
  open(): UnfoundTexts;
  /** Stands for a text that is not to be kept yet. */
  digest(text: string): string;
  logger: Pick<FastifyBaseLogger, 'warn'>;
  now(): number;
}

/** Takes note of texts that found nothing, once a day each, and of nothing about who typed them. */
export function createUnfoundSearches({ open, digest, logger, now }: UnfoundSearchesOptions) {
  let texts: UnfoundTexts | undefined;
  let isFailing = false;
  let noted = { day: '', keys: new Set<string>() };

  async function attempt(work: (texts: UnfoundTexts) => Promise<void> | void): Promise<void> {
    try {
      texts ??= open();
      await work(texts);
      isFailing = false;
    } catch (error) {
      // The search does not depend on it. Told once until it works again: what visitors type fills no log.
      if (isFailing) return;
      isFailing = true;
      logger.warn({ err: error }, 'Searches that find nothing cannot be counted');
    }
  }

  // A file is opened before there are visitors, who would all wait for it.
  void attempt(() => undefined);

  return {
    note(text: string): void {
      const day = dayOf(now());
      if (noted.day !== day) noted = { day, keys: new Set() };
      const key = digest(text);
      if (!mayBeKept(text) || noted.keys.has(key) || noted.keys.size >= mostTextsADay) return;
      noted.keys.add(key);
      void attempt((opened) => opened.note(key, text));
    },
    close: () => texts?.close(),
  };
}
