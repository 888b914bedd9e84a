import { parseArgs } from 'node:util';
import { csvLine } from './csv.ts';
import type { EnquiryArchive } from './enquiry-archive.ts';
import type { EnquiryContent, EnquiryRecord } from './enquiry-store.ts';
import { enquiryStates } from './enquiry-store.ts';

const usage = `Usage: npm run enquiries -- <command>

  list [--all]              those that wait, were given up or are set aside; or all
  show REFERENCE            everything that is kept about one
  retry REFERENCE           send one that waits or was given up, now
  retry --failed            send all that were given up, now
  release REFERENCE         send one that was set aside
  export --since YYYY-MM-DD all that came since, as CSV
`;

/** The command was not understood, or cannot be done; the message is for the operator. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

export interface Operation {
  archive: EnquiryArchive;
  now(): number;
  print(text: string): void;
}

/** Does what an operator asks on the command line, while the site runs or not. */
export async function operate(parameters: readonly string[], operation: Operation): Promise<void> {
  const { values, positionals } = readParameters(parameters);
  const [command, reference, ...rest] = positionals;
  const options = Object.keys(values).join();
  const asked = `${command} ${reference === undefined ? '' : 'REFERENCE '}${options}`.trim();
  if (rest.length > 0) throw new OperatorError(usage);
  switch (asked) {
    case 'list':
    case 'list all':
      return list(operation, values.all ?? false);
    case 'show REFERENCE':
      return show(operation, await find(operation, reference));
    case 'retry REFERENCE':
      return sendAgain(operation, await find(operation, reference), ['waiting', 'failed']);
    case 'retry failed':
      return retryFailed(operation);
    case 'release REFERENCE':
      return sendAgain(operation, await find(operation, reference), ['held']);
    case 'export since':
      return exportSince(operation, values.since ?? '');
    default:
      throw new OperatorError(usage);
  }
}

function readParameters(parameters: readonly string[]) {
  try {
    return parseArgs({
      args: [...parameters],
      allowPositionals: true,
      options: { all: { type: 'boolean' }, failed: { type: 'boolean' }, since: { type: 'string' } },
    });
  } catch (error) {
    throw new OperatorError(`${(error as Error).message}\n\n${usage}`);
  }
}

async function find({ archive }: Operation, reference = ''): Promise<EnquiryRecord> {
  const record = await archive.find(reference.toUpperCase());
  if (!record) throw new OperatorError(`There is no enquiry ${reference}`);
  return record;
}

const settled = ['delivered', 'erased'];

async function list({ archive, now, print }: Operation, all: boolean): Promise<void> {
  const { states, oldestWaitingSince } = await archive.count();
  const oldest =
    oldestWaitingSince === null ? '' : `; the oldest has waited for ${age(now() - oldestWaitingSince)}`;
  print(`${enquiryStates.map((state) => `${states[state]} ${state}`).join(', ')}${oldest}\n`);
  for await (const { reference, state, kind, receivedAt, attempts, reason } of archive.records()) {
    if (!all && settled.includes(state)) continue;
    const tried = attempts > 0 ? `  attempts: ${attempts}` : '';
    print(
      `${reference}  ${state.padEnd(9)}  ${kind.padEnd(7)}  ${isoTime(receivedAt)}${tried}${reason ? `  ${reason}` : ''}\n`,
    );
  }
}

function show({ print }: Operation, record: EnquiryRecord): void {
  const { content, ...facts } = record;
  const { message, ...fields } = content ?? { message: '' };
  const lines = Object.entries({
    ...facts,
    since: isoTime(record.since),
    receivedAt: isoTime(record.receivedAt),
    ...fields,
  });
  for (const [name, value] of lines) if (value !== null) print(`${name}: ${plain(String(value))}\n`);
  if (content) print(`\n${plain(message)}\n`);
}

async function sendAgain(
  { archive, print }: Operation,
  { reference, state }: EnquiryRecord,
  from: EnquiryRecord['state'][],
): Promise<void> {
  if (await archive.sendAgain(reference, from)) {
    print(`${reference} will be sent now\n`);
    return;
  }
  const why = from.includes(state) ? 'is being delivered' : `is ${state}, not ${from.join(' or ')}`;
  throw new OperatorError(`${reference} ${why}`);
}

async function retryFailed({ archive, print }: Operation): Promise<void> {
  let sent = 0;
  for await (const { reference, state } of archive.records()) {
    if (state === 'failed' && (await archive.sendAgain(reference, ['failed']))) sent++;
  }
  print(`${sent} will be sent now\n`);
}

const exported = [
  'name',
  'surname',
  'company',
  'role',
  'email',
  'phone',
  'message',
  'language',
  'sku',
  'page',
] as const satisfies (keyof EnquiryContent)[];

async function exportSince({ archive, print }: Operation, date: string): Promise<void> {
  const since = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(date) : Number.NaN;
  if (Number.isNaN(since)) throw new OperatorError('--since expects a date such as 2026-11-21');
  print(byteOrderMark + csvLine(['reference', 'kind', 'state', 'received', ...exported]));
  for await (const { reference, kind, state, receivedAt, content } of archive.records(since)) {
    if (!content) continue;
    const fields = exported.map((field) => content[field] ?? '');
    print(csvLine([reference, kind, state, isoTime(receivedAt), ...fields]));
  }
}

const isoTime = (time: number) => new Date(time).toISOString().replace(/\.\d+/, '');

/** In the largest unit that fits. */
function age(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 120) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}

/** Without it Excel takes the table for one in the code page of the country. */
const byteOrderMark = '\ufeff';

/** Terminals obey control characters, and these come from outside. */
function plain(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, '');
}
