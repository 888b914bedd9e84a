import type { Language } from '@kitchen/shared/languages.ts';
import type { TextArea } from '@kitchen/shared/texts/screen-texts.ts';
import type { ScreenName } from '@kitchen/shared/web-vitals.ts';
import type { ComponentType } from 'react';
import type { LaterPart } from './ui/later-part.tsx';

/** What a screen may know before it is rendered. */
export interface ScreenRequest {
  pathname: string;
  params: Record<string, string | undefined>;
  query: URLSearchParams;
  language: Language;
}

/**
 * A lazily loaded screen: `screens/<name>/<name>-screen.tsx` exports `Component` and, where it shows
 * answers of the API, `answerPaths`, so that the server can render with them.
 */
export interface ScreenModule {
  Component: ComponentType;
  /** What is not in the first window: its code comes later where the server rendered it, and with the screen else. */
  parts?: readonly LaterPart[];
  answerPaths?: (request: ScreenRequest) => string[];
  /** Whether what the API refuses (400) is a page with 400; else there is no such page. */
  refusesBadInput?: boolean;
  /** What else to render with, once those answers are known by their address. */
  furtherAnswerPaths?: (request: ScreenRequest, answers: Readonly<Record<string, unknown>>) => string[];
  /** The page's path as it is to be, where those answers say it: a SKU is found in whatever case. */
  canonicalPath?: (request: ScreenRequest, answers: Readonly<Record<string, unknown>>) => string | undefined;
}

/** A screen of the route table with what must be loaded before it is shown. */
export interface ScreenToLoad {
  name: ScreenName;
  /** Path of its module, by which the build's manifest knows it. */
  screen: string;
  /** Areas of texts that it shows besides those that every screen has. */
  texts: readonly TextArea[];
}
