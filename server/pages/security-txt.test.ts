import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { securityTxtRoute } from './security-txt.ts';

test('whoever finds a weakness learns whom to write to, in a file that never runs out', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  let now = Date.UTC(2026, 10, 21, 9);
  await app.register(securityTxtRoute, {
    email: 'info@calidora.example',
    publicUrl: 'https://www.calidora.example',
    now: () => now,
  });
  const read = () => app.inject('/.well-known/security.txt');
  const { headers, body } = await read();
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toBe(
    'Contact: mailto:info@calidora.example\n' +
      'Expires: 2027-11-20T09:00:00Z\n' +
      'Preferred-Languages: en, it\n' +
      'Canonical: https://www.calidora.example/.well-known/security.txt\n',
  );
  now = Date.UTC(2028, 0, 1);
  expect((await read()).body).toContain('Expires: 2028-12-30T00:00:00Z\n');
});
