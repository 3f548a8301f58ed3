import { type ExpressionBuilder, sql } from 'kysely';
import {
  type ContractBrief,
  type ContractSide,
  type ContractState,
  contractPdfPath,
  type Stroke,
} from '#domain/adoption/contract.ts';
import type { Tx } from '#server/db/database.ts';
import type {
  AdoptionContractsTable,
  ContractSignaturesTable,
} from '#server/db/tables/adoption.ts';
import type { Tables } from '#server/db/tables.ts';
import { expiringRows } from '#server/features/kits/querying/expiring-rows.ts';

type Query = Tx['query'];
export type Contract = AdoptionContractsTable;

export interface ContractSignature {
  side: ContractSide;
  accountId: string | null;
  name: string;
  strokes: readonly Stroke[];
  /** Instant, UTC ISO 8601. */
  signedAt: string;
  /** Of the text that was signed. */
  sha256: string;
  /** IP address. */
  address: string;
}

export const findContract = (query: Query, id: string): Promise<Contract | undefined> =>
  query.selectFrom('adoption_contracts').selectAll().where('id', '=', id).executeTakeFirst();

export const findContractOf = (
  query: Query,
  applicationId: string,
): Promise<Contract | undefined> =>
  query
    .selectFrom('adoption_contracts')
    .selectAll()
    .where('application_id', '=', applicationId)
    .executeTakeFirst();

/** Of these applications those contracts that wait for the signature of a side: the family is asked first. */
export async function countUnsigned(
  query: Query,
  applicationIds: readonly string[],
  side: ContractSide,
): Promise<number> {
  if (applicationIds.length === 0) return 0;
  const { unsigned } = await query
    .selectFrom('adoption_contracts')
    .select((eb) => eb.fn.countAll<number>().as('unsigned'))
    .where('application_id', 'in', applicationIds)
    .where('sealed_at', 'is', null)
    .where((eb) => eb.not(signedBy(eb, side)))
    .$if(side === 'organisation', (asked) => asked.where((eb) => signedBy(eb, 'family')))
    .executeTakeFirstOrThrow();
  return Number(unsigned);
}

const signedBy = (eb: ExpressionBuilder<Tables, 'adoption_contracts'>, side: ContractSide) =>
  eb.exists(
    eb
      .selectFrom('contract_signatures')
      .select('side')
      .whereRef('contract_id', '=', 'adoption_contracts.id')
      .where('side', '=', side),
  );

export async function insertContract({ query }: Tx, contract: Contract): Promise<void> {
  await query.insertInto('adoption_contracts').values(contract).execute();
}

/** Of one that nobody has signed. */
export async function storeText(
  { query }: Tx,
  id: string,
  filled: Pick<Contract, 'text' | 'sha256' | 'pet_names' | 'sterilize_before' | 'is_incomplete'>,
): Promise<void> {
  await query.updateTable('adoption_contracts').set(filled).where('id', '=', id).execute();
}

/** With their signatures; how copies of them are verified stays. @returns the ids of their applications */
export async function deleteContracts({ query }: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  await query.deleteFrom('contract_signatures').where('contract_id', 'in', ids).execute();
  const deleted = await query
    .deleteFrom('adoption_contracts')
    .where('id', 'in', ids)
    .returning('application_id')
    .execute();
  return deleted.map((row) => row.application_id);
}

/** @returns false where the side has signed already */
export async function insertSignature(
  { query }: Tx,
  contractId: string,
  { side, accountId, name, strokes, signedAt, sha256, address }: ContractSignature,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await query
    .insertInto('contract_signatures')
    .values({
      contract_id: contractId,
      side,
      account_id: accountId,
      name,
      strokes_json: JSON.stringify(strokes),
      address,
      sha256,
      signed_at: signedAt,
    })
    .onConflict((conflict) => conflict.columns(['contract_id', 'side']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** In the order in which they signed. */
export async function findSignatures(
  query: Query,
  contractId: string,
): Promise<ContractSignature[]> {
  const rows = await query
    .selectFrom('contract_signatures')
    .selectAll()
    .where('contract_id', '=', contractId)
    .orderBy('signed_at')
    .orderBy('side')
    .execute();
  return rows.map(signatureFrom);
}

export function stateOf(
  { sealed_at }: Pick<Contract, 'sealed_at'>,
  signatures: readonly unknown[],
): ContractState {
  if (sealed_at !== null) return 'sealed';
  return (['prepared', 'halfSigned', 'signed'] as const)[signatures.length] ?? 'signed';
}

/**
 * What is said of it beside its application.
 * @param signedBy the one side that has signed it so far
 */
export const briefOf = (
  { id, sterilize_before }: Pick<Contract, 'id' | 'sterilize_before'>,
  status: ContractState,
  signedBy: ContractSide | null = null,
): ContractBrief => ({
  id,
  status,
  signedBy,
  pdf: status === 'sealed' ? contractPdfPath(id) : null,
  sterilizeBefore: sterilize_before,
});

export interface Seal {
  sealedAt: string;
  dossierDigest: string | null;
  pdfSha256: string;
}

/** @returns false where it has been sealed already, or is gone */
export async function storeSeal(
  { query }: Tx,
  { id, code, sha256 }: Contract,
  { sealedAt, dossierDigest, pdfSha256 }: Seal,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('adoption_contracts')
    .set({ sealed_at: sealedAt, dossier_digest: dossierDigest, pdf_sha256: pdfSha256 })
    .where('id', '=', id)
    .where('sealed_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await query
    .insertInto('contract_verifications')
    .values({ code, sha256, pdf_sha256: pdfSha256, sealed_at: sealedAt })
    .execute();
  return true;
}

export const findVerification = (query: Query, code: string) =>
  query
    .selectFrom('contract_verifications')
    .selectAll()
    .where('code', '=', code)
    .executeTakeFirst();

/** Those of the account's own signatures, with what was signed. */
export const findSignedBy = (query: Query, accountId: string) =>
  query
    .selectFrom('contract_signatures')
    .innerJoin('adoption_contracts', 'adoption_contracts.id', 'contract_signatures.contract_id')
    .select(['signed_at', 'name', 'address', 'pet_names', 'text'])
    .select('adoption_contracts.sha256')
    .where('account_id', '=', accountId)
    .orderBy('signed_at')
    .execute();

/** The contract stays the other side's: with the name that was signed, without the account and its address. */
export async function leaveSignatures({ query }: Tx, accountId: string): Promise<void> {
  await query
    .updateTable('contract_signatures')
    .set({ account_id: null, address: '' })
    .where('account_id', '=', accountId)
    .execute();
  await query
    .updateTable('adoption_contracts')
    .set({ prepared_by: null })
    .where('prepared_by', '=', accountId)
    .execute();
}

/** In the order of their ids, from behind `after`. */
export const contractsAfter = (query: Query, after: string, most: number): Promise<Contract[]> =>
  query
    .selectFrom('adoption_contracts')
    .selectAll()
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();

export const expiringContracts = expiringRows({
  table: 'adoption_contracts',
  key: 'id',
  since: sql.ref('prepared_at'),
});

const signatureFrom = (row: ContractSignaturesTable): ContractSignature => ({
  side: row.side,
  accountId: row.account_id,
  name: row.name,
  strokes: JSON.parse(row.strokes_json),
  signedAt: row.signed_at,
  sha256: row.sha256,
  address: row.address,
});
