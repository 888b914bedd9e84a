import { parseArgs } from 'node:util';
import { enquiryContentSchema } from '@kitchen/shared/enquiry.ts';
import type { EnquiryQueue, EnquiryRecord } from '../../enquiries/enquiries.ts';
import { enquiryStates } from '../../enquiries/enquiries.ts';
import { csvLine } from '../../lib/csv-line.ts';
import { OperatorError } from '../end-with-message.ts';
import type { moveEnquiries } from './move-enquiries.ts';

/** What may be asked. */
export const usage = `Usage: npm run enquiries -- <command>

  list [--all]              those that wait, were given up, are set aside or were
                            refused to a recipient; or all
  show REFERENCE            everything that is known of one
  retry REFERENCE           send one that waits or was given up, at once
  retry --failed            send all that were given up, at once
  retry --waiting           send all that wait, at once: after a mail server was away for long
  handed-on REFERENCE       list one no more that was refused to a recipient: you have handed it on
  release REFERENCE         send one that was set aside
  delete REFERENCE          delete one for good, whatever became of it
  export --since YYYY-MM-DD all that came since, as CSV
  move --to redis           from the file of DATA_DIR to the Redis of REDIS_URL, while the site is stopped
  move --to file            from that Redis to that file, while the site is stopped
`;

const hourMs = 60 * 60_000;

const willBeSent = 'will be sent at once, or as soon as the site runs';

type Print = (text: string) => void;

/** Moves everything to where it is called; null where there is one place only. */
export type Move = ((to: 'redis' | 'file') => ReturnType<typeof moveEnquiries>) | null;

/** Does what an operator asks on the command line, while the site runs or not. */
export async function runCommand(
  parameters: readonly string[],
  queue: EnquiryQueue,
  print: Print,
  now: () => number = Date.now,
  move: Move = null,
): Promise<void> {
  const { values, positionals } = readParameters(parameters);
  const [command, reference, ...rest] = positionals;
  if (rest.length > 0) throw new OperatorError(usage);
  const records = (await queue.records()).toSorted((left, right) => left.receivedAt - right.receivedAt);
  const found = () => {
    const named = records.filter((record) => record.reference === reference?.toUpperCase());
    if (named.length === 0) throw new OperatorError(`There is no enquiry ${reference}`);
    return named;
  };
  switch ([command, reference && 'REFERENCE', ...Object.keys(values)].filter(Boolean).join(' ')) {
    case 'list':
    case 'list all': {
      // The queue's own counts take what was moved for waiting until the site has run.
      const counts = enquiryStates.map(
        (state) => `${records.filter((record) => record.state === state).length} ${state}`,
      );
      const waiting = records.find(({ state }) => state === 'waiting');
      const oldest = waiting
        ? `; the oldest has waited for ${age(Math.max(0, now() - waiting.receivedAt))}`
        : '';
      print(`${counts.join(', ')}${oldest}\n`);
      return list(values.all ? records : records.filter(isOpen), print);
    }
    case 'show REFERENCE':
      return show(found(), print);
    case 'retry REFERENCE':
      return sendAgain(found(), ['waiting', 'failed'], queue, print);
    case 'handed-on REFERENCE':
      return noteHandedOn(found(), queue, print);
    case 'release REFERENCE':
      return sendAgain(found(), ['held'], queue, print);
    case 'delete REFERENCE':
      return remove(found(), queue, print);
    case 'retry failed':
    case 'retry waiting': {
      const meant = records.filter(({ state }) => state === (values.failed ? 'failed' : 'waiting'));
      return sendAllAgain(meant, queue, print);
    }
    case 'export since':
      return exportSince(records, values.since ?? '', print);
    case 'move to':
      return moveAll(values.to ?? '', move, print);
    default:
      throw new OperatorError(usage);
  }
}

const isOpen = ({ state, reason, handedOn }: EnquiryRecord) =>
  state !== 'delivered' || (reason !== null && !handedOn);

function readParameters(parameters: readonly string[]) {
  try {
    return parseArgs({
      args: [...parameters],
      allowPositionals: true,
      options: {
        all: { type: 'boolean' },
        failed: { type: 'boolean' },
        waiting: { type: 'boolean' },
        since: { type: 'string' },
        to: { type: 'string' },
      },
    });
  } catch (error) {
    throw new OperatorError(`${(error as Error).message}\n\n${usage}`);
  }
}

function list(records: readonly EnquiryRecord[], print: Print): void {
  for (const { reference, state, kind, receivedAt, attempts, reason } of records) {
    const facts = [reference, state.padEnd(9), kind.padEnd(7), isoTime(receivedAt)];
    if (attempts > 0) facts.push(`attempts: ${attempts}`);
    if (reason) facts.push(reason);
    print(`${facts.join('  ')}\n`);
  }
}

