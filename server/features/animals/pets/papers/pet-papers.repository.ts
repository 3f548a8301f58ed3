import type { Kysely } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { petsNamedIn } from '#server/features/animals/pets/core/pet-use.ts';
import type { DocumentKind } from './pet-documents.ts';

export interface PaperRow {
  key: string;
  /** As its sender called it. */
  name: string;
  /** Instant, UTC ISO 8601. */
  addedAt: string;
}

export function findPapers(
  query: Kysely<Tables>,
  petId: string,
  kind: DocumentKind,
): Promise<PaperRow[]> {
  return query
    .selectFrom('pet_papers')
    .select(['file_key as key', 'name', 'created_at as addedAt'])
    .where('pet_id', '=', petId)
    .where('kind', '=', kind)
    .execute();
}

/** In the place of all others of its kind. */
export async function replacePaper(
  tx: Tx,
  petId: string,
  kind: DocumentKind,
  { key, name, addedAt }: PaperRow,
): Promise<void> {
  await removePapers(tx, petId, kind);
  await tx.query
    .insertInto('pet_papers')
    .values({ file_key: key, pet_id: petId, kind, name, created_at: addedAt })
    .execute();
}

export async function removePapers({ query }: Tx, petId: string, kind: DocumentKind) {
  await query
    .deleteFrom('pet_papers')
    .where('pet_id', '=', petId)
    .where('kind', '=', kind)
    .execute();
}

export const findPetsWithPapers = petsNamedIn('pet_papers');
