import { addDays, daysBetween } from '../dates.ts';
import type { Pet } from './pet.ts';
import { isProgramme } from './pet-status.ts';

/** Days after registration, restoration or renewal until the owner is asked, and until the pet leaves the lists. */
const daysUntilNotice = 15;
const daysVisible = 35;

export interface Visibility {
  notifyOn: string;
  expiresOn: string;
}

/** `date` is the day on which the pet was registered, restored or renewed. */
export function visibilityFrom(date: string): Visibility {
  return { notifyOn: addDays(date, daysUntilNotice), expiresOn: addDays(date, daysVisible) };
}

/**
 * Whether everybody may see a pet: it is in a programme, not deleted, has a picture, and has not expired. `today` is
 * YYYY-MM-DD; the last day counts.
 */
export function isPublicPet(
  pet: Pick<Pet, 'status' | 'deleted' | 'expiresOn'> & { media: readonly unknown[] },
  today: string,
): boolean {
  return isProgramme(pet.status) && !pet.deleted && pet.media.length > 0 && pet.expiresOn >= today;
}

/** No pet is visible for longer than one that was renewed today. */
export const latestExpiry = (today: string): string => visibilityFrom(today).expiresOn;

/** Days in the programme so far; never negative, so a date in the future reads as today. */
export function daysWaiting(registeredOn: string, today: string): number {
  return Math.max(0, daysBetween(registeredOn, today));
}
