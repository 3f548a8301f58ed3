import { v7 as uuid } from 'uuid';
import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import {
  mostSavedReplies,
  replyFields,
  type SavedReply,
  savedReplyRules,
  unknownFields,
} from '#domain/contact/saved-reply.ts';
import { AppError, type FieldErrors, invalid, notFound } from '#domain/errors.ts';
import type { Database } from '#server/db/database.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import {
  countSavedReplies,
  deleteSavedReply,
  findSavedReplies,
  insertSavedReply,
  updateSavedReply,
} from './saved-replies.repository.ts';

interface Caller {
  viewer: Viewer;
  address: string;
}

export function createSavedReplies({
  database,
  clock,
  limits,
  audit,
}: {
  database: Database;
  clock: Clock;
  limits: RateLimits;
  audit: AuditService;
}) {
  return {
    /** By their names. @throws AppError unauthenticated, forbidden */
    async list(viewer: Viewer): Promise<SavedReply[]> {
      requireRight(viewer, 'contact.read');
      return findSavedReplies(database.query);
    },

    /**
     * @param id of the one that is changed; undefined of a new one
     * @throws AppError unauthenticated, forbidden, invalid, notFound, conflict, tooManyRequests
     */
    async save(
      { viewer, address }: Caller,
      id: string | undefined,
      raw: Omit<SavedReply, 'id'>,
      record?: RecordCreation,
    ): Promise<{ id: string }> {
      const actorId = requireRight(viewer, 'contact.answer');
      await admitChange(limits, viewer);
      const input = valid(savedReplyRules, raw);
      requireKnownFields(input);
      const reply = { ...input, id: id ?? uuid() };
      await database.transaction(async (tx) => {
        if (id !== undefined) {
          if (!(await updateSavedReply(tx, reply))) throw notFound('savedReply');
        } else {
          if ((await countSavedReplies(tx)) >= mostSavedReplies) {
            const values = { most: mostSavedReplies };
            throw new AppError('conflict', { key: 'tooManySavedReplies', values });
          }
          await insertSavedReply(tx, reply, clock.now().toISOString());
        }
        const details = { name: input.name };
        await audit.record(tx, {
          action: 'savedReply.kept',
          actorId,
          subjectId: null,
          address,
          details,
        });
        await record?.(tx, { id: reply.id });
      });
      return { id: reply.id };
    },

    /** @throws AppError unauthenticated, forbidden, notFound, tooManyRequests */
    async remove({ viewer, address }: Caller, id: string): Promise<void> {
      const actorId = requireRight(viewer, 'contact.answer');
      await admitChange(limits, viewer);
      await database.transaction(async (tx) => {
        const name = await deleteSavedReply(tx, id);
        if (name === undefined) throw notFound('savedReply');
        const details = { name };
        await audit.record(tx, {
          action: 'savedReply.removed',
          actorId,
          subjectId: null,
          address,
          details,
        });
      });
    },
  };
}

/** @throws AppError invalid */
function requireKnownFields(input: Pick<SavedReply, 'es' | 'en'>): void {
  const known = replyFields.wireWords.map((name) => `{${name}}`).join(', ');
  const errors: FieldErrors = {};
  for (const language of ['es', 'en'] as const) {
    const [unknown] = unknownFields(input[language]);
    if (unknown === undefined) continue;
    const values = { field: `{${unknown}}`, known };
    errors[language] = [{ key: 'replyFieldUnknown', values }];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
