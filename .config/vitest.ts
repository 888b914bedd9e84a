import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { sitePictures } from '../client/pictures/site-pictures.ts';

/** Browser tests (e2e/) have a runner of their own. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [react(), sitePictures()],
  test: {
    include: ['{client,server,shared}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    restoreMocks: true,
    unstubGlobals: true,
  },
});
