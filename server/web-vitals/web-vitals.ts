import { problemSchema } from '@kitchen/shared/problem.ts';
import { webVitalsApiPath, webVitalsSchema } from '@kitchen/shared/web-vitals.ts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Registry } from 'prom-client';
import { Histogram } from 'prom-client';
import { z } from 'zod';
import type { RequestLimit } from '../platform/rate-limits/request-limits.ts';

/** A measured visit takes fewer than a hundred bytes. */
const bodyLimit = 512;

export interface WebVitalsOptions {
  registry: Registry;
  limit: RequestLimit;
}

/** Takes what browsers measured of visits into the metrics, and nothing of who measured it. */
export const webVitalsRoutes: FastifyPluginAsyncZod<WebVitalsOptions> = async (app, { registry, limit }) => {
  const histogram = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name, help, labelNames: ['screen'], buckets, registers: [registry] });
  const lcp = histogram(
    'web_vitals_lcp_seconds',
    'Largest Contentful Paint of visits, by screen',
    [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
  );
  const inp = histogram(
    'web_vitals_inp_seconds',
    'Interaction to Next Paint of visits, by screen',
    [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2],
  );
  const cls = histogram(
    'web_vitals_cls_score',
    'Cumulative Layout Shift of visits, by screen',
    [0.001, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5],
  );

  // Pages of other sites can send text without asking; JSON they cannot.
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', limit.consume);
  app.post(
    webVitalsApiPath,
    {
      bodyLimit,
      schema: {
        operationId: 'reportWebVitals',
        summary: 'How quickly a screen came and answered, without who saw it',
        body: webVitalsSchema,
        response: { 204: z.void(), '4xx': problemSchema },
      },
    },
    async ({ body }, reply) => {
      const { screen } = body;
      if (body.lcp !== undefined) lcp.observe({ screen }, body.lcp / 1000);
      if (body.inp !== undefined) inp.observe({ screen }, body.inp / 1000);
      if (body.cls !== undefined) cls.observe({ screen }, body.cls);
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  );
};
