import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { defaultBrand } from '@kitchen/shared/brand.ts';
import { Redis } from 'ioredis';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { freePort } from '../../testing/free-port.ts';
import { runOperatorCommand } from '../../testing/run-operator-command.ts';
import { startScriptedServer } from '../../testing/scripted-server.ts';
import { startRedis } from '../../testing/start-redis.ts';
import { checkCdn } from './check-cdn.ts';
import { checkConfiguration } from './check-configuration.ts';
import { checkFolders } from './check-folders.ts';
import { checkRedis } from './check-redis.ts';
import { writeFindings } from './write-findings.ts';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'check-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function check(environment: Record<string, string>) {
  const config = readConfig({
    HOST: '127.0.0.1',
    PORT: String(await freePort()),
    METRICS_PORT: String(await freePort()),
    DATA_DIR: await newFolder(),
    ...environment,
  });
  return writeFindings(await checkConfiguration(config, environment));
}

test('with nothing set it says that the embedded parts stand in, and finds no fault', async () => {
  const { text, faults } = await check({});
  expect(faults).toBe(0);
  expect(text).toContain('the site runs on its demo store, mailbox and accounts');
  expect(text).not.toMatch(/WARNING|FAULT/);
});

test('a data folder that cannot be written to is a fault', async () => {
  const file = join(await newFolder(), 'a-file');
  await writeFile(file, '');
  const { text, faults } = await check({ DATA_DIR: join(file, 'data') });
  expect(faults).toBe(1);
  expect(text).toMatch(/FAULT\s+DATA_DIR: .*cannot be written to \(ENOTDIR\)/);
});

test('a database that is damaged is a fault, before the site starts over it', async () => {
  const folder = await newFolder();
  await writeFile(join(folder, 'enquiries.sqlite'), 'no database '.repeat(1_000));
  const { text, faults } = await check({ DATA_DIR: folder });
  expect(faults).toBe(1);
  expect(text).toMatch(/FAULT\s+DATA_DIR: .*enquiries\.sqlite cannot be opened \(file is not a database\)/);
});

test('a database that a newer version of the site has written is a fault', async () => {
  const folder = await newFolder();
  for (const name of ['enquiries.sqlite', 'sessions.sqlite', 'searches.sqlite']) {
    const database = new DatabaseSync(join(folder, name));
    database.exec('PRAGMA user_version = 99');
    database.close();
    const { text, faults } = await check({ DATA_DIR: folder });
    expect(faults).toBe(1);
    expect(text).toContain(`${name} was written by a newer version of the site`);
    await rm(join(folder, name));
  }
});

test.each([
  ['/proc/x', 'ENOENT', 'Check the path: it is not there, and cannot be made there.'],
  ['package.json', 'EEXIST', 'Check the path: a file is there, and no folder.'],
  ['package.json/data', 'ENOTDIR', 'Check the path: a file is there, or above, where a folder is expected.'],
])(
  'of a data folder %s it says what is wrong, and does not speak of rights',
  async (folder, code, advice) => {
    const { text, faults } = await check({ DATA_DIR: folder });
    expect(faults).toBe(1);
    expect(text).toMatch(new RegExp(`DATA_DIR: .*\\(${code}\\)\\.\\n\\s+→ ${advice}`));
  },
);

test('a data folder that is not there yet can be made, and is left to the site’s user to make', async () => {
  const folder = await newFolder();
  const { text, faults } = await check({ DATA_DIR: join(folder, 'srv', 'data') });
  expect(faults).toBe(0);
  expect(text).toMatch(/ok\s+DATA_DIR: .*srv\/data can be written to/);
  expect(await readdir(folder)).toEqual([]);
});

test('a data folder that a start has made stays for it, and for the start of another process', async () => {
  const dataDir = join(await newFolder(), 'srv', 'data');
  const findings = await checkFolders(readConfig({ DATA_DIR: dataDir }));
  expect(findings.map(({ outcome }) => outcome)).toEqual(['works']);
  expect(await readdir(dataDir)).toEqual([]);
});

test('a folder that is not there is told from one that may not be read', async () => {
  const { text } = await check({ CATALOGUES_DIR: '/nowhere', CONTENT_DIR: '/nowhere' });
  expect(text).toMatch(/CATALOGUES_DIR: .*\(ENOENT\)\.\n\s+→ Check the path: it is not there\./);
  expect(text).toMatch(/CONTENT_DIR: .*\(ENOENT\)\.\n\s+→ Check the path: it is not there\./);
});

