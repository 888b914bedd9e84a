import type { StoreQuery } from './sign-request.ts';

/** Parameters whose values this site makes itself; what a visitor typed stays out of logs. */
const ownParameters = new Set(['category', 'page', 'per_page', 'orderby', 'order', 'status']);

/** A call as it is logged: without an address, and with `…` for values that come from visitors. */
export function describeCall(path: string, query: StoreQuery): string {
  const parameters = Object.entries(query)
    .filter(([name]) => name !== '_fields')
    .map(([name, value]) => `${name}=${ownParameters.has(name) ? value : '…'}`);
  return `GET ${path}?${parameters.join('&')}`;
}
