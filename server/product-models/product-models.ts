import type { Measures, Product, ProductModel } from '@kitchen/shared/product.ts';
import { skuKey } from '@kitchen/shared/sku.ts';
import type { FastifyBaseLogger } from 'fastify';
import { toFileName } from '../lib/to-file-name.ts';
import { warnOnce } from '../lib/warn-once.ts';
import type { Freshness } from '../platform/cache/freshness.ts';
import { fixedSource } from '../platform/cache/freshness.ts';
import { openModel } from './open-model.ts';
import type { ReadModel } from './read-model.ts';
import type { FoundModel } from './read-models-folder.ts';
import { readModelsFolder } from './read-models-folder.ts';
import { createProductModelRoutes } from './routes.ts';

export { readModelsFolder };

/** How often the folder is read again. */
const rereadMs = 30_000;

export interface ProductModelsOptions {
  /** Null: there are none. */
  folder: string | null;
  logger: FastifyBaseLogger;
}

type ModelledProduct = Pick<Product, 'sku' | 'model' | 'measures' | 'construction'>;

/** The models of products in three dimensions, as they stand in a folder, which is read again from time to time. */
export async function openProductModels({ folder, logger }: ProductModelsOptions, everyMs = rereadMs) {
  let models = new Map<string, FoundModel>();
  /** What everything was made from that shows models. */
  let source = fixedSource('product-models');
  const warn = warnOnce((expected, path) =>
    logger.warn({ path, expected }, 'A file in the folder of product models is not shown'),
  );
  const version = () => JSON.stringify([...models]);

  async function read(root: string): Promise<void> {
    try {
      const before = version();
      const found = await readModelsFolder(root);
      for (const { path, expected } of found.refused) warn(expected, path);
      models = found.models;
      if (version() === before) return;
      source.invalidated = true;
      source = fixedSource(source.tag);
    } catch (error) {
      // Those that were read last stay.
      logger.error({ err: error }, 'The folder of product models cannot be read');
    }
  }

  let timer: NodeJS.Timeout | undefined;
  if (folder !== null) {
    await read(folder);
    // One reading at a time, however slow the disk is.
    const readOn = () => void read(folder).finally(() => timer?.refresh());
    timer = setTimeout(readOn, everyMs).unref();
  }

  /** By its SKU or else its model's code, if it is as large as the record says. */
  function find({ sku, model, measures, construction }: ModelledProduct): FoundModel | undefined {
    const found = models.get(skuKey(sku)) ?? models.get(skuKey(model ?? ''));
    if (!found) return undefined;
    const expected = whyWrong(found.size, measures, construction?.splashback);
    if (!expected) return found;
    warn(`${expected} (${sku})`, found.file);
    return undefined;
  }

  return {
    /** The model of a product. */
    of(product: ModelledProduct): ProductModel | undefined {
      const found = find(product);
      if (!found) return undefined;
      const { hash, name, bytes, variants } = found;
      return { address: `/product-models/${hash}/${encodeURIComponent(name)}.glb`, bytes, variants };
    },
    /** The file of a product's model, to be opened. */
    fileOf(product: ModelledProduct) {
      const found = find(product);
      return found && { name: toFileName(`${found.name}.glb`), open: () => openModel(folder, found) };
    },
    /** What everything was made from that shows models. */
    sources: (): Freshness[] => (folder === null ? [] : [source]),
    /** Changes with any model. */
    version,
    routes: createProductModelRoutes(folder, (name) => models.get(skuKey(name))),
    close: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

/** As a share of what the record says. */
const tolerance = 0.02;

/** What a model's size should be and is not; undefined where it is. It may have the splashback, which stands on the height. */
function whyWrong(size: ReadModel['size'], measures: Measures | null, splashback = 0): string | undefined {
  if (!measures) return 'a record that says width, depth and height';
  const { width, depth, height, heightTo, adjustableBy } = measures;
  const fits = (is: number, least: number, most = least) =>
    is >= least * (1 - tolerance) && is <= most * (1 + tolerance);
  const highest = Math.max(heightTo, height + adjustableBy) + splashback;
  if (fits(size.width, width) && fits(size.depth, depth) && fits(size.height, height, highest))
    return undefined;
  const write = (sizes: typeof size) => `${sizes.width} × ${sizes.depth} × ${sizes.height} mm`;
  return `${write(measures)}, as the record has it, in place of ${write(size)}`;
}
