import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { median } from '../../server/bench/median.ts';
import type { AuditedPage } from './pages.ts';
import { auditedPages } from './pages.ts';
import { startPlainSite } from './plain-site.ts';
import type { PageReport } from './report.ts';
import { findings, qualityPage, table } from './report.ts';
import type { AuditResult, Form, Measurement } from './run-lighthouse.ts';
import { forms, runLighthouse } from './run-lighthouse.ts';
import { startSite } from './start-site.ts';

/**
 * Measures one page of each kind with Lighthouse and writes docs/quality.md. `--runs 1` measures once instead of five
 * times, `--pages home,sheet` and `--form mobile` measure a part; a part, and `--dry`, only print.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string' },
    form: { type: 'string' },
    dry: { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
const names = values.pages?.split(',');
const pages = auditedPages.filter(({ name }) => names?.includes(name) ?? true);
const chosenForms = forms.filter((form) => values.form === undefined || values.form === form);
if (!(runs >= 1) || pages.length === 0 || chosenForms.length === 0) {
  throw new Error('Nothing to measure: --runs takes a number, --pages names, --form mobile or desktop');
}
const isWhole = names === undefined && values.form === undefined;

const say = (text: string) => process.stdout.write(`${text}\n`);

const medians = (results: readonly Measurement[]): Measurement => ({
  performance: median(results.map(({ performance }) => performance)),
  fcp: median(results.map(({ fcp }) => fcp)),
  lcp: median(results.map(({ lcp }) => lcp)),
  tbt: median(results.map(({ tbt }) => tbt)),
  cls: median(results.map(({ cls }) => cls)),
});

async function measure(page: AuditedPage, form: Form, site: string, plain: string): Promise<PageReport> {
  const ofSite: AuditResult[] = [];
  const ofPlain: AuditResult[] = [];
  // In turn, so that whatever else the machine does meets both.
  for (let run = 0; run < runs; run++) {
    ofSite.push(await runLighthouse(site + page.path, form, run === 0));
    ofPlain.push(await runLighthouse(plain + page.path, form, false));
  }
  const { scores = {}, failures = [] } = ofSite[0] ?? {};
  return { page, form, site: medians(ofSite), plain: medians(ofPlain), scores, failures };
}

await using site = await startSite();
await using plain = await startPlainSite(site.url);
const reports: PageReport[] = [];
for (const form of chosenForms) {
  for (const page of pages) {
    // Once made, a page is sent from memory; who comes first waits a little longer, and is one of thousands.
    await fetch(site.url + page.path);
    reports.push(await measure(page, form, site.url, plain.url));
    say(`${form} ${page.name}: ${JSON.stringify(reports.at(-1)?.site)}`);
  }
}
for (const form of chosenForms) {
  say(`\n${form}\n${table(reports.filter((report) => report.form === form))}`);
}
for (const finding of findings(reports)) say(finding);
if (isWhole && !values.dry) {
  const [processor] = cpus();
  const machine = `${cpus().length} × ${processor?.model.trim() || 'an unnamed processor'}`;
  const day = new Date().toISOString().slice(0, 10);
  await writeFile(
    fileURLToPath(new URL('../../docs/quality.md', import.meta.url)),
    qualityPage(reports, { runs, day, machine }),
  );
  say('\nWritten to docs/quality.md');
}
