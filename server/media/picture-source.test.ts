import { expect, test } from 'vitest';
import { pictureSource, readPictureSource } from './picture-source.ts';

test.each([
  'https://shop.example/wp-content/uploads/a.jpg',
  'https://shop.example/caff%C3%A8.jpg?v=1&w=2',
  `https://shop.example/${'long'.repeat(200)}.jpg`,
])('%s comes back from its source, which needs no escaping in a path', (url) => {
  const source = pictureSource(url);
  expect(source).toBe(encodeURIComponent(source));
  expect(readPictureSource(source)?.href).toBe(url);
});

test('spaces and letters beyond ASCII come back escaped', () => {
  expect(readPictureSource(pictureSource('https://shop.example/caffè nero.jpg'))?.href).toBe(
    'https://shop.example/caff%C3%A8%20nero.jpg',
  );
});

test('a fragment makes no other picture', () => {
  expect(readPictureSource(pictureSource('https://shop.example/a.jpg#b'))?.href).toBe(
    'https://shop.example/a.jpg',
  );
});

test.each(['', 'a/b', 'a.b', 'a%20b', pictureSource('/a.jpg'), pictureSource('shop'), 'A'.repeat(4001)])(
  'source %s stands for no address',
  (source) => {
    expect(readPictureSource(source)).toBeNull();
  },
);
