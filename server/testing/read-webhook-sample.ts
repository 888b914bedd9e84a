import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface WebhookSample {
  secret: string;
  headers: Record<string, string>;
  body: Buffer;
}

/** A webhook that a real store sent, hosts rewritten, by the name of its file. */
export function readWebhookSample(name: string): WebhookSample {
  const file = fileURLToPath(new URL(`./webhook-samples/${name}.json`, import.meta.url));
  const sample = JSON.parse(readFileSync(file, 'utf8')) as {
    webhook_secret: string;
    headers: Record<string, string>;
    body_raw: string;
  };
  return { secret: sample.webhook_secret, headers: sample.headers, body: Buffer.from(sample.body_raw) };
}
