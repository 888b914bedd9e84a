import createEmotionServer from '@emotion/server/create-instance';
import type { Language } from '@kitchen/shared/languages.ts';
import type { PageState } from '@kitchen/shared/page-state.ts';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { createI18n } from './i18n/create-i18n.ts';
import type { ScreenHandle } from './routes.tsx';
import { routes } from './routes.tsx';
import { Site } from './site.tsx';
import { createStyleCache } from './theme/style-cache.ts';
import type { HeadTag } from './ui/head.tsx';
import { HeadCollectorContext } from './ui/head.tsx';

const handler = createStaticHandler(routes);

/** An address of this site that matched a screen, and what the screen needs to be rendered. */
export interface MatchedPage {
  /** False for the screen that says that there is no such page. */
  found: boolean;
  /** Module of the screen, by its path in the client's sources. */
  screen: string;
  /** API addresses whose answers the screen shows first. */
  answerPaths: string[];
  /** Renders the screen with those answers (or problems), by address. */
  render(state: PageState): Promise<RenderedPage>;
}

export interface RenderedPage {
  html: string;
  head: HeadTag[];
  /** Critical CSS, one entry a style element. */
  styles: { key: string; ids: string[]; css: string }[];
}

/** Finds the screen of an address and loads its module. */
export async function matchPage(url: string, language: Language): Promise<MatchedPage> {
  const address = new URL(url, 'http://page.invalid');
  const context = await handler.query(new Request(address));
  if (context instanceof Response) throw new Error('No route of this site answers by itself');
  const match = context.matches.at(-1);
  if (!match) throw new Error('The route table ends in a screen for every address');
  const handle = match.route.handle as ScreenHandle | undefined;
  return {
    found: match.route.path !== '*',
    screen: match.route.id,
    answerPaths: handle?.answerPaths?.({ params: match.params, query: address.searchParams, language }) ?? [],
    async render(state) {
      const head = new Map<string, HeadTag[]>();
      const styleCache = createStyleCache();
      const emotion = createEmotionServer(styleCache);
      const html = renderToString(
        <HeadCollectorContext value={(tags) => head.set('page', tags)}>
          <Site state={state} translator={await createI18n(language)} styleCache={styleCache}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </Site>
        </HeadCollectorContext>,
      );
      return {
        html,
        head: head.get('page') ?? [],
        styles: emotion.extractCriticalToChunks(html).styles,
      };
    },
  };
}
