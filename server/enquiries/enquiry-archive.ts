import type { EnquiryCounts, EnquiryRecord, EnquiryState, EnquiryStore } from './enquiry-store.ts';
import { enquiryStates } from './enquiry-store.ts';

/** What an operator, or a figure, wants to know of enquiries, wherever they are. */
export type EnquiryArchive = Pick<EnquiryStore, 'find' | 'sendAgain' | 'records' | 'count'>;

/** The enquiries of several places as if they were in one. */
export function archiveOf(stores: readonly EnquiryArchive[]): EnquiryArchive {
  return {
    async find(reference) {
      for (const store of stores) {
        const record = await store.find(reference);
        if (record) return record;
      }
      return null;
    },
    async sendAgain(reference: string, from: readonly EnquiryState[]) {
      for (const store of stores) if (await store.sendAgain(reference, from)) return true;
      return false;
    },
    records: (since) => inOrder(stores.map((store) => store.records(since)[Symbol.asyncIterator]())),
    async count() {
      return (await Promise.all(stores.map((store) => store.count()))).reduce(add);
    },
  };
}

async function* inOrder(sources: AsyncIterator<EnquiryRecord>[]): AsyncGenerator<EnquiryRecord> {
  const heads = await Promise.all(sources.map(async (source) => ({ source, head: await source.next() })));
  for (;;) {
    const earliest = heads
      .filter(({ head }) => !head.done)
      .toSorted((left, right) => left.head.value.receivedAt - right.head.value.receivedAt)[0];
    if (!earliest) return;
    yield earliest.head.value;
    earliest.head = await earliest.source.next();
  }
}

function add(left: EnquiryCounts, right: EnquiryCounts): EnquiryCounts {
  const states = enquiryStates.map((state) => [state, left.states[state] + right.states[state]]);
  const oldest = [left.oldestWaitingSince, right.oldestWaitingSince].filter((since) => since !== null);
  return {
    states: Object.fromEntries(states) as EnquiryCounts['states'],
    oldestWaitingSince: oldest.length === 0 ? null : Math.min(...oldest),
  };
}
