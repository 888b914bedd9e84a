// node product-jobs.ts [name ...]: list the pictures of the demo catalogue's products, or those named, most visible first.
import { mkdirSync, writeFileSync } from 'node:fs';
import { pictureName, pictureViews } from '../../../server/demo/catalogue/appliance.ts';
import { appliances } from '../../../server/demo/catalogue/appliances.ts';
import { oddPictures } from '../../../server/demo/store/odd-products.ts';
import { jobFor } from './picture-job.ts';

const work = new URL('../.work/', import.meta.url);

/** Every listing's first rows before any listing's last, and all whole appliances before any further view. */
function byVisibility(): string[] {
  const seen = new Map<string, number>();
  const shown = appliances
    .map((appliance) => {
      const place = seen.get(appliance.category) ?? 0;
      seen.set(appliance.category, place + 1);
      return { place, appliance };
    })
    .sort((a, b) => a.place - b.place);
  return pictureViews.flatMap((view) => shown.flatMap(({ appliance }) => pictureName(appliance, view) ?? []));
}

const asked = process.argv.slice(2);
const names = [...new Set(asked.length > 0 ? asked : [...byVisibility(), ...Object.keys(oddPictures)])];
const jobs = names.map(jobFor);
mkdirSync(work, { recursive: true });
writeFileSync(
  new URL('product-jobs.json', work),
  `[\n${jobs.map((job) => JSON.stringify(job)).join(',\n')}\n]\n`,
);
process.stdout.write(`${jobs.length} pictures listed\n`);
