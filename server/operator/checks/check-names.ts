import { closestMatch } from 'leven';
import type { ConfigError } from '../../config/config.ts';
import { variableNames } from '../../config/config.ts';
import type { Finding } from '../../lib/finding.ts';
import { warning } from '../../lib/finding.ts';

/**
 * What begins with these words is hardly meant for anything else than the site. Not CACHE, SERVICE (systemd: CACHE_DIRECTORY,
 * SERVICE_RESULT), SESSION (SESSION_MANAGER), or what others have as well: CONTENT_TYPE, DATA, LOG, MEDIA_ROOT, REDIS, TRUST_STORE.
 */
const ownBeginning =
  /^(?:ACKNOWLEDGE|BRAND|CATALOGUES?|CDN_PURGE|CONTACT|CORS|DEALERS?|ENQUIR(?:Y|IES)|HSTS|LOGIN|PARTNERS?|RECALLS?|REGISTRATION|RESERVED|SAFETY|SMTP|STAFF|STORE|SYNONYMS?|WEB_VITALS)_/i;

/** Kubernetes names each service of the cluster to each container, also one called `store`: `STORE_PORT=tcp://10.0.0.1:80`. */
const ofKubernetes = /_(?:SERVICE_HOST|SERVICE_PORT|PORT_\d+)(?:_|=)|_PORT=(?:tcp|udp):/;

/** One of the site's with more behind it: CONTENT_DIRECTORY, SESSION_SECRET_FILE. HOST and PORT begin others' as well. */
const longerThan = (name: string) => variableNames.findLast((own) => own.length > 4 && name.startsWith(own));

/** Short names are near to each other by chance: HOME and HOST. */
const mostEdits = (name: string) => (name.length < 8 ? 1 : 2);

/** Variables that look like the site's and are none, so that what they say does not count. */
export function checkNames(environment: Record<string, string | undefined>): Finding[] {
  return Object.entries(environment).flatMap(([name, value]) => {
    if (!value || variableNames.includes(name)) return [];
    const written = name.toUpperCase();
    const near = closestMatch(written, variableNames, { maxDistance: mostEdits(name) });
    if (!near && ofKubernetes.test(`${name}=${value}`)) return [];
    const meant = near ?? longerThan(written);
    if (!meant && !ownBeginning.test(name)) return [];
    return warning(
      name,
      'The site has no variable of this name: what it says does not count.',
      !meant
        ? 'See .env.example for those that there are.'
        : written === `${meant}_FILE`
          ? `Write what is in the file into ${meant}, if that is meant.`
          : `Write ${meant}, if that is meant.`,
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
