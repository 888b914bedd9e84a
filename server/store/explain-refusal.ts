import type { Finding } from '../lib/finding.ts';
import { fault } from '../lib/finding.ts';
import { StoreFailure } from './store-failure.ts';
import type { StoreAccess } from './store-request.ts';
import { createStoreRequest } from './store-request.ts';

export const signedCall = 'signed call';

/** With it, the list of products is the smallest call that needs a key: one published product's id. */
export const smallestQuery = { status: 'publish', per_page: '1', _fields: 'id' };

const minutesMs = 60_000;

/** Why a signed call failed: makes it again in other ways, and names the one that goes through. */
export async function explainRefusal(
  store: StoreAccess,
  failure: StoreFailure,
  now: () => number,
): Promise<Finding> {
  const code = failure.detail.code ?? failure.detail.status;
  const says = code === undefined ? failure.message : `${failure.message} (${code})`;
  return fault(signedCall, says, await advise({ ...store, now }, failure));
}

async function advise(store: StoreAccess, { kind, advice, detail }: StoreFailure): Promise<string> {
  const isAnswered = async (changes: Partial<StoreAccess>, signatureIn: 'header' | 'address' = 'header') => {
    const request = createStoreRequest({ ...store, ...changes });
    const { answer } = await request('products', smallestQuery, signatureIn);
    return !(answer instanceof StoreFailure);
  };

  switch (kind) {
    case 'signature-refused': {
      const others = otherHomes(store);
      for (const homeUrl of others) {
        if (!(await isAnswered({ homeUrl }))) continue;
        return `The store takes calls that are signed for ${homeUrl}: set STORE_URL=${homeUrl} and STORE_DIAL_URL=${store.dialUrl}.`;
      }
      return `Signed for ${others.join(', ')} it is refused as well, so that STORE_SECRET is most likely wrong; else STORE_URL is not the home address in the store’s settings.`;
    }
    case 'credentials-not-seen':
      return (await isAnswered({}, 'address'))
        ? 'With the signature in the address it goes through: something in front of the store strips the Authorization header. Let it pass (Apache with CGI: CGIPassAuth On, or SetEnvIf Authorization).'
        : advice;
    case 'unknown-key':
      return store.key.startsWith('cs_') && store.secret.startsWith('ck_')
        ? 'STORE_KEY and STORE_SECRET are the wrong way round.'
        : advice;
    case 'clock-off': {
      const ahead = detail.clockAheadMs;
      if (ahead === undefined) return advice;
      const minutes = Math.round(Math.abs(ahead) / minutesMs);
      return `${advice} This clock is ${minutes} minutes ${ahead > 0 ? 'ahead of' : 'behind'} the store’s.`;
    }
    case 'redirected-to-https':
    case 'redirected-to-other-host': {
      const toggle = kind === 'redirected-to-https' ? toggleScheme : toggleWww;
      const homeUrl = toggle(store.homeUrl);
      return (await isAnswered({ homeUrl, dialUrl: toggle(store.dialUrl) }))
        ? `With STORE_URL=${homeUrl} it goes through.`
        : advice;
    }
    default:
      return advice;
  }
}

/** What the store may believe to be its home instead. */
function otherHomes({ homeUrl, dialUrl }: StoreAccess): string[] {
  const homes = [
    toggleScheme(homeUrl),
    toggleWww(homeUrl),
    toggleScheme(toggleWww(homeUrl)),
    dialUrl,
    new URL(homeUrl).origin,
  ];
  return [...new Set(homes)].filter((home) => home !== homeUrl);
}

function toggleScheme(address: string): string {
  return address.startsWith('https:')
    ? address.replace(/^https:/, 'http:')
    : address.replace(/^http:/, 'https:');
}

function toggleWww(address: string): string {
  return /^https?:\/\/www\./.test(address)
    ? address.replace('://www.', '://')
    : address.replace('://', '://www.');
}
