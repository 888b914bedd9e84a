import {
  documentIdPattern,
  documentPath,
  documentsApiPath,
  reservedDocumentsSchema,
} from '@kitchen/shared/documents.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { languageSchema } from '@kitchen/shared/languages.ts';
import { problemSchema } from '@kitchen/shared/problem.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fileAnswer } from '../../platform/http/file-answer.ts';
import { languageOf } from '../../platform/http/negotiate-language.ts';
import { loginRequired, notFound } from '../../platform/problems/problems.ts';
import { askToLogIn } from '../ask-to-log-in.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Documents } from './documents.ts';
import { presentDocument } from './documents.ts';
import { sendDocument } from './send-document.ts';

export interface DocumentRouteOptions {
  documents: Documents;
  sessions: Pick<Sessions, 'read'>;
  defaultLanguage: Language;
  now(): number;
}

/** The documents of the reserved area: session and role are checked at every request. */
export const documentRoutes: FastifyPluginAsyncZod<DocumentRouteOptions> = async (app, options) => {
  const { documents, sessions, defaultLanguage, now } = options;
  const problems = { '4xx': problemSchema, '5xx': problemSchema };

  app.get(
    documentsApiPath,
    {
      schema: {
        operationId: 'listReservedDocuments',
        summary: 'Reserved documents that whoever is logged in may read, newest first',
        security: [{ session: [] }],
        querystring: z.object({
          lng: z.enum(languageSchema.options, { error: 'expected en or it' }).default(defaultLanguage),
        }),
        response: { 200: reservedDocumentsSchema, ...problems },
      },
    },
    async (request, reply) => {
      const session = await sessions.read(request, reply);
      if (!session) throw loginRequired();
      const { user, previousVisitAt } = session;
      const found = await documents.list(user.roles);
      const visit = { language: request.query.lng, previousVisitAt, now: now() };
      reply.header('cache-control', 'private, no-store');
      return { items: found.map((document) => presentDocument(document, visit)) };
    },
  );

  app.get(
    documentPath(':id'),
    {
      schema: {
        operationId: 'getReservedDocument',
        summary: 'A reserved document as a file, or the range of its bytes that is asked for',
        security: [{ session: [] }],
        params: z.object({ id: z.string() }),
        response: { 200: fileAnswer('application/octet-stream'), ...problems },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      if (!documentIdPattern.test(id)) throw notFound('document');
      const session = await sessions.read(request, reply);
      if (!session) return askToLogIn(request, reply, documentPath(id), defaultLanguage) as never;
      const language = languageOf(request, defaultLanguage);
      const document = await documents.find(session.user.roles, id);
      // What is for others is not there: nobody learns what there is by trying.
      if (!document) throw notFound('document');
      const { languages } = document.entry;
      const [spoken = language] = languages;
      return sendDocument(request, reply, document, languages.includes(language) ? language : spoken);
    },
  );
};
