// node product-jobs.ts [name ...]: list what is to be drawn for the products of the demo catalogue, most visible first.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { jobFor } from './picture-job.ts';

const work = new URL('../.work/', import.meta.url);
const finished = new URL('../../../server/demo/pictures/', import.meta.url);

const names = process.argv.slice(2);
const jobs = names.filter((name) => !existsSync(new URL(`${name}.webp`, finished))).map(jobFor);
mkdirSync(work, { recursive: true });
writeFileSync(
  new URL('product-jobs.json', work),
  `[\n${jobs.map((job) => JSON.stringify(job)).join(',\n')}\n]\n`,
);
process.stdout.write(`${jobs.length} pictures to draw\n`);
