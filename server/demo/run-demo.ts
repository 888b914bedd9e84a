import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import {
  demoCataloguesFolder,
  demoDealersFile,
  demoDocumentsFolder,
  demoProductDocumentsFolder,
  demoProductModelsFolder,
  demoRecallsFile,
} from './demo-folders.ts';
import { demoAccounts } from './login/demo-accounts.ts';
import { startDemoLogin } from './login/demo-login.ts';
import { startDemoMailbox } from './mailbox/demo-mailbox.ts';
import { startDemoStore } from './store/demo-store.ts';

/** The store is reached from this machine only; names of pictures, made with its secret, outlive a restart. */
const credentials = { key: 'ck_demo', secret: 'cs_demo' };

/** Starts the embedded parts that the configuration leaves open, and completes it with them. */
export async function runDemo(
  config: Config,
  logger: FastifyBaseLogger,
): Promise<{ config: Config; close(): Promise<void> }> {
  const store = await startDemoStore({ credentials });
  logger.info(`Running on the embedded demo store at ${store.dialUrl}: set STORE_URL to use a real one`);
  const mailbox = await startDemoMailbox();
  logger.info(
    `Mails go to the embedded mailbox: read them at ${mailbox.pageUrl}, or set SMTP_URL to send them`,
  );
  const { brand } = config;
  const domain = brand.email.split('@')[1] ?? '';
  const accounts = demoAccounts(domain);
  const login = await startDemoLogin(accounts);
  const words = accounts.map(({ email, password }) => `${email} (password ${password})`);
  logger.info(
    `The reserved area takes the demo's accounts ${words.join(' and ')}: set LOGIN_URL for real ones`,
  );
  return {
    config: {
      ...config,
      mail: {
        serverUrl: mailbox.smtpUrl,
        from: { name: brand.name, address: brand.email },
        to: {
          contact: [`sales@${domain}`],
          dealer: [`dealers@${domain}`],
          safety: [`safety@${domain}`],
          service: [`service@${domain}`],
        },
      },
      store: {
        homeUrl: store.homeUrl,
        dialUrl: store.dialUrl,
        key: store.key,
        secret: store.secret,
        categoryIds: {},
        timeoutMs: 10_000,
        webhookSecret: null,
      },
      loginUrl: login.url,
      cataloguesDir: config.cataloguesDir ?? demoCataloguesFolder,
      publicDocumentsDir: config.publicDocumentsDir ?? demoProductDocumentsFolder,
      productModelsDir: config.productModelsDir ?? demoProductModelsFolder,
      dealersFile: config.dealersFile ?? demoDealersFile,
      recallsFile: config.recallsFile ?? demoRecallsFile,
      reservedDocumentsDir: demoDocumentsFolder,
      mediaHosts: [...config.mediaHosts, new URL(store.homeUrl).host],
    },
    async close() {
      await Promise.all([store.close(), mailbox.close(), login.close()]);
    },
  };
}
