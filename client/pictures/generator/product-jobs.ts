// node product-jobs.ts [name ...]: list the pictures of the demo catalogue's products, or those named, most visible first.
import { mkdirSync, writeFileSync } from 'node:fs';
import { detailName, pictureName } from '../../../server/demo/catalogue/appliance.ts';
import { appliances } from '../../../server/demo/catalogue/appliances.ts';
import { jobFor } from './picture-job.ts';

const work = new URL('../.work/', import.meta.url);

/** Every listing's first rows before any listing's last, then the close-ups. */
function byVisibility(): string[] {
  const seen = new Map<string, number>();
  const whole = appliances
    .map((appliance) => {
      const place = seen.get(appliance.category) ?? 0;
      seen.set(appliance.category, place + 1);
      return { place, name: pictureName(appliance) };
    })
    .sort((a, b) => a.place - b.place)
    .flatMap(({ name }) => name ?? []);
  return [...whole, ...appliances.flatMap((appliance) => detailName(appliance) ?? [])];
}

const asked = process.argv.slice(2);
const names = [...new Set(asked.length > 0 ? asked : byVisibility())];
const jobs = names.map(jobFor);
mkdirSync(work, { recursive: true });
writeFileSync(
  new URL('product-jobs.json', work),
  `[\n${jobs.map((job) => JSON.stringify(job)).join(',\n')}\n]\n`,
);
process.stdout.write(`${jobs.length} pictures listed\n`);
