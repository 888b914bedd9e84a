import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  enquiryApiPaths,
  enquiryReceiptSchema,
  enquiryTokenSchema,
  idempotencyHeader,
} from '@kitchen/shared/enquiry.ts';
import { anEnquiry } from './an-enquiry.ts';

interface Trouble {
  path: string;
  /** Of the answer; or why there was none. */
  what: string;
}

export interface Visitors {
  /** Answers that visitors got so far, and references of the enquiries that were taken. */
  readonly answers: number;
  readonly references: readonly string[];
  /** What visitors should not have seen, since it was asked for last. */
  takeTroubles(): Trouble[];
  /** Resolves once every visitor has gone, and every enquiry that was begun was taken. */
  leave(): Promise<void>;
}

export interface VisitorsOptions {
  /** Where the processes of the site answer. */
  siteUrls: readonly string[];
  count: number;
  /** How many of them also write. */
  writing: number;
  /** What they look at, by a number that counts up; `isNew` is what nobody can have asked for before. */
  placeOf(number: number): { path: string; isNew: boolean };
}

/** Nobody waits longer for a page. */
const timeoutMs = 20_000;

/** What a visitor takes to look at a page. */
const lookMs = [300, 900] as const;

/** What a visitor takes to fill in the form, at least: quicker ones are set aside as machines. */
const fillInMs = 3_200;

/** Few enough that no limit is met: after so many visits a visitor has another address. */
const visitsPerAddress = 50;

const addressOf = (network: number, number: number) => `10.${network}.${(number >> 8) & 255}.${number & 255}`;

/** A machine that has too much to do refuses what does not lie ready. */
const isTooMuch = (answer: string) => answer.includes('too much to do');

/** Visitors of a site of several processes, who come and look and write until they are asked to leave. */
export function sendVisitors({ siteUrls, count, writing, placeOf }: VisitorsOptions): Visitors {
  const references: string[] = [];
  let troubles: Trouble[] = [];
  let answers = 0;
  let asked = 0;
  let closing = false;

  /** As a proxy before the site does: each request goes to the next process, and on to another where there is none. */
  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const number = asked++;
    const address = Math.floor(number / visitsPerAddress);
    const headers = { 'x-forwarded-for': addressOf(1, address), ...init.headers };
    let failure: unknown;
    for (let step = 0; step < siteUrls.length; step++) {
      const url = `${siteUrls[(number + step) % siteUrls.length]}${path}`;
      try {
        const answer = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(timeoutMs) });
        // The rest of an answer may be lost as well.
        const body = await answer.arrayBuffer();
        return new Response(body.byteLength > 0 ? body : null, answer);
      } catch (error) {
        failure = error;
        // Nobody can tell whether the other process has it.
        if (init.method === 'POST') break;
      }
    }
    throw failure;
  }

  async function look(): Promise<void> {
    const { path, isNew } = placeOf(asked);
    try {
      const answer = await ask(path);
      const said = await answer.text();
      const isTrouble = answer.status >= 400 && !(isNew && isTooMuch(said));
      if (isTrouble) troubles.push({ path, what: `${answer.status} ${said.slice(0, 200)}` });
    } catch (error) {
      troubles.push({ path, what: String(error) });
    }
    answers++;
    await pause(lookMs[0] + Math.random() * (lookMs[1] - lookMs[0]));
  }

  /** As the form does, and a visitor who presses the button again: always under the same key. */
  async function write(number: number): Promise<void> {
    const shown = await ask(enquiryApiPaths.token);
    const { token } = enquiryTokenSchema.parse(await shown.json());
    for (const filledInAt = performance.now() + fillInMs; performance.now() < filledInAt; ) await look();
    const key = randomUUID();
    const body = JSON.stringify(anEnquiry({ token, message: `This is the enquiry number ${number}.` }));
    const headers = {
      'content-type': 'application/json',
      [idempotencyHeader]: key,
      'x-forwarded-for': addressOf(2, number),
    };
    for (;;) {
      const answer = await ask(enquiryApiPaths.submit, { method: 'POST', headers, body }).catch(() => null);
      if (answer?.status === 202) {
        references.push(enquiryReceiptSchema.parse(await answer.json()).reference);
        return;
      }
      if (answer) {
        const what = `${answer.status} ${(await answer.text()).slice(0, 200)}`;
        troubles.push({ path: enquiryApiPaths.submit, what });
      }
      await pause(lookMs[1]);
    }
  }

  const visits = Array.from({ length: count }, async (_, visitor) => {
    for (let number = visitor; !closing; number += count) {
      if (visitor < writing) await write(number);
      else await look();
    }
  });
  const gone = Promise.all(visits);
  gone.catch(() => undefined);
  return {
    get answers() {
      return answers;
    },
    references,
    takeTroubles() {
      const taken = troubles;
      troubles = [];
      return taken;
    },
    async leave() {
      closing = true;
      await gone;
    },
  };
}
