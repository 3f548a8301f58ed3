import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import type { Actor } from '#domain/access/actor.ts';
import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { conflict, invalid, notFound } from '#domain/errors.ts';
import {
  amountInPesos,
  type CfdiFacts,
  type Expense,
  type ExpenseFacts,
  expenseDayProblem,
  expenseInput,
} from '#domain/expenses/expense.ts';
import { expenseLimits } from '#domain/expenses/expense-kinds.ts';
import type { RecordCreation } from '../idempotency/idempotency.service.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import { admitChange } from '../rate-limits/admit-change.ts';
import { valid } from '../valid.ts';
import { storeCfdi } from './cfdi-file.ts';
import type { ExpenseParts } from './expense-parts.ts';
import {
  maySeeExpense,
  requireBook,
  requirePetExpenses,
  requireWriter,
} from './expenses.policy.ts';
import {
  countOfPet,
  findExpense,
  insertExpense,
  lockExpense,
  updateExpense,
} from './expenses.repository.ts';
import { requireNewInvoice } from './known-invoice.ts';
import { storeBudget } from './pet-budgets.repository.ts';
import { readCfdi } from './read-cfdi.ts';
import { recordChange } from './record-change.ts';

const dayMs = 86_400_000;

/** What an invoice's XML says, and that it is not recorded yet. Keeps nothing. @throws AppError unauthenticated, invalid, conflict, tooManyRequests */
export async function readInvoice(
  { database, limits }: ExpenseParts,
  viewer: Viewer,
  xml: string,
): Promise<CfdiFacts> {
  requireAccount(viewer);
  await admitChange(limits, viewer);
  const facts = readCfdi(xml);
  await requireNewInvoice(database.query, viewer, facts.uuid);
  return facts;
}

interface NewExpense {
  /** null: of no pet. */
  petId: string | null;
  /** As `expenseInput` takes it. */
  input: unknown;
  /** The XML of its invoice, which becomes a file of it. */
  cfdi?: string;
}

/**
 * @param recordCreation is told the new id, in the transaction
 * @returns the new expense's id
 * @throws AppError unauthenticated, notFound, forbidden, invalid (by field), conflict (full, or an invoice that is
 * recorded already), tooManyRequests
 */
export async function record(
  parts: ExpenseParts,
  actor: Actor,
  { petId, input, cfdi }: NewExpense,
  recordCreation?: RecordCreation,
): Promise<string> {
  const { database, limits, clock } = parts;
  const { viewer } = actor;
  const authorId = requireAccount(viewer);
  await requireBook(database.query, viewer, petId);
  const facts = check(parts, viewer, petId, input);
  const invoice = cfdi === undefined ? undefined : readCfdi(cfdi);
  requireWithin(facts, invoice?.totalCents ?? null);
  await admitChange(limits, viewer);
  const now = clock.now().toISOString();
  const expense: Expense = {
    ...facts,
    id: uuid(),
    petId,
    petName: '',
    supplierRfc: invoice?.supplierRfc ?? '',
    cfdiUuid: invoice?.uuid ?? null,
    cfdiCents: invoice?.totalCents ?? null,
    authorId,
    createdAt: now,
    changedAt: now,
    deletedAt: null,
    version: 1,
  };
  await storeCfdi(parts, expense, cfdi, (file) =>
    database.transaction(async (tx) => {
      // In this order everywhere: the pet, then the whole table.
      if (petId !== null) await petReferences.lock(tx, petId);
      if (invoice) await database.dialect.lockTable(tx.query, 'expenses');
      const pet = await requireBook(tx.query, viewer, petId);
      const isFull = petId !== null && (await countOfPet(tx.query, petId)) >= expenseLimits.ofPet;
      if (isFull) throw conflict('expenseFull');
      if (invoice) await requireNewInvoice(tx.query, viewer, invoice.uuid);
      await insertExpense(tx, expense);
      await file(tx);
      await recordChange(parts, tx, actor, { pet, expenseId: expense.id, what: 'added' });
      await recordCreation?.(tx, expense.id);
    }),
  );
  return expense.id;
}

/**
 * What is said takes the place of all that the expense said; whose it is, and its invoice, stay.
 * @throws AppError unauthenticated, notFound, forbidden (the organisation's), invalid (by field), conflict (changed since
 * it was read), tooManyRequests
 */
export async function correct(
  parts: ExpenseParts,
  actor: Actor,
  expenseId: string,
  { version, ...input }: Readonly<Record<string, unknown>> & { version?: number },
): Promise<void> {
  await change(parts, actor, expenseId, 'corrected', (expense) => {
    if (expense.deletedAt !== null) throw notFound('expense');
    if (version !== undefined && version !== expense.version) throw conflict('expenseChangedSince');
    const facts = check(parts, actor.viewer, expense.petId, input);
    requireWithin(facts, expense.cfdiCents);
    return { ...expense, ...facts };
  });
}

