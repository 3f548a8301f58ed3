import type { CareDetails } from '#domain/care/care-entry.ts';
import type { Database } from '#server/db/database.ts';

/** Operations in medical records, in portions by their ids. */
export async function operationsAfter(
  query: Database['query'],
  after: string,
  most: number,
): Promise<{ id: string; petId: string; on: string; isSterilization: boolean }[]> {
  const rows = await query
    .selectFrom('care_entries')
    .select(['id', 'pet_id', 'on_date', 'details_json'])
    .where('kind', '=', 'operation')
    .where('deleted_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id, pet_id, on_date, details_json }) => {
    const { operation } = JSON.parse(details_json) as Partial<CareDetails>;
    return { id, petId: pet_id, on: on_date, isSterilization: operation === 'sterilization' };
  });
}
