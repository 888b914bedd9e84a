import type { FastifyBaseLogger } from 'fastify';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import type { Config, MailConfig } from '../config.ts';
import { createMailer } from '../mail/mailer.ts';
import type { MailObserver } from './delivery.ts';
import { createDelivery } from './delivery.ts';
import type { DeliveryTimes } from './delivery-times.ts';
import type {
  EnquiryContent,
  EnquiryCounts,
  EnquiryStore,
  Kept,
  NewEnquiry,
} from './enquiry-store.ts';
import { openEnquiryStore } from './open-enquiry-store.ts';
import { createTokens } from './tokens.ts';

/** A submission whose fields are right; what it brings along tells whether a person sent it. */
interface Submission extends Omit<NewEnquiry, 'heldFor' | 'content'> {
  content: { [Field in keyof EnquiryContent]: EnquiryContent[Field] | undefined };
  token: string | undefined;
  trap: string | undefined;
}

export interface Enquiries {
  issueToken(): string;
  /** Resolves once the enquiry is kept for good; rejects where that is not certain. */
  accept(submission: Submission): Promise<Kept>;
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
  /** Key of the tokens' signatures. */
  secret: string;
  redis: Redis | null;
  times: DeliveryTimes;
  logger: FastifyBaseLogger;
  now(): number;
  onMail?: MailObserver | undefined;
}

/** Takes enquiries, keeps them and delivers them. */
export function createEnquiries(parts: EnquiryParts): Enquiries {
  const { config, mail, publicUrl, secret, redis, times, logger, now, onMail } = parts;
  const { dataDir, brand, staffLanguage } = config;
  const tokens = createTokens(secret, now);
  const store = openEnquiryStore(dataDir, redis, now);
  const delivery = createDelivery({
    store,
    mailer: createMailer(mail.serverUrl),
    settings: { mail, brand, publicUrl, staffLanguage },
    acknowledge: config.acknowledgeEnquiries,
    retentionMs: config.enquiryRetentionMs,
    times,
    logger,
    now,
    onMail,
  });

  return {
    issueToken: tokens.issue,
    async accept({ content, token, trap, ...submission }) {
      const tokenFault = tokens.faultOf(token);
      const heldFor = trap ? 'trap' : tokenFault && `token ${tokenFault}`;
      // Fields left empty are as good as absent.
      const filled = Object.fromEntries(
        Object.entries(content).filter(([, value]) => value),
      ) as EnquiryContent;
      const kept = await store.keep({ ...submission, content: filled, heldFor });
      if (kept.outcome === 'kept') {
        const { reference } = kept;
        const event = { reference, kind: submission.kind, ...(heldFor && { reason: heldFor }) };
        logger.info(event, heldFor ? 'Enquiry set aside' : 'Enquiry kept');
        if (!heldFor) delivery.wake();
      }
      return kept;
    },
    count: () => store.count(),
    async start() {
      await reportStore(store, redis, logger).catch((error: unknown) => {
        logger.error({ err: error }, 'The enquiries cannot be reached at the moment');
      });
      delivery.start();
    },
    finish: delivery.close,
    async close() {
      await delivery.close();
      await store.close();
    },
  };
}

async function reportStore(
  store: EnquiryStore,
  redis: Redis | null,
  logger: FastifyBaseLogger,
): Promise<void> {
  const { states, oldestWaitingSince } = await store.count();
  if (states.waiting + states.failed + states.held > 0) {
    const oldest = oldestWaitingSince === null ? null : new Date(oldestWaitingSince).toISOString();
    logger.info({ ...states, oldestWaitingSince: oldest }, 'Enquiries are not all delivered');
  }
  if (redis) await reportSettings(redis, logger);
}

/** A Redis with other settings loses enquiries: when it ends, or when it is full. */
const safeSettings = { appendonly: 'yes', appendfsync: 'always', 'maxmemory-policy': 'noeviction' };

async function reportSettings(redis: Redis, logger: FastifyBaseLogger): Promise<void> {
  for (const [name, needed] of Object.entries(safeSettings)) {
    // Not every Redis tells.
    const answer = await redis.config('GET', name).catch(() => null);
    const [, value] = z.tuple([z.string(), z.string()]).safeParse(answer).data ?? [];
    if (value !== undefined && value !== needed) {
      logger.warn(`Redis may lose enquiries: set ${name} ${needed}`);
    }
  }
}
