import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import rateLimit from '@fastify/rate-limit';
import Fastify from 'fastify';
import { keepHeapSmall } from '../lib/keep-heap-small.ts';
import { answerQuestions, sayReady } from './answer-questions.ts';
import { processorTime } from './processor-time.ts';

/** Where a bare route sends what the site sends at the same path. */
export interface BareAddress {
  bare: string;
}

keepHeapSmall();

// The same limit, headers and bytes, sent by as little code as Fastify allows: what is left is the site's own work.
const app = Fastify();
await app.register(rateLimit, { max: Number.MAX_SAFE_INTEGER });
for (const url of JSON.parse(process.argv[2] ?? '[]') as string[]) {
  const [answer] = (await once(get(url, { headers: { 'accept-encoding': 'br' } }), 'response')) as [
    IncomingMessage,
  ];
  if (answer.statusCode !== 200) throw new Error(`${url} answers ${answer.statusCode}`);
  const {
    date: _date,
    connection: _connection,
    'keep-alive': _keepAlive,
    'content-length': _length,
    ...headers
  } = answer.headers;
  const body = await buffer(answer);
  app.get(new URL(url).pathname, (_request, reply) => reply.headers(headers).send(body));
}
const bare = await app.listen({ port: 0, host: '127.0.0.1' });

answerQuestions({ processorTime });
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)));
sayReady({ bare } satisfies BareAddress);
