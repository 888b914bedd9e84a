import type { Registry } from 'prom-client';
import { Gauge } from 'prom-client';

/** Says how much is wrong in the file that a variable names. */
export type ReportFileFaults = (variable: string, faults: number) => void;

/** What is wrong in the operator's files, which the site reads again while it runs. */
export function createFileFaults(registry: Registry): ReportFileFaults {
  const faults = new Gauge({
    name: 'operator_file_faults',
    help: "Entries of an operator's file that are left out, or 1 where it is wrong as a whole and what it said before stays; by the variable that names it",
    labelNames: ['variable'],
    registers: [registry],
  });
  return (variable, number) => faults.set({ variable }, number);
}
