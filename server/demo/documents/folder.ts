import { fileURLToPath } from 'node:url';

/** Where the demo's reserved documents stand once they are made. */
export const demoDocumentsFolder = fileURLToPath(new URL('../../dist/documents/', import.meta.url));
