import type { Tx } from '#server/db/database.ts';
import {
  type PetReference,
  petReferences,
} from '#server/features/animals/pets/core/pet-references.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import { participantsOf } from './event-participants.repository.ts';

/** One that found a home, or was deleted, stays on the event's list and comes to it no more. */
export const isForEvents = ({ status, deleted }: PetReference) => status === 'adoption' && !deleted;

/** By account, those whose pets are to come to an event; who is disabled is not written to. */
export async function ownersAt(
  tx: Tx,
  eventId: string,
  { accounts }: { accounts: Pick<AccountsService, 'contactsOf'> },
) {
  const pets = await petReferences.find(tx.query, await participantsOf(tx, eventId));
  const ids = pets.filter(isForEvents).flatMap(({ ownerId }) => ownerId ?? []);
  const contacts = await accounts.contactsOf(ids, tx.query);
  return [...contacts].filter(([, { disabled }]) => !disabled);
}
