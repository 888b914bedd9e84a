import { expect } from 'vitest';

/** What the page tells search engines about a thing of that type (schema.org). */
export function structuredData(type: string): Record<string, unknown> {
  const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')];
  const found = blocks
    .map((block) => JSON.parse(block.textContent ?? ''))
    .find((data) => data['@type'] === type);
  expect(found, `no structured data of type ${type}`).toBeDefined();
  return found;
}
