import { createHmac, randomBytes } from 'node:crypto';
import type { DemoStore } from '../demo/store/demo-store.ts';
import { askStore, productsPath } from './ask-store.ts';

export const webhookSecret = 'what the store and the site of a test both know';

interface Delivery {
  topic: string;
  body: string;
  deliveryId?: string;
}

/** Sends a webhook as the store does. */
export function deliver(
  siteUrl: string,
  { topic, body, deliveryId = randomBytes(16).toString('hex') }: Delivery,
): Promise<Response> {
  return fetch(`${siteUrl}/api/webhooks/store`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-wc-webhook-topic': topic,
      'x-wc-webhook-delivery-id': deliveryId,
      'x-wc-webhook-signature': createHmac('sha256', webhookSecret).update(body).digest('base64'),
    },
    body,
  });
}

/** Sends a webhook; the status of the answer. */
export async function sendWebhook(siteUrl: string, delivery: Delivery): Promise<number> {
  const answer = await deliver(siteUrl, delivery);
  await answer.text();
  return answer.status;
}

/** Tells a site of a record as the store holds it now. */
export async function announceProduct(
  { url, store, clock = { now: Date.now() } }: { url: string; store: DemoStore; clock?: { now: number } },
  id: number,
): Promise<number> {
  const record = await askStore(store, `${productsPath}/${id}`, { time: clock.now });
  if (record.status !== 200) throw new Error(`The store answers ${record.status} for ${id}`);
  return sendWebhook(url, { topic: 'product.updated', body: await record.text() });
}
