import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Freshness } from '../cache/freshness.ts';
import { isUsable } from '../cache/freshness.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A finished answer, ready to be sent again as long as what it was made from is current. */
export interface KeptAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer };
  /** Entity tag without the encoding's suffix and without quotes. */
  readonly tag: string;
  /** What the answer was made from; empty where it depends on nothing that changes. */
  readonly sources: readonly Freshness[];
}

type UnfinishedAnswer = Pick<KeptAnswer, 'status' | 'headers' | 'sources'> & { body: string };

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** What an answer takes besides its bodies, in bytes: address, headers, and these made ready for sending. */
const besides = 2_048;

/** Bodies under this many bytes fit one packet anyway. */
const worthCompressing = 1_000;

export interface KeptAnswersOptions {
  /** Most bytes that all bodies may take together. */
  maxBytes: number;
  /** Headers that every answer has, unless it has them of its own. */
  headers?: Record<string, string>;
  now(): number;
}

/**
 * Finished answers by the address that they answer, compressed once. An answer is given out while
 * everything that it was made from is current, and after that only for want of a better one.
 */
export class KeptAnswers {
  readonly #answers: LRUCache<string, KeptAnswer>;
  readonly #headers: Record<string, string>;
  readonly #now: () => number;

  constructor({ maxBytes, headers = {}, now }: KeptAnswersOptions) {
    this.#headers = headers;
    this.#now = now;
    this.#answers = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bodies }) =>
        besides + bodies.identity.length + (bodies.br?.length ?? 0) + (bodies.gzip?.length ?? 0),
    });
  }

  get(key: string): KeptAnswer | undefined {
    const answer = this.#answers.get(key);
    if (!answer) return undefined;
    const now = this.#now();
    for (const source of answer.sources) {
      if (!isUsable(source, now)) return undefined;
      if (now >= source.revalidateAt) source.revalidate();
    }
    return answer;
  }

  /** An answer that was current once, where a current one cannot be made just now. */
  getOld(key: string): KeptAnswer | undefined {
    const answer = this.#answers.get(key);
    const now = this.#now();
    return answer?.sources.every(({ staleUntil }) => now < staleUntil) ? answer : undefined;
  }

  /** Finishes and keeps an answer. `quality` is brotli's, 0 to 11. */
  async keep(key: string, answer: UnfinishedAnswer, quality: number): Promise<KeptAnswer> {
    const kept = await this.finish(answer, quality);
    this.#answers.set(key, kept);
    return kept;
  }

  /** Compresses an answer and gives it an entity tag, without keeping it. */
  finish(answer: UnfinishedAnswer, quality: number): Promise<KeptAnswer> {
    return finishAnswer({ ...answer, headers: { ...this.#headers, ...answer.headers } }, quality);
  }
}

async function finishAnswer(
  { status, headers, sources, body }: UnfinishedAnswer,
  quality: number,
): Promise<KeptAnswer> {
  const identity = ownCopy(Buffer.from(body));
  const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  if (identity.length < worthCompressing) return { status, headers, bodies: { identity }, tag, sources };
  const [br, gzipped] = await Promise.all([
    compressBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    compressGzip(identity, { level: 6 }),
  ]);
  const bodies = { identity, br: ownCopy(br), gzip: ownCopy(gzipped) };
  return { status, headers, bodies, tag, sources };
}

/** Node cuts small buffers from large ones, which each of them would hold on to for as long as it is kept. */
function ownCopy(bytes: Buffer): Buffer {
  const copy = Buffer.alloc(bytes.length);
  bytes.copy(copy);
  return copy;
}
