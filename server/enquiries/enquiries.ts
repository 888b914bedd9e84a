import { join } from 'node:path';
import { tokenAges } from '@kitchen/shared/enquiry.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import type { Registry } from 'prom-client';
import type { Config, MailConfig } from '../config/config.ts';
import type { ProcessClocks } from '../lib/clocks.ts';
import { createMailer } from '../platform/mail/mailer.ts';
import { createHourlyLimit } from '../platform/rate-limits/hourly-limit.ts';
import type { CreateLimiter } from '../platform/rate-limits/limiters.ts';
import { findUnsafeSettings } from '../platform/redis/safe-settings.ts';
import type { PreviousSecret } from '../platform/secrets/previous-secret.ts';
import { createAcceptance } from './accept-enquiry.ts';
import type { MailSettings } from './compose-mails.ts';
import { createDelivery } from './delivery.ts';
import type { DeliverySchedule } from './delivery-schedule.ts';
import { defaultSchedule } from './delivery-schedule.ts';
import { createEnquiryMetrics } from './enquiry-metrics.ts';
import type { EnquiryQueue, MovableQueue } from './enquiry-queue.ts';
import { withOutbox } from './outbox.ts';
import { openRedisQueue } from './redis-queue.ts';
import { createEnquiryRoutes } from './routes.ts';
import { openSqliteQueue } from './sqlite-queue.ts';
import { createTokens } from './tokens.ts';

/** In the data folder: enquiries until they are delivered, and for a while after. */
export const enquiriesFile = 'enquiries.sqlite';

export type { DeliverySchedule } from './delivery-schedule.ts';
export type { EnquiryQueue, EnquiryRecord, MovableQueue, StoredEnquiry } from './enquiry-queue.ts';
export { enquiryStates } from './enquiry-queue.ts';
export { enquiriesVersion } from './sqlite-queue.ts';

/** How much may be sent. */
export interface EnquiryLimits {
  /** Enquiries in an hour from one network of 64 bits, or one IPv4 address; reports of safety problems are counted apart, and so is what is set aside. */
  network: number;
  /** Those from a network of 48 bits, of which many have one. */
  region: number;
  /** Those from all the world. */
  site: number;
  /** Enquiries that one token of the form is good for. */
  token: number;
  /** Acknowledgements to one mail address in a day. */
  acknowledgements: number;
}

/** All but that of the whole site, which is the operator's. */
export const usualEnquiryLimits = { network: 10, region: 30, token: 10, acknowledgements: 3 };

const dayS = 24 * 60 * 60;

/** Once the clock jumped by more, nobody knows what is old enough to be erased. */
const mostJumpedMs = 60 * 60_000;

export interface EnquiryOptions extends ProcessClocks {
  config: Config;
  mail: MailConfig;
  publicUrl: string;
  knownProduct: MailSettings['knownProduct'];
  knownDealer: MailSettings['knownDealer'];
  texts: MailSettings['texts'];
  /** Makes a photograph small, without metadata; rejects where it is none. */
  reducePhoto(bytes: Buffer): Promise<Buffer>;
  /** Key of the tokens' signatures. */
  secret: string;
  previousSecret?: PreviousSecret;
  limits: EnquiryLimits;
  createLimiter: CreateLimiter;
  schedule?: DeliverySchedule | undefined;
  logger: FastifyBaseLogger;
  /** Takes up the enquiries' metrics. */
  registry: Registry;
  /** Shared by the processes of the site; fails fast. Null where there is one process only. */
  redis: Redis | null;
}

