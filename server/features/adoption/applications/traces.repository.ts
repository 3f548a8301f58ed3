import type { ApplicationState } from '#domain/adoption/application-machine.ts';
import type { IdentityKind } from '#domain/adoption/identity.ts';
import type { RecordedReason } from '#domain/adoption/warnings.ts';
import type { Tx } from '#server/db/database.ts';
import type { IdentityHash } from '../restrictions/identity-hashes.ts';

type Query = Tx['query'];

/** A namesake in one's neighbourhood is somebody else. */
const telling: readonly IdentityKind[] = ['account', 'email', 'phone', 'rfc', 'address'];

export async function insertTraces(
  { query }: Tx,
  applicationId: string,
  hashes: readonly IdentityHash[],
): Promise<void> {
  if (hashes.length === 0) return;
  await query
    .insertInto('application_traces')
    .values(hashes.map((one) => ({ ...one, application_id: applicationId })))
    .execute();
}

/** With the applications themselves. */
export async function deleteTraces({ query }: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await query.deleteFrom('application_traces').where('application_id', 'in', ids).execute();
}

export const findTraces = (
  query: Query,
  ids: readonly string[],
): Promise<(IdentityHash & { application_id: string })[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : query
        .selectFrom('application_traces')
        .selectAll()
        .where('application_id', 'in', ids)
        .execute();

/** What an application shares with another one. */
export interface SharedTrace {
  /** The one that was asked about. */
  ownId: string;
  id: string;
  kind: IdentityKind;
  otherAccount: boolean;
  status: ApplicationState;
  declineReason: RecordedReason | null;
}

/**
 * Newest first: other applications with the same telephone, e-mail, document or address. Of the same account only those
 * that ended in an adoption, a return or somebody’s no.
 */
export async function findShared(
  query: Query,
  ids: readonly string[],
  most: number,
): Promise<SharedTrace[]> {
  if (ids.length === 0) return [];
  const rows = await query
    .selectFrom('application_traces as own')
    .innerJoin('application_traces as other', (join) =>
      join
        .onRef('other.kind', '=', 'own.kind')
        .onRef('other.hash', '=', 'own.hash')
        .onRef('other.application_id', '<>', 'own.application_id'),
    )
    .innerJoin('adoption_applications as asked', 'asked.id', 'own.application_id')
    .innerJoin('adoption_applications as found', 'found.id', 'other.application_id')
    .select([
      'asked.id as ownId',
      'asked.applicant_id as askedBy',
      'found.id as id',
      'found.applicant_id as foundBy',
      'found.status as status',
      'found.decline_reason as declineReason',
      'own.kind as kind',
    ])
    .where('own.application_id', 'in', ids)
    .where('own.kind', 'in', telling)
    .where((eb) =>
      eb.or([
        eb('found.applicant_id', '<>', eb.ref('asked.applicant_id')),
        eb('found.status', 'in', ['adopted', 'returned']),
        eb.and([
          eb('found.status', '=', 'declined'),
          eb(eb.fn.coalesce('found.decline_reason', eb.val('ownWords')), '<>', 'noLongerFree'),
        ]),
      ]),
    )
    .orderBy('found.created_at', 'desc')
    .orderBy('found.id')
    .orderBy('own.kind')
    .limit(most)
    .execute();
  return rows.map(({ askedBy, foundBy, status, ...row }) => ({
    ...row,
    status: status as ApplicationState,
    otherAccount: askedBy !== foundBy,
  }));
}
