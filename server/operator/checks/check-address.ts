import type { Config } from '../../config/config.ts';
import type { Finding } from '../../lib/finding.ts';
import { warning, works } from '../../lib/finding.ts';

/** Under which address visitors and search engines find the site. */
export function checkAddress({
  publicUrl,
  trustProxy,
  port,
  store,
}: Pick<Config, 'publicUrl' | 'trustProxy' | 'port' | 'store'>): Finding {
  const what = 'PUBLIC_URL';
  if (publicUrl === null) {
    return store
      ? warning(
          what,
          'It is not set: links in mails, the sitemap and search engines name localhost.',
          'Set PUBLIC_URL=https://www.example.com.',
        )
      : works(what, `It is not set: the site is at http://localhost:${port}.`);
  }
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === 'http:') {
    const isOfThisMachine = hostname === 'localhost' || hostname.startsWith('127.');
    if (isOfThisMachine && store) {
      return warning(
        what,
        `${publicUrl} is this machine's own: links in mails, the sitemap and search engines lead nowhere.`,
        'Write the address that visitors use, such as https://www.example.com.',
      );
    }
    return isOfThisMachine
      ? works(what, `${publicUrl}, for this machine only.`)
      : warning(
          what,
          `${publicUrl} is not encrypted: passwords and enquiries go in the open.`,
          'Let a proxy or CDN speak TLS in front, and write https.',
        );
  }
  return trustProxy.length > 0
    ? works(what, publicUrl)
    : warning(
        'TRUST_PROXY',
        `${publicUrl} is https, which something in front of this site speaks, but no proxy is trusted.`,
        'Set TRUST_PROXY to its addresses: until then all visitors count as one, who soon has asked too much.',
      );
}
