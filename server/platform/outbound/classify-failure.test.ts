import { expect, it } from 'vitest';
import { classifyFailure } from './classify-failure.ts';

const withCode = (code: string, cause?: unknown) =>
  Object.assign(new Error(`to 10.0.0.5: ${code}`, { cause }), { code });
const fetchFailed = (cause: unknown) => new TypeError('fetch failed', { cause });

it.each([
  ['a refused connection', fetchFailed(withCode('ECONNREFUSED')), 'unreachable', 'ECONNREFUSED'],
  [
    'both address families refused',
    fetchFailed(new AggregateError([withCode('ECONNREFUSED')])),
    'unreachable',
    'ECONNREFUSED',
  ],
  ['an unknown name', fetchFailed(withCode('ENOTFOUND')), 'unreachable', 'ENOTFOUND'],
  [
    'a connection that does not come about',
    fetchFailed(withCode('UND_ERR_CONNECT_TIMEOUT')),
    'unreachable',
    'UND_ERR_CONNECT_TIMEOUT',
  ],
  ['our time limit', new DOMException('late', 'TimeoutError'), 'timeout', undefined],
  [
    'the client’s time limit',
    fetchFailed(withCode('UND_ERR_HEADERS_TIMEOUT')),
    'timeout',
    'UND_ERR_HEADERS_TIMEOUT',
  ],
  ['a reset', fetchFailed(withCode('ECONNRESET')), 'connection-reset', 'ECONNRESET'],
  [
    'a body that ends early',
    new TypeError('terminated', { cause: withCode('UND_ERR_SOCKET') }),
    'connection-reset',
    'UND_ERR_SOCKET',
  ],
  [
    'an expired certificate',
    fetchFailed(withCode('CERT_HAS_EXPIRED')),
    'certificate-refused',
    'CERT_HAS_EXPIRED',
  ],
  [
    'something that is not HTTP',
    fetchFailed(withCode('HPE_INVALID_CONSTANT')),
    'broken-answer',
    'HPE_INVALID_CONSTANT',
  ],
  [
    'compressed data that is none',
    new TypeError('terminated', { cause: withCode('Z_DATA_ERROR') }),
    'broken-answer',
    'Z_DATA_ERROR',
  ],
  ['an encoding that was refused', fetchFailed(withCode('ENCODING_REFUSED')), 'unasked-encoding', undefined],
  [
    'encryption with a port that speaks none',
    fetchFailed(withCode('ERR_SSL_WRONG_VERSION_NUMBER')),
    'tls-failed',
    'ERR_SSL_WRONG_VERSION_NUMBER',
  ],
  ['what no list names', fetchFailed(withCode('EACCES')), 'unreachable', 'EACCES'],
  ['anything else', new Error('?'), 'unreachable', undefined],
  ['what is no error', 'oops', 'unreachable', undefined],
  ['a body over its limit', withCode('BODY_TOO_LARGE'), 'answer-too-large', undefined],
])('takes %s for what it is', (_, error, kind, code) => {
  expect(classifyFailure(error)).toEqual({ kind, ...(code !== undefined && { code }) });
});
