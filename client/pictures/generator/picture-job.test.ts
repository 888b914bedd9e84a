import { expect, test } from 'vitest';
import { pictureName, pictureViews } from '../../../server/demo/catalogue/appliance.ts';
import { appliances } from '../../../server/demo/catalogue/appliances.ts';
import { oddPictures } from '../../../server/demo/store/odd-products.ts';
import { jobFor } from './picture-job.ts';

test('every picture that the demo catalogue names can be drawn', () => {
  const names = new Set(
    appliances.flatMap((of) => pictureViews.flatMap((view) => pictureName(of, view) ?? [])),
  );
  expect(names.size).toBeGreaterThan(100);
  for (const name of [...names, ...Object.keys(oddPictures)])
    expect(jobFor(name).out).toBe(`products/${name}.png`);
});

test('a name says which line, and the longest line wins', () => {
  expect(jobFor('oven-90-enzo-titan-black')).toMatchObject({ shot: 'oven', line: 'enzo_titan', width: 90 });
  expect(jobFor('hob-60-enzo-black-induction')).toMatchObject({
    shot: 'hob',
    line: 'enzo',
    top: 'induction',
  });
});

test('products of one family share their scale and floor line', () => {
  const [narrow, wide] = ['cooker-60-elegant-cream-gas', 'cooker-120-antique-black-gas'].map(jobFor);
  expect(narrow?.metres).toBe(wide?.metres);
  expect(narrow?.floor).toBe(wide?.floor);
});

test('cookers of one line and colour share a close-up', () => {
  expect(jobFor('detail-antique-slate_gray')).toMatchObject({
    shot: 'handle',
    style: 'antique',
    colour: 'slate_gray',
  });
});

test('ovens of one line and colour share a close-up of their controls', () => {
  expect(jobFor('detail-enzo-titan-white')).toMatchObject({
    shot: 'panel',
    line: 'enzo_titan',
    colour: 'white',
  });
});

test('a cooker is also drawn open and from above, at three quarters of the size', () => {
  const [whole, open, above] = ['', '-open', '-above'].map((view) =>
    jobFor(`cooker-90-mixture-black-gas${view}`),
  );
  expect(whole).toMatchObject({ size: '1600x1600', top: 'gas' });
  expect(open).toMatchObject({ size: '1200x1200', top: 'gas', open: true });
  expect(above).toMatchObject({ size: '1200x1200', top: 'gas', view: 'above' });
});

test('a hob is also drawn in a worktop, with its own width, top and colour, a burner of gas lit', () => {
  expect(jobFor('hob-60-land-cream-gas-worktop')).toMatchObject({
    ...{ shot: 'worktop', line: 'land', width: 60, colour: 'cream', top: 'gas', flames: [0] },
    size: '1200x1200',
  });
  expect(jobFor('hob-60-enzo-black-induction-worktop')).not.toHaveProperty('flames');
});

test('a hood is also drawn from below, as large whatever its width is', () => {
  const [whole, below] = ['', '-below'].map((view) => jobFor(`hood-60-enzo-black-slim${view}`));
  expect(whole).toMatchObject({ size: '1600x1600', kind: 'slim', metres: expect.any(Number) });
  expect(below).toMatchObject({ size: '1200x1200', kind: 'slim', view: 'below' });
  expect(below).not.toHaveProperty('metres');
});

test('what is no picture name is refused', () => {
  expect(() => jobFor('cooker-90-antique-purple-gas')).toThrow('not a picture');
});
