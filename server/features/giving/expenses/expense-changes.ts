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
import type { Tx } from '#server/db/database.ts';
import {
  type PetReference,
  petReferences,
} from '#server/features/animals/pets/core/pet-references.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { valid } from '#server/features/kits/valid.ts';
import { campaignReferences } from '../campaigns/campaign-references.ts';
import { storeCfdi } from './cfdi-file.ts';
import { correctedAmounts, type PetPart, partsOf } from './divided-invoice.ts';
import type { ExpenseDependencies } from './expense-dependencies.ts';
import { requireBook, requireBooks, requirePetExpenses, requireWriter } from './expenses.policy.ts';
import { countOfPet, insertExpense, updateExpense } from './expenses.repository.ts';
import { requireNewInvoice } from './known-invoice.ts';
import { lockWritable } from './lock-writable.ts';
import { storeBudget } from './pet-budgets.repository.ts';
import { readCfdi } from './read-cfdi.ts';
import { recordChange } from './record-change.ts';

const dayMs = 86_400_000;

/** What an invoice's XML says, and that it is not recorded yet. Keeps nothing. @throws AppError unauthenticated, invalid, conflict, tooManyRequests */
export async function readInvoice(
  { database, limits }: ExpenseDependencies,
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
  /** The pets of an invoice that is divided, as `sharesInput` takes them; then the amount is the invoice's. */
  shares?: unknown;
  /** The XML of its invoice, which becomes a file of it. */
  cfdi?: string;
}

/**
 * An expense of a pet or of none, or one for each pet that an invoice is divided over.
 * @param recordCreation is told the new id, in the transaction
 * @returns the new expense's id; of a divided invoice that of the first share
 * @throws AppError unauthenticated, notFound, forbidden, invalid (by field), conflict (full, or an invoice that is
 * recorded already), tooManyRequests
 */
export async function record(
  dependencies: ExpenseDependencies,
  actor: Actor,
  { petId, input, shares, cfdi }: NewExpense,
  recordCreation?: RecordCreation,
): Promise<string> {
  const { database, limits, clock } = dependencies;
  const { viewer } = actor;
  const authorId = requireAccount(viewer);
  if (shares === undefined) await requireBook(database.query, viewer, petId);
  const facts = valid(expenseInput, input);
  const divided = partsOf(petId, facts.amountCents, shares);
  if (shares !== undefined) await requireBooks(database.query, viewer, divided);
  check(dependencies, viewer, petId !== null || shares !== undefined, facts);
  await requireCampaign(database, facts);
  const invoice = cfdi === undefined ? undefined : readCfdi(cfdi);
  requireWithin(facts.amountCents, invoice?.totalCents ?? null);
  await admitChange(limits, viewer);
  const now = clock.now().toISOString();
  const expenses = divided.map(
    (part): Expense => ({
      ...facts,
      ...part,
      id: uuid(),
      petName: '',
      supplierRfc: invoice?.supplierRfc ?? '',
      cfdiUuid: invoice?.uuid ?? null,
      cfdiCents: invoice?.totalCents ?? null,
      authorId,
      createdAt: now,
      changedAt: now,
      deletedAt: null,
      version: 1,
    }),
  );
  const [first] = expenses;
  if (!first) throw new Error('An expense without a part');
  await storeCfdi(dependencies, first, cfdi, (file) =>
    database.transaction(async (tx) => {
      const pets = await lockBooks(dependencies, tx, viewer, divided, invoice !== undefined);
      if (invoice) await requireNewInvoice(tx.query, viewer, invoice.uuid);
      for (const expense of expenses) await insertExpense(tx, expense);
      await file(tx);
      for (const [index, pet] of pets.entries()) {
        const expenseId = expenses[index]?.id;
        await recordChange(dependencies, tx, actor, { pet, expenseId, what: 'added' });
      }
      await recordCreation?.(tx, first.id);
    }),
  );
  return first.id;
}

/**
 * The pets that get an expense, in the order of `divided`; nobody else gives them one until the end of the transaction.
 * @throws AppError unauthenticated, notFound, forbidden, conflict (full)
 */
async function lockBooks(
  { database }: ExpenseDependencies,
  tx: Tx,
  viewer: Viewer,
  divided: readonly PetPart[],
  withInvoice: boolean,
): Promise<(PetReference | undefined)[]> {
  const petIds = divided.flatMap(({ petId }) => petId ?? []);
  // In this order everywhere: the pets by their ids, then the whole table.
  for (const id of petIds.toSorted()) await petReferences.lock(tx, id);
  if (withInvoice) await database.dialect.lockTable(tx.query, 'expenses');
  const pets = await requireBooks(tx.query, viewer, divided);
  for (const id of petIds) {
    if ((await countOfPet(tx.query, id)) >= expenseLimits.ofPet) throw conflict('expenseFull');
  }
  return pets;
}

/**
 * What is said takes the place of all that the expense said, and all shares of its invoice with it; whose they are, and the
 * invoice's stamp, stay.
 * @throws AppError unauthenticated, notFound, forbidden (the organisation's), invalid (by field), conflict (changed since
 * it was read), tooManyRequests
 */