/** Accepts enquiries, holds them and delivers them. */
export function createEnquiries(options: EnquiryOptions) {
  const {
    config,
    mail,
    publicUrl,
    knownProduct,
    knownDealer,
    texts,
    limits,
    createLimiter,
    logger,
    redis,
    now,
    steadyNow,
    uptime,
  } = options;
  const { dataDir, brand, staffLanguage } = config;
  const schedule = options.schedule ?? defaultSchedule;
  const queue = openQueue(dataDir, redis, logger, schedule, now);
  const mailer = createMailer(mail.serverUrl);
  const metrics = createEnquiryMetrics(options.registry, queue, { now, steadyNow });
  const delivery = createDelivery({
    mailer,
    settings: { mail, brand, publicUrl, staffLanguage, texts, knownProduct, knownDealer },
    acknowledge: config.acknowledgeEnquiries,
    acknowledgementLimit: createLimiter('acknowledgements', limits.acknowledgements, dayS),
    schedule,
    logger,
    onMail: metrics.onMail,
    onRefusedRecipient: metrics.onRefusedRecipient,
  });
  const tokens = createTokens(options.secret, options.previousSecret);
  let eraseTimer: NodeJS.Timeout | undefined;

  /** All processes agree on that of Redis; while it is away each has its own, which does not jump. */
  async function clock(): Promise<number> {
    const time = await redis?.time().catch(() => null);
    return time ? Number(time[0]) * 1_000 + Math.floor(Number(time[1]) / 1_000) : Math.floor(steadyNow());
  }

  async function warnOfSettings(connection: Redis): Promise<void> {
    for (const { name, needed } of (await findUnsafeSettings(connection)) ?? []) {
      logger.warn(`Redis may lose enquiries: set ${name} ${needed}`);
    }
  }

  const apart = () => now() - uptime();
  const apartAtFirst = apart();

  async function erase(): Promise<void> {
    if (Math.abs(apart() - apartAtFirst) > mostJumpedMs) {
      logger.warn('Enquiries are not erased since the clock jumped: set it and restart this process');
      return;
    }
    await queue.erase(config.enquiryRetentionMs).then(
      (erased) => erased > 0 && logger.info({ erased }, 'Enquiries erased: their time is over'),
      () => logger.warn('Enquiries whose time is over cannot be erased at the moment'),
    );
  }

  /** Finishes what is being delivered and delivers nothing more; enquiries are still accepted. */
  async function finish(): Promise<void> {
    clearInterval(eraseTimer);
    delivery.stop();
    await queue.stop();
    await delivery.acknowledged();
    mailer.close();
  }

  return {
    routes: createEnquiryRoutes(
      async () => tokens.issue(await clock()),
      createAcceptance({
        queue,
        tokens,
        hourlyLimits: {
          urgent: createHourlyLimit('safety-reports', limits, createLimiter),
          ordinary: createHourlyLimit('enquiries', limits, createLimiter),
          setAside: createHourlyLimit('set-aside', limits, createLimiter),
        },
        tokenUses: createLimiter('enquiry-token', limits.token, tokenAges.to / 1000),
        contact: brand,
        reducePhoto: options.reducePhoto,
        onLimited: metrics.onLimited,
        onRefused: metrics.onRefused,
        logger,
        clock,
        now,
      }),
    ),
    async start(): Promise<void> {
      // Containers that start together find Redis away at first.
      if (redis?.status === 'ready') await warnOfSettings(redis);
      else redis?.once('ready', () => void warnOfSettings(redis));
      const { delivered: _, ...undelivered } = (await queue.counts()).states;
      if (Object.values(undelivered).some(Boolean))
        logger.info(undelivered, 'Enquiries are not all delivered');
      queue.start(delivery);
      // Not at once: whoever started it with a wrong clock has until then to see it.
      eraseTimer = setInterval(erase, schedule.erase);
    },
    finish,
    close: () => finish().then(queue.close),
  };
}

/** All enquiries: in the data folder, or in Redis with those in the data folder that it has not taken yet. */
export function openQueue(
  dataDir: string,
  redis: Redis | null,
  logger: FastifyBaseLogger,
  schedule = defaultSchedule,
  now: () => number = Date.now,
): EnquiryQueue {
  const onDisk = openSqliteQueue(join(dataDir, enquiriesFile), schedule, logger, now);
  return redis ? withOutbox(openRedisQueue(redis, schedule, logger), onDisk, schedule, logger) : onDisk;
}

/** Those in Redis alone. */
export const openRedisQueueAlone = (redis: Redis, logger: FastifyBaseLogger): MovableQueue =>
  openRedisQueue(redis, defaultSchedule, logger);

/** Those in a data folder alone, whether there is a Redis or not. */
export const openFileQueueAlone = (dataDir: string, logger: FastifyBaseLogger): MovableQueue =>
  openSqliteQueue(join(dataDir, enquiriesFile), defaultSchedule, logger, Date.now);
