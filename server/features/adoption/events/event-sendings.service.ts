import type { Actor } from '#domain/access/actor.ts';
import { notFound } from '#domain/errors.ts';
import type { Database } from '#server/db/database.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import {
  type EventSending,
  findSendingRecipients,
  findSendings,
  type SendingOutcome,
  type SendingRecipient,
} from './event-sendings.repository.ts';
import { requireEventKeeper } from './events.policy.ts';
import { findAnyEvent } from './events.repository.ts';

export interface ShownSending extends EventSending {
  /** Of who had them sent; null when the account is gone. */
  actorName: string | null;
  outcome: SendingOutcome;
}

/** The newest of an event. */
const mostShown = 50;

export type EventSendings = ReturnType<typeof createEventSendings>;

/** The record of what was mailed about an event, for whoever looks after it. */
export function createEventSendings({
  database,
  accounts,
}: {
  database: Database;
  accounts: Pick<AccountsService, 'contactsOf'>;
}) {
  async function requireEvent({ viewer }: Pick<Actor, 'viewer'>, eventId: string): Promise<void> {
    requireEventKeeper(viewer);
    if (!(await findAnyEvent(database.query, eventId))) throw notFound('event');
  }

  return {
    /**
     * The newest first.
     * @throws AppError unauthenticated, forbidden, notFound
     */
    async list(actor: Pick<Actor, 'viewer'>, eventId: string): Promise<ShownSending[]> {
      await requireEvent(actor, eventId);
      const sendings = await findSendings(database, eventId, mostShown);
      const people = await accounts.contactsOf([...new Set(sendings.map((one) => one.actorId))]);
      return sendings.map((one) => ({
        ...one,
        actorName: people.get(one.actorId)?.name ?? null,
      }));
    },

    /**
     * To whom the mails of one sending went, and how each stands.
     * @throws AppError unauthenticated, forbidden, notFound
     */
    async recipients(
      actor: Pick<Actor, 'viewer'>,
      eventId: string,
      sendingId: string,
    ): Promise<SendingRecipient[]> {
      await requireEvent(actor, eventId);
      return findSendingRecipients(database, eventId, sendingId);
    },
  };
}
