import type { ComponentType } from 'react';
import { use, useState } from 'react';
import { TakenOverLater } from './taken-over-later.tsx';

/** A part of a screen or of the frame whose code need not come with it. */
export interface LaterPart {
  load(): Promise<unknown>;
}

/** Loads all parts of something: the server, and a visitor who goes on, want it whole. */
export async function loadParts(parts: readonly LaterPart[]): Promise<void> {
  await Promise.all(parts.map(({ load }) => load()));
}

/**
 * A part of a screen below the first window. The code of what the server rendered is loaded when it is taken over,
 * so that a first visit does not wait for it.
 */
export function laterPart<Properties extends object>(
  importPart: () => Promise<ComponentType<Properties>>,
): ComponentType<Properties> & LaterPart {
  type Code = ComponentType<Properties>;
  let loaded: Code | undefined;
  let loading: Promise<Code> | undefined;
  /** A failure is not kept: who asks later asks anew. */
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
  const code = { load, isLoaded: () => loaded !== undefined };

  function Part({ properties, visit }: { properties: Properties; visit: { coming?: Promise<Code> } }) {
    // Decided at the first rendering: it must not be mounted again when its code is loaded later.
    const [Known] = useState(() => loaded);
    if (Known) return <Known {...properties} />;
    visit.coming ??= load();
    return <WaitingForCode coming={visit.coming} properties={properties} />;
  }

  function WaitingForCode({ coming, properties }: { coming: Promise<Code>; properties: Properties }) {
    const Loaded = use(coming);
    return <Loaded {...properties} />;
  }

  function Later(properties: Properties) {
    // Above the boundary, so that each visit loads once: what suspends below is rendered again each time,
    // and would start a failing load over and over.
    const [visit] = useState<{ coming?: Promise<Code> }>({});
    return (
      <TakenOverLater code={code}>
        <Part properties={properties} visit={visit} />
      </TakenOverLater>
    );
  }
  return Object.assign(Later, { load });
}
