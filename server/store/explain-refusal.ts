import type { Finding } from '../lib/finding.ts';
import { fault } from '../lib/finding.ts';
import type { ProbedStore } from './probe-store.ts';
import { isFailure, probeStore } from './probe-store.ts';
import type { StoreFailure } from './store-failure.ts';

export const signedCall = 'signed call';

/** The smallest call that needs a key: one published product's id. */
export const smallestCall = {
  list: 'products',
  query: { status: 'publish', per_page: '1', _fields: 'id' },
};

const minutesMs = 60_000;

/** Why a signed call failed: makes it again in other ways, and names the one that goes through. */
export async function explainRefusal(
  store: ProbedStore,
  failure: StoreFailure,
  now: () => number,
): Promise<Finding> {
  const code = failure.detail.code ?? failure.detail.status;
  const says = code === undefined ? failure.message : `${failure.message} (${code})`;
  const isAnswered = async (changes: Partial<ProbedStore>, signatureIn: 'header' | 'address' = 'header') => {
    const { answer } = await probeStore({ ...store, ...changes }, { ...smallestCall, signatureIn }, now);
    return !isFailure(answer);
  };

  switch (failure.kind) {
    case 'signature-refused': {
      const others = otherHomes(store);
      for (const homeUrl of others) {
        if (!(await isAnswered({ homeUrl }))) continue;
        return fault(
          signedCall,
          says,
          `The store takes calls that are signed for ${homeUrl}: set STORE_URL=${homeUrl} and STORE_DIAL_URL=${store.dialUrl}.`,
        );
      }
      return fault(
        signedCall,
        says,
        `Signed for ${others.join(', ')} it is refused as well, so that STORE_SECRET is most likely wrong; else STORE_URL is not the home address in the store’s settings.`,
      );
    }
    case 'credentials-not-seen':
      return (await isAnswered({}, 'address'))
        ? fault(
            signedCall,
            says,
            'With the signature in the address it goes through: something in front of the store strips the Authorization header. Let it pass (Apache with CGI: CGIPassAuth On, or SetEnvIf Authorization).',
          )
        : fault(signedCall, says, failure.advice);
    case 'unknown-key':
      return store.key.startsWith('cs_') && store.secret.startsWith('ck_')
        ? fault(signedCall, says, 'STORE_KEY and STORE_SECRET are the wrong way round.')
        : fault(signedCall, says, failure.advice);
    case 'clock-off': {
      const ahead = failure.detail.clockAheadMs;
      const off =
        ahead === undefined
          ? ''
          : ` This clock is ${Math.round(Math.abs(ahead) / minutesMs)} minutes ${ahead > 0 ? 'ahead of' : 'behind'} the store’s.`;
      return fault(signedCall, says, failure.advice + off);
    }
    case 'redirected-to-https': {
      const [homeUrl, dialUrl] = [toggleScheme(store.homeUrl), toggleScheme(store.dialUrl)];
      return (await isAnswered({ homeUrl, dialUrl }))
        ? fault(signedCall, says, `With STORE_URL=${homeUrl} it goes through.`)
        : fault(signedCall, says, failure.advice);
    }
    case 'redirected-to-other-host': {
      const [homeUrl, dialUrl] = [toggleWww(store.homeUrl), toggleWww(store.dialUrl)];
      return (await isAnswered({ homeUrl, dialUrl }))
        ? fault(signedCall, says, `With STORE_URL=${homeUrl} it goes through.`)
        : fault(signedCall, says, failure.advice);
    }
    default:
      return fault(signedCall, says, failure.advice);
  }
}

/** What the store may believe to be its home instead. */
function otherHomes({ homeUrl, dialUrl }: ProbedStore): string[] {
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
