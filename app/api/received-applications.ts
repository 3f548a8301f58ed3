import { applicationFields } from '#domain/adoption/application-fields.ts';
import { applicationMachine } from '#domain/adoption/application-machine.ts';
import { findDocuments } from '#domain/documents/document-calls.ts';
import { callPageOf } from './call.ts';

/**
 * How many adoption applications nobody has looked at yet: for the caller's pets, for staff those for all.
 * @param userId the caller's, whose own applications others decide about
 * @throws ApiError
 */
export async function countNewApplications(userId: string): Promise<number> {
  const { states } = applicationMachine;
  const where = [
    { field: 'estado', operator: '=', value: states.toWire('received') },
    { field: `payload.${applicationFields.applicantId.wire}`, operator: '!=', value: userId },
  ];
  const body = { schema: 'solicitudes', filter: { where }, limit: 1 };
  return (await callPageOf(findDocuments, body, ({ id }) => id)).total;
}
