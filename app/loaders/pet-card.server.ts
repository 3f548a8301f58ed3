import { pets as petsInEnglish } from '#app/i18n/en/pets.ts';
import { pets as petsInSpanish } from '#app/i18n/es/pets.ts';
import { fosterWanted } from '#app/i18n/foster-wanted.ts';
import { petShareMessage } from '#app/i18n/pet-share.ts';
import { reservedWords } from '#app/i18n/reserved-pets.ts';
import type { Language } from '#domain/language.ts';
import type { PublicPet } from '#domain/pets/pet.ts';
import { daysWaiting } from '#domain/pets/visibility.ts';
import { type PetCardData, shownPicture } from '../components/pet-card.ts';
import { groupLine } from './pet-group-words.server.ts';

const words = { es: petsInSpanish, en: petsInEnglish };

interface Circumstances {
  language: Language;
  /** YYYY-MM-DD in the site's time zone. */
  today: string;
  /** By pet the next event that it takes part in, where the card tells of it. */
  events?: ReadonlyMap<string, { date: string }>;
  /** The pets that a family has reserved. */
  reserved: ReadonlySet<string>;
}

/** What is said the same to everybody is put into words here, and not in the browser. */
export function toPetCard(
  pet: PublicPet,
  { language, today, events, reserved }: Circumstances,
): PetCardData {
  const { id, name, sex, city, federalState, personality, sterilized, group } = pet;
  const { sexes, ageOf, size } = words[language];
  const [first] = pet.media;
  return {
    id,
    name,
    sex,
    city,
    federalState,
    personality,
    sterilized,
    facts: [sexes[sex], ageOf(pet), size(pet.size, sex)].join(' · '),
    group: group ? groupLine(group, language) : undefined,
    programme: pet.status === 'rehabilitation' ? 'rehabilitation' : 'adoption',
    days: daysWaiting(pet.waitingSince || pet.registeredOn, today),
    eventOn: pet.status === 'adoption' ? events?.get(pet.id)?.date : undefined,
    picture: first && shownPicture(first),
    ...(pet.needsFoster && { foster: fosterWanted[language].tag }),
    ...(reserved.has(id) && { reserved: { tag: reservedWords(pet, language).tag } }),
    share: petShareMessage(pet, reserved.has(id), language),
  };
}
