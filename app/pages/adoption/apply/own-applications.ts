import { applicationFrom } from '#app/adoption/application.ts';
import { callPageOf } from '#app/api/call.ts';
import { applicationFields, applicationLimits } from '#domain/adoption/application-fields.ts';
import { openStates } from '#domain/adoption/application-machine.ts';
import { queryBy } from '#domain/contract/query-by.ts';
import { findDocuments } from '#domain/documents/document-calls.ts';

/** Why somebody cannot apply, as far as it is known beforehand. */
export type Hindrance = 'already' | 'tooMany';

/** @throws ApiError */
export async function findHindrance(
  userId: string,
  petIds: readonly string[],
): Promise<Hindrance | null> {
  const applications = queryBy(applicationFields);
  const where = [
    applications.where('applicantId', '=', userId),
    applications.oneOf('status', openStates),
  ];
  const body = { schema: 'solicitudes', filter: { where }, limit: applicationLimits.open };
  const { items, total } = await callPageOf(findDocuments, body, applicationFrom);
  const isFor = (id: string | null) => id !== null && petIds.includes(id);
  if (items.some((one) => isFor(one.petId) || isFor(one.secondPetId))) return 'already';
  return total >= applicationLimits.open ? 'tooMany' : null;
}
