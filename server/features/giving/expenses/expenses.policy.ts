import { isOwnerOrCan, requireAccount } from '#domain/access/relations.ts';
import { can, requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { AppError, forbidden, notFound } from '#domain/errors.ts';
import type { Expense } from '#domain/expenses/expense.ts';
import type { ExpensePayer } from '#domain/expenses/expense-kinds.ts';
import type { Tx } from '#server/db/database.ts';
import {
  type PetReference,
  petReferences,
} from '#server/features/animals/pets/core/pet-references.ts';

type Query = Tx['query'];

const maySeeOf = (viewer: Viewer, { ownerId }: PetReference): boolean =>
  isOwnerOrCan(viewer, ownerId, 'pets.manageAny') || can(viewer, 'expenses.manage');

/**
 * A pet whose expenses the viewer sees: its owner, who manages any pet, and who keeps the expenses of all. To others
 * the pet has none.
 * @throws AppError unauthenticated, notFound
 */
export async function requirePetExpenses(
  query: Query,
  viewer: Viewer,
  petId: string,
): Promise<PetReference> {
  requireAccount(viewer);
  const [pet] = await petReferences.find(query, [petId]);
  if (!pet || !maySeeOf(viewer, pet)) throw notFound('pet');
  return pet;
}

/**
 * As `requirePetExpenses`; of no pet: who keeps the expenses of all.
 * @throws AppError unauthenticated, forbidden, notFound
 */
export async function requireBook(
  query: Query,
  viewer: Viewer,
  petId: string | null,
): Promise<PetReference | undefined> {
  if (petId !== null) return requirePetExpenses(query, viewer, petId);
  requireRight(viewer, 'expenses.manage');
  return undefined;
}

/** As `requireBook`, of each; in their order. @throws AppError unauthenticated, forbidden, notFound */
export async function requireBooks(
  query: Query,
  viewer: Viewer,
  parts: readonly { petId: string | null }[],
): Promise<(PetReference | undefined)[]> {
  const books: (PetReference | undefined)[] = [];
  for (const { petId } of parts) books.push(await requireBook(query, viewer, petId));
  return books;
}

/** Whether somebody sees an expense that is known by another way than its pet. */
export async function maySeeExpense(
  query: Query,
  viewer: Viewer,
  { petId }: { petId: string | null },
): Promise<boolean> {
  try {
    await requireBook(query, viewer, petId);
    return true;
  } catch (error) {
    if (error instanceof AppError && ['notFound', 'forbidden'].includes(error.code)) return false;
    throw error;
  }
}

/** Those of these expenses that somebody sees. */
export async function seenOf(
  query: Query,
  viewer: Viewer,
  expenses: readonly Expense[],
): Promise<Expense[]> {
  const seen: Expense[] = [];
  for (const one of expenses) if (await maySeeExpense(query, viewer, one)) seen.push(one);
  return seen;
}

/**
 * All shares of an invoice, or the one expense, for whoever sees `id` of it and may change the whole.
 * @throws AppError notFound, forbidden
 */
export async function requireWhole(
  query: Query,
  viewer: Viewer,
  id: string,
  whole: readonly Expense[],
): Promise<void> {
  const seen = await seenOf(query, viewer, whole);
  const expense = seen.find((one) => one.id === id);
  if (!expense) throw notFound('expense');
  requireWriter(viewer, expense.payer);
  if (seen.length < whole.length) throw forbidden('expenseSharesElsewhere');
}

/** Of one that the viewer sees: what the organisation paid, its treasury alone writes. @throws AppError forbidden */
export function requireWriter(viewer: Viewer, payer: ExpensePayer): void {
  if (!mayWrite(viewer, payer)) throw forbidden('expenseOfOrganisation');
}

export const mayWrite = (viewer: Viewer, payer: ExpensePayer): boolean =>
  payer === 'caretaker' || can(viewer, 'expenses.manage');
