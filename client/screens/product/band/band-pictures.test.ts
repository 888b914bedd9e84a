import { expect, it } from 'vitest';
import { bandPictures, functionPictures } from './band-pictures.tsx';

it('a function on a sheet has a picture', () => {
  for (const name of Object.values(functionPictures))
    expect(bandPictures, name).toHaveProperty([`../../../pictures/marketing/${name}.webp`]);
});
