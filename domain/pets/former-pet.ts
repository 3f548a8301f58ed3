import type { Pet } from './pet.ts';
import { isProgramme } from './pet-status.ts';

/**
 * What everybody may know of a pet that people once could see, and now cannot. Of one that is paused, came back, died
 * or was not renewed it is the same: which of these it is, is its people's.
 */
export type WhatBecame =
  /** `on`: YYYY-MM-DD; null where nobody has noted the day. */
  { kind: 'adopted'; on: string | null } | { kind: 'withdrawn' };

/** Undefined for a pet that is deleted, or that nobody but its people can have seen. */
export function whatBecame({
  status,
  deleted,
  history,
  pictures,
}: Pick<Pet, 'status' | 'deleted' | 'history'> & { pictures: number }): WhatBecame | undefined {
  const wasShown =
    pictures > 0 && [...history, { status }].some((entry) => isProgramme(entry.status));
  if (deleted || !wasShown) return undefined;
  if (status !== 'adopted') return { kind: 'withdrawn' };
  return {
    kind: 'adopted',
    on: history.findLast((entry) => entry.status === 'adopted')?.date ?? null,
  };
}

/**
 * The picture that stands for an adopted pet: the first of those that visitors could see before it had a family, for
 * what was added since may show that family. One of the day itself only where there is no earlier one.
 * @param pictures in the order in which they are shown; `takenInOn`: YYYY-MM-DD
 * @param adoptedOn YYYY-MM-DD; null where nobody has noted the day
 * @returns its id
 */
export function portraitOfAdopted(
  pictures: readonly { id: string; takenInOn: string }[],
  adoptedOn: string | null,
): string | undefined {
  if (adoptedOn === null) return undefined;
  const portrait =
    pictures.find(({ takenInOn }) => takenInOn < adoptedOn) ??
    pictures.find(({ takenInOn }) => takenInOn === adoptedOn);
  return portrait?.id;
}
