import type { Database } from '#server/db/database.ts';

interface StoredKey {
  /** DER, base64. */
  certificate: string;
  sealedKey: string;
}

export async function findSigningKey({ query }: Database): Promise<StoredKey | undefined> {
  const row = await query
    .selectFrom('contract_signing_key')
    .select(['certificate', 'sealed_key'])
    .executeTakeFirst();
  return row && { certificate: row.certificate, sealedKey: row.sealed_key };
}

/** Unless another process was faster, or has replaced `former` already. */
export async function storeSigningKey(
  { query }: Database,
  { certificate, sealedKey }: StoredKey,
  createdAt: string,
  former: StoredKey | undefined,
): Promise<void> {
  const values = { certificate, sealed_key: sealedKey, created_at: createdAt };
  if (former) {
    await query
      .updateTable('contract_signing_key')
      .set(values)
      .where('sealed_key', '=', former.sealedKey)
      .execute();
    return;
  }
  await query
    .insertInto('contract_signing_key')
    .values({ only_one: 1, ...values })
    .onConflict((conflict) => conflict.column('only_one').doNothing())
    .execute();
}