/** It can be brought back for a day. @throws AppError unauthenticated, notFound, forbidden, tooManyRequests */
export async function remove(parts: ExpenseParts, actor: Actor, expenseId: string): Promise<void> {
  await change(parts, actor, expenseId, 'deleted', (expense) => {
    if (expense.deletedAt !== null) throw notFound('expense');
    return { ...expense, deletedAt: parts.clock.now().toISOString() };
  });
}

/** @throws AppError unauthenticated, notFound, forbidden, conflict (too late, or its invoice is recorded anew), tooManyRequests */
export async function restore(parts: ExpenseParts, actor: Actor, expenseId: string): Promise<void> {
  await change(parts, actor, expenseId, 'restored', (expense) => {
    const { deletedAt } = expense;
    const since = parts.clock.now().getTime() - expenseLimits.undoDays * dayMs;
    if (deletedAt !== null && Date.parse(deletedAt) < since) throw conflict('expenseUndoOver');
    return { ...expense, deletedAt: null };
  });
}

/**
 * What somebody estimates that the pet will need, all in all.
 * @param input pesos; null: no budget any more
 * @throws AppError unauthenticated, notFound, invalid, tooManyRequests
 */
export async function setBudget(
  parts: ExpenseParts,
  actor: Actor,
  petId: string,
  input: unknown,
): Promise<void> {
  const { database, limits, clock } = parts;
  await requirePetExpenses(database.query, actor.viewer, petId);
  const { amountCents } = valid(budgetInput, { amountCents: input });
  await admitChange(limits, actor.viewer);
  await database.transaction(async (tx) => {
    await petReferences.lock(tx, petId);
    const pet = await requirePetExpenses(tx.query, actor.viewer, petId);
    await storeBudget(tx, petId, amountCents, clock.now().toISOString());
    await recordChange(parts, tx, actor, { pet, what: 'budget' });
  });
}

const budgetInput = z.object({ amountCents: amountInPesos.nullable() });

/** @throws AppError invalid, forbidden */
function check(
  { today }: ExpenseParts,
  viewer: Viewer,
  petId: string | null,
  input: unknown,
): ExpenseFacts {
  const facts = valid(expenseInput, input);
  const problem = expenseDayProblem(facts.onDate, today());
  if (problem) throw invalid({ onDate: [problem] });
  if (petId === null && facts.payer === 'caretaker') throw invalid({ payer: ['expenseOfNobody'] });
  requireWriter(viewer, facts.payer);
  return facts;
}

/** @throws AppError invalid */
function requireWithin({ amountCents }: ExpenseFacts, cfdiCents: number | null): void {
  if (cfdiCents !== null && amountCents > cfdiCents) {
    throw invalid({ amountCents: ['expenseMoreThanCfdi'] });
  }
}

/** @param changed what becomes of it */
async function change(
  parts: ExpenseParts,
  actor: Actor,
  expenseId: string,
  what: 'corrected' | 'deleted' | 'restored',
  changed: (expense: Expense) => Expense,
): Promise<void> {
  const { database, limits, clock } = parts;
  const { viewer } = actor;
  requireAccount(viewer);
  await admitChange(limits, viewer);
  await database.transaction(async (tx) => {
    const found = await findExpense(tx.query, expenseId);
    if (!found || !(await maySeeExpense(tx.query, viewer, found))) throw notFound('expense');
    if (found.petId !== null) await petReferences.lock(tx, found.petId);
    const returns = what === 'restored' && found.cfdiUuid !== null;
    if (returns) await database.dialect.lockTable(tx.query, 'expenses');
    // Read anew behind the locks: somebody may have changed it meanwhile.
    const expense = await lockExpense(tx, expenseId);
    if (!expense || !(await maySeeExpense(tx.query, viewer, expense))) throw notFound('expense');
    requireWriter(viewer, expense.payer);
    const after = changed(expense);
    if (JSON.stringify(after) === JSON.stringify(expense)) return;
    if (what === 'restored' && expense.cfdiUuid !== null) {
      await requireNewInvoice(tx.query, viewer, expense.cfdiUuid);
    }
    await updateExpense(tx, {
      ...after,
      changedAt: clock.now().toISOString(),
      version: expense.version + 1,
    });
    const pet = await requireBook(tx.query, viewer, expense.petId);
    await recordChange(parts, tx, actor, { pet, expenseId, what });
  });
}
