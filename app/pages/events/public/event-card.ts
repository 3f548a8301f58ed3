import { type PetCardData, shownPicture } from '#app/components/pet-card.ts';
import type { AdoptionEvent } from '#domain/events/event.ts';
import type { PublicPet } from '#domain/pets/pet.ts';

/** What a card shows of an event; no more of it travels to the browser. */
export interface EventCardData
  extends Pick<
    AdoptionEvent,
    | 'id'
    | 'title'
    | 'date'
    | 'startsAt'
    | 'endsAt'
    | 'address'
    | 'neighborhood'
    | 'city'
    | 'federalState'
  > {
  /** How many pets people can meet there. */
  pets: number;
  faces: { id: string; name: string; picture: NonNullable<PetCardData['picture']> }[];
  /** Pets that found a home on its day. */
  homes: number;
}

const mostFaces = 4;

export function toEventCard(
  event: AdoptionEvent,
  pets: readonly Pick<PublicPet, 'id' | 'name' | 'media'>[],
  homes: number,
): EventCardData {
  const { id, title, date, startsAt, endsAt, address, neighborhood, city, federalState } = event;
  const faces = pets.slice(0, mostFaces).flatMap(({ id: petId, name, media: [first] }) => {
    if (!first) return [];
    return [{ id: petId, name, picture: shownPicture(first) }];
  });
  return {
    id,
    title,
    date,
    startsAt,
    endsAt,
    address,
    neighborhood,
    city,
    federalState,
    pets: pets.length,
    faces,
    homes,
  };
}
