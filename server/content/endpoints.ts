import { ownTextsApiPath, ownTextsSchema } from '@kitchen/shared/content.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { languageSchema } from '@kitchen/shared/languages.ts';
import { ownPageApiPath, ownPageSchema } from '@kitchen/shared/own-page.ts';
import { z } from 'zod';
import type { Freshness } from '../platform/cache/freshness.ts';
import type { DataEndpoint } from '../platform/http/data-endpoints.ts';
import { dataEndpoint } from '../platform/http/data-endpoints.ts';
import { notFound } from '../platform/problems/problems.ts';
import { presentTexts } from './present-content.ts';
import { presentPage } from './present-page.ts';
import type { OwnContent } from './read-content.ts';

/** What browsers ask for of the maker's own when they open a screen. */
export function contentEndpoints(
  { current, sources }: { current(): OwnContent; sources(): readonly Freshness[] },
  defaultLanguage: Language,
): readonly DataEndpoint[] {
  const lng = z.enum(languageSchema.options, { error: 'expected en or it' }).default(defaultLanguage);
  return [
    dataEndpoint({
      path: '/api/texts',
      operationId: 'listOwnTexts',
      summary: 'Texts of the maker’s own, in place of those that the site has',
      params: z.object({}),
      query: z.object({ lng }),
      response: ownTextsSchema,
      find: (_params, { lng: language }) => ({
        key: ownTextsApiPath(language),
        read: async () => ({ value: presentTexts(current(), language), sources: sources(), outcome: 'hit' }),
      }),
    }),
    dataEndpoint({
      path: '/api/pages',
      operationId: 'getOwnPage',
      summary: 'A page of the maker’s own',
      params: z.object({}),
      query: z.object({
        path: z.string({ error: 'expected a path such as /care/enamel-at-home' }).max(200),
        lng,
      }),
      response: ownPageSchema,
      find: (_params, { path, lng: language }) => ({
        key: ownPageApiPath(language, path),
        async read() {
          const value = presentPage(current().pages, path, language);
          if (!value) throw notFound('page');
          return { value, sources: sources(), outcome: 'hit' };
        },
      }),
    }),
  ];
}
