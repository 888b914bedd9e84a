import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { enquiryApiPaths, enquiryReceiptSchema } from '@kitchen/shared/enquiry.ts';
import type { DeliverySchedule } from '../enquiries/delivery-schedule.ts';
import { createTokens } from '../enquiries/tokens.ts';
import { anEnquiry } from './an-enquiry.ts';
import { freePort } from './free-port.ts';
import { passOnErrors } from './pass-on-errors.ts';

/** What the process is started with. */
export interface EnquirySiteInput {
  port: number;
  environment: Record<string, string>;
  schedule: Partial<DeliverySchedule>;
}

export interface EnquirySite extends AsyncDisposable {
  dataDir: string;
  /** Ends the process without a chance to tidy up, and starts it anew. */
  crash(): Promise<void>;
  /** How often it did. */
  readonly crashes: number;
  /** Ends it likewise, for good. */
  kill(): Promise<void>;
  /** Asks it to end, as a deployment does; its exit code. */
  stop(): Promise<number | null>;
  /** Sends an enquiry as the form does: until it is answered with 202, always under the same key. Its reference. */
  send(number: number, key?: string): Promise<string>;
}

const sessionSecret = 'the secret of a site that runs in tests';

/** The pauses of production, made short; the lease is long enough for a machine that is busy with other things. */
const quickSchedule: Partial<DeliverySchedule> = {
  firstPause: 50,
  longestPause: 400,
  mostAttempts: 10_000,
  lease: 5_000,
  poll: 100,
};

const module = fileURLToPath(new URL('./serve-enquiries.ts', import.meta.url));

/** Runs the site as a process of its own, with a mail server and, if given, a Redis that it shares. */
export async function startEnquirySite(
  mailUrl: string,
  redisUrl = '',
  schedule = quickSchedule,
  environment: Record<string, string> = {},
): Promise<EnquirySite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'enquiry-site-'));
  const port = await freePort();
  const input: EnquirySiteInput = {
    port,
    environment: {
      DATA_DIR: dataDir,
      SESSION_SECRET: sessionSecret,
      REDIS_URL: redisUrl,
      STORE_URL: 'http://127.0.0.1:1',
      STORE_KEY: 'ck_none',
      STORE_SECRET: 'cs_none',
      SMTP_URL: mailUrl,
      MAIL_FROM: 'web@calidora.example',
      CONTACT_TO: 'sales@calidora.example',
      DEALER_TO: 'dealers@calidora.example',
      SAFETY_TO: 'safety@calidora.example',
      SERVICE_TO: 'service@calidora.example',
      ACKNOWLEDGE_ENQUIRIES: 'false',
      ...environment,
    },
    schedule,
  };
  let child: ChildProcess;
  let crashes = 0;

  async function start(): Promise<void> {
    child = fork(module, [JSON.stringify(input)], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    passOnErrors(child);
    const exited = once(child, 'exit').then(([code]) => {
      throw new Error(`The site ended with ${String(code)} before it was ready`);
    });
    exited.catch(() => undefined);
    await Promise.race([once(child, 'message'), exited]);
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const ended = once(child, 'exit');
    child.kill(signal);
    return ((await ended) as [number | null])[0];
  }

  await start();
  return {
    dataDir,
    async crash() {
      crashes++;
      await end('SIGKILL');
      await start();
    },
    async kill() {
      await end('SIGKILL');
    },
    get crashes() {
      return crashes;
    },
    stop: () => end('SIGTERM'),
    async send(number, key = randomUUID()) {
      // As if the form had been shown a minute ago.
      const token = createTokens(sessionSecret).issue(Date.now() - 60_000);
      const body = JSON.stringify(anEnquiry({ token, message: `This is the enquiry number ${number}.` }));
      for (;;) {
        const answer = await fetch(`http://127.0.0.1:${port}${enquiryApiPaths.submit}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': key },
          body,
        }).catch(() => null);
        if (answer?.status === 202) return enquiryReceiptSchema.parse(await answer.json()).reference;
        if (answer && answer.status < 500) throw new Error(`Refused with ${answer.status}`);
        await pause(20);
      }
    },
    async [Symbol.asyncDispose]() {
      await end('SIGKILL');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
