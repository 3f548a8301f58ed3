import type { PetStatus, Species } from '#domain/pets/vocabularies.ts';
import type { Database } from '#server/db/database.ts';

export interface PetStatistics {
  petsByStatus: readonly { key: PetStatus; pets: number }[];
  petsBySpecies: readonly { key: Species; pets: number }[];
  /** Most pets first. */
  petsByState: readonly { key: string; pets: number }[];
}

/** Counts every pet that is not deleted, whoever may see it: only sums leave this function. */
export async function countPets({ query }: Pick<Database, 'query'>): Promise<PetStatistics> {
  const by = async <Key extends string>(column: 'status' | 'species' | 'federal_state') => {
    const rows = await query
      .selectFrom('pets')
      .select((eb) => [
        eb.ref(column).$castTo<Key>().as('key'),
        eb.fn.countAll<number | string>().as('pets'),
      ])
      .where('deleted', '=', 0)
      .groupBy(column)
      .execute();
    return rows
      .map(({ key, pets }) => ({ key, pets: Number(pets) }))
      .sort((a, b) => b.pets - a.pets || a.key.localeCompare(b.key, 'es'));
  };
  return {
    petsByStatus: await by<PetStatus>('status'),
    petsBySpecies: await by<Species>('species'),
    petsByState: await by<string>('federal_state'),
  };
}