test('it names variables that look like the site’s and are none, and no others', async () => {
  const others = {
    PATH: '/bin',
    HOME: '/root',
    HOSTNAME: 'site-1',
    NODE_VERSION: '24',
    REDIS_PASSWORD: 'of Compose',
    SITE_ENV_FILE: '.env',
    STORE_SERVICE_HOST: '10.0.0.1',
    STORE_PORT: 'tcp://10.0.0.1:80',
    STORE_PORT_80_TCP: 'tcp://10.0.0.1:80',
    STORE_PORT_80_TCP_PORT: '80',
    LOGIN_SERVICE_PORT_HTTP: '80',
    MEDIA_PORT: 'udp://10.0.0.2:80',
    METRICS_PORT_80_TCP_ADDR: '10.0.0.3',
    LOGNAME: 'site',
    MAIL: '/var/mail/site',
    SESSION_MANAGER: 'local/site-1:@/tmp/.ICE-unix/1',
    CACHE_DIRECTORY: '/var/cache/site',
    LOGS_DIRECTORY: '/var/log/site',
    SERVICE_RESULT: 'success',
    HOSTTYPE: 'x86_64',
    PUBLIC_IP: '192.0.2.1',
    npm_package_name: 'kitchen-catalogue',
  };
  expect((await check(others)).text).not.toContain('WARNING');
  const { text, faults } = await check({
    ...others,
    TRUST_PORXY: 'loopback',
    session_secret: 's'.repeat(32),
    BRAND_FAX: '02 5550 0101',
    SMTP_HOST: 'mail.calidora.example',
    SMTP_PORT: '587',
    ACKNOWLEDGE_ENQUIRES: 'false',
    CONTENT_DIRECTORY: '/content',
    SESSION_SECRET_FILE: '/run/secrets/session',
    LOGIN_SERVER: 'https://login.calidora.example',
  });
  expect(faults).toBe(0);
  expect(text).toMatch(/WARNING\s+TRUST_PORXY: .*does not count\.\n\s+→ Write TRUST_PROXY/);
  expect(text).toMatch(/WARNING\s+session_secret: .*\n\s+→ Write SESSION_SECRET/);
  expect(text).toMatch(/WARNING\s+BRAND_FAX: .*\n\s+→ See \.env\.example/);
  expect(text).toMatch(/WARNING\s+ACKNOWLEDGE_ENQUIRES: .*\n\s+→ Write ACKNOWLEDGE_ENQUIRIES/);
  expect(text).toMatch(/WARNING\s+SMTP_HOST: .*\n\s+→ See \.env\.example/);
  expect(text).toMatch(/WARNING\s+SMTP_PORT: .*\n\s+→ See \.env\.example/);
  expect(text).toMatch(/WARNING\s+CONTENT_DIRECTORY: .*\n\s+→ Write CONTENT_DIR,/);
  expect(text).toMatch(
    /WARNING\s+SESSION_SECRET_FILE: .*\n\s+→ Write what is in the file into SESSION_SECRET,/,
  );
  expect(text).toMatch(/WARNING\s+LOGIN_SERVER: .*\n\s+→ See \.env\.example/);
  expect(text.match(/WARNING/g)).toHaveLength(9);
});

test('beside a variable that is missing it names the one that looks like it', async () => {
  const { code, stderr } = await runOperatorCommand('check-config', [], {
    STORE_URL: 'https://shop.calidora.example',
    STORE_KYE: 'ck_of_this_test',
    STORE_SECRET: 'cs',
    SMTP_URI: 'smtp://mail.calidora.example',
  });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^- STORE_KEY: expected/m);
  expect(stderr).toMatch(/^- STORE_KYE: .*does not count\. Write STORE_KEY, if that is meant\.$/m);
  expect(stderr).toMatch(/^- SMTP_URI: .* Write SMTP_URL, if that is meant\.$/m);
  expect(stderr).not.toContain('ck_of_this_test');
});

test('the CDN is asked to drop what nothing carries, with the token', async () => {
  const asked: string[] = [];
  await using cdn = await startScriptedServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    asked.push(`${request.method} ${request.headers.authorization} ${body}`);
    response.writeHead(asked.length === 1 ? 200 : 403).end();
  });
  const environment = { CDN_PURGE_URL: `${cdn.url}/purge`, CDN_PURGE_TOKEN: 'the token' };
  const first = await check(environment);
  expect(asked).toEqual(['POST Bearer the token {"tags":["check-config"]}']);
  expect(first.text).toMatch(/ok\s+CDN_PURGE_URL: .* took a purge/);
  const second = await check(environment);
  expect(second.text).toMatch(
    /FAULT\s+CDN_PURGE_URL: .*refused the purge \(403\)\.\n\s+→ Check CDN_PURGE_TOKEN/,
  );
  const away = await check({ CDN_PURGE_URL: `http://127.0.0.1:${await freePort()}/` });
  expect(away.text).toMatch(/FAULT\s+CDN_PURGE_URL: .*cannot be reached \(ECONNREFUSED\)/);
  expect(first.text + second.text).not.toContain('the token');
});

