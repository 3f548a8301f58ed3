import { sql } from 'kysely';
import type { ChargeState } from '#domain/adoption/charges/charge.ts';
import { mostCounted } from '#domain/dashboard/attention.ts';
import type { ChargeKind } from '#domain/donations/donation-kind.ts';
import type { PageRequest } from '#domain/paging.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { AdoptionChargesTable } from '#server/db/tables/charges.ts';
import { countAtMost } from '#server/features/kits/querying/count-at-most.ts';
import { expiringRows } from '#server/features/kits/querying/expiring-rows.ts';
import { pageAndTotal } from '#server/features/kits/querying/page-and-total.ts';

type Query = Tx['query'];
export type Charge = AdoptionChargesTable;

export async function insertCharge({ query }: Tx, charge: Charge): Promise<void> {
  await query.insertInto('adoption_charges').values(charge).execute();
}

/** Those of a contract that nobody signed, on which nothing rests. */
export async function deleteAgreed({ query }: Tx, applicationId: string): Promise<void> {
  await query
    .deleteFrom('adoption_charges')
    .where('application_id', '=', applicationId)
    .where('due_at', 'is', null)
    .execute();
}

export const findCharge = (query: Query, id: string): Promise<Charge | undefined> =>
  query.selectFrom('adoption_charges').selectAll().where('id', '=', id).executeTakeFirst();

/** For the rest of the transaction nobody else changes it. */
export const lockCharge = ({ query }: Tx, id: string): Promise<Charge | undefined> =>
  // An update without a change, for it locks the row on PostgreSQL.
  query
    .updateTable('adoption_charges')
    .set((eb) => ({ state: eb.ref('state') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

export async function changeCharge(
  { query }: Tx,
  id: string,
  changes: Partial<Charge>,
  now: string,
): Promise<void> {
  await query
    .updateTable('adoption_charges')
    .set({ ...changes, updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** The fee first. */
export const chargesOf = (query: Query, applicationId: string): Promise<Charge[]> =>
  query
    .selectFrom('adoption_charges')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('kind')
    .execute();

/** More a family has not adopted. */
const mostOwn = 50;

/** Whose contract is sealed, the latest first. */
export const chargesOfFamily = (
  query: Query,
  userId: string,
  only: { id?: string | undefined; applicationId?: string | undefined } = {},
): Promise<Charge[]> => {
  const { id, applicationId } = only;
  return query
    .selectFrom('adoption_charges')
    .selectAll()
    .where('user_id', '=', userId)
    .where('due_at', 'is not', null)
    .$if(id !== undefined, (some) => some.where('id', '=', String(id)))
    .$if(applicationId !== undefined, (some) =>
      some.where('application_id', '=', String(applicationId)),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostOwn)
    .execute();
};

/** Of adoptions of one of these applications that kept their fee. */
export const feesKept = (query: Query, applicationIds: readonly string[]): Promise<Charge[]> =>
  applicationIds.length === 0
    ? Promise.resolve([])
    : query
        .selectFrom('adoption_charges')
        .selectAll()
        .where('application_id', 'in', applicationIds)
        .where('kind', '=', 'recoveryFee')
        .where('state', 'in', ['due', 'paid', 'agreed'] satisfies ChargeState[])
        .execute();

interface Search {
  status?: ChargeState | undefined;
  kind?: ChargeKind | undefined;
}

/** The latest first. */
export async function pageOfCharges(
  { query }: Database,
  { status, kind, ...page }: PageRequest & Search,
): Promise<{ items: Charge[]; total: number }> {
  const found = query
    .selectFrom('adoption_charges')
    .selectAll()
    .$if(status !== undefined, (some) => some.where('state', '=', status as ChargeState))
    .$if(kind !== undefined, (some) => some.where('kind', '=', kind as ChargeKind))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  const { items, total } = await pageAndTotal(found, page);
  return { items: items as Charge[], total };
}

export const countInState = (database: Database, state: ChargeState): Promise<number> =>
  countAtMost(
    database,
    database.query.selectFrom('adoption_charges').where('state', '=', state),
    mostCounted,
  );

/** In these states, in portions in the order of their ids. */
export const chargesIn = (
  query: Query,
  states: readonly ChargeState[],
  after: string,
  most: number,
): Promise<Charge[]> =>
  query
    .selectFrom('adoption_charges')
    .selectAll()
    .where('state', 'in', states)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();

/** Whom it was asked of: amounts and states stay. */
export async function takeFamilyOut({ query }: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await query
    .updateTable('adoption_charges')
    .set({ user_id: null, email: '', reason: '' })
    .where('id', 'in', ids)
    .execute();
}

export const idsOfFamily = async (query: Query, userId: string): Promise<string[]> =>
  (
    await query.selectFrom('adoption_charges').select('id').where('user_id', '=', userId).execute()
  ).map(({ id }) => id);

/** Money of it is here and belongs to the family, or may. */
const isOpen = sql`(state = 'toReturn' or (state = 'paid' and kind = 'sterilizationDeposit'))`;

/** Whether the account is needed to give money back. */
export async function isOwed(query: Query, userId: string): Promise<boolean> {
  const row = await query
    .selectFrom('adoption_charges')
    .select('id')
    .where('user_id', '=', userId)
    .where(sql<boolean>`${isOpen}`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export const expiringCharges = expiringRows({
  table: 'adoption_charges',
  key: 'id',
  since: sql.ref('created_at'),
  condition: sql`(user_id is not null or email <> '') and not ${isOpen}`,
});

/** The account of a family under another address. */
export async function moveChargeEmail(
  { query }: Tx,
  { userId, to }: { userId: string; to: string },
): Promise<void> {
  await query
    .updateTable('adoption_charges')
    .set({ email: to })
    .where('user_id', '=', userId)
    .execute();
}
