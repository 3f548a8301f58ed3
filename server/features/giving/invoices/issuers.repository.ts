import type { Selectable } from 'kysely';
import { type Issuer, issuerFields } from '#domain/invoices/issuer.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { columnsFrom } from '#server/db/entity-columns.ts';
import type { Tables } from '#server/db/tables.ts';
import { entityTable } from '#server/features/kits/querying/entity-table.ts';

export const issuersTable = entityTable('invoice_issuers', issuerFields);

type IssuerRow = Selectable<Tables['invoice_issuers']>;

/** With its seal certificate: base64 of the .cer, and the sealed key. */
export interface StoredIssuer extends Issuer {
  certificate: string;
  encryptedKey: string;
}

type Query = Database['query'] | Tx['query'];

/** There is one at most. */
export async function findIssuer(query: Query): Promise<StoredIssuer | undefined> {
  const row = await query.selectFrom('invoice_issuers').selectAll().executeTakeFirst();
  return row && asStored(row);
}

const asStored = (row: IssuerRow): StoredIssuer => ({
  ...issuersTable.read(row),
  certificate: row.certificate,
  encryptedKey: row.encrypted_key,
});

/** Takes the place of the one that is there, under its id. */
export async function putIssuer(
  { query }: Tx,
  { certificate, encryptedKey, ...issuer }: StoredIssuer,
): Promise<void> {
  const { id, created_at, ...columns } = {
    ...(columnsFrom(issuerFields, issuer) as IssuerRow),
    certificate,
    encrypted_key: encryptedKey,
    only_one: 1,
  };
  await query
    .insertInto('invoice_issuers')
    .values({ ...columns, id, created_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute();
}

export async function deleteIssuer({ query }: Tx, id: string): Promise<void> {
  await query.deleteFrom('invoice_issuers').where('id', '=', id).execute();
}

/** @returns false when it has been noted before */
export async function noteExpiryWarning(
  { query }: Tx,
  { id, certificateNumber }: Issuer,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('invoice_issuers')
    .set({ warned_of_expiry: certificateNumber })
    .where('id', '=', id)
    .where((eb) =>
      eb.or([eb('warned_of_expiry', 'is', null), eb('warned_of_expiry', '<>', certificateNumber)]),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
