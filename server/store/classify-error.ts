import { encodingRefused } from '../platform/outbound/refuse-encodings.ts';
import { StoreFailure } from './store-failure.ts';

/** Codes of the system and of the HTTP client, by what they mean for a call. */
const timeoutCodes = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT']);
const resetCodes = new Set([
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'UND_ERR_SOCKET',
  'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
]);
const unreachableCodes = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'EADDRNOTAVAIL',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const certificateCodes = new Set([
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'CERT_REVOKED',
  'CERT_UNTRUSTED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);

/** Names the failure behind what a fetch, or the reading of its body, threw. Pure. */
export function classifyError(error: unknown): StoreFailure {
  if (error instanceof StoreFailure) return error;
  const { code, name } = innermost(error);
  if (name === 'TimeoutError' || timeoutCodes.has(code)) {
    return new StoreFailure('timeout', timeoutCodes.has(code) ? { code } : {});
  }
  if (code === encodingRefused) return new StoreFailure('unasked-encoding');
  if (certificateCodes.has(code)) return new StoreFailure('certificate-refused', { code });
  if (resetCodes.has(code)) return new StoreFailure('connection-reset', { code });
  if (unreachableCodes.has(code)) return new StoreFailure('unreachable', { code });
  // What the HTTP parser or a decompressor stumbles over is what the store sent.
  if (/^(?:HPE_|Z_)[A-Z_]+$/.test(code)) return new StoreFailure('broken-answer', { code });
  return new StoreFailure('unreachable');
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
