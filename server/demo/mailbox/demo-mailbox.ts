import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listPage, mailPage, mailPolicy, pagePolicy } from './mailbox-pages.ts';
import { receiveMails } from './received-mails.ts';

const loopback = '127.0.0.1';

/** The oldest make room for newer ones. */
const mostMails = 200;

export interface DemoMailbox {
  smtpUrl: string;
  /** Where people read the mails, on this machine. */
  pageUrl: string;
  close(): Promise<void>;
}

/** A mail server that keeps what it gets, and a page to read it; both for this machine only. */
export async function startDemoMailbox(): Promise<DemoMailbox> {
  const received = await receiveMails({ most: mostMails });

  const server = createServer((request, response) => {
    // Another site's name that leads to this machine would read the mails through the browser.
    const host = request.headers.host?.replace(/:\d+$/, '');
    if (host !== loopback && host !== 'localhost') return send(response, 421, 'Not here');
    if (request.method !== 'GET' && request.method !== 'HEAD') return send(response, 405, 'Only to be read');
    const [, id, html] = /^\/mails\/(\d{1,9})(\/html)?$/.exec(request.url ?? '') ?? [];
    if (request.url === '/') return send(response, 200, listPage(received.all()));
    const mail = received.all().find((candidate) => String(candidate.id) === id);
    if (!mail) return send(response, 404, 'There is no such mail.');
    if (html) send(response, 200, mail.content.html ?? '', mailPolicy);
    else send(response, 200, mailPage(mail));
  });
  server.listen(0, loopback);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    smtpUrl: received.smtpUrl,
    pageUrl: `http://${loopback}:${port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await received.close();
    },
  };
}

function send(response: ServerResponse, status: number, body: string, policy = pagePolicy): void {
  response.writeHead(status, {
    'content-type': status === 200 ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
  response.end(body);
}
