import type { ServerEntry } from '@kitchen/shared/rendered-page.ts';
import type { ViteDevServer } from 'vite';
import { createServer } from 'vite';
import { developmentPolicy } from '../platform/http/content-security-policy.ts';
import type { Client } from './client-build.ts';
import { separateStyles } from './client-build.ts';

/** The client served from its sources, so that a change shows at once; for development only. */
export function createDevClient(configFile: string): Client {
  let vite: ViteDevServer | undefined;
  const running = () => {
    if (!vite) throw new Error('The development client is used before it was attached');
    return vite;
  };
  return {
    policy: developmentPolicy,
    async matchPage(...asked) {
      const entry = (await running().ssrLoadModule('/entry-server.tsx')) as ServerEntry;
      return entry.matchPage(...asked);
    },
    assets: () => ({
      entry: '/main.tsx',
      modules: [],
      menuModules: [],
      styles: '',
      otherMediaStyles: `/${separateStyles.otherMedia}`,
      plainStyles: `/${separateStyles.plain}`,
      fonts: [],
    }),
    finishDocument: (url, html) => running().transformIndexHtml(url, html),
    async attach(app) {
      const { default: middie } = await import('@fastify/middie');
      vite = await createServer({
        configFile,
        // Read as it is: a compiled copy would look like a change to whatever watches this process.
        configLoader: 'native',
        // Changes are announced over the site's own port, so that several sites can run side by side.
        server: { middlewareMode: true, hmr: { server: app.server } },
        appType: 'custom',
      });
      await app.register(middie);
      app.use(vite.middlewares);
      app.addHook('onClose', () => running().close());
    },
  };
}
