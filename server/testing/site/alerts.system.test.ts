import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { findPromtool } from '../system-programs.ts';
import { alertCases, furtherQuietCases } from './alert-cases.ts';

/** Prometheus may be installed here. */
vi.setConfig({ testTimeout: 300_000 });

const run = promisify(execFile);
const rules = fileURLToPath(new URL('../../../docs/operations/alerts.yml', import.meta.url));

const toTest = (
  alertname: string,
  at: string,
  series: Record<string, string>,
  fires: boolean,
  severity = '.+',
) => ({
  name: `${alertname} ${fires ? 'fires' : 'is quiet'}`,
  interval: '1m',
  input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
  promql_expr_test: [
    {
      expr: `count(ALERTS{alertname="${alertname}",alertstate="firing",severity=~"${severity}"})`,
      eval_time: at,
      exp_samples: fires ? [{ value: 1 }] : [],
    },
  ],
});

test('each alert fires when it should, and else does not', async (context) => {
  const promtool = findPromtool();
  const folder = await mkdtemp(join(tmpdir(), 'alerts-'));
  context.onTestFinished(() => rm(folder, { recursive: true }));
  const tests = [
    ...Object.entries(alertCases).flatMap(([name, { at, severity, fires, quiet }]) => [
      toTest(name, at, fires, true, severity),
      toTest(name, at, quiet, false),
    ]),
    ...furtherQuietCases.map(({ alert, at, quiet }) => toTest(alert, at, quiet, false)),
  ];
  // Days are looked at less closely.
  const isLong = ({ promql_expr_test: [query] }: ReturnType<typeof toTest>) =>
    query?.eval_time.endsWith('h') === true;
  const files = [
    { name: 'short', evaluation_interval: '1m', tests: tests.filter((one) => !isLong(one)) },
    { name: 'long', evaluation_interval: '10m', tests: tests.filter(isLong) },
  ].map(({ name, ...content }) => ({ path: join(folder, `${name}.json`), content }));
  for (const { path, content } of files) {
    // JSON is YAML as well.
    await writeFile(path, JSON.stringify({ rule_files: [rules], ...content }));
  }
  const said = await run(promtool, ['test', 'rules', ...files.map(({ path }) => path)]).then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  );
  expect(said).toBe('');
});
