import type { Registry } from 'prom-client';
import { Counter } from 'prom-client';

/**
 * A counter of which every series is there from the start, at 0: Prometheus sees no increase in a
 * series that begins with its first event, and no alert would fire.
 */
export function zeroedCounter<Label extends string>(
  registry: Registry,
  name: string,
  help: string,
  values: Record<Label, readonly string[]>,
): Counter<Label> {
  const labelNames = Object.keys(values) as Label[];
  const counter = new Counter({ name, help, labelNames, registers: [registry] });
  let series: Partial<Record<Label, string>>[] = [{}];
  for (const label of labelNames) {
    series = series.flatMap((labels) => values[label].map((value) => ({ ...labels, [label]: value })));
  }
  for (const labels of series) counter.inc(labels, 0);
  return counter;
}
