import { callApi } from '#app/api/session-client.ts';
import type { Language } from '#domain/language.ts';
import { type PetGroupKind, petGroupKind, petGroupLimits } from '#domain/pets/pet-group.ts';
import type { ManagedPet } from './managed-pet.ts';
import { findPet, findPets } from './pet-calls.ts';

/** Calls about pairs and litters. All throw ApiError; each answers the pet as it is afterwards. */

/** How many of somebody's pets can be chosen from at once. */
const pagesToChoose = 4;

/** The other pets in adoption of the same owner, which may be linked with it: by name. */
export async function findCompanions(pet: ManagedPet): Promise<ManagedPet[]> {
  const ownerId = pet.owner.id ?? undefined;
  if (ownerId === undefined) return [];
  const found: ManagedPet[] = [];
  for (let page = 1; page <= pagesToChoose; page++) {
    const list = await findPets({
      status: 'adoption',
      ownerId,
      term: '',
      newestFirst: true,
      page,
    });
    found.push(...list.items);
    if (found.length >= list.total) break;
  }
  const inGroup = new Set(pet.group?.pets.map(({ id }) => id));
  const isFree = (one: ManagedPet) => one.id !== pet.id && !inGroup.has(one.id) && !one.group;
  const byName = new Intl.Collator('es').compare;
  return found.filter(isFree).toSorted((a, b) => byName(a.description.name, b.description.name));
}

/** With those that the pet is in a litter with already, it may be as many as this. */
export const mostChosen = ({ group }: ManagedPet, kind: PetGroupKind): number =>
  petGroupLimits.pets[kind] - (group?.pets.length ?? 1);

export async function linkPets(
  { id }: ManagedPet,
  kind: PetGroupKind,
  others: readonly string[],
  lang: Language,
): Promise<ManagedPet | undefined> {
  const mascotas = [id, ...others];
  await callApi('mascotas:agrupar', { tipo: petGroupKind.toWire(kind), mascotas, lang });
  return findPet(id);
}

export async function unlinkPet({ id }: ManagedPet, lang: Language) {
  await callApi('mascotas:desagrupar', { id, lang });
  return findPet(id);
}

export async function noteException({ id }: ManagedPet, motivo: string, lang: Language) {
  await callApi('mascotas:anotar_excepcion', { id, motivo, lang });
  return findPet(id);
}

export async function endException({ id }: ManagedPet, lang: Language) {
  await callApi('mascotas:terminar_excepcion', { id, lang });
  return findPet(id);
}
