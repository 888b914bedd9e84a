import type { Brand } from './brand.ts';
import type { Language } from './languages.ts';
import type { PageState } from './page-state.ts';
import type { TextArea } from './texts/screen-texts.ts';

/** An element of a page's head. */
export type HeadTag =
  | { tag: 'title'; text: string }
  | { tag: 'meta'; attributes: Record<string, string> }
  | { tag: 'link'; attributes: Record<string, string> };

/** A screen as rendered on the server; `document` places its parts. */
export interface RenderedPage {
  html: string;
  head: HeadTag[];
  /** Critical CSS. */
  styles: string;
}

/** An address that matched a screen, and what the screen needs to be rendered. */
export interface MatchedPage {
  /** False for the screen that says that there is no such page. */
  found: boolean;
  /** Module of the screen, by its path in the client's sources. */
  screen: string;
  /** Areas of texts that the screen shows besides those of every screen. */
  texts: readonly TextArea[];
  /** API addresses whose answers the screen shows first. */
  answerPaths: string[];
  /** Whether what the API refuses (400) makes a page with 400; else there is no such page. */
  refusesBadInput: boolean;
  /** API addresses of what it shows besides, given those answers by their address. */
  furtherAnswerPaths(answers: Readonly<Record<string, unknown>>): string[];
  /** The page's path as it is to be, given those answers; undefined where they do not say. */
  canonicalPath(answers: Readonly<Record<string, unknown>>): string | undefined;
  /** Renders the screen with those answers (or problems), by address; without an address, as of what is not there. */
  render(state: PageState): Promise<RenderedPage>;
}

/** What the client's server build exports. */
export interface ServerEntry {
  /** Finds the screen of an address (path and query) and loads its module. `ownPages`: paths of the maker's own pages. */
  matchPage(
    url: string,
    language: Language,
    brand: Brand,
    ownPages?: readonly string[],
  ): Promise<MatchedPage>;
}
