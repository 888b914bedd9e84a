import type { DealerList } from '@kitchen/shared/dealers.ts';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

/** Of an operator who has no list. */
export const noDealers: DealerList = {
  place: null,
  centre: null,
  product: null,
  otherPlaces: [],
  countries: [],
  items: [],
  total: 0,
};

/** Takes the place of the network in every test of the client; a test plans what it answers, but that there are no dealers. */
export const mockNetwork = setupServer(http.get('*/api/dealers', () => HttpResponse.json(noDealers)));