export async function correct(
  dependencies: ExpenseDependencies,
  actor: Actor,
  expenseId: string,
  {
    version,
    shares,
    ...input
  }: Readonly<Record<string, unknown>> & { version?: number; shares?: unknown },
): Promise<void> {
  await change(dependencies, actor, expenseId, 'corrected', (expense, whole) => {
    if (expense.deletedAt !== null) throw notFound('expense');
    if (version !== undefined && version !== expense.version) throw conflict('expenseChangedSince');
    const facts = valid(expenseInput, input);
    const isOfPets = whole.every(({ petId }) => petId !== null);
    check(dependencies, actor.viewer, isOfPets, facts);
    const corrected = correctedAmounts(whole, expense, facts.amountCents, shares);
    requireWithin(corrected[0]?.share?.invoiceCents ?? facts.amountCents, expense.cfdiCents);
    return corrected.map((one) => ({ ...one, ...facts, amountCents: one.amountCents }));
  });
}

/** With all shares of its invoice. It can be brought back for a day. @throws AppError unauthenticated, notFound, forbidden, tooManyRequests */
export async function remove(
  dependencies: ExpenseDependencies,
  actor: Actor,
  expenseId: string,
): Promise<void> {
  const deletedAt = dependencies.clock.now().toISOString();
  await change(dependencies, actor, expenseId, 'deleted', (expense, whole) => {
    if (expense.deletedAt !== null) throw notFound('expense');
    return whole.map((one) => ({ ...one, deletedAt }));
  });
}

/** @throws AppError unauthenticated, notFound, forbidden, conflict (too late, or its invoice is recorded anew), tooManyRequests */
export async function restore(
  dependencies: ExpenseDependencies,
  actor: Actor,
  expenseId: string,
): Promise<void> {
  await change(dependencies, actor, expenseId, 'restored', ({ deletedAt }, whole) => {
    const since = dependencies.clock.now().getTime() - expenseLimits.undoDays * dayMs;
    if (deletedAt !== null && Date.parse(deletedAt) < since) throw conflict('expenseUndoOver');
    return whole.map((one) => ({ ...one, deletedAt: null }));
  });
}

/**
 * What somebody estimates that the pet will need, all in all.
 * @param input pesos; null: no budget any more
 * @throws AppError unauthenticated, notFound, invalid, tooManyRequests
 */
export async function setBudget(
  dependencies: ExpenseDependencies,
  actor: Actor,
  petId: string,
  input: unknown,
): Promise<void> {
  const { database, limits, clock } = dependencies;
  await requirePetExpenses(database.query, actor.viewer, petId);
  const { amount } = valid(budgetInput, { amount: input });
  await admitChange(limits, actor.viewer);
  await database.transaction(async (tx) => {
    await petReferences.lock(tx, petId);
    const pet = await requirePetExpenses(tx.query, actor.viewer, petId);
    await storeBudget(tx, petId, amount, clock.now().toISOString());
    await recordChange(dependencies, tx, actor, { pet, what: 'budget' });
  });
}

const budgetInput = z.object({ amount: amountInPesos.nullable() });

/** @throws AppError invalid, forbidden */
function check(
  { today }: ExpenseDependencies,
  viewer: Viewer,
  isOfPets: boolean,
  { onDate, payer, campaignId }: ExpenseFacts,
): void {
  const problem = expenseDayProblem(onDate, today());
  if (problem) throw invalid({ onDate: [problem] });
  if (campaignId !== null && payer === 'caretaker') {
    throw invalid({ campaignId: ['expenseCampaignOfOthers'] });
  }
  if (!isOfPets && payer === 'caretaker') throw invalid({ payer: ['expenseOfNobody'] });
  requireWriter(viewer, payer);
}

/** @throws AppError invalid */
async function requireCampaign(tx: Pick<Tx, 'query'>, { campaignId }: ExpenseFacts): Promise<void> {
  if (campaignId === null) return;
  const titles = await campaignReferences.titlesOf(tx.query, [campaignId]);
  if (!titles.has(campaignId)) throw invalid({ campaignId: ['chooseOption'] });
}

/** @throws AppError invalid */
function requireWithin(amountCents: number, cfdiCents: number | null): void {
  if (cfdiCents !== null && amountCents > cfdiCents) {
    throw invalid({ amount: ['expenseMoreThanCfdi'] });
  }
}

/** @param changed what becomes of it and of all shares of its invoice, in their order */
async function change(
  dependencies: ExpenseDependencies,
  actor: Actor,
  expenseId: string,
  what: 'corrected' | 'deleted' | 'restored',
  changed: (expense: Expense, whole: readonly Expense[]) => Expense[],
): Promise<void> {
  const { database, limits, clock } = dependencies;
  const { viewer } = actor;
  requireAccount(viewer);
  await admitChange(limits, viewer);
  await database.transaction(async (tx) => {
    const { expense, whole } = await lockWritable(
      dependencies,
      tx,
      viewer,
      expenseId,
      (found) => what === 'restored' && found.cfdiUuid !== null,
    );
    const after = changed(expense, whole);
    if (JSON.stringify(after) === JSON.stringify(whole)) return;
    if (what === 'restored' && expense.cfdiUuid !== null) {
      await requireNewInvoice(tx.query, viewer, expense.cfdiUuid);
    }
    const changedAt = clock.now().toISOString();
    if (what === 'corrected' && after[0]) await requireCampaign(tx, after[0]);
    for (const one of after) {
      await updateExpense(tx, { ...one, changedAt, version: one.version + 1 });
      const pet = await requireBook(tx.query, viewer, one.petId);
      await recordChange(dependencies, tx, actor, { pet, expenseId: one.id, what });
    }
  });
}
