import { closestMatch } from 'leven';
import type { ConfigError } from '../../config/config.ts';
import { variableNames } from '../../config/config.ts';
import type { Finding } from '../../lib/finding.ts';
import { warning } from '../../lib/finding.ts';

/** What begins with these words is hardly meant for anything else than the site. */
const ownBeginning = /^(?:STORE|BRAND|ENQUIR(?:Y|IES)|CDN_PURGE|SMTP|RESERVED)_/i;

/** Kubernetes names each service of the cluster to each container, also one called `store`: `STORE_PORT=tcp://10.0.0.1:80`. */
const ofKubernetes = /_(?:SERVICE_HOST|SERVICE_PORT|PORT_\d+)(?:_|=)|_PORT=tcp:/;

/** Short names are near to each other by chance: HOME and HOST. */
const mostEdits = (name: string) => (name.length < 8 ? 1 : 2);

/** Variables that look like the site's and are none, so that what they say does not count. */
export function checkNames(environment: Record<string, string | undefined>): Finding[] {
  return Object.entries(environment).flatMap(([name, value]) => {
    if (!value || variableNames.includes(name)) return [];
    const meant = closestMatch(name.toUpperCase(), variableNames, { maxDistance: mostEdits(name) });
    if (!meant && (!ownBeginning.test(name) || ofKubernetes.test(`${name}=${value}`))) return [];
    return warning(
      name,
      'The site has no variable of this name: what it says does not count.',
      meant ? `Write ${meant}, if that is meant.` : 'See .env.example for those that there are.',
    );
  });
}

/** Why the configuration is refused, and the misspelt names beside: what is missing may stand under one of them. */
export function explainConfigError(
  { message }: ConfigError,
  environment: Record<string, string | undefined>,
): string {
  const names = checkNames(environment).map(({ what, says, advice }) => `- ${what}: ${says} ${advice}`);
  return [message, ...names].join('\n');
}
