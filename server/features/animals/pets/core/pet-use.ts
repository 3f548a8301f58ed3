import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { extensionPoint } from '#server/features/extension-point.ts';

/** @returns those among the pets of which the feature has something, in no order: they are not taken back */
export type PetUse = (query: Tx['query'], petIds: readonly string[]) => Promise<readonly string[]>;

export const petUses = extensionPoint<PetUse>();

type TableOfPets = {
  [Name in keyof Tables]: 'pet_id' extends keyof Tables[Name] ? Name : never;
}[keyof Tables];

/** For a table whose rows name a pet. */
export const petsNamedIn =
  (table: TableOfPets): PetUse =>
  async (query, petIds) => {
    const { rows } = await sql<{ id: string }>`select distinct pet_id as id from ${sql.table(table)}
      where pet_id in (${sql.join(petIds)})`.execute(query);
    return rows.map(({ id }) => id);
  };
