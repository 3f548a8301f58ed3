import { type PetCardData, shownPicture } from '#app/components/pet-card.ts';
import type { AdoptionEvent } from '#domain/events/event.ts';
import type { PublicPet } from '#domain/pets/pet.ts';
import { inOneLine } from '#domain/text.ts';

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
  /** What it is about: the first line of its description, cut after a whole word. */
  about: string;
  /** How many pets people can meet there. */
  pets: number;
  faces: { id: string; name: string; picture: NonNullable<PetCardData['picture']> }[];
  /** Pets that found a home on its day. */
  homes: number;
}

/** As many as a card's picture joins. */
const mostFaces = 3;

export function toEventCard(
  event: AdoptionEvent,
  pets: readonly Pick<PublicPet, 'id' | 'name' | 'media'>[],
  homes: number,
): EventCardData {
  const { id, title, date, startsAt, endsAt, address, neighborhood, city, federalState } = event;
  const faces = pets
    .flatMap(({ id: petId, name, media: [first] }) =>
      first ? [{ id: petId, name, picture: shownPicture(first) }] : [],
    )
    .slice(0, mostFaces);
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
    about: inOneLine(event.description.split('\n', 1)[0] ?? ''),
    pets: pets.length,
    faces,
    homes,
  };
}
