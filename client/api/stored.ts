import { useSyncExternalStore } from 'react';
import type * as z from 'zod/mini';
import { ifAllowed } from './if-allowed.ts';

/** What the browser keeps; in local storage it is the same in all tabs. */
export interface Stored<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

/** The text that a storage of the browser holds under a key; null where there is none. */
export function createStoredText(
  storage: 'localStorage' | 'sessionStorage',
  key: string,
): Stored<string | null> {
  const listeners = new Set<() => void>();
  /** Used where the browser's storage is off: it lasts as long as the page. */
  let unstored: string | null = null;
  return {
    get() {
      const kept = ifAllowed(() => window[storage].getItem(key));
      return kept === undefined ? unstored : kept;
    },
    set(text) {
      unstored = text;
      // Where storage is off `unstored` is used.
      if (text === null) ifAllowed(() => window[storage].removeItem(key));
      else ifAllowed(() => window[storage].setItem(key, text));
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

/** What local storage holds under a key in JSON; `empty` where that is nothing, or not what the schema says. */
export function createStored<T>(key: string, schema: z.ZodMiniType<T>, empty: T): Stored<T> {
  const { get, set, subscribe } = createStoredText('localStorage', key);
  let read: { text: string | null; value: T } = { text: null, value: empty };
  return {
    get() {
      const text = get();
      if (text !== read.text) read = { text, value: parse(text, schema) ?? empty };
      return read.value;
    },
    set: (value) => set(JSON.stringify(value)),
    subscribe,
  };
}

function parse<T>(text: string | null, schema: z.ZodMiniType<T>): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/** What is stored at the moment; undefined where no scripts run yet, as on the server. */
export function useStored<T>({ subscribe, get }: Stored<T>): T | undefined {
  return useSyncExternalStore<T | undefined>(subscribe, get, unknown);
}

const unknown = () => undefined;
