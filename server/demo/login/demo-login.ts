import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT } from 'jose';
import { z } from 'zod';

const loopback = '127.0.0.1';

const tokenPath = '/wp-json/jwt-auth/v1/token';

/** More than a user name and a password need. */
const mostBytes = 16 * 1024;

export interface DemoAccount {
  email: string;
  password: string;
  displayName: string;
  roles: string[];
}

export interface DemoLogin {
  /** Where user names and passwords are checked, on this machine. */
  url: string;
  close(): Promise<void>;
}

const credentialsSchema = z.object({ username: z.string().default(''), password: z.string().default('') });

/** A login that answers as WordPress does with the plugin JWT Authentication, which here tells the roles as well. */
export async function startDemoLogin(accounts: readonly DemoAccount[]): Promise<DemoLogin> {
  const key = randomBytes(32);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST' || request.url !== tokenPath) {
      const message = 'No route was found matching the URL and request method.';
      return refuse(response, 404, 'rest_no_route', message);
    }
    const credentials = credentialsSchema.safeParse(await readJson(request)).data;
    if (!credentials) return refuse(response, 400, 'rest_invalid_json', 'Invalid JSON body passed.');
    const { username, password } = credentials;
    const account = accounts.find(({ email }) => email === username.trim().toLowerCase());
    if (!account) {
      const message = '<strong>Error:</strong> Unknown email address. Check again or try your username.';
      return refuse(response, 403, '[jwt_auth] invalid_email', message);
    }
    if (password !== account.password) {
      const message = '<strong>Error:</strong> The password you entered for this email address is incorrect.';
      return refuse(response, 403, '[jwt_auth] incorrect_password', message);
    }
    const token = await new SignJWT({ data: { user: { id: String(accounts.indexOf(account) + 1) } } })
      .setProtectedHeader({ typ: 'JWT', alg: 'HS256' })
      .setIssuedAt()
      .setExpirationTime('7d')
      .sign(key);
    send(response, 200, {
      token,
      user_email: account.email,
      user_nicename: account.email.replace(/[^a-z0-9]+/g, '-'),
      user_display_name: account.displayName,
      roles: account.roles,
    });
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, loopback);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${loopback}:${port}${tokenPath}`,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new Error('The body is too large');
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch {
    return undefined;
  }
}

function refuse(response: ServerResponse, status: number, code: string, message: string): void {
  send(response, status, { code, message, data: { status } });
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' });
  response.end(JSON.stringify(body));
}
