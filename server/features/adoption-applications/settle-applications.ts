import { dateIn } from '#domain/clock.ts';
import type { PetStatus } from '#domain/pets/vocabularies.ts';
import type { Tx } from '#server/db/database.ts';
import { bySystem } from '../document-states/document-states.service.ts';
import type { PetListener } from '../pets/core/pet-listener.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import type { PetAlike } from './application-changed-mail.ts';
import type { ApplicationParts } from './application-parts.ts';
import { findOpenFor, handToOwner } from './applications.repository.ts';
import { endAppointments } from './appointment-reminders.ts';

type Parts = Pick<ApplicationParts, 'states' | 'mails' | 'clock' | 'timezone'>;

/** Nobody adopts such a pet any more; one that is paused or gets well first may come back. */
const final: readonly (PetStatus | undefined)[] = ['adopted', 'deceased', undefined];

/**
 * Everybody who applied for one of the pets and has no answer yet is told that it has found its home, or that it is no
 * longer up for adoption, and of pets like it.
 */
export async function declineOpen(
  parts: Parts,
  tx: Tx,
  petIds: readonly string[],
  { because }: { because: 'foundHome' | 'gone' } = { because: 'foundHome' },
): Promise<void> {
  const { states, mails, clock, timezone } = parts;
  const today = dateIn(timezone, clock.now());
  // One query for each pet, however many families asked for it.
  const alikeTo = new Map<string, readonly PetAlike[]>();
  for (const one of await findOpenFor(tx, petIds)) {
    if (!(await states.attempt(tx, 'decline', one, bySystem))) continue;
    const about = petIds.includes(one.petId) ? one.petId : (one.secondPetId ?? one.petId);
    if (!alikeTo.has(about)) {
      alikeTo.set(about, await petReferences.alike(tx.query, about, { except: petIds, today }));
    }
    const alike = alikeTo.get(about) ?? [];
    const news = { status: 'declined', words: '', reservedUntil: null, alike, because } as const;
    await mails.tellFamily(tx, one, news);
    await endAppointments(parts, tx, one);
  }
}

/**
 * What becomes of the applications for a pet that changes outside of them. One that is deleted leaves its families with an
 * answer at once; one that only pauses or gets well first keeps them, and they are told.
 */
export const hearOfPet =
  (parts: Parts): PetListener =>
  async (tx, { petId, ownerId, status, deleted, before }) => {
    await handToOwner(tx, petId, ownerId);
    if (status === 'adopted') return declineOpen(parts, tx, [petId]);
    if (deleted || final.includes(status)) {
      return declineOpen(parts, tx, [petId], { because: 'gone' });
    }
    const wasOpen = before.status === 'adoption' && !before.deleted;
    const isOpen = status === 'adoption';
    if (wasOpen === isOpen) return;
    for (const one of await findOpenFor(tx, [petId])) {
      await parts.mails.tellFamilyOf(tx, one, isOpen ? 'resumed' : 'paused');
    }
  };
