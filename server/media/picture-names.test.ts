import { describe, expect, test } from 'vitest';
import { createPictureNames } from './picture-names.ts';

const home = 'https://shop.example';
const names = createPictureNames('cs_1', home);

test.each([
  'https://shop.example/wp-content/uploads/a.jpg',
  'https://shop.example/caff%C3%A8.jpg?v=1&w=2',
  `https://shop.example/${'long'.repeat(200)}.jpg`,
  'https://shop.example/wp-content/uploads/https://other.example/a.jpg',
  'https://shop.example/wp-content/uploads//other.example/a.jpg',
  'https://shop.example/wp-content/uploads/',
])('%s comes back from its name, which needs no escaping in a path', (url) => {
  const name = names.nameOf(url);
  expect(name).toBe(encodeURIComponent(name));
  expect(names.urlOf(name)?.href).toBe(url);
});

test('spaces and letters beyond ASCII come back escaped', () => {
  expect(names.urlOf(names.nameOf('https://shop.example/caffè nero.jpg'))?.href).toBe(
    'https://shop.example/caff%C3%A8%20nero.jpg',
  );
});

test('what the store itself keeps has a shorter name than what another host does', () => {
  const [own = '', other = ''] = [home, 'https://disk.example'].map((origin) =>
    names.nameOf(`${origin}/wp-content/uploads/2026/11/a.jpg`),
  );
  expect(own.length).toBeLessThan(other.length / 2);
});

test('a usual file name has a name of less than 50 letters', () => {
  const name = names.nameOf(
    `${home}/wp-content/uploads/2026/11/cooker-120-mixture-stainless_steel-gas.webp#s9nvo3`,
  );
  expect(name.length).toBeLessThan(50);
});

test('the name of a picture in a mail sent long ago still leads to it', () => {
  expect(names.urlOf('vEd3s6soyXE0GCQ0mediI4cDJecIR2VLcR9ZmBwZReU')?.href).toBe(
    `${home}/wp-content/uploads/2026/11/cooker-120-mixture-stainless_steel-gas.webp#s9nvo3`,
  );
});

test('a picture that was changed has another name', () => {
  const [before, after] = ['2026-11-02', '2026-11-03'].map((day) => `https://shop.example/a.jpg#${day}`);
  expect(names.nameOf(`${before}`)).not.toBe(names.nameOf(`${after}`));
  expect(names.urlOf(names.nameOf(`${after}`))?.href).toBe(after);
});

test('a name is the same in every process that has the secret, and shows nothing of the address', () => {
  const url = 'https://shop.example/wp-content/uploads/a.jpg';
  const name = names.nameOf(url);
  expect(createPictureNames('cs_1', home).nameOf(url)).toBe(name);
  expect(createPictureNames('cs_1', home).urlOf(name)?.href).toBe(url);
  expect(Buffer.from(name, 'base64url').toString('latin1')).not.toMatch(/shop|example|uploads|https/);
  expect(createPictureNames('cs_2', home).nameOf(url)).not.toBe(name);
});

test('addresses that differ little have names that share nothing', () => {
  const [one = '', other = ''] = ['a', 'b'].map((file) => names.nameOf(`https://shop.example/${file}.jpg`));
  expect(one.slice(0, 8)).not.toBe(other.slice(0, 8));
  expect(one.slice(24, 32)).not.toBe(other.slice(24, 32));
});

test('names beyond those remembered are still good', () => {
  const urls = Array.from({ length: 10_001 }, (_, at) => `https://shop.example/${at}.jpg`);
  const made = urls.map(names.nameOf);
  expect(made.map((name) => names.urlOf(name)?.href)).toEqual(urls);
  expect(names.nameOf('https://shop.example/0.jpg')).toBe(made[0]);
  // Ten thousand are signed, which takes its time where other work goes on.
});

describe('what stands for no address', () => {
  const name = names.nameOf('https://shop.example/a.jpg');

  test.each([
    ['nothing', ''],
    ['a path', `${name}/b`],
    ['an escape', `${name}%20`],
    ['another alphabet', name.replace(/.$/, '+')],
    ['a name cut short', name.slice(0, -4)],
    ['less than the signature', name.slice(0, 10)],
    ['a name drawn out', `${name}AAAA`],
    ['the name of something that is no address', names.nameOf('http://')],
    ['a name by another secret', createPictureNames('cs_2', home).nameOf('https://shop.example/a.jpg')],
    ['a name made with the same secret and a longer dictionary', '-dzAxRFIqvcGAoJ9Vg'],
    ['an address that nobody signed', Buffer.from('https://shop.example/a.jpg').toString('base64url')],
    ['what is far too long', 'A'.repeat(4001)],
  ])('%s', (_, text) => {
    expect(names.urlOf(text)).toBeNull();
  });

  test('a name with any one bit turned', () => {
    const bytes = Buffer.from(name, 'base64url');
    for (let bit = 0; bit < bytes.length * 8; bit++) {
      const turned = Buffer.from(bytes);
      turned.writeUInt8(turned.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      expect(names.urlOf(turned.toString('base64url'))).toBeNull();
    }
  });

  test('a name written in another way', () => {
    // Spare bits of the last letter: the same bytes would have several names, each cached apart.
    const url = 'https://shop.example/b.jpg';
    const whole = names.nameOf(url);
    const respelt = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
      .map((letter) => whole.slice(0, -1) + letter)
      .filter((text) => text !== whole);
    expect(respelt.map((text) => names.urlOf(text))).toEqual(respelt.map(() => null));
  });
});
