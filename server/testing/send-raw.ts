import { connect } from 'node:net';

export interface RawRequest {
  method: string;
  /** What stands between the method and the version, as it goes over the wire. */
  target: string;
  headers?: readonly (readonly [name: string, value: string])[];
  body?: Buffer;
}

export interface RawAnswer {
  status: number;
  /** By lower-case name; of several of one name the last. */
  headers: Record<string, string>;
  body: Buffer;
}

/** An answer that takes longer than this does not come any more. */
const timeoutMs = 10_000;

/**
 * Sends a request through a socket of its own, without a library that tidies it; characters are
 * bytes (latin1). Null where the server hung up without a word.
 */
export async function sendRaw(siteUrl: string, request: RawRequest): Promise<RawAnswer | null> {
  const { method, target, headers = [], body = Buffer.alloc(0) } = request;
  const lines = [
    `${method} ${target} HTTP/1.1`,
    'host: 127.0.0.1',
    'connection: close',
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body.length > 0 ? [`content-length: ${body.length}`] : []),
  ];
  const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  return sendBytes(siteUrl, Buffer.concat([head, body]));
}

/** Sends bytes that need not be HTTP. */
export async function sendBytes(siteUrl: string, bytes: Buffer | string): Promise<RawAnswer | null> {
  return readAnswer(await exchange(siteUrl, bytes));
}

/** What the server sent until it hung up. */
function exchange(siteUrl: string, bytes: Buffer | string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(siteUrl);
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setTimeout(timeoutMs, () => socket.destroy(new Error('The server does not answer')));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('close', () => resolve(Buffer.concat(chunks)));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // A server that has refused a request need not read the rest of it.
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
  });
}

function readAnswer(bytes: Buffer): RawAnswer | null {
  const end = bytes.indexOf('\r\n\r\n');
  const [first = '', ...lines] = bytes.subarray(0, Math.max(end, 0)).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? Number.NaN);
  if (Number.isNaN(status)) return null;
  const rest = bytes.subarray(end + 4);
  // 100 Continue goes before the answer.
  if (status < 200) return readAnswer(rest);
  const headers = Object.fromEntries(
    lines.map((line) => {
      const [name = '', value = ''] = line.split(/: *(.*)/s);
      return [name.toLowerCase(), value];
    }),
  );
  return { status, headers, body: headers['transfer-encoding'] === 'chunked' ? joinChunks(rest) : rest };
}

function joinChunks(bytes: Buffer): Buffer {
  const chunks: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = bytes.indexOf('\r\n', at);
    const length = Number.parseInt(bytes.subarray(at, Math.max(lineEnd, at)).toString('latin1'), 16);
    if (!(length > 0)) return Buffer.concat(chunks);
    chunks.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + length));
    at = lineEnd + 2 + length + 2;
  }
}
