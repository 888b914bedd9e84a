import type { Finding } from '../../lib/finding.ts';
import type { CheckedPart } from './check-configuration.ts';

const labels: Record<Finding['outcome'], string> = { works: 'ok', warning: 'WARNING', fault: 'FAULT' };
const indent = ' '.repeat(10);

/** The findings as text for a terminal, and how many faults there are. */
export function writeFindings(parts: readonly CheckedPart[]): { text: string; faults: number } {
  const all = parts.flatMap(({ findings }) => findings);
  const count = (outcome: Finding['outcome']) => all.filter((finding) => finding.outcome === outcome).length;
  const faults = count('fault');
  const lines = parts.flatMap(({ title, findings }) => [
    title,
    ...findings.flatMap(({ what, outcome, says, advice }) => [
      `  ${labels[outcome].padEnd(8)}${indentLines(`${what}: ${says}`)}`,
      ...(advice ? [`${indent}→ ${indentLines(advice)}`] : []),
    ]),
    '',
  ]);
  const summary = `${count('works')} in order, ${count('warning')} to look at, ${faults} at fault.`;
  return { text: `${[...lines, summary].join('\n')}\n`, faults };
}

const indentLines = (text: string) => text.replaceAll('\n', `\n${indent}`);
