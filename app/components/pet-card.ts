import { type Language, locale } from '#domain/language.ts';
import type { PublicPet } from '#domain/pets/pet.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';
import type { ShownPicture } from './PetPicture.tsx';

/** What a card shows of a pet; no more of it travels to the browser. */
export interface PetCardData
  extends Pick<
    PublicPet,
    'id' | 'name' | 'sex' | 'city' | 'federalState' | 'personality' | 'sterilized'
  > {
  programme: Programme;
  /** 'Hembra · 2 años · mediana' */
  facts: string;
  /** Which others belong to it, in words; undefined for most. */
  group: string | undefined;
  days: number;
  picture: ShownPicture | undefined;
  /** The day of the next event that it takes part in, YYYY-MM-DD. */
  eventOn?: string;
  /** Of one that a family has reserved, in words. */
  reserved?: { tag: string };
  /** What goes before its address in a chat. */
  share: string;
  /** That it needs a foster home, in words. */
  foster?: string;
}

/** What of a picture a card shows. */
export const shownPicture = ({
  id,
  width,
  height,
  widths,
  placeholder,
  focus,
}: ShownPicture): ShownPicture => ({ id, width, height, widths, placeholder, focus });

const longWaitDays = 90;
const newDays = 7;

/** What is worth knowing of it first; undefined when there is nothing special. */
export function tagOf({
  programme,
  days,
  sterilized,
  eventOn,
  reserved,
  foster,
}: Pick<PetCardData, 'programme' | 'days' | 'sterilized' | 'eventOn' | 'reserved' | 'foster'>):
  | 'care'
  | 'foster'
  | 'reserved'
  | 'event'
  | 'long'
  | 'new'
  | 'sterilized'
  | undefined {
  if (foster) return 'foster';
  if (programme === 'rehabilitation') return 'care';
  if (reserved) return 'reserved';
  if (eventOn) return 'event';
  if (days >= longWaitDays) return 'long';
  if (days <= newDays) return 'new';
  return sterilized ? 'sterilized' : undefined;
}

/** The `lang` of what rescuers write about their pets, which is Spanish on every page; a Spanish page needs none. */
export function writtenLanguage(page: Language): string | undefined {
  return page === 'es' ? undefined : locale.es;
}
