import { pipeline, Readable } from 'node:stream';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { accepts } from '../web/accepts.ts';

/** Less than this fits into one packet anyway. */
const leastBytes = 1024;
const texts = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)\b|image\/svg\+xml\b)/;
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const encoders = {
  br: {
    whole: (body: Buffer | string, done: (error: Error | null, body: Buffer) => void) =>
      brotliCompress(body, brotliOptions, done),
    stream: () => createBrotliCompress(brotliOptions),
  },
  gzip: { whole: gzip, stream: () => createGzip() },
} as const;

/** What comes while so many are being compressed is sent as it is: nobody waits, and many at once hold no memory for it. */
const mostAtOnce = 16;

/** Texts that are made for one request are sent as small as the caller takes them; another thread does the work. */
export function compressAnswers(app: FastifyInstance): void {
  let compressing = 0;
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isLongText(reply, payload)) return done(null, payload);
    reply.header('vary', 'accept-encoding');
    const accepted = request.headers['accept-encoding'];
    const encoding = (['br', 'gzip'] as const).find((one) => accepts(accepted, one));
    if (!encoding || compressing >= mostAtOnce) return done(null, payload);
    compressing += 1;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    const encoder = encoders[encoding];
    if (payload instanceof Readable) {
      // What breaks one of the two ends the other, and the connection tells the caller.
      return done(
        null,
        pipeline(payload, encoder.stream(), () => {
          compressing -= 1;
        }),
      );
    }
    encoder.whole(payload, (error, body) => {
      compressing -= 1;
      if (error) done(error);
      else done(null, body);
    });
  });
}

function isLongText(reply: FastifyReply, payload: unknown): payload is string | Buffer | Readable {
  const isLong =
    payload instanceof Readable ||
    ((typeof payload === 'string' || Buffer.isBuffer(payload)) && payload.length >= leastBytes);
  return (
    isLong &&
    reply.statusCode !== 206 &&
    !reply.hasHeader('content-encoding') &&
    texts.test(String(reply.getHeader('content-type') ?? ''))
  );
}
