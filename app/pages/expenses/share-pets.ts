import { callPageOf } from '#app/api/call.ts';
import { findRows } from '#domain/rows/row-calls.ts';

/** A pet that an invoice may be divided over. */
export interface SharePet {
  id: string;
  name: string;
}

/** The first ten by name that are not chosen yet. @param ownerId undefined: of everybody @throws ApiError */
export async function findSharePets(
  ownerId: string | undefined,
  term: string,
  chosenIds: readonly string[],
): Promise<SharePet[]> {
  const where = [
    { field: 'payload.eliminado', operator: '=', value: false },
    ...(ownerId === undefined
      ? []
      : [{ field: 'payload.usuario_id', operator: '=', value: ownerId }]),
    ...(term === ''
      ? []
      : [{ field: 'payload.nombre', operator: 'contains', value: term, collate: 'es_ci_ai' }]),
  ];
  const order = [{ field: 'payload.nombre', direction: 'asc' as const }];
  const limit = 10 + chosenIds.length;
  const body = { schema: 'mascotas', filter: { where }, order, limit };
  const { items } = await callPageOf(findRows, body, ({ id, payload }) => ({
    id,
    name: String((payload as { nombre?: unknown }).nombre ?? ''),
  }));
  return items.filter(({ id }) => !chosenIds.includes(id)).slice(0, 10);
}
