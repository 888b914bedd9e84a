import type { Registry } from 'prom-client';
import { Gauge } from 'prom-client';

/** One value, or one for each value of the label; null where there is none. */
type Measured = number | boolean | Record<string, number> | null;

/** A gauge that is measured at each scrape. */
export function measuredGauge(
  registry: Registry,
  name: string,
  help: string,
  measure: () => Measured | Promise<Measured>,
  label?: string,
): void {
  new Gauge({
    name,
    help,
    labelNames: label === undefined ? [] : [label],
    registers: [registry],
    async collect() {
      const measured = await measure();
      this.reset();
      if (measured === null) this.remove();
      else if (typeof measured !== 'object') this.set(Number(measured));
      else for (const [of, value] of Object.entries(measured)) this.set({ [label ?? '']: of }, value);
    },
  });
}
