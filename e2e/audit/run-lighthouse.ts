import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { z } from 'zod';
import { findChromium } from '../find-chromium.ts';

const run = promisify(execFile);

const program = fileURLToPath(new URL('node_modules/lighthouse/cli/index.js', import.meta.url));

export const forms = ['mobile', 'desktop'] as const;
export type Form = (typeof forms)[number];

export const judgedCategories = ['accessibility', 'best-practices', 'seo'] as const;
type JudgedCategory = (typeof judgedCategories)[number];

const categorySchema = z.object({
  score: z.number().nullable(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
});

const reportSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.partialRecord(z.enum(['performance', ...judgedCategories]), categorySchema),
  audits: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.number().nullable(),
      numericValue: z.number().optional(),
      details: z.unknown().optional(),
    }),
  ),
});

/** Where on the page an audit found something; of most audits only. */
const placesSchema = z.object({ items: z.array(z.object({ node: z.object({ selector: z.string() }) })) });

/** What one loading of a page measured; times in ms. */
export interface Measurement {
  performance: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
}

export interface AuditResult extends Measurement {
  /** Of 100, by category; absent where it was not asked for. */
  scores: Partial<Record<JudgedCategory, number>>;
  /** Audits that count and are not passed, by category. */
  failures: { category: JudgedCategory; id: string; title: string; places: string[] }[];
}

/** Measures a page in a browser of its own, as Lighthouse does for phones (simulated, four times slowed) or desks. */
export async function runLighthouse(url: string, form: Form, withJudgement: boolean): Promise<AuditResult> {
  if (!existsSync(program)) throw new Error('Lighthouse is missing: npm ci --prefix audit');
  const folder = await mkdtemp(join(tmpdir(), 'audit-'));
  const file = join(folder, 'report.json');
  const categories = ['performance', ...(withJudgement ? judgedCategories : [])];
  // Containers run as root, where Chromium has no sandbox to put itself into.
  const sandbox = process.getuid?.() === 0 ? ' --no-sandbox --disable-dev-shm-usage' : '';
  const env = { ...process.env, CHROME_PATH: findChromium() ?? chromium.executablePath() };
  const options = [
    program,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=--headless=new${sandbox}`,
    '--no-enable-error-reporting',
    ...(form === 'desktop' ? ['--preset=desktop'] : []),
  ];
  try {
    const measure = () => run(process.execPath, options, { env });
    // Now and then a browser starts without saying where its trace begins (NO_NAVSTART).
    await measure().catch(measure);
    return readReport(JSON.parse(await readFile(file, 'utf8')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function readReport(json: unknown): AuditResult {
  const { categories, audits, runtimeError } = reportSchema.parse(json);
  if (runtimeError) throw new Error(runtimeError.message);
  const numberOf = (id: string) => {
    const value = audits[id]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse did not measure ${id}`);
    return value;
  };
  const scoreOf = (name: keyof typeof categories) => Math.round((categories[name]?.score ?? 0) * 100);
  const judged = judgedCategories.filter((name) => categories[name]);
  return {
    performance: scoreOf('performance'),
    fcp: numberOf('first-contentful-paint'),
    lcp: numberOf('largest-contentful-paint'),
    tbt: numberOf('total-blocking-time'),
    cls: numberOf('cumulative-layout-shift'),
    scores: Object.fromEntries(judged.map((name) => [name, scoreOf(name)])),
    failures: judged.flatMap((category) =>
      (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
        const audit = audits[id];
        if (weight === 0 || !audit || audit.score === null || audit.score === 1) return [];
        const places =
          placesSchema.safeParse(audit.details).data?.items.map(({ node }) => node.selector) ?? [];
        return [{ category, id, title: audit.title, places }];
      }),
    ),
  };
}
