import { send } from '@fastify/send';
import { isShown } from '@kitchen/shared/documents.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { create as createDisposition } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toFileName } from '../../lib/to-file-name.ts';
import { HttpProblem, notFound } from '../../platform/problems/problems.ts';
import type { FoundDocument } from './documents.ts';
import { formatOf } from './documents.ts';

/** What documents are; browsers save everything else without asking what it is. */
const mediaTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  zip: 'application/zip',
  dwg: 'image/vnd.dwg',
  dxf: 'image/vnd.dxf',
  stp: 'model/step',
  step: 'model/step',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/** Sends a document, or the part of it that is asked for, piece by piece from the disk. */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { entry, root, path, bytes }: FoundDocument,
  language: Language,
): Promise<FastifyReply> {
  // The library refuses an end that is longer than the whole; by RFC 9110 (14.1.2) it is the whole.
  const end = /^bytes=-(\d+)$/.exec(request.headers.range ?? '')?.[1];
  if (Number(end) > bytes) request.raw.headers.range = `bytes=-${bytes}`;
  const sent = await send(request.raw, path.split('/').map(encodeURIComponent).join('/'), {
    root,
    dotfiles: 'allow',
    index: false,
    cacheControl: false,
    contentType: false,
  });
  if (sent.type !== 'file') {
    const range = sent.headers['Content-Range'];
    if (range !== undefined) reply.header('content-range', range);
    throw refusals[sent.statusCode]?.() ?? notFound('document');
  }
  const format = formatOf(entry.file);
  reply.code(sent.statusCode).headers({
    ...sent.headers,
    'cache-control': 'private, no-store',
    'content-disposition': createDisposition(`${toFileName(entry.title[language]) || 'document'}.${format}`, {
      type: isShown(format) ? 'inline' : 'attachment',
    }),
    'x-content-type-options': 'nosniff',
  });
  if (sent.statusCode !== 304) {
    reply.headers({
      'content-type': mediaTypes[format] ?? 'application/octet-stream',
      'content-language': entry.languages.join(', '),
    });
  }
  return reply.send(sent.stream);
}

const refusals: Readonly<Record<number, () => HttpProblem>> = {
  412: () => new HttpProblem('bad-input', 412, 'The document is another one by now.'),
  416: () => new HttpProblem('bad-input', 416, 'The document has no such part.'),
};
