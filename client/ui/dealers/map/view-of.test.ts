import { expect, it } from 'vitest';
import { pointOf } from './mercator.ts';
import { isInView, viewOf } from './view-of.ts';

const places = {
  bologna: { latitude: 44.494, longitude: 11.339 },
  modena: { latitude: 44.647, longitude: 10.925 },
  tokyo: { latitude: 35.69, longitude: 139.69 },
};
const at = (place: keyof typeof places, distanceKm: number | null = null) => ({
  dealer: { distanceKm },
  ...pointOf(places[place]),
});

const sees = (view: string, place: keyof typeof places) => isInView(view, pointOf(places[place]));

it('shows all that were found, and of those near a place the near ones', () => {
  const found = viewOf([at('bologna'), at('tokyo')], null);
  expect([sees(found, 'bologna'), sees(found, 'tokyo')]).toEqual([true, true]);
  const near = viewOf([at('modena', 37), at('tokyo', 9_500)], pointOf(places.bologna));
  expect([sees(near, 'bologna'), sees(near, 'modena'), sees(near, 'tokyo')]).toEqual([true, true, false]);
});

it('shows the nearest, however far that is', () => {
  expect(sees(viewOf([at('tokyo', 9_500)], pointOf(places.bologna)), 'tokyo')).toBe(true);
});

it('shows where most are, without the few at the ends of the world', () => {
  const many = Array.from({ length: 20 }, (_, index) => at(index % 2 ? 'bologna' : 'modena'));
  const view = viewOf([...many, at('tokyo')], null);
  expect([sees(view, 'bologna'), sees(view, 'tokyo')]).toEqual([true, false]);
});

it('shows some of the country around one', () => {
  const view = viewOf([at('bologna')], null);
  expect([sees(view, 'bologna'), sees(view, 'modena')]).toEqual([true, true]);
});
