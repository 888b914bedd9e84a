import type { DatedSession, Ending } from './session-store.ts';
import { endsKeptMs } from './session-store.ts';

/** Ends that a process knows of: until when what goes by an id would have lasted. */
interface KnownEnds {
  get(id: string): number | undefined;
}

/** Whether a session is among what has ended, by its own id or by its user's. */
export function covers(ends: KnownEnds, { id, userId, until }: DatedSession): boolean {
  return [id, userId].some((known) => (ends.get(known) ?? 0) >= until);
}

/**
 * What has ended and is not written yet: a full disk, or a Redis that is away, leaves it to the memory of this process.
 * It is tried again with each end after it, and whenever `write` is called.
 */
export function createUnwrittenEnds(save: (id: string, until: number) => Promise<void>, now: () => number) {
  const ends = new Map<string, number>();

  async function write(): Promise<Ending> {
    try {
      for (const [id, until] of ends) {
        if (until > now() - endsKeptMs) await save(id, until);
        ends.delete(id);
      }
      return { isKept: true };
    } catch (cause) {
      return { isKept: false, cause };
    }
  }

  return {
    write,
    add(id: string, until: number): Promise<Ending> {
      ends.set(id, Math.max(until, ends.get(id) ?? 0));
      return write();
    },
    covers: (session: DatedSession) => covers(ends, session),
  };
}
