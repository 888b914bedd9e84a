import { ConfigError } from '../../config/config.ts';
import type { Finding } from '../../lib/finding.ts';
import type { CheckedPart } from './check-configuration.ts';

const labels: Record<Finding['outcome'], string> = { works: 'ok', warning: 'WARNING', fault: 'FAULT' };

/** The findings as text for a terminal, and how many faults there are. */
export function writeFindings(parts: readonly CheckedPart[]): { text: string; faults: number } {
  const all = parts.flatMap(({ findings }) => findings);
  const count = (outcome: Finding['outcome']) => all.filter((finding) => finding.outcome === outcome).length;
  const faults = count('fault');
  const lines = parts.flatMap(({ title, findings }) => [title, ...findings.map(writeWithLabel), '']);
  const summary = `${count('works')} in order, ${count('warning')} to look at, ${faults} at fault.`;
  return { text: `${[...lines, summary].join('\n')}\n`, faults };
}

/** Ends a start over what is at fault, in the words of `check-config`. Throws a `ConfigError`. */
export function stopOnFaults(findings: readonly Finding[]): void {
  const faults = findings.filter(({ outcome }) => outcome === 'fault');
  if (faults.length > 0) {
    const lines = faults.map((finding) => `- ${writeFinding(finding, '  ')}`);
    throw new ConfigError(`The site cannot start:\n${lines.join('\n')}`);
  }
}

function writeWithLabel(finding: Finding): string {
  return `  ${labels[finding.outcome].padEnd(8)}${writeFinding(finding, ' '.repeat(10))}`;
}

function writeFinding({ what, says, advice }: Finding, indent: string): string {
  const text = `${what}: ${says}${advice ? `\n→ ${advice}` : ''}`;
  return text.replaceAll('\n', `\n${indent}`);
}
