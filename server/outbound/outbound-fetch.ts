import type { Dispatcher, RequestInit, Response } from 'undici';
import { Agent, fetch } from 'undici';
import { acceptedEncodings, refuseEncodings } from './refuse-encodings.ts';

interface OutboundInit extends Omit<RequestInit, 'headers' | 'dispatcher'> {
  headers?: Record<string, string>;
  /** Whose connections are used; those of the process unless given. */
  dispatcher?: Dispatcher;
}

/** HTTP/1.1 alone: its errors are those that causes of failures are told apart by. Idle connections hold up no end. */
const connections = new Agent({ allowH2: false });

/**
 * Calls a server that is not this site's. All of its calls go this way: what others answer reaches no decoder
 * but those of gzip and deflate, since a fault of one that nobody asked for is the site's as well.
 */
export function outboundFetch(
  address: string | URL,
  { headers, dispatcher = connections, ...init }: OutboundInit = {},
): Promise<Response> {
  return fetch(address, {
    ...init,
    headers: { ...headers, 'accept-encoding': acceptedEncodings },
    dispatcher: dispatcher.compose(refuseEncodings),
  });
}
