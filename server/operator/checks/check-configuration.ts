import type { Config } from '../../config/config.ts';
import type { Finding } from '../../lib/finding.ts';
import { warning, works } from '../../lib/finding.ts';
import { checkStore } from '../../store/store.ts';
import { checkAddress } from './check-address.ts';
import { checkCdn } from './check-cdn.ts';
import { checkCompany } from './check-company.ts';
import { checkFolders } from './check-folders.ts';
import { checkDefaultRole, checkLogin } from './check-login.ts';
import { checkMail } from './check-mail.ts';
import { checkNames } from './check-names.ts';
import { checkPort } from './check-ports.ts';
import { checkPreviousSecret } from './check-previous-secret.ts';
import { checkRedis } from './check-redis.ts';

/** The findings about one part of the configuration. */
export interface CheckedPart {
  title: string;
  findings: Finding[];
}

/** Tries everything that the configuration names, for real; nothing is sent, bought or changed. */
export async function checkConfiguration(
  config: Config,
  environment: Record<string, string | undefined>,
  now = Date.now,
): Promise<CheckedPart[]> {
  const { store, mail, loginUrl, redisUrl, host } = config;
  const isDemo = !store && !mail && !loginUrl;
  const services = [
    isDemo && checkDemo(environment.NODE_ENV),
    store && checkStore({ store, mediaHosts: config.mediaHosts }, now),
    mail && checkMail(mail),
    loginUrl && checkLogin(loginUrl),
    loginUrl && checkDefaultRole(config.loginDefaultRole),
    !isDemo && !loginUrl && works('login', 'LOGIN_URL is not set: nobody can log in.'),
    checkPreviousSecret(config),
    config.cdnPurge && checkCdn(config.cdnPurge),
    redisUrl ? checkRedis(redisUrl) : works('Redis', 'REDIS_URL is not set: one process runs the site.'),
  ];
  const addresses = [
    checkPort('PORT', config.port, host),
    checkPort('METRICS_PORT', config.metricsPort, config.metricsHost),
    checkAddress(config),
  ];
  const parts = {
    Services: services,
    Folders: [checkFolders(config, { leavesNothing: true })],
    Addresses: addresses,
    Company: [checkCompany(config)],
    Names: [checkNames(environment)],
  };
  const checked = await Promise.all(
    Object.entries(parts).map(async ([title, checks]) => ({
      title,
      findings: (await Promise.all(checks)).flatMap((findings) => findings || []),
    })),
  );
  return checked.filter(({ findings }) => findings.length > 0);
}

function checkDemo(nodeEnv: string | undefined): Finding {
  const says =
    'STORE_URL, SMTP_URL and LOGIN_URL are not set: the site runs on its demo store, mailbox and accounts.';
  return nodeEnv === 'production'
    ? warning(
        'embedded parts',
        says,
        'Set them where real visitors come: nobody reads what these would write.',
      )
    : works('embedded parts', says);
}
