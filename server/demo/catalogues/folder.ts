import { fileURLToPath } from 'node:url';

/** Where the demo's catalogues stand once they are made. */
export const demoCataloguesFolder = fileURLToPath(new URL('../../dist/catalogues/', import.meta.url));
