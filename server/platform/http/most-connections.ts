import { readFileSync } from 'node:fs';
import { totalmem } from 'node:os';

/** What one takes at the most: what Node has read of a body, what a route keeps of it, and its buffers. */
const bytesOfConnection = 128 * 1024;

/**
 * Connections that the process can hold at a time: half of its memory is for them, and half of the files that it may
 * open; the rest is for its work.
 */
export function mostConnections(): number {
  const memory = Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem());
  return Math.floor(Math.min(memory / bytesOfConnection, openFilesLimit()) / 2);
}

/** Node does not tell it otherwise; systems other than Linux do not tell it here. */
function openFilesLimit(): number {
  const limits = process.platform === 'linux' ? readFileSync('/proc/self/limits', 'utf8') : '';
  const [, files = 'unlimited'] = /^Max open files +(\d+)/m.exec(limits) ?? [];
  return files === 'unlimited' ? Number.POSITIVE_INFINITY : Number(files);
}
