import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import type { Config, MailConfig } from '../config/config.ts';
import { createMailer } from '../platform/mail/mailer.ts';
import { findUnsafeSettings } from '../platform/redis/safe-settings.ts';
import type { MailSettings } from './compose-mails.ts';
import type { MailObserver } from './delivery.ts';
import { createDelivery } from './delivery.ts';
import type { DeliveryTimes } from './delivery-times.ts';
import { takeAllBack } from './enquiry-copies.ts';
import type {
  EnquiryContent,
  EnquiryCounts,
  EnquiryStore,
  Kept,
  NewEnquiry,
  Submission,
} from './enquiry-store.ts';
import { connectForEnquiries, openDisk } from './open-stores.ts';
import { openRedisStore } from './redis-store.ts';
import { shareEnquiries } from './shared-enquiries.ts';
import { createTokens } from './tokens.ts';

/** A submission whose fields are right; what it brings along tells whether a person sent it. */
interface IncomingEnquiry extends Submission {
  content: { [Field in keyof EnquiryContent]: EnquiryContent[Field] | undefined };
  token: string | undefined;
  trap: string | undefined;
}

export interface Enquiries {
  issueToken(): string;
  /** Resolves once the enquiry is kept for good; rejects where that is not certain. */
  accept(submission: IncomingEnquiry): Promise<Kept>;
  /** Whether it came before: then accepting it changes nothing. */
  isKnown(submission: Submission): Promise<boolean>;
  /** How many there are in each state, as far as this process can see. */
  count(): Promise<EnquiryCounts>;
  /** Begins to deliver. */
  start(): Promise<void>;
  /** Finishes what is being delivered and delivers nothing more. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

export interface EnquiryParts {
  config: Config;
  mail: MailConfig;
  publicUrl: string;
  productName: MailSettings['productName'];
  /** Key of the tokens' signatures. */
  secret: string;
  redis: Redis | null;
  times: DeliveryTimes;
  logger: FastifyBaseLogger;
  now(): number;
  /** Hears what became of each mail. */
  onMail?: MailObserver | undefined;
}

/** Takes enquiries, keeps them and delivers them. */
export function createEnquiries(parts: EnquiryParts): Enquiries {
  const { config, mail, publicUrl, productName, times, logger, now, onMail } = parts;
  const { brand, staffLanguage } = config;
  const tokens = createTokens(parts.secret, now);
  const places = openPlaces(parts);
  const mailer = createMailer(mail.serverUrl);
  const deliveries = places.deliverFrom.map((store) =>
    createDelivery({
      store,
      mailer,
      settings: { mail, brand, publicUrl, staffLanguage, productName },
      acknowledge: config.acknowledgeEnquiries,
      retentionMs: config.enquiryRetentionMs,
      times,
      logger,
      now,
      onMail,
    }),
  );

  async function finish(): Promise<void> {
    await Promise.all(deliveries.map((delivery) => delivery.close()));
    mailer.close();
  }

  return {
    issueToken: tokens.issue,
    async accept({ content, token, trap, ...submission }) {
      const tokenFault = tokens.faultOf(token);
      const heldFor = trap ? 'trap' : tokenFault && `token ${tokenFault}`;
      // Fields left empty are as good as absent.
      const filled = Object.fromEntries(
        Object.entries(content).filter(([, value]) => value),
      ) as EnquiryContent;
      const kept = await places.keep({ ...submission, content: filled, heldFor });
      if (kept.outcome === 'kept') {
        const { reference } = kept;
        const event = { reference, kind: submission.kind, ...(heldFor && { reason: heldFor }) };
        logger.info(event, heldFor ? 'Enquiry set aside' : 'Enquiry kept');
        if (!heldFor) for (const delivery of deliveries) delivery.wake();
      }
      return kept;
    },
    async isKnown(submission) {
      // Who cannot be recognised is counted once more.
      const known = await places.lookUp(submission).catch(() => null);
      return known?.outcome === 'known';
    },
    count: places.count,
    async start() {
      await places.start();
      reportCounts(await places.count(), logger);
      for (const delivery of deliveries) delivery.start();
    },
    finish,
    async close() {
      await finish();
      await places.close();
    },
  };
}

/** Where enquiries are kept, and from where they are delivered. */
interface Places {
  keep(enquiry: NewEnquiry): Promise<Kept>;
  lookUp(submission: Submission): Promise<Kept | null>;
  count(): Promise<EnquiryCounts>;
  deliverFrom: EnquiryStore[];
  start(): Promise<void>;
  close(): Promise<void>;
}

function openPlaces(parts: EnquiryParts): Places {
  const { config, redis, times, logger, now } = parts;
  const { store: onDisk, copies } = openDisk(config.dataDir, now);
  if (!redis) {
    return {
      ...onDisk,
      deliverFrom: [onDisk],
      async start() {
        const restored = await takeAllBack(copies, onDisk);
        if (restored > 0) logger.info({ restored }, 'Enquiries that a Redis kept are delivered from here');
      },
    };
  }
  const connection = connectForEnquiries(redis);
  const inRedis = openRedisStore(connection);
  let isNews = true;
  const shared = shareEnquiries({
    redis: connection,
    inRedis,
    onDisk,
    copies,
    times,
    logger,
    now,
    async onJoin() {
      if (isNews) await reportSettings(connection, logger);
      isNews = false;
    },
  });
  return {
    ...shared,
    deliverFrom: [shared.inRedis, shared.onDisk],
    async close() {
      await shared.close();
      await inRedis.close();
      await onDisk.close();
    },
  };
}

function reportCounts({ states, oldestWaitingSince }: EnquiryCounts, logger: FastifyBaseLogger): void {
  if (states.waiting + states.failed + states.held === 0) return;
  const oldest = oldestWaitingSince === null ? null : new Date(oldestWaitingSince).toISOString();
  logger.info({ ...states, oldestWaitingSince: oldest }, 'Enquiries are not all delivered');
}

async function reportSettings(redis: Redis, logger: FastifyBaseLogger): Promise<void> {
  for (const { name, needed } of (await findUnsafeSettings(redis)) ?? []) {
    logger.warn(`Redis may lose enquiries: set ${name} ${needed}`);
  }
}
