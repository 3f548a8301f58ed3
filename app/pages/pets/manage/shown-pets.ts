import type { Section } from '#app/pages/pets/actions/list-address.ts';
import type { ManagedPet } from '#app/pages/pets/actions/managed-pet.ts';

/** What was changed here since the list was fetched, by the pet's id; undefined for one that is gone for good. */
export type Edits = ReadonlyMap<string, ManagedPet | undefined>;

/** The list with what was changed here meanwhile. Whatever the portal has told of a later version wins. */
export function shownPets(
  fetched: readonly ManagedPet[],
  edits: Edits,
  section: Section,
): ManagedPet[] {
  return fetched.flatMap((pet) => {
    if (!edits.has(pet.id)) return [pet];
    const edited = edits.get(pet.id);
    if (edited === undefined) return [];
    const latest = edited.version > pet.version ? edited : pet;
    return belongsTo(latest, section) ? [latest] : [];
  });
}

function belongsTo(pet: ManagedPet, section: Section): boolean {
  return section === (pet.deletedOn === null ? pet.status : 'deleted');
}