test.each([
  [401, /refused the purge \(401\)\.\n\s+→ Check CDN_PURGE_TOKEN/],
  [404, /did not take a purge \(404\)\.\n\s+→ Check the address: it has to take POST/],
  [429, /did not take a purge \(429\)\.\n\s+→ It had too many calls/],
  [503, /did not take a purge \(503\)\.\n\s+→ The fault is there/],
])('a CDN that answers %s has advice that fits', async (status, said) => {
  await using cdn = await startScriptedServer((_request, response) => void response.writeHead(status).end());
  expect((await check({ CDN_PURGE_URL: cdn.url })).text).toMatch(said);
});

test('a CDN that answers a purge with 200 and without success is a fault', async () => {
  await using cdn = await startScriptedServer((_request, response) =>
    response.end('{"success":false,"errors":[{"message":"their words"}]}'),
  );
  const { text } = await check({ CDN_PURGE_URL: cdn.url });
  expect(text).toMatch(
    /FAULT\s+CDN_PURGE_URL: .*did not purge \(200, "success": false\)\.\n\s+→ Check CDN_PURGE_TOKEN/,
  );
  expect(text).not.toContain('their words');
});

test('a CDN that does not answer is not taken for a wrong address', async () => {
  const patience = AbortSignal.timeout(50);
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(patience);
  await using cdn = await startScriptedServer(() => undefined);
  const found = await checkCdn({ url: cdn.url, token: null });
  expect(found).toMatchObject({
    says: expect.stringContaining('did not answer in 10 s'),
    advice: expect.stringMatching(/^See whether it is up/),
  });
});

test('in production the embedded parts are pointed out', async () => {
  expect((await check({ NODE_ENV: 'production' })).text).toMatch(/WARNING\s+embedded parts: .*nobody reads/s);
});

test('a session secret that was cut off is a fault, a copy of a database that the site does not open is none', async () => {
  const folder = await newFolder();
  await writeFile(join(folder, 'session-secret'), 'abc123');
  await writeFile(join(folder, 'enquiries.backup.sqlite'), 'half a copy');
  const { text, faults } = await check({ DATA_DIR: folder });
  expect(faults).toBe(1);
  expect(text).toMatch(/FAULT\s+DATA_DIR: .*session-secret is too short/);
});

test('a session secret of the operator’s own, blanks around it or not, spares the one in the data folder', async () => {
  const folder = await newFolder();
  await writeFile(join(folder, 'session-secret'), 'abc123');
  const { faults } = await check({ DATA_DIR: folder, SESSION_SECRET: ` ${'s'.repeat(30)} ` });
  expect(faults).toBe(0);
});

test('a session secret that cannot be read is a fault', async () => {
  const folder = await newFolder();
  await mkdir(join(folder, 'session-secret'));
  const { text, faults } = await check({ DATA_DIR: folder });
  expect(faults).toBe(1);
  expect(text).toMatch(/FAULT\s+DATA_DIR: .*session-secret cannot be read \(EISDIR\)/);
});

test('folders of files say what they lack', async () => {
  const folder = await newFolder();
  await writeFile(join(folder, 'cookers-en.pdf'), '%PDF');
  await mkdir(join(folder, 'documents'));
  const site = await check({ CATALOGUES_DIR: folder });
  expect(site.text).toMatch(
    /WARNING\s+CATALOGUES_DIR: .* lacks cookers-it\.pdf, built-in-en\.pdf, built-in-it\.pdf/,
  );
  const documents = await checkFolders({
    dataDir: folder,
    redisUrl: null,
    sessionSecret: null,
    contentDir: null,
    publicUrl: null,
    brand: defaultBrand,
    cataloguesDir: null,
    publicDocumentsDir: folder,
    productModelsDir: folder,
    recallsFile: null,
    synonymsFile: null,
    dealersFile: null,
    reservedDocumentsDir: join(folder, 'documents'),
  });
  const { text, faults } = writeFindings([{ title: 'Folders', findings: documents }]);
  expect(text).toMatch(
    /WARNING\s+PUBLIC_DOCUMENTS_DIR: .*not shown\.\n\s+→ cookers-en\.pdf: expected a folder/,
  );
  expect(text).toMatch(
    /WARNING\s+PRODUCT_MODELS_DIR: .*not shown\.\n\s+→ cookers-en\.pdf: expected a file named by a SKU/,
  );
  expect(text).toMatch(/FAULT\s+RESERVED_DOCUMENTS_DIR: .*\n.*documents\.json/);
  expect(faults).toBe(1);
});

