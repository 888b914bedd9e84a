import type { AuditedPage } from './pages.ts';
import type { AuditResult, Form, Measurement } from './run-lighthouse.ts';
import { judgedCategories } from './run-lighthouse.ts';

/** A page on one form of screen: the medians of its runs, those of the page without scripts, and what failed. */
export interface PageReport {
  page: AuditedPage;
  form: Form;
  site: Measurement;
  plain: Measurement;
  scores: AuditResult['scores'];
  failures: AuditResult['failures'];
}

const seconds = (ms: number) => (ms / 1000).toFixed(2);

const measured = ({ performance, fcp, lcp, tbt, cls }: Measurement) => [
  String(performance),
  seconds(fcp),
  seconds(lcp),
  String(Math.round(tbt)),
  cls.toFixed(3),
];

const head = [
  ...['Page', 'Performance', 'FCP s', 'LCP s', 'TBT ms', 'CLS'],
  ...['plain: performance', 'FCP s', 'LCP s', 'TBT ms', 'CLS'],
  ...['Accessibility', 'Best practices', 'SEO'],
];

/** One row a page: what it measured, what its plain page did, and its other scores. */
export function table(reports: readonly PageReport[]): string {
  const rows = reports.map(({ page, site, plain, scores }) => [
    page.name,
    ...measured(site),
    ...measured(plain),
    ...judgedCategories.map(
      (category) => `${scores[category] ?? '–'}${page.exempt && category === 'seo' ? '*' : ''}`,
    ),
  ]);
  const cells = [head, head.map(() => '---'), ...rows];
  return cells.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** What is exempt, and what failed besides. */
export function findings(reports: readonly PageReport[]): string[] {
  return [
    ...new Set(
      reports.flatMap(({ page, form, failures }) =>
        failures.map(({ category, id, title, places }) => {
          const reason = page.exempt?.[id];
          if (reason) return `\\* ${page.name}: ${id}, on purpose: ${reason}`;
          return `${page.name}, ${form}: ${category}, ${id} (${title})${places.length > 0 ? ` at ${places.slice(0, 3).join('; ')}` : ''}`;
        }),
      ),
    ),
  ];
}

/** The whole of `docs/quality.md`. */
export function qualityPage(
  reports: readonly PageReport[],
  { runs, day, machine }: { runs: number; day: string; machine: string },
): string {
  const ofForm = (form: Form) => reports.filter((report) => report.form === form);
  const found = findings(reports);
  return `# What Lighthouse measures

Written by \`npm run audit\` on ${day}: medians of ${runs} ${runs === 1 ? 'run' : 'runs'}, on ${machine}. Beside each page stands a plain one
of the same HTML without scripts, measured in turn with it: what this machine makes of a page that does nothing. Take
the difference, not the figure, where machines differ.

## Mobile (simulated slow 4G, processor four times slowed)

${table(ofForm('mobile'))}

## Desktop

${table(ofForm('desktop'))}

## Audits that are not passed

${found.length > 0 ? found.map((finding) => `- ${finding}`).join('\n') : 'None.'}
`;
}
