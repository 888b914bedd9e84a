import { tooLargeCode } from './read-body.ts';
import { encodingRefused } from './refuse-encodings.ts';

export type OutboundFailureKind =
  | 'timeout'
  | 'unreachable'
  | 'certificate-refused'
  | 'tls-failed'
  | 'connection-reset'
  | 'broken-answer'
  | 'answer-too-large'
  | 'unasked-encoding';

export interface OutboundFailure {
  kind: OutboundFailureKind;
  /** The system's or the HTTP client's own word, where it tells more than the kind does. */
  code?: string;
}

/** Codes of the system and of the HTTP client, by what they mean for a call. */
const codesOf = {
  timeout: 'UND_ERR_HEADERS_TIMEOUT UND_ERR_BODY_TIMEOUT ETIMEDOUT',
  'certificate-refused': `CERT_HAS_EXPIRED CERT_NOT_YET_VALID CERT_REVOKED CERT_UNTRUSTED DEPTH_ZERO_SELF_SIGNED_CERT
    SELF_SIGNED_CERT_IN_CHAIN UNABLE_TO_GET_ISSUER_CERT UNABLE_TO_GET_ISSUER_CERT_LOCALLY
    UNABLE_TO_VERIFY_LEAF_SIGNATURE ERR_TLS_CERT_ALTNAME_INVALID`,
  'connection-reset': 'ECONNRESET ECONNABORTED EPIPE UND_ERR_SOCKET UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
  unreachable: `ECONNREFUSED EHOSTUNREACH ENETUNREACH ENETDOWN EADDRNOTAVAIL ENOTFOUND EAI_AGAIN
    UND_ERR_CONNECT_TIMEOUT`,
} satisfies Partial<Record<OutboundFailureKind, string>>;
const namedKinds = Object.keys(codesOf) as (keyof typeof codesOf)[];

/** Names the failure behind what a fetch, or the reading of its body, threw. Pure. */
export function classifyFailure(error: unknown): OutboundFailure {
  const { code, name } = innermost(error);
  const known = namedKinds.find((kind) => codesOf[kind].split(/\s+/).includes(code));
  if (known) return { kind: known, code };
  if (name === 'TimeoutError') return { kind: 'timeout' };
  if (code === encodingRefused) return { kind: 'unasked-encoding' };
  if (code === tooLargeCode) return { kind: 'answer-too-large' };
  if (/^(?:ERR_SSL_[A-Z\d_]+|EPROTO)$/.test(code)) return { kind: 'tls-failed', code };
  // What the HTTP parser or a decompressor stumbles over is what was sent.
  if (/^(?:HPE_|Z_)[A-Z_]+$/.test(code)) return { kind: 'broken-answer', code };
  return { kind: 'unreachable', ...(/^(?:E|UND_)[A-Z\d_]+$/.test(code) && { code }) };
}

/** Fetch wraps the reason, in layers; that with a code, or the time limit, is the telling one. */
function innermost(error: unknown): { code: string; name: string } {
  let found = { code: '', name: '' };
  let layer: unknown = error;
  for (let depth = 0; depth < 5 && layer instanceof Error; depth++) {
    const code = 'code' in layer && typeof layer.code === 'string' ? layer.code : '';
    if (code !== '' || layer.name === 'TimeoutError') found = { code, name: layer.name };
    layer = layer.cause ?? (layer instanceof AggregateError ? layer.errors[0] : undefined);
  }
  return found;
}
