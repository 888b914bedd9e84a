import { fileURLToPath } from 'node:url';
import { finishedPictures } from '@kitchen/shared/finished-pictures.ts';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { sitePictures } from '../client/pictures/site-pictures.ts';

const never = ['**/node_modules/**', '**/dist/**'];

/** Several processes, servers that are killed, what the container holds. */
const system = 'server/**/*.system.test.ts';

/** Images and what makes them: no browser there. */
const pictures = 'client/pictures/**/*.test.ts';

/** They replace modules, or methods of the DOM, which files that share their worker would see. */
const replaceModules = [
  'client/start/foreign-changes.test.tsx',
  'client/frame/screen-slot.test.tsx',
  'client/frame/language/missing-texts.test.tsx',
  'client/ui/filters/filter-drawer-button.test.tsx',
];

/** Modules of pictures hold their descriptions, too: Vitest would keep them when only these change. */
const describedPictures: Plugin = {
  name: 'described-pictures',
  configureVitest({ defineCacheKeyGenerator }) {
    const descriptions = JSON.stringify([...finishedPictures]);
    defineCacheKeyGenerator(({ id }) => id.includes('.webp?picture') && descriptions);
  },
};

const client = {
  environment: 'jsdom',
  setupFiles: ['client/testing/set-up.ts'],
};

/** Browser tests (e2e/) have a runner of their own. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [react(), sitePictures(), describedPictures],
  test: {
    restoreMocks: true,
    unstubGlobals: true,
    // Vitest would leave one core to others, which on two is half of them; and a third of the tests' time is waiting.
    maxWorkers: '150%',
    // Long, for machines that are busy with other things.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          // Files share the modules of the server and its packages, whose loading takes longer than most of them.
          isolate: false,
          include: ['{server,shared}/**/*.test.ts', pictures],
          exclude: [...never, system],
        },
      },
      {
        extends: true,
        test: {
          ...client,
          name: 'client',
          // Files share a DOM, too.
          isolate: false,
          include: ['client/**/*.test.{ts,tsx}'],
          exclude: [...never, pictures, ...replaceModules],
        },
      },
      { extends: true, test: { ...client, name: 'client alone', include: replaceModules } },
      {
        extends: true,
        test: { name: 'system', include: [system], exclude: never, fileParallelism: false },
      },
    ],
  },
});
