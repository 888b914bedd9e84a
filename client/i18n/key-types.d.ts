import type { texts } from '@kitchen/shared/texts/en.ts';
import type { ScreenTexts } from '@kitchen/shared/texts/screen-texts.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'texts';
    resources: { texts: typeof texts } & ScreenTexts;
  }
}
