import type { KeyboardEvent, RefObject } from 'react';
import { createContext, useContext, useId, useState } from 'react';

/** The id of the option that the arrow keys have come to, of those that stand in lists under a field. */
const ActiveOptionContext = createContext<string | undefined>(undefined);
export const ActiveOptionProvider = ActiveOptionContext.Provider;

/**
 * Moves through all options of an element by the keys of a combobox (ARIA Authoring Practices), while the focus stays
 * in its field: the first is before the last, and before the first is the field itself. Enter opens what a press opens.
 */
export function useOptionKeys(within: RefObject<HTMLElement | null>) {
  const [activeId, setActiveId] = useState<string>();
  return {
    activeId,
    leave: () => setActiveId(undefined),
    onKeyDown(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, shiftKey, nativeEvent } = event;
      // Within a word that is composed the keys are the input method's.
      if (ctrlKey || metaKey || altKey || shiftKey || nativeEvent.isComposing) return;
      const options = [...(within.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
      const at = options.findIndex(({ id }) => id === activeId);
      if (key === 'Enter' && at >= 0) {
        event.preventDefault();
        options[at]?.click();
      }
      if (options.length === 0 || (key !== 'ArrowDown' && key !== 'ArrowUp')) return;
      event.preventDefault();
      const places = options.length + 1;
      const next = options[((at + 1 + (key === 'ArrowDown' ? 1 : -1) + places) % places) - 1];
      setActiveId(next?.id);
      next?.scrollIntoView({ block: 'nearest' });
    },
  };
}

/** What makes an element an option. */
export function useOption() {
  const id = useId();
  const activeId = useContext(ActiveOptionContext);
  return { id, role: 'option', 'aria-selected': id === activeId } as const;
}
