import { z } from 'zod';
import type { Finding } from '../lib/finding.ts';
import { fault } from '../lib/finding.ts';
import { outboundFetch } from '../platform/outbound/outbound-fetch.ts';
import { readText } from '../platform/outbound/read-body.ts';
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
  const call = async (changes: Partial<StoreAccess>, signatureIn: 'header' | 'address' = 'header') => {
    const request = createStoreRequest({ ...store, ...changes });
    return (await request('products', smallestQuery, signatureIn)).answer;
  };
  const isAnswered = async (...changed: Parameters<typeof call>) =>
    !((await call(...changed)) instanceof StoreFailure);

  switch (kind) {
    case 'signature-refused': {
      const named = await readHome(store);
      const others = otherHomes(store, named);
      const setting = (homeUrl: string) =>
        `set STORE_URL=${homeUrl}${homeUrl === store.dialUrl ? '' : ` and STORE_DIAL_URL=${store.dialUrl}`}`;
      for (const homeUrl of others) {
        if (!(await isAnswered({ homeUrl }))) continue;
        const isThere = store.homeUrl === store.dialUrl && (await isAnswered({ homeUrl, dialUrl: homeUrl }));
        return `The store takes calls that are signed for ${homeUrl}: ${isThere ? `set STORE_URL=${homeUrl}` : setting(homeUrl)}.`;
      }
      if (named === store.homeUrl)
        return 'The store says itself that STORE_URL is its home, so that STORE_SECRET is most likely wrong.';
      return named
        ? `The store says that its home is ${named}: ${setting(named)}. Signed for it the call is refused as well, so that STORE_SECRET is most likely wrong too.`
        : `Signed for ${others.join(', ')} it is refused as well, so that STORE_SECRET is most likely wrong; else STORE_URL is not the home address in the store’s settings.`;
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
    case 'tls-failed':
    case 'https-expected':
    case 'connection-reset': {
      const dialUrl = toggleScheme(store.dialUrl);
      const answer = await call({ dialUrl });
      const speaks = !(answer instanceof StoreFailure) || provesHttp(answer);
      const name = store.homeUrl === store.dialUrl ? 'STORE_URL' : 'STORE_DIAL_URL';
      return speaks
        ? `There it speaks ${new URL(dialUrl).protocol.slice(0, -1)}: set ${name}=${dialUrl}.`
        : advice;
    }
    default:
      return advice;
  }
}

/** Whether what failed was an answer to the call, if only of its TLS; a redirect leads back to where it came from. */
function provesHttp({ kind, detail: { status = 0 } }: StoreFailure): boolean {
  return kind === 'certificate-refused' || [200, 401, 403].includes(status);
}

const indexSchema = z.object({ home: z.url({ protocol: /^https?$/ }) });

/** The home address that the store names to everybody, without a key; null where it does not. */
async function readHome({ dialUrl, timeoutMs }: StoreAccess): Promise<string | null> {
  try {
    const response = await outboundFetch(`${dialUrl}/wp-json/?_fields=home,url`, {
      headers: { accept: 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = await readText(response, 64 * 1024);
    return new URL(indexSchema.parse(JSON.parse(body)).home).href.replace(/(?<!\/)\/+$/, '');
  } catch {
    return null;
  }
}

/** What the store may believe to be its home instead: first what it says itself. */
function otherHomes({ homeUrl, dialUrl }: StoreAccess, named: string | null): string[] {
  const homes = [
    named ?? [],
    toggleScheme(homeUrl),
    toggleWww(homeUrl),
    toggleScheme(toggleWww(homeUrl)),
    dialUrl,
    new URL(homeUrl).origin,
  ].flat();
  return [...new Set(homes)].filter((home) => home !== homeUrl);
}

function toggleScheme(address: string): string {
  return address.startsWith('https:')
    ? address.replace(/^https:/, 'http:')
    : address.replace(/^http:/, 'https:');
}

/** Only names of several parts have such a twin: not `localhost`, nor an IP address. */
function toggleWww(address: string): string {
  if (!/\.[a-z]/i.test(new URL(address).hostname)) return address;
  return /^https?:\/\/www\./.test(address)
    ? address.replace('://www.', '://')
    : address.replace('://', '://www.');
}
