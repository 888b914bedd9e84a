import type { Dispatcher, RequestInit, Response } from 'undici';
// biome-ignore lint/style/noRestrictedImports: this is what everything else calls others by
import { Agent, fetch } from 'undici';
import { acceptedEncodings, refuseEncodings } from './refuse-encodings.ts';

interface OutboundInit extends Omit<RequestInit, 'headers' | 'dispatcher'> {
  headers?: Record<string, string>;
  /** Whose connections are used; those of the process unless given. */
  dispatcher?: Dispatcher;
}

/** HTTP/1.1 alone: causes of failures are told apart by its errors. Idle connections keep no process from its end. */
const connections = new Agent({ allowH2: false });

/**
 * All calls to others go this way: what they answer reaches no decoder but those of gzip and deflate. Fetch alone
 * would run any that an answer names, so that a fault of one could be reached without its being asked for.
 */
export function outboundFetch(
  address: string | URL,
  { headers, dispatcher = connections, ...init }: OutboundInit = {},
): Promise<Response> {
  return fetch(address, {
    ...init,
    headers: { 'user-agent': 'kitchen-catalogue', ...headers, 'accept-encoding': acceptedEncodings },
    dispatcher: dispatcher.compose(refuseEncodings),
  });
}