test('a list of dealers names its wrong lines, and of whom it is not known where they are', async () => {
  const file = join(await newFolder(), 'dealers.csv');
  const keys = 'id,name,address,place,country,kinds';
  const right = 'rossi,Rossi,Via Emilia 1,Bologna,IT,showroom';
  const nowhere = 'meier,Meier,Dorf 1,Nirgendheim,DE,showroom';
  await writeFile(file, [keys, right, nowhere, 'verdi,Verdi,Via Emilia 2,Bologna,Italy,showroom'].join('\n'));
  const { text, faults } = await check({ DEALERS_FILE: file });
  expect(faults).toBe(0);
  expect(text).toMatch(/WARNING\s+DEALERS_FILE: .* has 2 dealers/);
  expect(text).toContain('line 4, country: expected two capital letters');
  expect(text).toContain('meier');

  await writeFile(file, [keys, right].join('\n'));
  expect((await check({ DEALERS_FILE: file })).text).toMatch(
    /DEALERS_FILE: .* has 1 dealer, and it is known/,
  );
});

test('a port that something else has is a fault, one that the site has is not', async () => {
  const port = await freePort();
  let body = 'something else';
  const server = createServer((_request, response) => response.end(body)).listen(port, '127.0.0.1');
  onTestFinished(() => void server.close());
  expect((await check({ PORT: String(port) })).text).toContain(`Something else listens on ${port}`);
  body = '{"status":"alive"}';
  expect(await check({ PORT: String(port) })).toMatchObject({
    faults: 0,
    text: expect.stringContaining(`The site runs on ${port} already`),
  });
});

test('https without a proxy that is trusted is pointed out', async () => {
  const https = { PUBLIC_URL: 'https://www.calidora.example' };
  expect((await check(https)).text).toMatch(/WARNING\s+TRUST_PROXY/);
  expect((await check({ ...https, TRUST_PROXY: '10.0.0.0/8' })).text).not.toContain('WARNING');
  expect((await check({ PUBLIC_URL: 'http://www.calidora.example' })).text).toMatch(/WARNING\s+PUBLIC_URL/);
});

test('an address of this machine is in order for the demo, and pointed out where a store stands behind it', async () => {
  const local = { PUBLIC_URL: `http://localhost:${await freePort()}` };
  expect((await check(local)).text).not.toContain('WARNING');
  const store = { STORE_URL: `http://127.0.0.1:${await freePort()}`, STORE_KEY: 'ck', STORE_SECRET: 'cs' };
  const mail = {
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    MAIL_FROM: 'web@calidora.example',
    CONTACT_TO: 'sales@calidora.example',
    DEALER_TO: 'sales@calidora.example',
  };
  expect((await check({ ...local, ...store, ...mail })).text).toMatch(/WARNING\s+PUBLIC_URL: .*lead nowhere/);
});

test('a Redis that keeps everything is in order; one that may lose something, or takes nothing, is not', async () => {
  await using redis = await startRedis();
  expect(await checkRedis(redis.url)).toMatchObject([
    { outcome: 'works', says: expect.stringContaining('It has no replica') },
  ]);
  const client = new Redis(redis.url);
  onTestFinished(() => client.disconnect());
  await client.config('SET', 'maxmemory-policy', 'allkeys-lru');
  expect(await checkRedis(redis.url)).toMatchObject([
    { outcome: 'fault', advice: 'Set maxmemory-policy noeviction.' },
  ]);
  await client.config('SET', 'maxmemory-policy', 'noeviction', 'maxmemory', '1');
  expect(await checkRedis(redis.url)).toMatchObject([
    {
      outcome: 'fault',
      says: expect.stringContaining('refuses writes (OOM)'),
      advice: expect.stringContaining('maxmemory'),
    },
  ]);
  await client.config('SET', 'maxmemory', '0');
  await client.replicaof('127.0.0.1', '1');
  expect((await checkRedis(redis.url))[0]).toMatchObject({
    outcome: 'fault',
    says: expect.stringContaining('refuses writes (READONLY)'),
    advice: expect.stringContaining('replica'),
  });
  await client.replicaof('NO', 'ONE');
  await client.config('SET', 'requirepass', 'of this test');
  expect(await checkRedis(redis.url)).toMatchObject([
    { outcome: 'fault', says: expect.stringContaining('refused the password') },
  ]);
});

test('a Redis that is not there is a fault', async () => {
  expect(await checkRedis(`redis://127.0.0.1:${await freePort()}`)).toMatchObject([
    { outcome: 'fault', says: expect.stringContaining('cannot be reached') },
  ]);
});
