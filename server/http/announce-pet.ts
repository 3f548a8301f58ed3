import { describePet } from '#content/pets/describe-pet.ts';
import { petHeadline as en } from '#content/pets/en.ts';
import { petHeadline as es } from '#content/pets/es.ts';
import type { Language } from '#domain/language.ts';
import type { PublicPet } from '#domain/pets/pet.ts';
import type { AnnouncedPet } from '#domain/pets/pet-feed-wire.ts';
import { pathFor } from '#domain/site-map.ts';

const words = { es, en };

/** What feeds say of a pet beside its own fields, with the absolute address of its page. */
export function announcePet(pet: PublicPet, siteUrl: string, language: Language): AnnouncedPet {
  const text = words[language];
  const programme = pet.status === 'rehabilitation' ? 'rehabilitation' : 'adoption';
  const page = programme === 'rehabilitation' ? 'rehabilitationPet' : 'adoptionPet';
  const kind = text.species(pet.species, pet.sex);
  return {
    title: text.title(pet.name, kind, text.programmes[programme], pet.city),
    facts: text.facts(pet),
    summary: describePet(pet, language),
    address: siteUrl + pathFor(page, language, { id: pet.id }),
  };
}
