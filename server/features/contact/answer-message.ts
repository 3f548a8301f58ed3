import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import { mostReplies, replyText } from '#domain/contact/message-reply.ts';
import { AppError, conflict, notFound } from '#domain/errors.ts';
import { DeliveryUnknown, MailRefused } from '#server/adapters/mail/mailer.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { RecordCreation } from '../idempotency/idempotency.service.ts';
import type { MailService } from '../mail/mail.service.ts';
import { salutation } from '../mail/salutation.ts';
import { admitChange } from '../rate-limits/admit-change.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { valid } from '../valid.ts';
import {
  findInboxMessage,
  type InboxMessage,
  lockMessage,
  noteRead,
  noteThread,
} from './inbox.repository.ts';
import {
  findReply,
  insertReply,
  offerReply,
  repliesTo,
  type StoredReply,
  sendReplyAgain,
  settleReply,
  withdrawOffer,
} from './message-replies.repository.ts';
import { messageReply } from './reply-mail.ts';
import type { ThreadMailIds } from './thread-mail-ids.ts';

export interface AnswerParts {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  mail: MailService;
  limits: RateLimits;
  audit: AuditService;
  accounts: Pick<AccountsService, 'contactsOf'>;
  threads: ThreadMailIds;
  /** The organisation's address. */
  recipient: () => Promise<string>;
}

interface Caller {
  viewer: Viewer;
  address: string;
}

/** The waits grow to an hour each, as those of all mails. */
const attempts = 120;

export function createAnswers(parts: AnswerParts) {
  const { database, clock, jobs, limits, audit, threads } = parts;
  const now = () => clock.now().toISOString();

  const sendJob = defineJob({
    kind: 'contact.sendReply',
    queue: 'mail',
    timeLimit: 120_000,
    attempts,
    input: z.object({ replyId: z.string() }),
    run: ({ replyId }, { signal }) => deliverReply(parts, replyId, signal),
    failedPermanently: (tx, { replyId }) => settleReply(tx, replyId, { delivery: 'refused' }),
  });

  return {
    job: sendJob,

    /**
     * Keeps the answer in the thread together with its mail. The message counts as read.
     * @throws AppError unauthenticated, forbidden, notFound, invalid, tooManyRequests
     */
    async respond(
      { viewer, address }: Caller,
      folio: number,
      raw: { text: string },
      record?: RecordCreation,
    ): Promise<{ id: string }> {
      const authorId = requireRight(viewer, 'contact.answer');
      await admitChange(limits, viewer);
      const { text } = valid(z.object({ text: replyText }), raw);
      return database.transaction(async (tx) => {
        const message = await lockMessage(tx, { folio });
        if (!message) throw notFound('message');
        if ((await repliesTo(tx.query, message.id)).length >= mostReplies) {
          throw new AppError('conflict', { key: 'tooManyReplies', values: { most: mostReplies } });
        }
        const id = uuid();
        await insertReply(tx, {
          id,
          message_id: message.id,
          direction: 'sent',
          created_at: now(),
          author_id: authorId,
          from_email: '',
          text,
          quoted: '',
          attachments_json: '[]',
          automatic: 0,
          mail_id: threads.mailIdOf(id),
          mail_key: null,
          delivery: 'waiting',
          offered_at: null,
          sent_at: null,
        });
        await noteThread(tx, message.id);
        await noteRead(tx, message.id, authorId, now());
        await jobs.enqueue(tx, sendJob, { replyId: id });
        const { actorId, subjectId } = { actorId: authorId, subjectId: null };
        const details = { folio };
        await audit.record(tx, {
          action: 'message.answered',
          actorId,
          subjectId,
          address,
          details,
        });
        await record?.(tx, { id });
        return { id };
      });
    },

    /** @throws AppError unauthenticated, forbidden, notFound, conflict, tooManyRequests */
    async sendAgain({ viewer }: Caller, id: string): Promise<void> {
      requireRight(viewer, 'contact.answer');
      await admitChange(limits, viewer);
      await database.transaction(async (tx) => {
        const reply = await findReply(tx.query, id);
        if (reply?.direction !== 'sent') throw notFound('message');
        if (!(await sendReplyAgain(tx, id))) throw conflict('replyNotSentAgain');
        await jobs.enqueue(tx, sendJob, { replyId: id });
      });
    },
  };
}

/**
 * Once: a try that finds the answer offered by one that was cut short does not mail it again, for nobody knows whether it
 * left; whoever answered is asked.
 */
async function deliverReply(parts: AnswerParts, id: string, signal: AbortSignal) {
  const { database, clock, mail } = parts;
  const now = () => clock.now().toISOString();
  const reply = await findReply(database.query, id);
  const message = reply && (await findInboxMessage(database.query, { id: reply.message_id }));
  if (!reply || !message || reply.delivery !== 'waiting') return nothing;
  if (reply.offered_at !== null) return uncertain(id);
  try {
    await mail.deliver(await letterOf(parts, message, reply), { id, signal }, async () => {
      if (!(await offerReply(database, id, now()))) throw new Error('another try has it in hand');
    });
  } catch (error) {
    if (error instanceof DeliveryUnknown) return uncertain(id);
    await withdrawOffer(database, id);
    if (error instanceof MailRefused) {
      return (tx: Tx) => settleReply(tx, id, { delivery: 'refused' });
    }
    throw error;
  }
  return (tx: Tx) => settleReply(tx, id, { delivery: 'sent', sent_at: now() });
}

const nothing = async () => {};
const uncertain = (id: string) => (tx: Tx) => settleReply(tx, id, { delivery: 'uncertain' });

async function letterOf(
  { database, accounts, threads, recipient }: AnswerParts,
  message: InboxMessage,
  reply: StoredReply,
) {
  const thread = await repliesTo(database.query, message.id);
  const before = thread.filter(({ id }) => id < reply.id);
  const author = reply.author_id
    ? (await accounts.contactsOf([reply.author_id])).get(reply.author_id)
    : undefined;
  const latest = before.filter(({ direction }) => direction === 'received').at(-1);
  return {
    template: messageReply,
    to: message.email,
    language: message.language,
    replyTo: threads.addressOf(message.id) ?? (await recipient()),
    headers: {
      ...threads.headers(message.id, before),
      // A person wrote it (RFC 3834).
      'Auto-Submitted': 'no',
    },
    data: {
      subject: message.subject,
      text: reply.text,
      author: salutation(author?.name ?? ''),
      quoted: latest?.text || message.message,
    },
  };
}
