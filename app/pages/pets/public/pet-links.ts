import { editPageOf } from '#app/components/pet-pages.ts';
import { applicationsPath } from '#app/pages/pets/actions/applications-path.ts';
import { type ManagedPet, programmeOf } from '#app/pages/pets/actions/managed-pet.ts';
import type { PetAction } from '#app/pages/pets/actions/pet-actions.ts';
import type { Language } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';

/** The pages about a pet that its people have, by what is done there. */
export function petLinks(pet: ManagedPet, language: Language): Partial<Record<PetAction, string>> {
  const { id, folderId } = pet;
  return {
    ...(pet.deletedOn === null && {
      edit: pathFor(editPageOf[programmeOf(pet)], language, { id }),
    }),
    ...(pet.status === 'adoption' && { applications: applicationsPath(id, language) }),
    care: pathFor('medicalRecord', language, { id }),
    timeline: pathFor('petTimeline', language, { id }),
    expenses: pathFor('petExpenses', language, { id }),
    foster: pathFor('petFoster', language, { id }),
    ...(folderId !== null && {
      folder: pathFor('documentFolder', language, { name: pet.description.name, folderId }),
    }),
  };
}
