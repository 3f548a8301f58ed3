import { daysBetween } from '#domain/dates.ts';
import { isProgramme } from '#domain/pets/pet-status.ts';
import { isPublicPet } from '#domain/pets/visibility.ts';
import type { PetStatus } from '#domain/pets/vocabularies.ts';
import type { ManagedPet } from './managed-pet.ts';

/** Whether everybody sees a pet, and what its people should know about that. Dates are YYYY-MM-DD. */
export type VisibilityState =
  /** `left`: whole days after today; `soon` is time to renew. */
  | { kind: 'visible' | 'soon'; until: string; left: number }
  | { kind: 'expired'; on: string }
  | { kind: 'noPhoto' }
  /** In no programme. */
  | { kind: 'away'; status: PetStatus; since: string }
  | { kind: 'deleted'; on: string };

/** Owners are asked a second time three days before the end. */
const soonDays = 3;

type Known = Pick<
  ManagedPet,
  'deletedOn' | 'status' | 'history' | 'registeredOn' | 'expiresOn' | 'media'
>;

export function visibilityState(pet: Known, today: string): VisibilityState {
  if (pet.deletedOn !== null) return { kind: 'deleted', on: pet.deletedOn };
  if (!isProgramme(pet.status)) {
    const since = pet.history.at(-1)?.date ?? pet.registeredOn;
    return { kind: 'away', status: pet.status, since };
  }
  if (pet.media.length === 0) return { kind: 'noPhoto' };
  const left = daysBetween(today, pet.expiresOn);
  if (left < 0) return { kind: 'expired', on: pet.expiresOn };
  return { kind: left <= soonDays ? 'soon' : 'visible', until: pet.expiresOn, left };
}

/** How much a pet in a programme needs to be renewed: its owner was asked, or its days are over or about to be. */
export function renewalNeed(
  pet: Known & Pick<ManagedPet, 'notifyOn'>,
  today: string,
): 'none' | 'soon' | 'urgent' {
  if (['soon', 'expired'].includes(visibilityState(pet, today).kind)) return 'urgent';
  return isProgramme(pet.status) && pet.deletedOn === null && pet.notifyOn <= today
    ? 'soon'
    : 'none';
}

/** Whether it has a page that everybody can open. */
export function isPublic(pet: Known, today: string): boolean {
  return isPublicPet({ ...pet, deleted: pet.deletedOn !== null }, today);
}
