import type { Category } from '@kitchen/shared/categories.ts';
import { categories } from '@kitchen/shared/categories.ts';
import pino from 'pino';
import type { Config } from '../config/config.ts';
import type { Finding } from '../lib/finding.ts';
import { fault, warning, works } from '../lib/finding.ts';
import { createOriginalFetcher } from '../media/media.ts';
import { explainRefusal, signedCall, smallestQuery } from './explain-refusal.ts';
import { createCategoryFinder } from './find-categories.ts';
import { plainText } from './plain-text.ts';
import { createStoreClient } from './store-client.ts';
import { StoreFailure } from './store-failure.ts';
import { storeProductSchema } from './store-product.ts';
import { createStoreRequest } from './store-request.ts';

type StoreConfig = NonNullable<Config['store']>;
type StoreRequest = ReturnType<typeof createStoreRequest>;

/** A store refuses a signature once the clocks are 15 minutes apart. */
const clockWarningMs = 120_000;

const pictureBytes = 32 * 1024 * 1024;

/** Products whose pictures are looked at for the hosts that they come from. */
const picturesFrom = 100;

const namedSchema = storeProductSchema.pick({ categories: true });

/** Words that a store has in the name or slug of each category, in either language. */
const usualNames: Record<Category, RegExp> = {
  cookers: /cooker(?!.?hood)|range|cucin/i,
  ovens: /oven|forn/i,
  hobs: /hob|cooktop|pian/i,
  hoods: /hood|capp/i,
  'compact-products': /compact|compatt/i,
};

/** Calls the store as the site does, and finds out why where it does not answer. */
export async function checkStore(
  { store, mediaHosts }: { store: StoreConfig; mediaHosts: string[] },
  now = Date.now,
): Promise<Finding[]> {
  const request = createStoreRequest({ ...store, now });
  const { answer, clockAheadMs } = await request('products', smallestQuery);
  if (answer instanceof StoreFailure) return [await explainRefusal(store, answer, now)];
  const findings = [
    works(signedCall, `${new URL(store.dialUrl).host} has ${answer.total} published entries.`),
  ];
  if (clockAheadMs !== undefined && Math.abs(clockAheadMs) > clockWarningMs) {
    findings.push(
      warning(
        'clock',
        `This clock and the store’s are ${Math.round(Math.abs(clockAheadMs) / 1000)} s apart.`,
        'Set both by NTP: past 15 minutes the store refuses every call.',
      ),
    );
  }
  return [
    ...findings,
    await checkKey(request),
    ...(await checkCategories(store, now)),
    ...(await checkPictures(store, mediaHosts, request)),
  ];
}

/** Whether the key reads more than products; whether it may write cannot be told without writing. */
async function checkKey(request: StoreRequest): Promise<Finding> {
  const { answer } = await request('customers', { per_page: '1', _fields: 'id' });
  if (!(answer instanceof StoreFailure)) {
    return warning(
      'key',
      'The key reads customers and orders as well.',
      'Make one with the permission Read for a user who may see products and nothing else.',
    );
  }
  return answer.kind === 'owner-cannot-see-products'
    ? works('key', 'It does not read customers. (Whether it may write cannot be told without writing.)')
    : works('key', 'Whether it reads more than products could not be told.');
}

async function checkCategories(store: StoreConfig, now: () => number): Promise<Finding[]> {
  const logger = pino({ level: 'silent' });
  const client = createStoreClient({ ...store, logger, now, limits: { retries: 0 } });
  try {
    const { ids } = await createCategoryFinder({ client, given: store.categoryIds, logger, now })();
    return await Promise.all(
      categories.map(async (category) => {
        const id = ids[category];
        const what = `category ${category}`;
        if (id === undefined) {
          return fault(
            what,
            'The store has no category of this slug.',
            `Make it, or name another by its id: STORE_CATEGORIES=${category}:…`,
          );
        }
        // Its name comes with its products: a key that reads them alone may not list categories.
        const query = { category: String(id), status: 'publish', per_page: '100', _fields: 'categories' };
        const { total, body } = await client.get('products', query);
        const own = body
          .flatMap((product) => namedSchema.parse(product).categories)
          .find((named) => named.id === id);
        const says = `${own ? `“${plainText(own.name)}” (id ${id})` : `Id ${id}`}; published entries: ${total}.`;
        if (total === 0)
          return warning(what, `Id ${id} has no published entry.`, 'Check its id, or fill it.');
        if (Object.values(ids).filter((other) => other === id).length > 1)
          return warning(
            what,
            `${says} The id is given twice.`,
            'Give each category its own in STORE_CATEGORIES.',
          );
        return !own || usualNames[category].test(`${own.name} ${own.slug}`)
          ? works(what, says)
          : warning(
              what,
              says,
              `Neither name nor slug is like ${category}: check the ids in STORE_CATEGORIES.`,
            );
      }),
    );
  } catch (error) {
    if (!(error instanceof StoreFailure)) throw error;
    return [fault('categories', error.message, error.advice)];
  }
}

async function checkPictures(
  store: StoreConfig,
  mediaHosts: string[],
  request: StoreRequest,
): Promise<Finding[]> {
  const query = {
    status: 'publish',
    orderby: 'id',
    per_page: String(picturesFrom),
    _fields: 'images',
  };
  const { answer } = await request('products', query);
  if (answer instanceof StoreFailure) return [fault('pictures', answer.message, answer.advice)];
  const { images } = storeProductSchema.shape;
  const sources = answer.body.flatMap((product) =>
    images
      .parse((product as { images?: unknown }).images)
      .flatMap(({ src }) => URL.parse(src, `${store.homeUrl}/`) ?? []),
  );
  if (sources.length === 0) return [warning('pictures', 'No product has any.', 'Add product images.')];
  const fetcher = createOriginalFetcher({
    mediaHosts,
    storeHomeUrl: store.homeUrl,
    storeDialUrl: store.dialUrl,
    byteLimit: pictureBytes,
    timeLimitMs: store.timeoutMs,
  });
  const places = new Map(sources.map((source) => [source.origin, source]));
  try {
    return await Promise.all(
      [...places.values()].map(async (source) => {
        const what = `pictures of ${source.host}`;
        if (!fetcher.mayFetch(source)) {
          return fault(
            what,
            'They are not shown: pictures may not come from there.',
            `Add ${source.host} to MEDIA_HOSTS, which replaces the host of STORE_URL.`,
          );
        }
        const fetched = await fetcher.fetch(source);
        if (fetched.outcome === 'fetched') return works(what, 'One was fetched.');
        return fault(
          what,
          `One could not be fetched (${fetched.reason}).`,
          'Look for a firewall or hotlink protection there.',
        );
      }),
    );
  } finally {
    await fetcher.close();
  }
}
