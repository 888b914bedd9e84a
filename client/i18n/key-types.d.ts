import type { texts } from '@kitchen/shared/texts/en.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'texts';
    resources: { texts: typeof texts };
  }
}
