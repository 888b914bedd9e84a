import { fileURLToPath } from 'node:url';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The demo's printed catalogues, as `CATALOGUES_DIR` would name an operator's own. */
export const demoCataloguesFolder = folder('./files/catalogues/');

/** The demo's recalls, as `RECALLS_FILE` would name an operator's own. */
export const demoRecallsFile = folder('./files/recalls/recalls.json');

/** The demo's dealers, as `DEALERS_FILE` would name an operator's own. */
export const demoDealersFile = folder('./files/dealers/dealers.json');

/** The demo's reserved documents, as `RESERVED_DOCUMENTS_DIR` would name an operator's own. */
export const demoDocumentsFolder = folder('./files/documents/');

/** The demo's documents of products, as `PUBLIC_DOCUMENTS_DIR` would name an operator's own. */
export const demoProductDocumentsFolder = folder('./files/product-documents/');

/** The demo's models of products, as `PRODUCT_MODELS_DIR` would name an operator's own. */
export const demoProductModelsFolder = folder('./files/product-models/');
