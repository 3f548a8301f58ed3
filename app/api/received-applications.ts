import { applicationFields } from '#domain/adoption/application-fields.ts';
import { queryBy } from '#domain/contract/query-by.ts';
import { findDocuments } from '#domain/documents/document-calls.ts';
import { callPageOf } from './call.ts';

/**
 * How many adoption applications nobody has looked at yet: for the caller's pets, for staff those for all.
 * @param userId the caller's, whose own applications others decide about
 * @throws ApiError
 */
export async function countNewApplications(userId: string): Promise<number> {
  const applications = queryBy(applicationFields);
  const where = [
    applications.where('status', '=', 'received'),
    applications.where('applicantId', '!=', userId),
  ];
  const body = { schema: 'solicitudes', filter: { where }, limit: 1 };
  return (await callPageOf(findDocuments, body, ({ id }) => id)).total;
}
