import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { collectDefaultMetrics, register } from 'prom-client';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { startTestSite } from '../test-site.ts';
import { alertCases } from './alert-cases.ts';

const operationsFile = (name: string) =>
  readFile(fileURLToPath(new URL(`../../../docs/operations/${name}`, import.meta.url)), 'utf8');

const dashboardSchema = z.object({
  title: z.string(),
  uid: z.string(),
  templating: z.object({
    list: z.array(z.object({ name: z.string(), type: z.string(), definition: z.string().optional() })),
  }),
  panels: z.array(
    z.object({
      id: z.number(),
      type: z.enum(['row', 'timeseries', 'stat']),
      title: z.string(),
      gridPos: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
      datasource: z.object({ type: z.literal('prometheus'), uid: z.literal(`\${datasource}`) }).optional(),
      targets: z.array(z.object({ expr: z.string(), legendFormat: z.string() })).default([]),
    }),
  ),
});

const readDashboard = async () =>
  dashboardSchema.parse(JSON.parse(await operationsFile('grafana-dashboard.json')));

async function readAlertExpressions(): Promise<string[]> {
  const text = await operationsFile('alerts.yml');
  return [...text.matchAll(/^ +expr: (.+)$/gm)].map(([, expression = '']) => expression);
}

/** Words of PromQL that are neither a metric nor followed by a parenthesis. */
const keywords = new Set(['and', 'or', 'unless', 'by', 'on', 'ignoring', 'without', 'bool', 'offset']);

/** Names of the metrics in an expression. */
function metricsIn(expression: string): string[] {
  const bare = expression
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\boffset \w+/g, '')
    .replace(/\b(?:by|on|without|ignoring)\s*\([^)]*\)/g, '');
  return [...bare.matchAll(/[a-z_:][a-z0-9_:]*(?!\w|\s*\()/gi)]
    .map(([name]) => name)
    .filter((name) => !keywords.has(name));
}

/** A histogram has series of three names. */
const histogramOf = (name: string) => name.replace(/_(?:bucket|sum|count)$/, '');

async function knownMetrics() {
  await using site = await startTestSite({ environment: { CDN_PURGE_URL: 'http://127.0.0.1:1/' } });
  const { registry } = site;
  const ours = (await registry.getMetricsAsJSON()).map(({ name }) => name);
  collectDefaultMetrics({ register: registry });
  const all = (await registry.getMetricsAsJSON()).map(({ name, type }) => ({
    name,
    type: String(type),
  }));
  return { ours, all };
}

async function unknownIn(expressions: string[]): Promise<string[]> {
  const { all } = await knownMetrics();
  const isKnown = (name: string) =>
    all.some(
      (one) =>
        one.name === name || (['histogram', 'summary'].includes(one.type) && one.name === histogramOf(name)),
    );
  // `up` is Prometheus' own.
  return expressions.flatMap(metricsIn).filter((name) => name !== 'up' && !isKnown(name));
}

it('the dashboard shows metrics that exist, and all that the site has', async () => {
  const { panels, templating } = await readDashboard();
  const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  expect(await unknownIn(expressions)).toEqual([]);
  const shown = new Set(expressions.flatMap(metricsIn).flatMap((name) => [name, histogramOf(name)]));
  expect((await knownMetrics()).ours.filter((name) => !shown.has(name))).toEqual([]);
  expect(templating.list.map(({ name, type }) => [name, type])).toContainEqual(['datasource', 'datasource']);
});

it('the dashboard can be imported: each panel has a place, an id and a source of its own', async () => {
  const { panels } = await readDashboard();
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  expect(new Set(panels.map(({ gridPos: { x, y } }) => `${x} ${y}`)).size).toBe(panels.length);
  for (const { type, title, gridPos, datasource, targets } of panels) {
    const isWhole = type === 'row' || (datasource !== undefined && targets.length > 0);
    expect({ title, isWhole, fits: gridPos.x + gridPos.w <= 24 }).toEqual({
      title,
      isWhole: true,
      fits: true,
    });
  }
});

it('alerts watch metrics that exist', async () => {
  const expressions = await readAlertExpressions();
  expect(expressions.length).toBeGreaterThan(10);
  expect(await unknownIn(expressions)).toEqual([]);
});

it('alerts are each tried with what they are for, and with what they must leave alone', async () => {
  const names = [...(await operationsFile('alerts.yml')).matchAll(/alert: (\w+)/g)].map(([, name]) => name);
  expect(Object.keys(alertCases).toSorted()).toEqual(names.toSorted());
  const watched = Object.values(alertCases).flatMap(({ fires, quiet }) =>
    Object.keys({ ...fires, ...quiet }),
  );
  expect(await unknownIn(watched)).toEqual([]);
});

it('metrics are named as Prometheus asks, with help', async () => {
  await using site = await startTestSite();
  const { registry } = site;
  expect(await register.getMetricsAsJSON()).toEqual([]);
  for (const { name, type, help } of await registry.getMetricsAsJSON()) {
    expect(name).toMatch(/^[a-z][a-z0-9_]+$/);
    expect({ name, isCounter: String(type) === 'counter' }).toEqual({
      name,
      isCounter: name.endsWith('_total'),
    });
    if (String(type) === 'histogram') expect(name).toMatch(/_(?:seconds|bytes|score)$/);
    expect(help.length).toBeGreaterThan(20);
  }
});
