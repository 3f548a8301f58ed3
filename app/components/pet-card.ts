import { type Language, locale } from '#domain/language.ts';
import type { PetMedia, PublicPet } from '#domain/pets/pet.ts';
import { daysWaiting } from '#domain/pets/visibility.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';

/** What a card shows of a pet; no more of it travels to the browser. */
export interface PetCardData
  extends Pick<
    PublicPet,
    | 'id'
    | 'name'
    | 'species'
    | 'sex'
    | 'size'
    | 'ageValue'
    | 'ageUnit'
    | 'city'
    | 'federalState'
    | 'personality'
    | 'sterilized'
  > {
  programme: Programme;
  days: number;
  picture: Pick<PetMedia, 'id' | 'width' | 'height' | 'widths' | 'placeholder'> | undefined;
  /** The day of the next event that it takes part in, YYYY-MM-DD. */
  eventOn?: string;
}

/**
 * @param today YYYY-MM-DD in the site's time zone
 * @param events by pet the next event that it takes part in, where the card tells of it
 */
export function toPetCard(
  pet: PublicPet,
  today: string,
  events?: ReadonlyMap<string, { date: string }>,
): PetCardData {
  const { id, name, species, sex, size, ageValue, ageUnit, city, federalState } = pet;
  const [first] = pet.media;
  return {
    id,
    name,
    species,
    sex,
    size,
    ageValue,
    ageUnit,
    city,
    federalState,
    personality: pet.personality,
    sterilized: pet.sterilized,
    programme: pet.status === 'rehabilitation' ? 'rehabilitation' : 'adoption',
    days: daysWaiting(pet.registeredOn, today),
    eventOn: pet.status === 'adoption' ? events?.get(pet.id)?.date : undefined,
    picture: first && {
      id: first.id,
      width: first.width,
      height: first.height,
      widths: first.widths,
      placeholder: first.placeholder,
    },
  };
}

const longWaitDays = 90;
const newDays = 7;

/** What is worth knowing of it first; undefined when there is nothing special. */
export function tagOf({
  programme,
  days,
  sterilized,
  eventOn,
}: Pick<PetCardData, 'programme' | 'days' | 'sterilized' | 'eventOn'>):
  | 'care'
  | 'event'
  | 'long'
  | 'new'
  | 'sterilized'
  | undefined {
  if (programme === 'rehabilitation') return 'care';
  if (eventOn) return 'event';
  if (days >= longWaitDays) return 'long';
  if (days <= newDays) return 'new';
  return sterilized ? 'sterilized' : undefined;
}

/** The `lang` of what rescuers write about their pets, which is Spanish on every page; a Spanish page needs none. */
export function writtenLanguage(page: Language): string | undefined {
  return page === 'es' ? undefined : locale.es;
}
