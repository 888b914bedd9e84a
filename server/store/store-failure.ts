import { classifyFailure } from '../platform/outbound/classify-failure.ts';

interface FailureFacts {
  /** What happened, as a sentence. */
  says: string;
  /** What the operator can do about it, as a sentence. */
  advice: string;
  /** The same call may well succeed a little later. */
  retryable: boolean;
  /** The store as a whole is down or asks for a pause, so that it is left alone for a while. */
  storeDown: boolean;
}

const lasting = { retryable: false, storeDown: false };
const passing = { retryable: true, storeDown: false };
const down = { retryable: true, storeDown: true };

const failures = {
  'signature-refused': {
    says: 'The store refused the signature.',
    advice:
      'Check STORE_SECRET, and that STORE_URL is exactly the home address in the store’s settings, with the scheme that the store itself sees (http where TLS ends in front of it).',
    ...lasting,
  },
  'unknown-key': {
    says: 'The store does not know the consumer key.',
    advice: 'Check STORE_KEY, and that the key was not revoked in the store’s REST API settings.',
    ...lasting,
  },
  'clock-off': {
    says: 'The store refused the timestamp of the signature.',
    advice: 'Set the clocks of this server and of the store: they are more than 15 minutes apart.',
    ...lasting,
  },
  'nonce-reused': {
    says: 'The store has seen the nonce before.',
    advice: 'If this comes again, look for a proxy that sends requests to the store twice.',
    ...passing,
  },
  'credentials-not-seen': {
    says: 'The store saw no credentials.',
    advice:
      'Let the web server in front of the store pass the Authorization header on to PHP, and set its permalinks to anything but Plain.',
    ...lasting,
  },
  'key-cannot-read': {
    says: 'The consumer key may not read.',
    advice: 'Make a key with read permission in the store’s REST API settings.',
    ...lasting,
  },
  'owner-cannot-see-products': {
    says: 'The user who owns the consumer key may not see what was asked for.',
    advice:
      'Give the key to a user who may see products; one who may not list categories needs STORE_CATEGORIES.',
    ...lasting,
  },
  'authentication-refused': {
    says: 'The store refused the credentials.',
    advice:
      'Check STORE_KEY, STORE_SECRET, STORE_URL (the store’s own home address), both clocks and the key’s permission.',
    ...lasting,
  },
  'blocked-in-front': {
    says: 'Something in front of the store refused the call.',
    advice: 'Let this server pass the firewall, password or bot protection in front of the store’s REST API.',
    ...lasting,
  },
  'rate-limited': {
    says: 'The store asks for fewer calls.',
    advice: 'Raise the rate limit for this server in front of the store, or raise CACHE_FRESH_S.',
    ...down,
  },
  maintenance: {
    says: 'The store is closed for maintenance or overloaded.',
    advice: 'Wait for it to end; if it lasts, look for an interrupted update in the store.',
    ...down,
  },
  'php-fatal': {
    says: 'The store’s PHP code broke off with an error.',
    advice: 'Look into the store’s error log: most often a plugin or the memory limit is to blame.',
    ...down,
  },
  'database-refused': {
    says: 'The store cannot reach its database.',
    advice: 'Look after the store’s database server and its credentials.',
    ...down,
  },
  gateway: {
    says: 'The web server in front of the store gets no answer from it.',
    advice: 'Look after the store’s PHP processes: they are down, overloaded or too slow.',
    ...down,
  },
  'server-error': {
    says: 'The store failed.',
    advice: 'Look into the store’s error log.',
    ...down,
  },
  'redirected-to-https': {
    says: 'The store sends http calls to https.',
    advice: 'Write https:// in STORE_URL (or STORE_DIAL_URL): a signature does not survive a redirect.',
    ...lasting,
  },
  'redirected-to-other-host': {
    says: 'The store sends calls to another host.',
    advice: 'Set STORE_URL to the store’s present home address: a signature does not survive a redirect.',
    ...lasting,
  },
  'redirected-by-permalinks': {
    says: 'The store does not know its REST path and redirects.',
    advice: 'Set the store’s permalinks to anything but Plain.',
    ...lasting,
  },
  redirected: {
    says: 'The store redirects the call.',
    advice: 'Find the rule that redirects the REST API and remove it: a signature does not survive it.',
    ...lasting,
  },
  'html-instead-of-json': {
    says: 'The store answered with a web page instead of data.',
    advice:
      'Check STORE_URL, set permalinks to anything but Plain, and keep page builders and bot checks away from /wp-json/.',
    ...lasting,
  },
  'output-before-json': {
    says: 'Something in the store prints text before the data.',
    advice: 'Turn off WP_DEBUG_DISPLAY in the store and mend the plugin whose warning is printed.',
    ...lasting,
  },
  'broken-answer': {
    says: 'The store’s answer was cut off or garbled.',
    advice: 'If it comes again, look into the store’s error log and at proxies that alter answers.',
    ...passing,
  },
  'totals-missing': {
    says: 'The store’s answer lacks its totals.',
    advice: 'Let proxies and caches pass the X-WP-Total and X-WP-TotalPages headers on.',
    ...lasting,
  },
  'unexpected-shape': {
    says: 'The store’s answer is not a list.',
    advice: 'Check that STORE_URL is a WooCommerce store and that no plugin alters its REST answers.',
    ...lasting,
  },
  'unasked-encoding': {
    says: 'The store’s answer is compressed in a way that was not asked for.',
    advice:
      'Let the web server, proxy or plugin that compresses answers keep to Accept-Encoding: gzip and deflate are read, Brotli and others refused.',
    ...lasting,
  },
  'answer-too-large': {
    says: 'The store’s answer is larger than any list of products.',
    advice: 'Look for records with huge texts or meta values in the store.',
    ...lasting,
  },
  'address-too-long': {
    says: 'The address of the call is too long for the store.',
    advice: 'Raise the limit of the store’s web server to 8 KB at least.',
    ...lasting,
  },
  'request-refused': {
    says: 'The store refused a parameter of the call.',
    advice: 'Check the ids in STORE_CATEGORIES and that the store runs WooCommerce 7 or later.',
    ...lasting,
  },
  'api-not-found': {
    says: 'The store’s REST API was not found.',
    advice: 'Check STORE_URL, that WooCommerce is active, and that permalinks are set to anything but Plain.',
    ...lasting,
  },
  'not-found': {
    says: 'The store has no such record.',
    advice: 'Nothing needs doing if the record was deleted.',
    ...lasting,
  },
  timeout: {
    says: 'The store did not answer in time.',
    advice: 'Find out why the store is slow, or raise STORE_TIMEOUT_MS.',
    ...down,
  },
  unreachable: {
    says: 'The store cannot be reached.',
    advice: 'Check STORE_URL (or STORE_DIAL_URL), name resolution and firewalls between here and the store.',
    ...down,
  },
  'certificate-refused': {
    says: 'The store’s TLS certificate cannot be trusted.',
    advice: 'Renew the store’s certificate, or install the authority that issued it on this server.',
    retryable: false,
    storeDown: true,
  },
  'connection-reset': {
    says: 'The connection to the store broke off.',
    advice: 'If it comes again, look after the store’s web server and the network between.',
    ...down,
  },
  'breaker-open': {
    says: 'The store failed several times in a row and is left alone for a moment.',
    advice: 'See the failures logged before this one.',
    ...lasting,
  },
  'queue-full': {
    says: 'Too many calls to the store are waiting already.',
    advice: 'Make the store quicker, or raise CACHE_FRESH_S.',
    ...lasting,
  },
} as const satisfies Record<string, FailureFacts>;

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

  constructor(kind: StoreFailureKind, detail: StoreFailureDetail = {}) {
    super(failures[kind].says);
    this.kind = kind;
    this.detail = detail;
  }

  get advice(): string {
    return failures[this.kind].advice;
  }

  get retryable(): boolean {
    return failures[this.kind].retryable;
  }

  get storeDown(): boolean {
    return failures[this.kind].storeDown;
  }
}

/** The failure behind what a call, or the reading of its answer, threw. */
export function toStoreFailure(error: unknown): StoreFailure {
  if (error instanceof StoreFailure) return error;
  const { kind, code } = classifyFailure(error);
  return new StoreFailure(kind, code === undefined ? {} : { code });
}
