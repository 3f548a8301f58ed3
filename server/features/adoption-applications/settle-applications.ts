import type { PetStatus } from '#domain/pets/vocabularies.ts';
import type { Tx } from '#server/db/database.ts';
import { bySystem } from '../document-states/document-states.service.ts';
import type { PetListener } from '../pets/core/pet-listener.ts';
import type { ApplicationParts } from './application-parts.ts';
import { findOpenFor, handToOwner } from './applications.repository.ts';
import { endAppointments } from './appointment-reminders.ts';

type Parts = Pick<ApplicationParts, 'states' | 'mails' | 'clock'>;

/** Nobody adopts such a pet any more; one that is paused or gets well first may come back. */
const final: readonly (PetStatus | undefined)[] = ['adopted', 'deceased', undefined];

/** Everybody who applied for one of the pets and has no answer yet is told that it has found its home. */
export async function declineOpen(parts: Parts, tx: Tx, petIds: readonly string[]): Promise<void> {
  const { states, mails } = parts;
  for (const one of await findOpenFor(tx, petIds)) {
    if (!(await states.attempt(tx, 'decline', one, bySystem))) continue;
    await mails.tellFamily(tx, one, { status: 'declined', words: '', reservedUntil: null });
    await endAppointments(parts, tx, one);
  }
}

/** What becomes of the applications for a pet that changes outside of them. */
export const hearOfPet =
  (parts: Parts): PetListener =>
  async (tx, { petId, ownerId, status }) => {
    await handToOwner(tx, petId, ownerId);
    if (final.includes(status)) await declineOpen(parts, tx, [petId]);
  };
