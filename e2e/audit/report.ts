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

/** For both forms; the times are those that phones are given. */
const aims = { performance: { mobile: 98, desktop: 100 }, lcp: 1_800, tbt: 100, cls: 0.02 };

/** Where a page misses what is aimed at, one line each. */
function missedAims(reports: readonly PageReport[]): string[] {
  return reports.flatMap(({ page, form, site: { performance, lcp, tbt, cls } }) => {
    const missed = [
      performance < aims.performance[form] && `performance ${performance}`,
      lcp > aims.lcp && `LCP ${seconds(lcp)} s`,
      tbt > aims.tbt && `TBT ${Math.round(tbt)} ms`,
      cls > aims.cls && `CLS ${cls.toFixed(3)}`,
    ].filter((text) => text !== false);
    return missed.length > 0 ? [`- ${page.name}, ${form}: ${missed.join(', ')}`] : [];
  });
}

/** The whole of `docs/quality.md`. */
export function qualityPage(
  reports: readonly PageReport[],
  { runs, day, machine }: { runs: number; day: string; machine: string },
): string {
  const ofForm = (form: Form) => reports.filter((report) => report.form === form);
  const found = findings(reports);
  const missed = missedAims(reports);
  return `# What Lighthouse measures

Written by \`npm run audit\` on ${day}: medians of ${runs} ${runs === 1 ? 'run' : 'runs'}, on ${machine}. Beside each page stands a plain one
of the same HTML without scripts, measured in turn with it: what this machine makes of a page that does nothing. Take
the difference, not the figure, where machines differ.

The aims are a performance of ${aims.performance.mobile} for phones and ${aims.performance.desktop} for desks, an LCP of ${seconds(aims.lcp)} s, a TBT of ${aims.tbt} ms and a
CLS of ${aims.cls}. ${missed.length > 0 ? `Missed:\n\n${missed.join('\n')}` : 'Every page keeps them.'}

## Mobile (simulated slow 4G, processor four times slowed)

${table(ofForm('mobile'))}

## Desktop

${table(ofForm('desktop'))}

## Audits that are not passed

${found.length > 0 ? found.map((finding) => `- ${finding}`).join('\n') : 'None.'}
`;
}
