import type { Viewer } from '#domain/accounts/viewer.ts';
import { notFound } from '#domain/errors.ts';
import type { Expense } from '#domain/expenses/expense.ts';
import type { Tx } from '#server/db/database.ts';
import { petReferences } from '#server/features/animals/pets/core/pet-references.ts';
import type { ExpenseDependencies } from './expense-dependencies.ts';
import { requireWhole } from './expenses.policy.ts';
import { findWhole, lockWhole } from './expenses.repository.ts';

interface Writable {
  expense: Expense;
  /** It and all other shares of its invoice, in their order. */
  whole: Expense[];
}

/** Deleted ones as well. @throws AppError notFound, forbidden */
export async function getWritable(
  query: Tx['query'],
  viewer: Viewer,
  id: string,
  read: () => Promise<Expense[]> = () => findWhole(query, id),
): Promise<Writable> {
  const whole = await read();
  await requireWhole(query, viewer, id, whole);
  const expense = whole.find((one) => one.id === id);
  if (!expense) throw notFound('expense');
  return { expense, whole };
}

/**
 * The same, behind its locks.
 * @param takesInvoice whether nobody else may record an invoice meanwhile
 * @throws AppError notFound, forbidden
 */
export async function lockWritable(
  { database }: Pick<ExpenseDependencies, 'database'>,
  tx: Tx,
  viewer: Viewer,
  id: string,
  takesInvoice: (expense: Expense) => boolean,
): Promise<Writable> {
  const { expense, whole } = await getWritable(tx.query, viewer, id);
  const petIds = whole.flatMap(({ petId }) => petId ?? []);
  for (const petId of petIds.toSorted()) await petReferences.lock(tx, petId);
  if (takesInvoice(expense)) await database.dialect.lockTable(tx.query, 'expenses');
  // Read anew behind the locks: somebody may have changed it meanwhile.
  return getWritable(tx.query, viewer, id, () => lockWhole(tx, id));
}
