import { useSyncExternalStore } from 'react';
import type * as z from 'zod/mini';

/** What a visitor has chosen, kept in the browser and the same in all of its tabs. */
export interface Stored<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

/** What local storage holds under a key; `empty` where that is nothing, or not what the schema says. */
export function createStored<T>(key: string, schema: z.ZodMiniType<T>, empty: T): Stored<T> {
  const listeners = new Set<() => void>();
  /** Used where the browser's storage is off: it lasts as long as the page. */
  let unstored: string | null = null;
  let read: { text: string | null; value: T } = { text: null, value: empty };

  function stored(): string | null {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return unstored;
    }
  }

  return {
    get() {
      const text = stored();
      if (text !== read.text) read = { text, value: parse(text, schema) ?? empty };
      return read.value;
    },
    set(value) {
      unstored = JSON.stringify(value);
      try {
        window.localStorage.setItem(key, unstored);
      } catch {
        // Storage is off or full: `unstored` is used where it is off.
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      // Other tabs of this browser.
      const onStorage = (event: StorageEvent) => (event.key === key || event.key === null) && listener();
      listeners.add(listener);
      window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}

function parse<T>(text: string | null, schema: z.ZodMiniType<T>): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** What is chosen at the moment; undefined where no scripts run yet, as on the server. */
export function useStored<T>({ subscribe, get }: Stored<T>): T | undefined {
  return useSyncExternalStore<T | undefined>(subscribe, get, unknown);
}

const unknown = () => undefined;
