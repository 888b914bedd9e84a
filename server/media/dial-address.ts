export interface DialOptions {
  /** Hosts that pictures may come from, `host` (its scheme's usual port) or `host:port`. */
  mediaHosts: readonly string[];
  /** The store's home address, without a slash at the end: its pictures are dialled at `storeDialUrl`. */
  storeHomeUrl?: string;
  storeDialUrl?: string;
}

/**
 * Makes the one rule on where pictures may be fetched: it gives the address to dial for a source, or
 * null where the source may not be fetched. Every redirect goes through it again.
 */
export function createDialRule({
  mediaHosts,
  storeHomeUrl,
  storeDialUrl,
}: DialOptions): (source: URL) => URL | null {
  const allowed = new Set(mediaHosts.map(normaliseHost));
  const home = storeHomeUrl ? new URL(storeHomeUrl) : null;
  return (source) => {
    if (source.protocol !== 'https:' && source.protocol !== 'http:') return null;
    if (source.username !== '' || source.password !== '') return null;
    const usualPort = source.protocol === 'https:' ? '443' : '80';
    const withPort = `${source.hostname}:${source.port || usualPort}`;
    if (!allowed.has(source.host) && !allowed.has(withPort)) return null;
    if (!home || !storeDialUrl || source.origin !== home.origin) return source;
    const homePath = home.pathname.replace(/\/$/, '');
    const underHome = source.pathname.startsWith(`${homePath}/`);
    // Joined as text: a path that begins with two slashes, resolved as a reference, names another host.
    return underHome
      ? new URL(storeDialUrl + source.pathname.slice(homePath.length) + source.search)
      : new URL(new URL(storeDialUrl).origin + source.pathname + source.search);
  };
}

/** The names of the store's own hosts. */
export function storeHostnames({ storeHomeUrl, storeDialUrl }: DialOptions): string[] {
  return [storeHomeUrl, storeDialUrl].flatMap((address) => (address ? new URL(address).hostname : []));
}

/** Lower case and punycode as in `URL`, which drops a port 80 that the operator may mean. */
function normaliseHost(host: string): string {
  const { hostname } = new URL(`http://${host}`);
  const port = /:(\d+)$/.exec(host)?.[1];
  return port ? `${hostname}:${port}` : hostname;
}
