import { createHmac, timingSafeEqual } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import { notFound, unauthenticated } from '#domain/errors.ts';
import {
  inboundMailAccount,
  largestMessage,
} from '#server/features/communication/inbound-mail/inbound-mail.service.ts';
import { refuse } from '#server/features/kits/media/media-errors.ts';
import type { Context } from '../context.ts';
import { signatureAge, signatureIn } from './webhook-signature.ts';

/**
 * Where a mail service hands on what came for the portal: a message as it is (`message/rfc822`) with
 * `X-Signature: t=<seconds>,v1=<HMAC-SHA256, in hex, of "<t>." and the message>`. Anything but 2xx should come again.
 */
export async function registerInboundMailRoutes(
  app: FastifyInstance,
  { context }: { context: Context },
): Promise<void> {
  const { inboundMail, incoming, clock, config } = context;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('message/rfc822', (_request, payload, done) => done(null, payload));
  app.addHook('onRequest', async ({ headers }) => {
    if (!config.inboundMail?.secret) throw notFound('message');
    signatureIn(headers['x-signature'], clock.now());
    if (Number(headers['content-length'] ?? 0) > largestMessage) throw refuse('fileTooLarge');
  });

  app.post(
    '/webhooks/inbound-mail',
    { config: { receivesFiles: true, bodyWithin: signatureAge }, bodyLimit: largestMessage },
    async ({ body, headers, ip }, reply) => {
      const signature = signatureIn(headers['x-signature'], clock.now());
      const hmac = createHmac('sha256', config.inboundMail?.secret ?? '');
      hmac.update(`${signature.at}.`);
      // Who sent it, only its last byte tells.
      const unverified = incoming.unverified(ip);
      try {
        await incoming.withFolder({ account: inboundMailAccount }, async (folder, hold) => {
          const path = join(folder, 'message');
          const bytes = await receive(body as Readable, path, (chunk) => {
            unverified.add(chunk.length);
            hmac.update(chunk);
          });
          if (!timingSafeEqual(hmac.digest(), signature.mac)) throw unauthenticated('invalidToken');
          const mail = await inboundMail?.addressed({ path });
          if (!mail) return;
          // The attachments lie beside the message.
          await hold(2 * bytes);
          unverified.close();
          await inboundMail?.receive(mail, { path }, folder);
        });
      } finally {
        unverified.close();
      }
      return reply.header('cache-control', 'no-store').send({ status: 'ok' });
    },
  );
}

/**
 * The rest of what is refused is read all the same: who is still sending gets no response.
 * @param admit each piece before it is written; throws where it may not be
 * @returns the message's bytes
 * @throws AppError tooLarge, and what `admit` throws
 */
async function receive(
  message: Readable,
  path: string,
  admit: (chunk: Buffer) => void,
): Promise<number> {
  let bytes = 0;
  let refused: unknown;
  await pipeline(
    message,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        try {
          if (bytes > largestMessage) throw refuse('fileTooLarge');
          if (!refused) admit(chunk);
        } catch (error) {
          refused ??= error;
        }
        if (!refused) yield chunk;
      }
    },
    createWriteStream(path, { mode: 0o600 }),
  );
  if (refused) throw refused;
  return bytes;
}
