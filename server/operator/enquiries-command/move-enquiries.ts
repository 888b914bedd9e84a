import type { MovableQueue } from '../../enquiries/enquiries.ts';
import { OperatorError } from '../end-with-message.ts';

/**
 * Moves all enquiries from one queue to another, each as it is; gives how many, and the references of those that stay since
 * a process is delivering them. What an earlier attempt left on both sides is moved as well.
 */
export async function moveEnquiries(from: MovableQueue, to: MovableQueue) {
  const records = (await from.records()).toSorted((left, right) => left.receivedAt - right.receivedAt);
  const stay: string[] = [];
  for (const record of records) {
    const { key, digest, reference } = record;
    const there = await to.find(key);
    // Somebody sent other fields under the same key: both are kept.
    const free = there === null || there.digest === digest ? key : `${key}-${digest.slice(0, 16)}`;
    await to.put({ ...record, key: free });
    // A replica of Redis that takes over must have it as well.
    await to.check().catch((cause: Error) => {
      throw new OperatorError(
        `${cause.message}: what is not moved yet stays where it is. Mend that and move again.`,
      );
    });
    if (await from.remove(key)) continue;
    if (there === null) await to.remove(free);
    stay.push(reference);
  }
  return { moved: records.length - stay.length, stay };
}
