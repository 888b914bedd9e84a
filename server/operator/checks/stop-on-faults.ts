import { ConfigError } from '../../config/config.ts';
import type { Finding } from '../../lib/finding.ts';

/** Ends a start over what is at fault, in the words of `check-config`. Throws a `ConfigError`. */
export function stopOnFaults(findings: readonly Finding[]): void {
  const faults = findings.filter(({ outcome }) => outcome === 'fault');
  if (faults.length === 0) return;
  const lines = faults.map(({ what, says, advice }) => `- ${[`${what}: ${says}`, advice].join('\n  → ')}`);
  throw new ConfigError(`The site cannot start:\n${lines.join('\n')}`);
}