function show(records: readonly EnquiryRecord[], print: Print): void {
  for (const enquiry of records) {
    const {
      key: _key,
      digest: _digest,
      heldFor: _heldFor,
      photoDropped,
      settled: _settled,
      handedOn,
      content,
      receivedAt,
      deliveredAt,
      ...facts
    } = enquiry;
    const { message, photo, ...fields } = content;
    const lines = {
      ...facts,
      receivedAt: isoTime(receivedAt),
      ...(deliveredAt !== undefined && { deliveredAt: isoTime(deliveredAt) }),
      ...(handedOn && { handedOn: 'by an operator' }),
      ...fields,
      ...(photo && { photo: 'attached to the mail' }),
      ...(photoDropped && { photo: 'not kept, since it was set aside' }),
    };
    for (const [name, value] of Object.entries(lines)) {
      if (value !== null) print(`${name}: ${withoutControls(inOneCell(value ?? ''))}\n`);
    }
    print(`\n${withoutControls(message)}\n`);
  }
}

async function sendAgain(
  records: readonly EnquiryRecord[],
  from: EnquiryRecord['state'][],
  queue: EnquiryQueue,
  print: Print,
): Promise<void> {
  for (const { key, reference, state } of records) {
    if (!from.includes(state)) throw new OperatorError(`${reference} is ${state}, not ${from.join(' or ')}`);
    if (!(await queue.sendAgain(key))) throw new OperatorError(`${reference} is being delivered, or was`);
    print(`${reference} ${willBeSent}\n`);
  }
}

/** One that cannot be sent does not keep the others. */
async function sendAllAgain(
  records: readonly EnquiryRecord[],
  queue: EnquiryQueue,
  print: Print,
): Promise<void> {
  const faults: unknown[] = [];
  let sent = 0;
  for (const { key } of records) {
    try {
      if (await queue.sendAgain(key)) sent += 1;
    } catch (error) {
      faults.push(error);
    }
  }
  print(`${sent} ${willBeSent}\n`);
  const underWay = records.length - sent - faults.length;
  if (underWay > 0)
    print(`${underWay} being delivered, or when a process was killed: tried again within two minutes\n`);
  if (faults.length > 0) throw faults[0];
}

async function noteHandedOn(
  records: readonly EnquiryRecord[],
  queue: EnquiryQueue,
  print: Print,
): Promise<void> {
  for (const { key, reference, state, reason } of records) {
    if (state !== 'delivered' || reason === null || !(await queue.noteHandedOn(key))) {
      throw new OperatorError(
        `${reference} is not one that some have and others refused; if it was moved, the site has to run first`,
      );
    }
    print(`${reference} is listed no more\n`);
  }
}

async function remove(records: readonly EnquiryRecord[], queue: EnquiryQueue, print: Print): Promise<void> {
  for (const { key, reference } of records) {
    if (!(await queue.remove(key))) {
      throw new OperatorError(`${reference} is being delivered: try again in a few minutes`);
    }
    print(`${reference} is deleted\n`);
  }
}

async function moveAll(to: string, move: Move, print: Print): Promise<void> {
  if (to !== 'redis' && to !== 'file') throw new OperatorError('--to expects redis or file');
  if (!move) {
    throw new OperatorError(
      'Enquiries are moved between a Redis that answers (REDIS_URL) and the file of a site that has run (DATA_DIR): one of them is missing.',
    );
  }
  const { moved, stay } = await move(to);
  print(`${moved} moved\n`);
  if (stay.length > 0) {
    throw new OperatorError(
      `${stay.join(', ')} stay: they are being delivered. Stop the site, and try again in two minutes.`,
    );
  }
}

function exportSince(records: readonly EnquiryRecord[], date: string, print: Print): void {
  const since = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(since)) throw new OperatorError('--since expects a date such as 2026-11-21');
  // A photograph fits no cell.
  const { photo: _, ...cells } = enquiryContentSchema.shape;
  const fields = Object.keys(cells) as (keyof typeof cells)[];
  print(byteOrderMark + csvLine(['reference', 'kind', 'state', 'received', ...fields]));
  for (const { reference, kind, state, receivedAt, content } of records) {
    if (receivedAt < since) continue;
    print(
      csvLine([
        reference,
        kind,
        state,
        isoTime(receivedAt),
        ...fields.map((field) => inOneCell(content[field] ?? '')),
      ]),
    );
  }
}

/** The products of a list in one text. */
const inOneCell = (value: string | number | readonly string[]) =>
  typeof value === 'object' ? value.join(' | ') : String(value);

const isoTime = (time: number) => new Date(time).toISOString().replace(/\.\d+/, '');

/** In hours, or in days where it is long. */
const age = (ms: number) =>
  ms < 48 * hourMs ? `${Math.floor(ms / hourMs)} h` : `${Math.floor(ms / hourMs / 24)} days`;

/** Without it Excel takes the table for one in the code page of the country. */
const byteOrderMark = '\ufeff';

/** Terminals obey control characters, and these come from outside. */
function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, '');
}
