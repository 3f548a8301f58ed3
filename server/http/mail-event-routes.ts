import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { notFound, unauthenticated } from '#domain/errors.ts';
import type { ReturnedMail } from '#domain/newsletter/issue-states.ts';
import type { MailEvent } from '#server/features/communication/newsletter-issues/returned-mail.ts';
import type { Context } from '../context.ts';
import { signatureIn } from './webhook-signature.ts';

const meanings: Record<'bounce' | 'soft_bounce' | 'complaint', ReturnedMail> = {
  bounce: 'noMailbox',
  soft_bounce: 'bounced',
  complaint: 'complaint',
};

const line = z.string().regex(/^[^\0]*$/);
const report = z.object({
  events: z
    .array(
      z.object({
        type: z.enum(['bounce', 'soft_bounce', 'complaint']),
        message_id: line.max(300).optional(),
        email: line.max(254).optional(),
      }),
    )
    .max(100),
});

/**
 * Where whoever forwards a mail service's events tells of mails that came back: JSON with
 * `X-Signature: t=<seconds>,v1=<HMAC-SHA256, in hex, of "<t>." and the body>`. The same event twice changes nothing more.
 */
export async function registerMailEventRoutes(
  app: FastifyInstance,
  { context: { newsletterIssues, config, clock } }: { context: Context },
): Promise<void> {
  const { secret } = config.returnedMail;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook('onRequest', async ({ headers }) => {
    if (secret === undefined) throw notFound('message');
    signatureIn(headers['x-signature'], clock.now());
  });

  app.post('/webhooks/mail-events', { bodyLimit: 64 * 1024 }, async ({ body, headers }, reply) => {
    const { at, mac } = signatureIn(headers['x-signature'], clock.now());
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    const expected = createHmac('sha256', secret ?? '')
      .update(`${at}.`)
      .update(bytes)
      .digest();
    if (!timingSafeEqual(expected, mac)) throw unauthenticated('invalidToken');
    const { data } = report.safeParse(readJson(bytes));
    if (!data) return reply.code(400).send({ status: 'error' });
    const known = await newsletterIssues.takeEvents(data.events.map(eventOf));
    return reply.header('cache-control', 'no-store').send({ status: 'ok', known });
  });
}

function readJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

type ReportedEvent = z.output<typeof report>['events'][number];

/** A Message-ID is `<id@domain>`, with its brackets or without. */
const eventOf = ({ type, message_id: messageId, email }: ReportedEvent): MailEvent => ({
  reason: meanings[type],
  deliveryId: messageId?.replace(/^<|@.*$/g, ''),
  email,
});
