import { createHash } from 'node:crypto';
import type { PetNewsKind } from '#domain/donations/pet-news.ts';
import type { PublicPet } from '#domain/pets/pet.ts';

/** What somebody knows of a pet. */
export interface SeenPet {
  petId: string;
  status: string;
  sterilized: boolean;
  /** A hash: the story itself may be long. */
  story: string;
  /** Ids of its pictures. */
  photos: string[];
}

export interface PetNews {
  what: PetNewsKind[];
  /** Ids of the pictures that are new, in the order in which they are shown. */
  photos: string[];
}

export const seenOf = (pet: PublicPet): SeenPet => ({
  petId: pet.id,
  status: pet.status,
  sterilized: pet.sterilized,
  story: createHash('sha256').update(pet.story).digest('base64url'),
  photos: pet.media.map(({ id }) => id),
});

/** What somebody who knows that much of a pet has not heard; undefined without any. */
export function newsSince(seen: SeenPet, pet: PublicPet): PetNews | undefined {
  const now = seenOf(pet);
  const photos = now.photos.filter((id) => !seen.photos.includes(id));
  const what: PetNewsKind[] = [];
  if (now.status !== seen.status) {
    if (pet.status === 'adoption') what.push('adoption');
    if (pet.status === 'rehabilitation') what.push('rehabilitation');
  }
  if (now.sterilized && !seen.sterilized) what.push('sterilized');
  if (now.story !== seen.story) what.push('story');
  if (photos.length > 0) what.push('photos');
  return what.length > 0 ? { what, photos } : undefined;
}
