import type { i18n } from 'i18next';
import { useCallback, useSyncExternalStore } from 'react';
import { addTexts } from '../i18n/create-i18n.ts';
import { useTexts } from '../i18n/use-texts.tsx';

type ChoiceControls = typeof import('./choice-controls.ts').choiceControls;

let loaded: ChoiceControls | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Loads the controls by which visitors choose products: a page is read and pressed without them at first. */
export function loadChoiceControls(translator: i18n): Promise<void> {
  loading ??= Promise.all([import('./choice-controls.ts'), addTexts(translator, ['choices'])]).then(
    async ([module]) => {
      loaded = module.choiceControls;
      // One by one: all cards of a listing together would be one long task.
      for (const listener of [...listeners]) {
        listener();
        await new Promise((resume) => setTimeout(resume));
      }
    },
    () => {
      // The next page asks again; until then products can be compared by their links.
      loading = undefined;
    },
  );
  return loading;
}

/** The controls once they are there, never before React has hydrated what the server rendered. */
export function useChoiceControls(): ChoiceControls | undefined {
  const { i18n } = useTexts();
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener);
      void loadChoiceControls(i18n);
      return () => listeners.delete(listener);
    },
    [i18n],
  );
  return useSyncExternalStore(subscribe, getLoaded, getNone);
}

const getLoaded = () => loaded;
const getNone = () => undefined;
