import { expect, it } from 'vitest';
import { readWebhookSample } from '../../testing/read-webhook-sample.ts';
import { isSigned, readProduct } from './read-webhook.ts';

it.each(['product-created', 'product-updated', 'product-deleted'])(
  'what a real store sent (%s) bears its signature, and nothing else does',
  (name) => {
    const { secret, headers, body } = readWebhookSample(name);
    const signature = headers['x-wc-webhook-signature'] ?? '';
    expect(isSigned(body, signature, secret)).toBe(true);
    expect(isSigned(body, signature, `${secret} `)).toBe(false);
    expect(isSigned(Buffer.concat([body, Buffer.from(' ')]), signature, secret)).toBe(false);
    for (const other of [
      '',
      '=',
      signature.slice(1),
      `${signature}=`,
      signature.toLowerCase(),
      'ü'.repeat(44),
    ]) {
      expect(isSigned(body, other, secret)).toBe(false);
    }
  },
);

it('of what a store sends, only where to look again is read', () => {
  expect(readProduct(readWebhookSample('product-created').body)).toEqual({
    id: 362,
    sku: 'HOOKNEW1',
    status: 'publish',
    categories: [{ id: 19, slug: 'hoods' }],
  });
  expect(readProduct(readWebhookSample('product-deleted').body)).toEqual({
    id: 362,
    sku: '',
    status: '',
    categories: [],
  });
});

it.each(['', '[]', 'null', '{"id":"1"}', '{"id":-1}', '{"id":1', '{"sku":"A"}'])(
  'nothing is read from %j',
  (body) => {
    expect(readProduct(Buffer.from(body))).toBeNull();
  },
);
