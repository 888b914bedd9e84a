import type { IncomingMessage } from 'node:http';
import { HttpProblem } from '../problems/problems.ts';

/** Longest address, path and query as they were sent. */
export const longestAddress = 2_048;

/**
 * What is wrong with the head of a request, whatever it asks for; undefined where nothing is. It comes before anything
 * of this site reads the address. Node would answer some of it by itself, without the headers of an answer of this site.
 */
export function faultOfHead(request: IncomingMessage): HttpProblem | undefined {
  const { url = '', headers, rawHeaders, httpVersion } = request;
  if (url.length > longestAddress) {
    const title = `The address is too long: at most ${longestAddress} characters are expected.`;
    return new HttpProblem('bad-input', 414, title);
  }
  // RFC 9112, 3.2. Node keeps the first of several, and a proxy may have gone by another.
  const hosts = rawHeaders.filter(
    (name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host',
  ).length;
  if (hosts > 1 || (hosts === 0 && httpVersion !== '1.0')) {
    return new HttpProblem('bad-input', 400, 'One header Host is expected.');
  }
  // RFC 9110, 10.1.1
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue') {
    return new HttpProblem('bad-input', 417, 'Nothing but 100-continue can be expected.');
  }
  return undefined;
}
