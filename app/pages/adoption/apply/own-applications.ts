import { applicationFrom } from '#app/adoption/application.ts';
import { callApiPage } from '#app/api/session-client.ts';
import { applicationLimits } from '#domain/adoption/application-fields.ts';
import { applicationMachine, openStates } from '#domain/adoption/application-machine.ts';

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
  const { items, total } = await callApiPage('documentos:consultar', body, applicationFrom);
  const isFor = (id: string | null) => id !== null && petIds.includes(id);
  if (items.some((one) => isFor(one.petId) || isFor(one.secondPetId))) return 'already';
  return total >= applicationLimits.open ? 'tooMany' : null;
}
