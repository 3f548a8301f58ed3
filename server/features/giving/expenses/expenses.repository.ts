import { type Selectable, type SqlBool, sql } from 'kysely';
import type { Expense } from '#domain/expenses/expense.ts';
import { foldText } from '#domain/text.ts';
import type { Tx } from '#server/db/database.ts';
import type { ExpensesTable } from '#server/db/tables/expenses.ts';
import { petsNamedIn } from '#server/features/animals/pets/core/pet-use.ts';
import { expiringRows } from '#server/features/kits/querying/expiring-rows.ts';

type Query = Tx['query'];

/** Deleted ones as well. */
export async function findExpense(query: Query, id: string): Promise<Expense | undefined> {
  const row = await query
    .selectFrom('expenses')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && expenseFrom(row);
}

/** An expense with all other shares of its invoice, in their order; deleted ones as well. Empty where there is none. */
export async function findWhole(query: Query, id: string): Promise<Expense[]> {
  const expense = await findExpense(query, id);
  if (!expense?.share) return expense ? [expense] : [];
  return sharesOf(query, [expense.share.invoiceId]);
}

/** The shares of invoices, in their order; deleted ones as well. */
export async function sharesOf(query: Query, invoiceIds: readonly string[]): Promise<Expense[]> {
  if (invoiceIds.length === 0) return [];
  const rows = await query
    .selectFrom('expenses')
    .selectAll()
    .where('invoice_id', 'in', invoiceIds)
    .orderBy('invoice_id')
    .orderBy('share_number')
    .execute();
  return rows.map(expenseFrom);
}

/** As `findWhole`; nobody else changes it until the end of the transaction. */
export async function lockWhole(tx: Tx, id: string): Promise<Expense[]> {
  for (const share of await findWhole(tx.query, id)) {
    // An update without a change, for it locks the row on PostgreSQL.
    await tx.query
      .updateTable('expenses')
      .set((eb) => ({ version: eb.ref('version') }))
      .where('id', '=', share.id)
      .execute();
  }
  return findWhole(tx.query, id);
}

/** The living ones that have the invoice: several where it is divided. */
export async function findByCfdi(query: Query, uuid: string): Promise<Expense[]> {
  const rows = await query
    .selectFrom('expenses')
    .selectAll()
    .where('cfdi_uuid', '=', uuid)
    .where('deleted_at', 'is', null)
    .orderBy('share_number')
    .execute();
  return rows.map(expenseFrom);
}

