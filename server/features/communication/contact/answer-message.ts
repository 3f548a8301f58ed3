import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { mostReplies, replyText } from '#domain/contact/message-reply.ts';
import { AppError, conflict, notFound } from '#domain/errors.ts';
import type { Tx } from '#server/db/database.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { lockMessage, noteAnswered, noteThread } from './inbox.repository.ts';
import { findReply, insertReply, repliesTo, sendReplyAgain } from './message-replies.repository.ts';
import { deliverReply, notDelivered, type ReplyDeliveryDependencies } from './reply-delivery.ts';

interface AnswerDependencies extends ReplyDeliveryDependencies {
  jobs: Jobs;
  limits: RateLimits;
  audit: AuditService;
}

interface Caller {
  viewer: Viewer;
  address: string;
}

/** The waits grow to an hour each, as those of all mails. */
const attempts = 120;

export function createAnswers(dependencies: AnswerDependencies) {
  const { database, clock, jobs, limits, audit, threads } = dependencies;
  const now = () => clock.now().toISOString();

  const sendJob = defineJob({
    kind: 'contact.sendReply',
    queue: 'mail',
    timeLimit: 120_000,
    attempts,
    input: z.object({ replyId: z.string() }),
    run: ({ replyId }, { signal }) => deliverReply(dependencies, replyId, signal),
    failedPermanently: (tx, { replyId }) => notDelivered(dependencies, tx, replyId, 'refused'),
  });

  const recordAnswer = (tx: Tx, actorId: string, address: string, folio: number) =>
    audit.record(tx, {
      action: 'message.answered',
      actorId,
      subjectId: null,
      address,
      details: { folio },
    });

  return {
    job: sendJob,

    /**
     * Keeps the answer in the thread together with its mail. The message counts as read.
     * @param lastSeen the thread's latest entry that the caller has read, null where it had none; undefined does not say
     * @throws AppError unauthenticated, forbidden, notFound, invalid, conflict (also where somebody has written meanwhile),
     *   tooManyRequests
     */
    async respond(
      { viewer, address }: Caller,
      folio: number,
      { lastSeen, ...raw }: { text: string; lastSeen?: string | null | undefined },
      record?: RecordCreation,
    ): Promise<{ id: string }> {
      const authorId = requireRight(viewer, 'contact.answer');
      await admitChange(limits, viewer);
      const { text } = valid(z.object({ text: replyText }), raw);
      return database.transaction(async (tx) => {
        const message = await lockMessage(tx, { folio });
        if (!message) throw notFound('message');
        const thread = await repliesTo(tx.query, message.id);
        if (lastSeen !== undefined && lastSeen !== (thread.at(-1)?.id ?? null)) {
          throw conflict('threadChangedSince');
        }
        if (thread.length >= mostReplies) {
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
        await noteAnswered(tx, message.id, authorId, now());
        await jobs.enqueue(tx, sendJob, { replyId: id });
        await recordAnswer(tx, authorId, address, folio);
        await record?.(tx, { id });
        return { id };
      });
    },

    /** The message counts as read. @throws AppError unauthenticated, forbidden, notFound, conflict, tooManyRequests */
    async sendAgain({ viewer, address }: Caller, id: string): Promise<void> {
      const actorId = requireRight(viewer, 'contact.answer');
      await admitChange(limits, viewer);
      await database.transaction(async (tx) => {
        const reply = await findReply(tx.query, id);
        const message = reply && (await lockMessage(tx, { id: reply.message_id }));
        if (!message || reply.direction !== 'sent') throw notFound('message');
        if (!(await sendReplyAgain(tx, id))) throw conflict('replyNotSentAgain');
        await noteAnswered(tx, message.id, actorId, now());
        await jobs.enqueue(tx, sendJob, { replyId: id });
        await recordAnswer(tx, actorId, address, message.folio);
      });
    },
  };
}
