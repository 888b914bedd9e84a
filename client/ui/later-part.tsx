import type { TextArea } from '@kitchen/shared/texts/screen-texts.ts';
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import { use, useContext, useMemo, useState } from 'react';
import { I18nContext } from 'react-i18next';
import { addTexts, hasTexts } from '../i18n/create-i18n.ts';
import { HydrateLater } from './hydrate-later.tsx';

/** A part of a screen or of the frame whose code, and texts of its own, need not come with it. */
export interface LaterPart {
  /** Loads its texts for a translator; without one, its code alone. */
  load(translator?: i18n): Promise<unknown>;
}

/** Loads all parts of something: the server, and a visitor who goes on, want it whole. */
export async function loadParts(parts: readonly LaterPart[], translator?: i18n): Promise<void> {
  await Promise.all(parts.map(({ load }) => load(translator)));
}

/**
 * A part of a screen below the first window. The code and the texts of what the server rendered are loaded when it is
 * hydrated, so that a first visit does not wait for them.
 */
export function laterPart<Properties extends object>(
  importPart: () => Promise<ComponentType<Properties>>,
  texts: readonly TextArea[] = [],
): ComponentType<Properties> & LaterPart {
  type Code = ComponentType<Properties>;
  type Visit = { coming?: Promise<Code> };
  let loaded: Code | undefined;
  let loading: Promise<Code> | undefined;
  /** A failure is not kept: who asks later asks anew. */
  const loadCode = () => {
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
  const load = async (translator?: i18n) => {
    const [code] = await Promise.all([loadCode(), translator && addTexts(translator, texts)]);
    return code;
  };
  const known = (translator?: i18n) => (!translator || hasTexts(translator, texts) ? loaded : undefined);

  function Part({ properties, visit }: { properties: Properties; visit: Visit }) {
    const translator = useTranslator();
    // Decided at the first rendering: it must not be mounted again when its code is loaded later.
    const [Known] = useState(() => known(translator));
    if (Known) return <Known {...properties} />;
    visit.coming ??= load(translator);
    return <WaitingForCode coming={visit.coming} properties={properties} />;
  }

  function WaitingForCode({ coming, properties }: { coming: Promise<Code>; properties: Properties }) {
    const Loaded = use(coming);
    return <Loaded {...properties} />;
  }

  function Later(properties: Properties) {
    const translator = useTranslator();
    // Above the boundary, so that each visit loads once: what suspends below is rendered again each time,
    // and would start a failing load over and over.
    const [visit] = useState<Visit>({});
    const code = useMemo(
      () => ({ load: () => load(translator), isLoaded: () => known(translator) !== undefined }),
      [translator],
    );
    return (
      <HydrateLater code={code}>
        <Part properties={properties} visit={visit} />
      </HydrateLater>
    );
  }
  return Object.assign(Later, { load });
}

const useTranslator = (): i18n | undefined => useContext(I18nContext)?.i18n;
