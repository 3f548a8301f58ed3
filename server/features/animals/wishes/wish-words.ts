import { describeFilter } from '#content/pets/describe-filter.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import { type LifeStage, lifeStageOf } from '#domain/pets/life-stage.ts';
import type { PublicPet } from '#domain/pets/pet.ts';
import type { PetFilter } from '#domain/pets/pet-filter.ts';
import type { Programme } from '#domain/pets/vocabularies.ts';
import { filterIn } from '#domain/wishes/wish-filter.ts';

const lists: Bilingual<Record<Programme, string>> = {
  es: { adoption: 'Mascotas en adopción', rehabilitation: 'Mascotas en rehabilitación' },
  en: { adoption: 'Pets for adoption', rehabilitation: 'Recovering pets' },
};

/** 'Mascotas en adopción: Gatos · Hembra' */
export function wishInWords(programme: Programme, filter: string, language: Language): string {
  const words = describeFilter(filterIn(filter), language).map(({ label }) => label);
  return [lists[language][programme], words.join(' · ')].filter(Boolean).join(': ');
}

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
  return describeFilter(own, language)
    .map(({ label }) => label)
    .join(' · ');
}
