import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { apiPaths } from '@kitchen/shared/paths.ts';
import { sessionApiPath } from '@kitchen/shared/session.ts';
import { Redis } from 'ioredis';
import { expect, it, onTestFinished } from 'vitest';
import { createTokens } from '../../enquiries/tokens.ts';
import { createKeyDigest } from '../../platform/rate-limits/key-digest.ts';
import { startMailServer } from '../mail-server.ts';
import { startScriptedServer } from '../scripted-server.ts';
import { accepted, mailsAbout, sendEnquiry } from '../send-enquiry.ts';
import { startRedis } from '../start-redis.ts';
import { publicUrl, startTestSite } from '../test-site.ts';

const sessionSecret = 'the secret of a site that runs in tests';

it('the key of a limit stands for an address, and nobody without the secret can tell for which', () => {
  const [digest, another] = ['a secret', 'another secret'].map(createKeyDigest);
  expect(digest?.('203.0.113.7')).toBe(digest?.('203.0.113.7'));
  expect(digest?.('203.0.113.7')).not.toBe(digest?.('203.0.113.8'));
  expect(digest?.('203.0.113.7')).not.toBe(another?.('203.0.113.7'));
});

it('no visitor’s address stands in Redis or its files, whatever they did', async () => {
  await using redis = await startRedis();
  await using mailServer = await startMailServer();
  await using login = await startScriptedServer((_request, response) => response.writeHead(403).end('{}'));
  await using site = await startTestSite({
    environment: {
      REDIS_URL: redis.url,
      SMTP_URL: mailServer.url,
      LOGIN_URL: login.url,
      SESSION_SECRET: sessionSecret,
    },
  });
  const operator = new Redis(redis.url);
  onTestFinished(() => operator.disconnect());

  for (const remoteAddress of ['203.0.113.7', '2001:db8:aaaa:bbbb::1']) {
    for (const url of ['/robots.txt', '/nothing', '/media/352/x', apiPaths.search('en', 'oven')]) {
      await site.app.inject({ url, remoteAddress });
    }
    await accepted(sendEnquiry({}, { to: site, from: remoteAddress }));
    const { statusCode } = await site.app.inject({
      method: 'POST',
      url: sessionApiPath,
      remoteAddress,
      headers: { origin: publicUrl },
      payload: { username: 'anna', password: 'wrong' },
    });
    expect(statusCode).toBe(401);
  }
  // As if the form had been shown a minute ago.
  const token = createTokens(sessionSecret).issue(Date.now() - 60_000);
  await mailsAbout(mailServer, await accepted(sendEnquiry({ token }, { to: site, from: '203.0.113.8' })), 2);

  const keys = await operator.keys('*');
  for (const limit of ['requests:pages', 'enquiries-per-hour', 'login-attempts', 'acknowledgements']) {
    expect(keys).toContainEqual(expect.stringContaining(limit));
  }
  const folder = join((await operator.config('GET', 'dir'))[1] ?? '', 'appendonlydir');
  const files = await Promise.all(
    (await readdir(folder)).map((name) => readFile(join(folder, name), 'latin1')),
  );
  const everything = [...keys, ...files].join('\n');
  expect(everything).toContain('anna@visitors.example');
  expect(everything).not.toMatch(/203\.0\.113|2001:0?db8/i);
  // That of a mail stands in the enquiry alone, which is erased.
  expect(keys.join('\n')).not.toContain('visitors.example');
});
