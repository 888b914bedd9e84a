import createEmotionServer from '@emotion/server/create-instance';
import type { HeadTag, MatchedPage, ServerEntry } from '@kitchen/shared/rendered-page.ts';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { PlainMenuContext } from './frame/header/plain-menu-slot.tsx';
import { PlainMenu } from './frame/menus/plain-menu.tsx';
import { createI18n } from './i18n/create-i18n.ts';
import { Pages } from './pages.tsx';
import { matchScreen } from './routes.tsx';
import { loadScreen } from './screen-modules.ts';
import { Site } from './site.tsx';
import { createStyleCache } from './theme/style-cache.ts';
import { HeadCollectorContext } from './ui/head.tsx';

export const matchPage: ServerEntry['matchPage'] = async (url, language, brand): Promise<MatchedPage> => {
  const { pathname, searchParams } = new URL(url, 'http://page.invalid');
  const { screen, texts, params, found } = matchScreen(pathname, brand);
  const { answerPaths, furtherAnswerPaths } = await loadScreen(screen);
  const request = { pathname, params, query: searchParams, language };
  return {
    found,
    screen,
    texts,
    answerPaths: answerPaths?.(request) ?? [],
    furtherAnswerPaths: (answers) => furtherAnswerPaths?.(request, answers) ?? [],
    async render(state) {
      let head: HeadTag[] = [];
      const styleCache = createStyleCache();
      const translator = await createI18n(language, texts);
      const html = renderToString(
        <HeadCollectorContext
          value={(tags) => {
            head = tags;
          }}
        >
          <Site state={state} translator={translator} styleCache={styleCache}>
            <StaticRouter location={url}>
              <PlainMenuContext value={PlainMenu}>
                <Pages />
              </PlainMenuContext>
            </StaticRouter>
          </Site>
        </HeadCollectorContext>,
      );
      return { html, head, styles: createEmotionServer(styleCache).extractCriticalToChunks(html).styles };
    },
  };
};
