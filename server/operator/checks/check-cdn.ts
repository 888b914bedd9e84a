import type { Config } from '../../config/config.ts';
import type { Finding } from '../../lib/finding.ts';
import { fault, works } from '../../lib/finding.ts';
import { postPurge, purgeTimeoutMs } from '../../platform/outbound/purge-cdn.ts';

const what = 'CDN_PURGE_URL';

/** Has a tag dropped that no answer carries. */
export async function checkCdn(cdn: NonNullable<Config['cdnPurge']>): Promise<Finding> {
  const { host } = new URL(cdn.url);
  try {
    const { status, isRefused } = await postPurge(cdn, ['check-config'], AbortSignal.timeout(purgeTimeoutMs));
    if (isRefused) {
      return fault(
        what,
        `${host} did not purge (${status}, "success": false).`,
        'Check CDN_PURGE_TOKEN, and whether the CDN lets you purge by tag.',
      );
    }
    if (status < 300) return works(what, `${host} took a purge of a tag that nothing carries (${status}).`);
    return status === 401 || status === 403
      ? fault(what, `${host} refused the purge (${status}).`, 'Check CDN_PURGE_TOKEN and what it may do.')
      : fault(what, `${host} did not take a purge (${status}).`, adviceOn(status));
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    return name === 'TimeoutError'
      ? fault(
          what,
          `${host} did not answer in ${purgeTimeoutMs / 1000} s.`,
          'See whether it is up, and whether a firewall drops what comes from here.',
        )
      : fault(
          what,
          `${host} cannot be reached (${cause?.code ?? name}).`,
          'Check the address, which must not redirect, and firewalls.',
        );
  }
}

function adviceOn(status: number): string {
  if (status === 429) return 'It had too many calls: try again later.';
  if (status >= 500) return 'The fault is there: see its log or its provider’s status page, and try again.';
  return 'Check the address: it has to take POST with {"tags": [...]} as JSON.';
}