export async function countOfPet(query: Query, petId: string): Promise<number> {
  const { total } = await query
    .selectFrom('expenses')
    .select(({ fn }) => fn.countAll<number | string>().as('total'))
    .where('pet_id', '=', petId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function insertExpense({ query }: Tx, expense: Expense): Promise<void> {
  await query.insertInto('expenses').values(toRow(expense)).execute();
}

export async function updateExpense({ query }: Tx, expense: Expense): Promise<void> {
  const { id, ...columns } = toRow(expense);
  await query.updateTable('expenses').set(columns).where('id', '=', id).execute();
}

/** Those of a pet that goes: what its people paid goes with it, what the organisation paid stays under its name. */
export async function partFromPet(
  { query }: Tx,
  { id, name }: { id: string; name: string },
): Promise<void> {
  // The receipts of an invoice stay with its other shares.
  await sql`update expense_files set expense_id = (
      select min(other.id) from expenses as other, expenses as gone
      where gone.id = expense_files.expense_id and other.invoice_id = gone.invoice_id and other.id <> gone.id)
    where expense_id in (select gone.id from expenses as gone
      where gone.pet_id = ${id} and gone.payer = 'caretaker'
      and exists (select 1 from expenses as other
        where other.invoice_id = gone.invoice_id and other.id <> gone.id))`.execute(query);
  await query
    .deleteFrom('expenses')
    .where('pet_id', '=', id)
    .where('payer', '=', 'caretaker')
    .execute();
  await query
    .updateTable('expenses')
    .set({ pet_id: null, pet_name: name })
    .where('pet_id', '=', id)
    .execute();
}

/** What people paid themselves and deleted before an instant; of the organisation's books nothing goes. */
export async function forgetDeleted({ query }: Tx, before: string): Promise<void> {
  await query
    .deleteFrom('expenses')
    .where('deleted_at', '<', before)
    .where('payer', '=', 'caretaker')
    .execute();
}

/** Of an account, the oldest first. */
export async function findWrittenBy(query: Query, authorId: string): Promise<Expense[]> {
  const rows = await query
    .selectFrom('expenses')
    .selectAll()
    .where('author_id', '=', authorId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(expenseFrom);
}

/** Of an account; what it wrote for the organisation keeps its note, for the books. */
export async function forgetAuthor({ query }: Tx, authorId: string): Promise<void> {
  const written = query.updateTable('expenses').where('author_id', '=', authorId);
  await written.where('payer', '=', 'caretaker').set({ author_id: null, note: '' }).execute();
  await written.set({ author_id: null }).execute();
}

/** What it cost stays, without whoever is named in it. */
export async function forgetPeople({ query }: Tx, ids: readonly string[]): Promise<void> {
  await query
    .updateTable('expenses')
    .set({
      author_id: null,
      note: '',
      supplier: '',
      supplier_search: '',
      supplier_rfc: '',
      cfdi_uuid: null,
      cfdi_cents: null,
    })
    .where('id', 'in', ids)
    .execute();
}

/** Those that name somebody. */
export const expiringPeople = expiringRows({
  table: 'expenses',
  key: 'id',
  since: sql.ref('on_date'),
  condition: sql<SqlBool>`(author_id is not null or supplier <> '' or note <> '')`,
});

const toRow = (expense: Expense): Selectable<ExpensesTable> => ({
  id: expense.id,
  pet_id: expense.petId,
  pet_name: expense.petName,
  on_date: expense.onDate,
  category: expense.category,
  supplier: expense.supplier,
  supplier_search: foldText(expense.supplier),
  supplier_rfc: expense.supplierRfc,
  amount_cents: expense.amountCents,
  note: expense.note,
  payer: expense.payer,
  cfdi_uuid: expense.cfdiUuid,
  cfdi_cents: expense.cfdiCents,
  author_id: expense.authorId,
  created_at: expense.createdAt,
  changed_at: expense.changedAt,
  version: expense.version,
  deleted_at: expense.deletedAt,
  campaign_id: expense.campaignId,
  invoice_id: expense.share?.invoiceId ?? null,
  share_number: expense.share?.number ?? 1,
  share_count: expense.share?.of ?? null,
  invoice_cents: expense.share?.invoiceCents ?? null,
});

export const expenseFrom = (row: Selectable<ExpensesTable>): Expense => ({
  id: row.id,
  share:
    row.invoice_id === null
      ? null
      : {
          invoiceId: row.invoice_id,
          number: row.share_number,
          of: row.share_count ?? 1,
          invoiceCents: row.invoice_cents ?? row.amount_cents,
        },
  petId: row.pet_id,
  petName: row.pet_name,
  campaignId: row.campaign_id,
  onDate: row.on_date,
  category: row.category,
  supplier: row.supplier,
  supplierRfc: row.supplier_rfc,
  amountCents: row.amount_cents,
  note: row.note,
  payer: row.payer,
  cfdiUuid: row.cfdi_uuid,
  cfdiCents: row.cfdi_cents,
  authorId: row.author_id,
  createdAt: row.created_at,
  changedAt: row.changed_at,
  version: row.version,
  deletedAt: row.deleted_at,
});

export const findPetsWithExpenses = petsNamedIn('expenses');

export async function booksMark(query: Query): Promise<string> {
  const { last, expenses, versions } = await query
    .selectFrom('expenses')
    .select(({ fn }) => [
      fn.max('changed_at').as('last'),
      fn.countAll().as('expenses'),
      fn.sum('version').as('versions'),
    ])
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return `${last} ${expenses} ${versions}`;
}

/** What was spent on each of the pets and is recorded, whoever paid it; in the order in which it was recorded. */
export async function findCosts(
  query: Query,
  petIds: readonly string[],
): Promise<{ id: string; petId: string; amountCents: number }[]> {
  if (petIds.length === 0) return [];
  const rows = await query
    .selectFrom('expenses')
    .select(['id', 'pet_id', 'amount_cents'])
    .where('pet_id', 'in', petIds)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    petId: String(row.pet_id),
    amountCents: row.amount_cents,
  }));
}

/** Deleted ones as well. */
export async function isCampaignNamed(query: Query, campaignId: string): Promise<boolean> {
  const named = await query
    .selectFrom('expenses')
    .select('id')
    .where('campaign_id', '=', campaignId)
    .limit(1)
    .executeTakeFirst();
  return named !== undefined;
}
