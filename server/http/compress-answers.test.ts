import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { compressAnswers } from './compress-answers.ts';

const text = 'ñandú '.repeat(1_000);

/** What a route that sends this answers to a caller who takes such encodings. */
async function answerTo(
  accepted: string | undefined,
  { body = text, type = 'application/json; charset=utf-8' }: { body?: unknown; type?: string } = {},
) {
  const app = Fastify();
  compressAnswers(app);
  app.get('/', (_request, reply) => reply.type(type).header('content-length', 6_000).send(body));
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
  return app.inject({ url: '/', headers });
}

it.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
])('sends texts to who takes %s as %s', async (accepted, encoding, read) => {
  for (const body of [text, Buffer.from(text), Readable.from([text])]) {
    const { headers, rawPayload } = await answerTo(accepted, { body });
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(headers['content-length']).not.toBe('6000');
    expect(read(rawPayload).toString()).toBe(text);
  }
});

it.each([
  ['callers who take nothing else', undefined, {}],
  ['short texts', 'br', { body: '{}' }],
  ['pictures', 'br', { body: Buffer.alloc(6_000), type: 'image/jpeg' }],
])('leaves %s as they are', async (_what, accepted, answer) => {
  const { headers } = await answerTo(accepted, answer);
  expect(headers['content-encoding']).toBeUndefined();
});

it('refuses what breaks off, so that nobody takes the part for the whole', async () => {
  const body = Readable.from(
    (async function* () {
      yield text;
      throw new Error('the disk is gone');
    })(),
  );
  expect((await answerTo('gzip', { body })).statusCode).toBe(500);
});
