import { v7 as uuid } from 'uuid';
import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import { type Paged, paged } from '#domain/paging.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { RowQuery } from '#server/features/kits/querying/row-query.ts';
import {
  type AuditEvent,
  type AuditField,
  eventsAbout,
  forgetPerson,
  insertEvent,
  type NewAuditEvent,
  pageOfEvents,
} from './audit.repository.ts';

export type { AuditAction } from '#domain/audit-actions.ts';
export type { AuditEvent, AuditField } from './audit.repository.ts';
export type AuditService = ReturnType<typeof createAuditService>;

/** The log of security events: who did what to which account, when and from where. Nobody changes it. */
export function createAuditService({ database, clock }: { database: Database; clock: Clock }) {
  return {
    /** Stored with the change that it tells of: both or neither. Never a secret, a name or an e-mail in `details`. */
    record(tx: Tx, event: NewAuditEvent): Promise<void> {
      return insertEvent(tx, { ...event, id: uuid(), createdAt: clock.now().toISOString() });
    },

    /**
     * @param people ids: only what one of them did, or what is about one of them
     * @throws AppError forbidden
     */
    async query(
      viewer: Viewer,
      query: RowQuery<AuditField>,
      people?: readonly string[],
    ): Promise<Paged<AuditEvent>> {
      requireRight(viewer, 'audit.read');
      if (people?.length === 0) return paged([], 0, query);
      return pageOfEvents(database, query, people);
    },

    /** What the log holds about a person, oldest first, in portions. */
    eventsAbout: (id: string): AsyncIterable<AuditEvent[]> => eventsAbout(database, id),

    /** The events stay, without telling whose they were. */
    forgetPerson: (tx: Tx, id: string): Promise<void> => forgetPerson(tx, id),
  };
}
