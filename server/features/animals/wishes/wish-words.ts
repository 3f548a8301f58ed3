import { describeFilter } from '#content/pets/describe-filter.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import { type LifeStage, lifeStageOf } from '#domain/pets/life-stage.ts';
import type { PublicPet } from '#domain/pets/pet.ts';
import type { PetFilter } from '#domain/pets/pet-filter.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';
import { withoutAddresses } from '#domain/plain-name.ts';
import { filterIn } from '#domain/wishes/wish-filter.ts';

const lists: Bilingual<Record<Programme, string>> = {
  es: { adoption: 'Mascotas en adopción', rehabilitation: 'Mascotas en rehabilitación' },
  en: { adoption: 'Pets for adoption', rehabilitation: 'Recovering pets' },
};

/** 'Mascotas en adopción: Gatos · Hembra', for whoever has confirmed the alert. */
export const wishInWords = (programme: Programme, filter: string, language: Language): string =>
  inWords(programme, filterIn(filter), language);

/**
 * As `wishInWords`, for a mailbox that has not confirmed it: anybody may have asked, so a name and a city, which are typed,
 * are left out (decision 73).
 */
export function wishInClosedWords(
  programme: Programme,
  filter: string,
  language: Language,
): string {
  const { name: _name, city: _city, ...closed } = filterIn(filter);
  return inWords(programme, closed, language);
}

const inWords = (programme: Programme, filter: PetFilter, language: Language) =>
  [lists[language][programme], labelsOf(filter, language)].filter(Boolean).join(': ');

const labelsOf = (filter: PetFilter, language: Language) =>
  describeFilter(filter, language)
    .map(({ label }) => withoutAddresses(label))
    .join(' · ');

/** Why a pet fits that fits: of several choices the one that is its own. Empty for whoever wants to know of all. */
export function whyItFits(
  filter: PetFilter,
  pet: PublicPet,
  { today, language }: { today: string; language: Language },
): string {
  const own = {
    ...filter,
    ...(filter.species && { species: [pet.species] }),
    ...(filter.sex && { sex: [pet.sex] }),
    ...(filter.size && { size: [pet.size] }),
    ...(filter.breed && { breed: [pet.breed] }),
    ...(filter.energy && pet.energy && { energy: [pet.energy] }),
    ...(filter.lifeStage && { lifeStage: [lifeStageOf(pet, today)] as LifeStage[] }),
    ...(filter.federalState && { federalState: [pet.federalState] }),
  } as PetFilter;
  return labelsOf(own, language);
}
