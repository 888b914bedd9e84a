import type { StorePage } from '../store/classify-response.ts';
import type { StoreQuery } from '../store/sign-request.ts';
import type { StoreClient, StoreList } from '../store/store-client.ts';

/** A store client whose answers a test gives, for rules about what is asked and when. */
export function scriptedStoreClient(
  answer: (query: StoreQuery, list: StoreList) => StorePage | Promise<StorePage>,
): StoreClient & { asked: StoreQuery[] } {
  const asked: StoreQuery[] = [];
  return {
    asked,
    async get(list, query) {
      asked.push(query);
      return answer(query, list);
    },
  };
}

/** The page of a list that a store would give for the query. */
export function pageOf(all: readonly unknown[], query: StoreQuery): StorePage {
  const perPage = Number(query.per_page);
  const from = (Number(query.page) - 1) * perPage;
  return {
    body: all.slice(from, from + perPage),
    total: all.length,
    totalPages: Math.ceil(all.length / perPage),
  };
}
