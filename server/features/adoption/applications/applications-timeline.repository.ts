import { type Expression, sql } from 'kysely';
import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import type { Tx } from '#server/db/database.ts';
import type { TimelineRequest } from '#server/features/animals/timeline/timeline-source.ts';
import { isBefore } from '#server/features/kits/querying/before.ts';
import { applicationsTable } from './applications.repository.ts';

type Query = Tx['query'];

/** Those that somebody sees of a pet's: what an account applied for, what came for its pets, or all. */
export type ApplicationScope = { applicantId: string } | { petOwnerId: string } | 'all';

const ofPet = (query: Query, petId: string, scope: ApplicationScope) => {
  const rows = query
    .selectFrom('adoption_applications')
    .where(({ or, eb }) => or([eb('pet_id', '=', petId), eb('second_pet_id', '=', petId)]));
  if (scope === 'all') return rows;
  return 'applicantId' in scope
    ? rows.where('applicant_id', '=', scope.applicantId)
    : rows.where('pet_owner_id', '=', scope.petOwnerId);
};

/** A page, the latest first. */
export async function findApplicationsBefore(
  query: Query,
  petId: string,
  scope: ApplicationScope,
  { before, most }: Pick<TimelineRequest, 'before' | 'most'>,
): Promise<AdoptionApplication[]> {
  const rows = await ofPet(query, petId, scope)
    .selectAll()
    .where(isBefore(sql<string>`created_at`, sql<string>`id`, before))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(applicationsTable.read);
}

/** For a condition. */
export const idsOfPet = (
  query: Query,
  petId: string,
  scope: ApplicationScope,
): Expression<string> => sql<string>`${ofPet(query, petId, scope).select('id')}`;

/** Those that led to an adoption, the latest first. */
export async function findAdoptions(
  query: Query,
  petId: string,
  most: number,
): Promise<AdoptionApplication[]> {
  const rows = await ofPet(query, petId, 'all')
    .selectAll()
    .where('status', 'in', ['adopted', 'returned'])
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(applicationsTable.read);
}
