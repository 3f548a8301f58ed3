import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { FileResponse } from '../envelope.ts';
import { contentDisposition } from './content-disposition.ts';

/** Begins once the first piece is there: what goes wrong until then is still answered as an error. */
export async function sendFile(reply: FastifyReply, { file }: FileResponse): Promise<FastifyReply> {
  const pieces = await begun(file.pieces);
  return reply
    .header('content-type', file.type)
    .header('content-disposition', contentDisposition(file.name))
    .send(pieces);
}

/** Begins once the first piece is there, as a file does. */
export async function sendPieces(
  reply: FastifyReply,
  pieces: AsyncIterable<string | Uint8Array>,
): Promise<FastifyReply> {
  return reply.send(await begun(pieces));
}

async function begun(pieces: AsyncIterable<string | Uint8Array>): Promise<Readable> {
  const rest = pieces[Symbol.asyncIterator]();
  let first: Promise<IteratorResult<string | Uint8Array>> | undefined = rest.next();
  await first;
  // An iterator and no generator, which would not tell `rest` of its end before it has begun.
  const iterator = {
    next() {
      const next = first ?? rest.next();
      first = undefined;
      return next;
    },
    return: async () => rest.return?.() ?? { done: true as const, value: undefined },
  };
  return Readable.from({ [Symbol.asyncIterator]: () => iterator });
}

const ofTheFile = [
  'accept-ranges',
  'content-disposition',
  'content-encoding',
  'content-length',
  'content-range',
  'etag',
];

/** Takes back what was said of a file that then could not be read; an error is answered in its place. */
export function removeFileHeaders(reply: FastifyReply): void {
  for (const name of ofTheFile) {
    reply.removeHeader(name);
    // They are there already when a stream breaks before its first byte.
    reply.raw.removeHeader(name);
  }
}
