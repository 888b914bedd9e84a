import { describe, expect, test } from 'vitest';
import { createDialRule } from './dial-address.ts';

const dialAddress = createDialRule({
  mediaHosts: ['shop.example', 'CDN.example:8443', 'plain.example:80', '[::1]:9000'],
  storeHomeUrl: 'https://shop.example',
  storeDialUrl: 'http://wordpress:8080',
});

describe('sources that may be fetched', () => {
  test.each([
    ['https://cdn.example:8443/a.jpg', 'https://cdn.example:8443/a.jpg'],
    ['http://plain.example/a.jpg?v=2', 'http://plain.example/a.jpg?v=2'],
    ['http://[::1]:9000/a.jpg', 'http://[::1]:9000/a.jpg'],
    ['https://shop.example/wp-content/a%20b.jpg?v=2', 'http://wordpress:8080/wp-content/a%20b.jpg?v=2'],
    ['http://shop.example/a.jpg', 'http://shop.example/a.jpg'],
  ])('%s is dialled at %s', (source, dialled) => {
    expect(dialAddress(new URL(source))?.href).toBe(dialled);
  });
});

test.each([
  'https://other.example/a.jpg',
  'https://shop.example.other.example/a.jpg',
  'https://shop.example:444/a.jpg',
  'https://cdn.example/a.jpg',
  'https://plain.example/a.jpg',
  'https://user:secret@shop.example/a.jpg',
  'https://user@shop.example/a.jpg',
  'ftp://shop.example/a.jpg',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'http://wordpress:8080/a.jpg',
])('%s may not be fetched', (source) => {
  expect(dialAddress(new URL(source))).toBeNull();
});

test('a store in a folder is dialled at the folder of its dial address', () => {
  const inFolder = createDialRule({
    mediaHosts: ['shop.example'],
    storeHomeUrl: 'https://shop.example/shop',
    storeDialUrl: 'http://wordpress/site',
  });
  expect(inFolder(new URL('https://shop.example/shop/a.jpg'))?.href).toBe('http://wordpress/site/a.jpg');
  expect(inFolder(new URL('https://shop.example/shopping/a.jpg'))?.href).toBe(
    'http://wordpress/shopping/a.jpg',
  );
});

test('a path that begins with two slashes does not change the host that is dialled', () => {
  expect(dialAddress(new URL('https://shop.example//other.example/a.jpg'))?.host).toBe('wordpress:8080');
  const inFolder = createDialRule({
    mediaHosts: ['shop.example'],
    storeHomeUrl: 'https://shop.example/shop',
    storeDialUrl: 'http://wordpress',
  });
  expect(inFolder(new URL('https://shop.example//other.example/a.jpg'))?.host).toBe('wordpress');
});
