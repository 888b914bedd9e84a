import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { AuditedSite } from './start-site.ts';

const compress = promisify(brotliCompress);

/** What runs, what is fetched to run, and the data for it. */
const scripts = /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g;

/**
 * Serves the site's pages without their scripts, with the same pictures, fonts and styles: what the machine and the
 * network of the measurement cost by themselves.
 */
export async function startPlainSite(site: string): Promise<AuditedSite> {
  const pages = new Map<string, Promise<Buffer>>();

  async function plainPage(path: string): Promise<Buffer> {
    const html = await (await fetch(site + path)).text();
    return compress(html.replace(scripts, ''));
  }

  async function answer(path: string, accept: string, response: ServerResponse) {
    if (/^\/(?:assets|media)\//.test(path)) {
      const file = await fetch(site + path, { headers: { accept } });
      const type = file.headers.get('content-type') ?? 'application/octet-stream';
      response.writeHead(file.status, { 'content-type': type, 'cache-control': 'max-age=31536000' });
      response.end(Buffer.from(await file.arrayBuffer()));
      return;
    }
    const page = pages.get(path) ?? plainPage(path);
    pages.set(path, page);
    const body = await page;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
    response.end(body);
  }

  const server = createServer((request, response) => {
    answer(request.url ?? '/', request.headers.accept ?? '*/*', response).catch(() => response.destroy());
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
