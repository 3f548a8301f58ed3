import { applicationFrom } from '#app/adoption/application.ts';
import { callPageOf } from '#app/api/call.ts';
import { applicationLimits } from '#domain/adoption/application-fields.ts';
import { applicationMachine, openStates } from '#domain/adoption/application-machine.ts';
import { findDocuments } from '#domain/documents/document-calls.ts';

/** Why somebody cannot apply, as far as it is known beforehand. */
export type Hindrance = 'already' | 'tooMany';

/** @throws ApiError */
export async function findHindrance(
  userId: string,
  petIds: readonly string[],
): Promise<Hindrance | null> {
  const states = openStates.map((state) => applicationMachine.states.toWire(state));
  const where = [
    { field: 'payload.solicitante_id', operator: '=', value: userId },
    { field: 'estado', operator: 'in', value: states },
  ];
  const body = { schema: 'solicitudes', filter: { where }, limit: applicationLimits.open };
  const { items, total } = await callPageOf(findDocuments, body, applicationFrom);
  const isFor = (id: string | null) => id !== null && petIds.includes(id);
  if (items.some((one) => isFor(one.petId) || isFor(one.secondPetId))) return 'already';
  return total >= applicationLimits.open ? 'tooMany' : null;
}
