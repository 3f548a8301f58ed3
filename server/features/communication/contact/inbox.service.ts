import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import { conflict, notFound } from '#domain/errors.ts';
import type { Paged } from '#domain/paging.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type {
  AccountsService,
  Colleague,
} from '#server/features/people/accounts/accounts.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import {
  assignMessage,
  countUnread,
  findInboxMessage,
  type InboxMessage,
  type InboxQuery,
  lockMessage,
  noteRead,
  noteUnread,
  pageOfInbox,
} from './inbox.repository.ts';
import { repliesTo, type StoredReply } from './message-replies.repository.ts';
import type { ThreadMailIds } from './thread-mail-ids.ts';

/** That are counted. */
const mostUnread = 1_000;

export type { InboxMessage } from './inbox.repository.ts';

/** A message as its page shows it. */
export interface OpenedMessage {
  message: InboxMessage;
  replies: readonly StoredReply[];
  /** Of the colleagues that are named, by id. */
  names: ReadonlyMap<string, string>;
  /** Where answers to our answers arrive, and whether that is this thread. */
  replyTo: { address: string; intoThread: boolean };
}

export type Inbox = ReturnType<typeof createInbox>;

export function createInbox({
  database,
  clock,
  limits,
  audit,
  accounts,
  threads,
  recipient,
}: {
  database: Database;
  clock: Clock;
  limits: RateLimits;
  audit: AuditService;
  accounts: Pick<AccountsService, 'contactsOf' | 'holdersOf'>;
  threads: ThreadMailIds;
  /** The organisation's address. */
  recipient: () => Promise<string>;
}) {
  async function change(
    viewer: Viewer,
    folio: number,
    make: (tx: Tx, message: InboxMessage) => Promise<void>,
  ): Promise<void> {
    await admitChange(limits, viewer);
    await database.transaction(async (tx) => {
      const message = await lockMessage(tx, { folio });
      if (!message) throw notFound('message');
      await make(tx, message);
    });
  }

  async function namesOf(ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
    const contacts = await accounts.contactsOf(ids.filter((id) => id !== null));
    return new Map([...contacts].map(([id, { name }]) => [id, name]));
  }

  return {
    /** @throws AppError unauthenticated, forbidden */
    async find(
      viewer: Viewer,
      query: InboxQuery,
    ): Promise<Paged<InboxMessage> & Pick<OpenedMessage, 'names'>> {
      requireRight(viewer, 'contact.read');
      const page = await pageOfInbox(database, query);
      return { ...page, names: await namesOf(page.items.map(({ assignedTo }) => assignedTo)) };
    },

    /** Changes nothing: who has read it says so. @throws AppError unauthenticated, forbidden, notFound */
    async open(viewer: Viewer, folio: number): Promise<OpenedMessage> {
      requireRight(viewer, 'contact.read');
      const message = await findInboxMessage(database.query, { folio });
      if (!message) throw notFound('message');
      const replies = await repliesTo(database.query, message.id);
      const inThread = threads.addressOf(message.id);
      const people = [...replies.map(({ author_id }) => author_id), message.readBy];
      return {
        message,
        replies,
        names: await namesOf([...people, message.assignedTo]),
        replyTo: { address: inThread ?? (await recipient()), intoThread: inThread !== undefined },
      };
    },

    /** For the team as a whole. @throws AppError unauthenticated, forbidden, notFound, tooManyRequests */
    async markRead(viewer: Viewer, folio: number, isRead: boolean): Promise<void> {
      const by = requireRight(viewer, 'contact.answer');
      await change(viewer, folio, (tx, { id }) =>
        isRead ? noteRead(tx, id, by, clock.now().toISOString()) : noteUnread(tx, id),
      );
    },

    /** @param to an account, or nobody @throws AppError unauthenticated, forbidden, notFound, conflict, tooManyRequests */
    async assign(
      { viewer, address }: { viewer: Viewer; address: string },
      folio: number,
      to: string | null,
    ): Promise<void> {
      const actorId = requireRight(viewer, 'contact.answer');
      await change(viewer, folio, async (tx, { id }) => {
        const colleagues = to === null ? [] : await accounts.holdersOf('contact.answer', tx.query);
        if (to !== null && !colleagues.some((one) => one.id === to)) {
          throw conflict('colleagueCannotAnswer');
        }
        await assignMessage(tx, id, to, { isTold: to !== null && to !== actorId });
        await audit.record(tx, {
          action: 'message.assigned',
          actorId,
          subjectId: to,
          address,
          details: { folio },
        });
      });
    },

    /** Who can be assigned. @throws AppError unauthenticated, forbidden */
    async colleagues(viewer: Viewer): Promise<readonly Colleague[]> {
      requireRight(viewer, 'contact.read');
      return accounts.holdersOf('contact.answer');
    },

    /** @throws AppError unauthenticated, forbidden */
    async countUnread(viewer: Viewer): Promise<number> {
      requireRight(viewer, 'contact.read');
      return countUnread(database, mostUnread);
    },
  };
}
