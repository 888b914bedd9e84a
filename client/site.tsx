import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { PageState } from '@kitchen/shared/page-state.ts';
import { ThemeProvider } from '@mui/system';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { AnswerCache } from './api/answer-cache.tsx';
import type { Answers } from './api/answers.ts';
import { TextsProvider } from './i18n/use-texts.tsx';
import { theme } from './theme/theme.ts';
import { SiteSettingsProvider } from './ui/site-settings.tsx';

/** The providers that every screen stands in, the same in browser and server. */
export function Site(props: {
  state: PageState;
  answers: Answers;
  translator: i18n;
  styleCache: EmotionCache;
  children: ReactNode;
}) {
  return (
    <CacheProvider value={props.styleCache}>
      <ThemeProvider theme={theme}>
        <TextsProvider translator={props.translator}>
          <SiteSettingsProvider value={props.state}>
            <AnswerCache answers={props.answers}>{props.children}</AnswerCache>
          </SiteSettingsProvider>
        </TextsProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
