import type { Brand } from '@kitchen/shared/brand.ts';
import { brandColors } from '@kitchen/shared/brand-colors.ts';
import { webManifestPath } from '@kitchen/shared/paths.ts';
import type { FastifyPluginAsync } from 'fastify';

/** What phones show where a visitor puts the site among their apps (W3C Web Application Manifest). */
export const webManifestRoute: FastifyPluginAsync<{ brand: Brand }> = async (app, { brand }) => {
  app.get(webManifestPath, { schema: { hide: true } }, async (_request, reply) => {
    reply.type('application/manifest+json').header('cache-control', 'public, max-age=86400');
    return JSON.stringify({
      name: brand.name,
      short_name: brand.name,
      description: brand.tagline,
      start_url: '/',
      display: 'browser',
      // As the ground of the icons.
      background_color: brandColors.teal900,
      theme_color: brandColors.teal900,
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
      ],
    });
  });
};
