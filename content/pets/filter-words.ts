import type { Bilingual } from '#domain/language.ts';
import type { LifeStage } from '#domain/pets/life-stage.ts';
import type { Company } from '#domain/pets/pet-filter.ts';
import type { Energy, Species, YesNo } from '#domain/pets/vocabularies.ts';
import { petAnnouncement as en } from './en.ts';
import { petAnnouncement as es, type PetAnnouncement } from './es.ts';

interface Words extends Pick<PetAnnouncement, 'sexes' | 'size' | 'breed' | 'age'> {
  labels: { size: string; breed: string };
  species: Record<Species, string>;
  lifeStages: Record<LifeStage, string>;
  livesWith: Record<Company, string>;
  sterilized: Record<YesNo, string>;
  energies: Record<Energy, string>;
  named(name: string): string;
}

/** What somebody looks for, in words: on the list of pets, and in the mails of those who want to be told. */
export const filterWords: Bilingual<Words> = {
  es: {
    ...es,
    labels: { size: 'Tamaño', breed: 'Raza' },
    species: { cat: 'Gatos', dog: 'Perros' },
    lifeStages: { young: 'Jóvenes', adult: 'Adultos', senior: 'Mayores' },
    livesWith: {
      children: 'Convive con niñas y niños',
      dogs: 'Convive con perros',
      cats: 'Convive con gatos',
    },
    sterilized: { yes: 'Esterilizados', no: 'Sin esterilizar' },
    energies: { calm: 'Tranquilos', medium: 'De energía media', high: 'Juguetones' },
    named: (name) => `Se llama «${name}»`,
  },
  en: {
    ...en,
    labels: { size: 'Size', breed: 'Breed' },
    species: { cat: 'Cats', dog: 'Dogs' },
    lifeStages: { young: 'Young', adult: 'Adult', senior: 'Senior' },
    livesWith: {
      children: 'Gets along with children',
      dogs: 'Gets along with dogs',
      cats: 'Gets along with cats',
    },
    sterilized: { yes: 'Spayed or neutered', no: 'Not spayed or neutered' },
    energies: { calm: 'Calm', medium: 'Medium energy', high: 'Playful' },
    named: (name) => `Called “${name}”`,
  },
};
