import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { openDealers } from '../dealers/dealers.ts';
import { demoDealersFile } from '../demo/demo-folders.ts';
import { median } from './median.ts';

const small = 500;
const large = 5_000;
const rounds = 15;

const questions = [
  { near: 'Bologna' },
  { near: 'Munich, Germany', kind: 'service' },
  { at: '44.5,11.3' },
  { display: 'antique' },
  { country: 'IT' },
  {},
];

/** Time of an answer of the finder of dealers with 500 lines and with 5,000, and the slowest of these. */
export async function compareFindingDealers() {
  const folder = await mkdtemp(join(tmpdir(), 'bench-dealers-'));
  try {
    const [few, many] = [await openMany(small, folder), await openMany(large, folder)];
    const pairs: { few: number; many: number }[] = [];
    let slowestMs = 0;
    for (let round = 0; round < rounds; round++) {
      const [fewMs, manyMs] = [await timeAnswers(few), await timeAnswers(many)];
      // The first rounds only warm the code up.
      if (round < 5) continue;
      pairs.push({ few: median(fewMs), many: median(manyMs) });
      slowestMs = Math.max(slowestMs, ...manyMs);
    }
    few.close();
    many.close();
    return {
      smallMs: median(pairs.map((pair) => pair.few)),
      largeMs: median(pairs.map((pair) => pair.many)),
      slowestMs,
      ratio: median(pairs.map((pair) => pair.many / pair.few)),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The demo's dealers over and over, each a little further away. */
async function openMany(count: number, folder: string) {
  const entries = JSON.parse(await readFile(demoDealersFile, 'utf8')) as { id: string }[];
  const many = Array.from({ length: count }, (_, index) => ({
    ...entries[index % entries.length],
    id: `dealer-${index}`,
    latitude: 36 + ((index * 7) % 200) / 10,
    longitude: -9 + ((index * 13) % 300) / 10,
  }));
  const file = join(folder, `dealers-${count}.json`);
  await writeFile(file, JSON.stringify(many));
  return openDealers({
    file,
    defaultLanguage: 'en',
    knownProduct: () => undefined,
    knowsAllProducts: () => true,
    listed: () => [],
    logger: pino({ level: 'silent' }),
  });
}

/** Milliseconds of each answer. */
async function timeAnswers({ endpoints: [list] }: Awaited<ReturnType<typeof openMany>>): Promise<number[]> {
  const times: number[] = [];
  for (const question of questions) {
    const startedAt = performance.now();
    const answer = await list?.find({}, { lng: 'en', ...question }).read();
    JSON.stringify(answer?.value);
    times.push(performance.now() - startedAt);
  }
  return times;
}
