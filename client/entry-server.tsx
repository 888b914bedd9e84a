import { CacheProvider, Global } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { inLanguage } from '@kitchen/shared/paths.ts';
import type { HeadTag, MatchedPage, ServerEntry } from '@kitchen/shared/rendered-page.ts';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { createAnswers } from './api/answers.ts';
import { PlainMenuContext } from './frame/header/plain-menu-slot.tsx';
import { PlainMenu } from './frame/menus/plain-menu.tsx';
import { createI18n } from './i18n/create-i18n.ts';
import { withSocialPicture } from './pictures/social-pictures.ts';
import { matchScreen, Pages, screenRequest } from './routes.tsx';
import { loadScreen } from './screen-modules.ts';
import { Site } from './site.tsx';
import { baseline } from './theme/baseline.ts';
import { createStyleCache, namesOfMerged } from './theme/style-cache.ts';
import { HeadCollectorContext } from './ui/head/head.tsx';

export const matchPage: ServerEntry['matchPage'] = async (
  url,
  language,
  brand,
  ownPages,
): Promise<MatchedPage> => {
  const { pathname } = new URL(url, 'http://page.invalid');
  const { screen, texts, found } = matchScreen(pathname, brand, ownPages);
  const module = await loadScreen(screen);
  const request = screenRequest(new URL(url, 'http://page.invalid'), language, brand);
  return {
    found,
    screen,
    texts,
    answerPaths: module.answerPaths?.(request) ?? [],
    refusesBadInput: module.refusesBadInput ?? false,
    furtherAnswerPaths: (answers) => module.furtherAnswerPaths?.(request, answers) ?? [],
    canonicalPath: (answers) => module.canonicalPath?.(request, answers),
    async render(state) {
      let head: HeadTag[] = [];
      const location = state.address === null ? missingLocation : inLanguage(url, language);
      const styleCache = createStyleCache();
      const translator = await createI18n(
        language,
        texts,
        (_language, namespace) => state.content?.texts[namespace],
      );
      // Rendered apart: beside the page it would shift React's ids, which the browser counts without it.
      renderToString(
        <CacheProvider value={styleCache}>
          <Global styles={baseline} />
        </CacheProvider>,
      );
      const html = renderToString(
        <HeadCollectorContext
          value={(tags) => {
            head = tags;
          }}
        >
          <Site
            state={state}
            answers={createAnswers(state.answers)}
            translator={translator}
            styleCache={styleCache}
          >
            <StaticRouter location={location}>
              <PlainMenuContext value={PlainMenu}>
                <Pages />
              </PlainMenuContext>
            </StaticRouter>
          </Site>
        </HeadCollectorContext>,
      );
      const { styles } = createEmotionServer(styleCache).extractCriticalToChunks(html);
      return {
        html,
        head: withSocialPicture(head, pathname, language, state),
        styles: styles.map(({ css }) => css).join('') + namesOfMerged(styleCache, html),
      };
    },
  };
};

/** Stands for every address that the site has not. */
const missingLocation = '/-';
