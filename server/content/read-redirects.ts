import { setImmediate } from 'node:timers/promises';
import { parse } from 'csv-parse/sync';
import type { OldAddress, RedirectRule, Target } from './redirects.ts';
import { canonicalAddress, comparedPath, indexRedirects, leadOn, thisSite } from './redirects.ts';

/** What addresses there are. */
export interface SiteAddresses {
  /** Origin of this site: its whole addresses may be written. */
  publicUrl: string;
  /** Whether there may be something at a path of this site. */
  isPage(path: string): boolean;
}

interface Remark {
  line: number;
  says: string;
}

export interface RedirectsFile {
  /** In order of their lines; each leads to its end. */
  rules: RedirectRule[];
  /** What is left out. */
  faults: Remark[];
  /** What counts and is to be known. */
  notes: Remark[];
}

/** More than any shop had; what comes after is not read. */
const mostLines = 20_000;
const longestAddress = 2_000;

/** What the site answers whatever the list says. */
export const reserved = /^\/(?:api|media|assets|healthz|readyz|robots\.txt|sitemap\.xml)(?:\/|$)/;

/** Characters that addresses do not hold; some of them are lost on the way, which would make another address. */
const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\uFFFD]/u;

/** Steps of a chain that are looked at; more are taken for a round. */
const mostSteps = 50;

/** A line is wrong; the message says what is expected. */
class LineFault extends Error {}

/** Lines that are looked at before others get their turn on the event loop: a few milliseconds' work. */
const linesPerTurn = 200;

/**
 * Reads a table of an old address, a new one and a status, 301 or 410, a line each; a first line may say so. A line that
 * is wrong is named and left out.
 */
export async function readRedirects(text: string, site: SiteAddresses): Promise<RedirectsFile> {
  const faults: Remark[] = [];
  const rules: RedirectRule[] = [];
  const lineOf = new Map<string, number>();
  const lines = text.split(/\r\n|[\r\n]/);
  const first = lines.find((line) => line.trim() !== '') ?? '';
  const delimiter = ['\t', ';', ','].find((mark) => first.includes(mark)) ?? ',';

  let count = 0;
  for (const [index, written] of lines.entries()) {
    if (index % linesPerTurn === 0) await setImmediate();
    const line = index + 1;
    if (written.trim() === '' || (written === first && isHeading(written, delimiter))) continue;
    if (++count > mostLines) {
      faults.push({
        line,
        says: `expected at most ${mostLines} lines; this and all that follow are not read`,
      });
      break;
    }
    try {
      const [old = '', to = '', status = ''] = readCells(written, delimiter);
      const from = readOld(old, site.publicUrl);
      const key = JSON.stringify(from);
      const same = lineOf.get(key);
      if (same !== undefined) throw new LineFault(`expected another old address than line ${same} has`);
      rules.push({ line, from, to: readTarget(to, status, from, site.publicUrl) });
      lineOf.set(key, line);
    } catch (error) {
      if (!(error instanceof LineFault)) throw error;
      faults.push({ line, says: error.message });
    }
  }
  const checked = await checkTargets(rules, site);
  return { ...checked, faults: [...faults, ...checked.faults] };
}

/** A first line without an address. */
function isHeading(written: string, delimiter: string): boolean {
  const [old = ''] = written.split(delimiter);
  return !/[/:]/.test(old);
}

function readCells(written: string, delimiter: string): string[] {
  // Line by line: a quotation mark that is never closed must not swallow all that follows.
  if (!written.includes('"')) return written.split(delimiter).map((cell) => cell.trim());
  try {
    const [cells = []] = parse(written, { delimiter, trim: true }) as string[][];
    return cells;
  } catch {
    throw new LineFault('expected quotation marks around whole cells');
  }
}

/** Reads an address of this site, with its host or without. */
function readOwn(written: string, publicUrl: string): URL | null {
  const url = URL.parse(written, thisSite);
  if (url?.username !== '') return null;
  if (!/^https?:/i.test(written)) return written.startsWith('/') && url.origin === thisSite ? url : null;
  const withoutWww = (host: string) => host.replace(/^www\./, '');
  return withoutWww(url.host) === withoutWww(new URL(publicUrl).host) ? url : null;
}

