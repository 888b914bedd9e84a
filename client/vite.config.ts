import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sitePictures } from './pictures/site-pictures.ts';

/** Decodes packed meshes without WebAssembly, which the server's content security policy forbids. */
const meshoptDecoder = fileURLToPath(import.meta.resolve('meshoptimizer')).replace(
  'index.js',
  'meshopt_decoder_reference.js',
);

const entry = fileURLToPath(new URL('main.tsx', import.meta.url));
/** Styles that no page waits for: on paper, in forced colours, and without scripts. */
const separateStyles = ['theme/other-media.css', 'theme/plain-menu.css'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/** Two builds of one client: for the browser, with a manifest, and for rendering on the server. */
export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), sitePictures()],
  resolve: {
    alias: {
      'three/examples/jsm/libs/meshopt_decoder.module.js': meshoptDecoder,
      'meshoptimizer/decoder': meshoptDecoder,
    },
  },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/browser',
    emptyOutDir: true,
    reportCompressedSize: false,
    manifest: isSsrBuild ? false : 'manifest.json',
    target: 'es2022',
    // The server's content security policy forbids inline data for scripts and fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? { input: 'entry-server.tsx' }
      : {
          input: [entry, ...separateStyles],
          // What many screens share is one file: in the bundler's many pieces it would be 8 KB larger.
          output: { codeSplitting: { groups: [{ name: 'site', minShareCount: 8 }] } },
        },
  },
  // Everything is in it: the server needs none of the client's packages, and React as production runs it.
  ...(isSsrBuild && {
    ssr: { noExternal: true as const },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
}));
