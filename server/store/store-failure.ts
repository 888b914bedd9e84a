import { splitAdvice } from '../lib/split-advice.ts';
import { classifyFailure } from '../platform/outbound/classify-failure.ts';

// By kind: a sentence that says what happened and, from the second line on, what the operator can do about it.

/** Another try does not help. */
const lasting = {
  'signature-refused': `The store refused the signature.
    Check STORE_SECRET, and that STORE_URL is exactly the home address in the store’s settings, with the
    scheme that the store itself sees (http where TLS ends in front of it).`,
  'unknown-key': `The store does not know the consumer key.
    Check STORE_KEY, and that the key was not revoked in the store’s REST API settings.`,
  'clock-off': `The store refused the timestamp of the signature.
    Set the clocks of this server and of the store: they are more than 15 minutes apart.`,
  'credentials-not-seen': `The store saw no credentials.
    Let the web server in front of the store pass the Authorization header on to PHP, and set its permalinks
    to anything but Plain.`,
  'key-cannot-read': `The consumer key may not read.
    Make a key with read permission in the store’s REST API settings.`,
  'owner-cannot-see-products': `The user who owns the consumer key may not see what was asked for.
    Give the key to a user who may see products; one who may not list categories needs STORE_CATEGORIES.`,
  'authentication-refused': `The store refused the credentials.
    Check STORE_KEY, STORE_SECRET, STORE_URL (the store’s own home address), both clocks and the key’s
    permission.`,
  'blocked-in-front': `Something in front of the store refused the call.
    Let this server pass the firewall, password or bot protection in front of the store’s REST API.`,
  'redirected-to-https': `The store sends http calls to https.
    Write https:// in STORE_URL (or STORE_DIAL_URL): a signature does not survive a redirect.`,
  'redirected-to-other-host': `The store sends calls to another host.
    Set STORE_URL to the store’s present home address: a signature does not survive a redirect.`,
  'redirected-by-permalinks': `The store does not know its REST path and redirects.
    Set the store’s permalinks to anything but Plain.`,
  redirected: `The store redirects the call.
    Find the rule that redirects the REST API and remove it: a signature does not survive it.`,
  'html-instead-of-json': `The store answered with a web page instead of data.
    Check STORE_URL, set permalinks to anything but Plain, and keep page builders and bot checks away from
    /wp-json/.`,
  'output-before-json': `Something in the store prints text before the data.
    Turn off WP_DEBUG_DISPLAY in the store and mend the plugin whose warning is printed.`,
  'totals-missing': `The store’s answer lacks its totals.
    Let proxies and caches pass the X-WP-Total and X-WP-TotalPages headers on.`,
  'unexpected-shape': `The store’s answer is not a list.
    Check that STORE_URL is a WooCommerce store and that no plugin alters its REST answers.`,
  'unasked-encoding': `The store’s answer is compressed in a way that was not asked for.
    Let the web server, proxy or plugin that compresses answers keep to Accept-Encoding: gzip and deflate
    are read, Brotli and others refused.`,
  'answer-too-large': `The store’s answer is larger than any list of products.
    Look for records with huge texts or meta values in the store.`,
  'address-too-long': `The address of the call is too long for the store.
    Raise the limit of the store’s web server to 8 KB at least.`,
  'request-refused': `The store refused a parameter of the call.
    Check the ids in STORE_CATEGORIES and that the store runs WooCommerce 7 or later.`,
  'https-expected': `The store’s port speaks https, and was called by http.
    Write https:// in STORE_DIAL_URL, or in STORE_URL where that is not set.`,
  'api-not-found': `The store’s REST API was not found.
    Check STORE_URL, that WooCommerce is active, and that permalinks are set to anything but Plain.`,
  'not-found': `The store has no such record.
    Nothing needs doing if the record was deleted.`,
  'breaker-open': `The store failed several times in a row and is left alone for a moment.
    See the failures logged before this one.`,
  'given-up': `The site ends, and waits for the store no longer.
    Nothing needs doing.`,
  'queue-full': `Too many calls to the store are waiting already.
    Make the store quicker, or raise CACHE_FRESH_S.`,
};

/** Another try may well succeed. */
const passing = {
  'nonce-reused': `The store has seen the nonce before.
    If this comes again, look for a proxy that sends requests to the store twice.`,
  'broken-answer': `The store’s answer was cut off or garbled.
    If it comes again, look into the store’s error log and at proxies that alter answers.`,
};

/** The store as a whole is down or asks for a pause, so that it is left alone for a while. */
const down = {
  'rate-limited': `The store asks for fewer calls.
    Raise the rate limit for this server in front of the store, or raise CACHE_FRESH_S.`,
  maintenance: `The store is closed for maintenance or overloaded.
    Wait for it to end; if it lasts, look for an interrupted update in the store.`,
  'php-fatal': `The store’s PHP code broke off with an error.
    Look into the store’s error log: most often a plugin or the memory limit is to blame.`,
  'database-refused': `The store cannot reach its database.
    Look after the store’s database server and its credentials.`,
  gateway: `The web server in front of the store gets no answer from it.
    Look after the store’s PHP processes: they are down, overloaded or too slow.`,
  'server-error': `The store failed.
    Look into the store’s error log.`,
  timeout: `The store did not answer in time.
    Find out why the store is slow, or raise STORE_TIMEOUT_MS.`,
  unreachable: `The store cannot be reached.
    Check STORE_URL (or STORE_DIAL_URL), name resolution and firewalls between here and the store.`,
  'certificate-refused': `The store’s TLS certificate cannot be trusted.
    Renew the store’s certificate, or install the authority that issued it on this server.`,
  'tls-failed': `No encrypted connection to the store came about.
    Where its port speaks plain http, write http:// in STORE_DIAL_URL, or in STORE_URL where that is not set;
    else let it offer TLS 1.2 or later.`,
  'connection-reset': `The connection to the store broke off.
    If it comes again, look after the store’s web server and the network between.`,
};

const failures = { ...lasting, ...passing, ...down };

export type StoreFailureKind = keyof typeof failures;

export const storeFailureKinds = Object.keys(failures) as StoreFailureKind[];

/** Facts for the log, never copied from the store unchecked. */
export interface StoreFailureDetail {
  /** HTTP status of the answer. */
  status?: number;
  /** The store's or the system's own error code, if it is one of those known. */
  code?: string;
  /** How long the store asks to wait. */
  retryAfterMs?: number;
  /** How far this clock is ahead of the store's; negative if behind. */
  clockAheadMs?: number;
}

/**
 * A call to the store that brought nothing. Says what happened and what the operator can do in this
 * site's own words: no upstream text, address or secret is in it, and it has no `cause` that could
 * carry one into a log.
 */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure';
  readonly kind: StoreFailureKind;
  readonly detail: StoreFailureDetail;
  readonly advice: string;

  constructor(kind: StoreFailureKind, detail: StoreFailureDetail = {}) {
    const [says, advice] = splitAdvice(failures[kind]);
    super(says);
    this.kind = kind;
    this.detail = detail;
    this.advice = advice;
  }

  get storeDown(): boolean {
    return this.kind in down;
  }

  /** A certificate is not mended within seconds. */
  get retryable(): boolean {
    return this.kind in passing || (this.storeDown && this.kind !== 'certificate-refused');
  }
}

/** The failure behind what a call, or the reading of its answer, threw. */
export function toStoreFailure(error: unknown): StoreFailure {
  if (error instanceof StoreFailure) return error;
  const { kind, code } = classifyFailure(error);
  return new StoreFailure(kind, code === undefined ? {} : { code });
}