function readOld(written: string, publicUrl: string): OldAddress {
  if (written.length > longestAddress || unprintable.test(written)) {
    throw new LineFault(`expected an old address of at most ${longestAddress} printable characters`);
  }
  const url = readOwn(written, publicUrl);
  if (!url) throw new LineFault('expected an old address of this site, which begins with a slash');
  if (reserved.test(url.pathname)) throw new LineFault('expected none that the site itself answers');
  const isPrefix = written.endsWith('*');
  const path = isPrefix ? url.pathname.slice(0, -1) : url.pathname;
  if (path.includes('*') || (isPrefix && url.search !== '')) {
    throw new LineFault('expected a * at the end of the path only');
  }
  const compared = comparedPath(path);
  return {
    path: isPrefix && path.endsWith('/') && compared !== '/' ? `${compared}/` : compared,
    parameters: [...url.searchParams].toSorted(([one], [other]) => (one < other ? -1 : 1)),
    isPrefix,
  };
}

function readTarget(written: string, status: string, from: OldAddress, publicUrl: string): Target {
  if (status === '410') {
    if (written !== '') throw new LineFault('expected no new address with the status 410');
    return null;
  }
  if (status !== '301' && status !== '') throw new LineFault('expected the status 301 or 410');
  if (written === '') throw new LineFault('expected a new address, or the status 410');
  if (written.length > longestAddress || unprintable.test(written)) {
    throw new LineFault(`expected a new address of at most ${longestAddress} printable characters`);
  }
  const takesOver = written.endsWith('*');
  if (takesOver && !from.isPrefix)
    throw new LineFault('expected a * in the new address only if the old one has it');
  const own = readOwn(written, publicUrl);
  if (own && takesOver && own.search + own.hash !== '') {
    throw new LineFault('expected a * at the end of the path only');
  }
  if (own && takesOver) return own.pathname;
  if (own) return canonicalAddress(own);
  const url = URL.parse(written);
  const isWhole = url?.protocol === 'https:' && /^https:\/\/[^/\\]/i.test(written) && url.username === '';
  // What is taken over would belong to the host.
  if (!isWhole || (takesOver && !/^https:\/\/[^/?#]+\/[^?#]*\*$/i.test(written))) {
    throw new LineFault('expected a new address of this site, or a whole one that begins with https://');
  }
  return url.href;
}

/** Follows each line to its end; leaves out those that lead round, or to where there is nothing. */
async function checkTargets(all: readonly RedirectRule[], { isPage }: SiteAddresses): Promise<RedirectsFile> {
  const index = indexRedirects(all);
  const ruleAt = (url: URL | null) => (url && isOwn(url) ? index.rule(url) : undefined);
  const [rules, faults, notes]: [RedirectRule[], Remark[], Remark[]] = [[], [], []];
  const hosts = new Map<string, number[]>();

  for (const [count, rule] of all.entries()) {
    if (count % linesPerTurn === 0) await setImmediate();
    const { line } = rule;
    let end = leadOn(rule, exampleOf(rule.from));
    const passed: number[] = [];
    let next = ruleAt(end);
    while (next && next !== rule && !passed.includes(next.line) && passed.length < mostSteps) {
      passed.push(next.line);
      end = end && leadOn(next, end);
      next = ruleAt(end);
    }
    const takesOver = rule.to?.endsWith('*') === true;
    if (next) {
      const round = [line, ...passed].join(', ');
      faults.push({ line, says: `expected it to lead somewhere; it leads round (lines ${round})` });
    } else if (end && isOwn(end) && !takesOver && !isPage(end.pathname)) {
      faults.push({ line, says: 'expected a new address at which this site has a page' });
    } else {
      rules.push(takesOver || passed.length === 0 ? rule : { ...rule, to: asTarget(end) });
      if (passed.length > 0) {
        const says = `leads on by the lines ${passed.join(', ')}: visitors go to the end in one step`;
        notes.push({ line, says });
      }
      if (end && !isOwn(end)) {
        const lines = hosts.get(end.host) ?? [];
        hosts.set(end.host, lines);
        lines.push(line);
      }
    }
  }
  for (const [host, [line = 1, ...more]] of hosts) {
    const others = more.length === 0 ? '' : `, as ${more.length} more lines do`;
    notes.push({ line, says: `leads to another site, ${host}${others}` });
  }
  return { rules, faults, notes };
}

const isOwn = ({ origin }: URL): boolean => origin === thisSite;
const asTarget = (url: URL | null): Target => url && (isOwn(url) ? canonicalAddress(url) : url.href);

/** An address that a line is for. */
const exampleOf = ({ path, isPrefix }: OldAddress): URL => new URL(isPrefix ? `${path}-` : path, thisSite);
