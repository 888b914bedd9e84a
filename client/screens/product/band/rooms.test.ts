import { categories } from '@kitchen/shared/categories.ts';
import { facetOptions } from '@kitchen/shared/facets.ts';
import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../testing/builders.ts';
import { bandPictures, roomPictures } from './band-pictures.tsx';
import { roomOf, rooms } from './rooms.ts';

describe('a room on a sheet', () => {
  it.each(rooms)('with %s is a picture, and in words that products have', (room) => {
    expect(bandPictures).toHaveProperty([`../../../pictures/marketing/${roomPictures[room]}.webp`]);
    const [line, color, ...kinds] = room.split(' ');
    expect(facetOptions.collection).toContain(line);
    expect(facetOptions.color).toContain(color);
    expect(kinds).not.toEqual([]);
    for (const kind of kinds) expect(categories).toContain(kind.replace(/-(gas|induction|mixed|oven)$/, ''));
  });

  it.each([
    ['antique', 'cookers', { color: 'burgundy', cooktop_type: 'gas' }, 'room-tuscan-antique'],
    ['antique', 'cookers', { color: 'burgundy', cooking_zone: 'gas_burners' }, 'room-tuscan-antique'],
    ['perfection', 'cookers', { color: 'black', cooktop_type: 'induction' }, 'perfection-view'],
    ['mixture', 'hoods', { color: 'stainless_steel' }, 'mixture-room'],
    ['nero', 'compact-products', { color: 'nero' }, 'nero-microwave'],
    ['elementum', 'compact-products', { color: 'black', oven_type: 'electric' }, 'ovens-elementum'],
    // Each of what is seen is of another finish, top or kind.
    ['elegant', 'cookers', { color: 'cream', cooktop_type: 'induction' }, undefined],
    ['perfection', 'cookers', { color: 'black', cooking_zone: 'ceramic' }, undefined],
    ['mixture', 'hoods', { color: 'burgundy' }, undefined],
    ['elementum', 'hobs', { color: 'black', cooktop_type: 'induction' }, undefined],
    ['elementum', 'compact-products', { color: 'black' }, undefined],
    // Nothing says how its top heats.
    ['antique', 'cookers', { color: 'burgundy' }, undefined],
    ['antique', 'cookers', {}, undefined],
  ] as const)('of %s, %s, %o is %s', (collection, category, facts, name) => {
    const room = roomOf(aProduct({ collection, category, facts }));
    expect(room && roomPictures[room]).toBe(name);
  });
});
