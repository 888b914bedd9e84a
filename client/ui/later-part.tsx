import type { ComponentType } from 'react';
import { use, useState } from 'react';
import { TakenOverLater } from './taken-over-later.tsx';

const parts = new Set<() => Promise<unknown>>();

/** Loads all parts of the screens that were loaded: the server, and a visitor who goes on, want screens whole. */
export async function loadParts(): Promise<void> {
  await Promise.all([...parts].map((load) => load()));
}

/**
 * A part of a screen below the first window. The code of what the server rendered is loaded when it is taken over,
 * so that a first visit does not wait for it.
 */
export function laterPart<Properties extends object>(
  importPart: () => Promise<ComponentType<Properties>>,
): ComponentType<Properties> {
  let loaded: ComponentType<Properties> | undefined;
  let loading: Promise<ComponentType<Properties>> | undefined;
  const load = () => {
    loading ??= importPart().then(
      (part) => {
        loaded = part;
        return part;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  parts.add(load);

  function Part(properties: Properties) {
    // Decided at the first rendering: it must not be mounted again when its code is loaded later.
    const [Known] = useState(() => loaded);
    return Known ? <Known {...properties} /> : <Awaited {...properties} />;
  }

  function Awaited(properties: Properties) {
    const Loaded = use(load());
    return <Loaded {...properties} />;
  }

  return (properties) => (
    <TakenOverLater>
      <Part {...properties} />
    </TakenOverLater>
  );
}
