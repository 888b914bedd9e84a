import type { ServerEntry } from '@kitchen/shared/rendered-page.ts';
import { createServer } from 'vite';
import type { Client } from './client-build.ts';

/** The client served from its sources, so that a change shows at once; for development only. */
export async function createDevClient(configFile: string): Promise<Client> {
  const vite = await createServer({
    configFile,
    server: { middlewareMode: true },
    appType: 'custom',
  });
  return {
    async matchPage(url, language) {
      const entry = (await vite.ssrLoadModule('/entry-server.tsx')) as ServerEntry;
      return entry.matchPage(url, language);
    },
    assets: () => ({ entry: '/main.tsx', modules: [], stylesheets: ['/theme/fonts.css'], fonts: [] }),
    finishDocument: (url, html) => vite.transformIndexHtml(url, html),
    async attach(app) {
      const { default: middie } = await import('@fastify/middie');
      await app.register(middie);
      app.use(vite.middlewares);
      app.addHook('onClose', () => vite.close());
    },
  };
}
