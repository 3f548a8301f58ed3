import type { Tx } from '#server/db/database.ts';
import type { VolunteerCertificatesTable } from '#server/db/tables/volunteers.ts';
import type { Verification } from '#server/features/adoption/contracts/verified-documents.ts';

type Query = Tx['query'];
export type Certificate = VolunteerCertificatesTable;

export async function insertCertificate({ query }: Tx, certificate: Certificate): Promise<void> {
  await query.insertInto('volunteer_certificates').values(certificate).execute();
}

export const findCertificate = (query: Query, id: string): Promise<Certificate | undefined> =>
  query.selectFrom('volunteer_certificates').selectAll().where('id', '=', id).executeTakeFirst();

/** The latest hundred of some volunteers, the latest first. */
export async function findCertificatesOf(
  query: Query,
  volunteerIds: readonly string[],
): Promise<Certificate[]> {
  if (volunteerIds.length === 0) return [];
  return query
    .selectFrom('volunteer_certificates')
    .selectAll()
    .where('volunteer_id', 'in', volunteerIds)
    .orderBy('issued_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}

/** @returns false where it is sealed already, or gone */
export async function storeSeal(
  { query }: Tx,
  id: string,
  seal: { sealedAt: string; pdfSha256: string },
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('volunteer_certificates')
    .set({ sealed_at: seal.sealedAt, pdf_sha256: seal.pdfSha256 })
    .where('id', '=', id)
    .where('sealed_at', 'is', null)
    .where('volunteer_id', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The first time stays. */
export async function storeRevocation({ query }: Tx, id: string, at: string): Promise<void> {
  await query
    .updateTable('volunteer_certificates')
    .set({ revoked_at: at })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

/** What verifies them stays, without whom they were about. */
export async function leaveCertificates(
  { query }: Tx,
  volunteerIds: readonly string[],
): Promise<string[]> {
  if (volunteerIds.length === 0) return [];
  const rows = await query
    .updateTable('volunteer_certificates')
    .set({ volunteer_id: null, name: '', tasks_json: '[]', minutes: 0 })
    .where('volunteer_id', 'in', volunteerIds)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function verifyCertificate(
  query: Query,
  code: string,
): Promise<Verification | undefined> {
  const found = await query
    .selectFrom('volunteer_certificates')
    .select(['sealed_at', 'pdf_sha256', 'revoked_at'])
    .where('code', '=', code)
    .executeTakeFirst();
  if (!found?.sealed_at || !found.pdf_sha256) return undefined;
  return {
    document: 'volunteerCertificate',
    sealedAt: found.sealed_at,
    sha256: null,
    pdfSha256: found.pdf_sha256,
    isRevoked: found.revoked_at !== null,
  };
}
