import { requireAccount } from '#domain/access/relations.ts';
import { can, requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { addMonths } from '#domain/adoption/figures.ts';
import { isDate } from '#domain/dates.ts';
import { invalid } from '#domain/errors.ts';
import type { Expense } from '#domain/expenses/expense.ts';
import {
  type ExpenseCategory,
  type ExpensePayer,
  expenseCategory,
  expenseLimits,
} from '#domain/expenses/expense-kinds.ts';
import type { Bilingual } from '#domain/language.ts';
import type { Paged } from '#domain/paging.ts';
import { foldText } from '#domain/text.ts';
import {
  type PetReference,
  petReferences,
} from '#server/features/animals/pets/core/pet-references.ts';
import { campaignReferences } from '../campaigns/campaign-references.ts';
import { donationReferences } from '../donations/donation-references.ts';
import type { ExpenseDependencies } from './expense-dependencies.ts';
import { type ListedReceipt, receiptsOf } from './expense-files.ts';
import {
  type ExpenseSearch,
  type ExpenseSum,
  pageOfExpenses,
  sumExpenses,
} from './expense-search.repository.ts';
import { mayWrite, requirePetExpenses, seenOf } from './expenses.policy.ts';
import { sharesOf } from './expenses.repository.ts';
import { findBudget } from './pet-budgets.repository.ts';

/** Days are YYYY-MM-DD, both included. */
export interface ExpenseFilter {
  /** Of one pet, for its people; else of the viewer's own pets, and of all for who keeps the expenses of all. */
  petId?: string;
  /** Those of no pet alone. */
  general?: boolean;
  from?: string;
  to?: string;
  category?: ExpenseCategory;
  payer?: ExpensePayer;
  /** The whole name, whatever its case and accents. */
  supplier?: string;
  campaignId?: string;
}

export interface ListedExpense extends Expense {
  campaign: { id: string; title: Bilingual } | null;
  receipts: ListedReceipt[];
  /** Whether the viewer corrects and deletes it. */
  mayChange: boolean;
  /** Of a divided invoice, the shares that the viewer sees, in their order; else empty. */
  shares: Expense[];
}

/**
 * The latest first.
 * @throws AppError unauthenticated, notFound (the pet), invalid
 */
export async function findExpenses(
  dependencies: ExpenseDependencies,
  viewer: Viewer,
  filter: ExpenseFilter,
  page: { page: number; limit: number },
): Promise<Paged<ListedExpense>> {
  const { query } = dependencies.database;
  const { search, pet } = await searchOf(dependencies, viewer, filter);
  const found = await pageOfExpenses(query, search, page);
  const receipts = await receiptsOf(dependencies, found.items);
  const invoices = [...new Set(found.items.flatMap(({ share }) => share?.invoiceId ?? []))];
  const whole = await sharesOf(query, invoices);
  const seen = await seenOf(query, viewer, whole);
  const names = await petNames(
    dependencies,
    [...found.items, ...seen],
    invoices.length ? undefined : pet,
  );
  const titles = await campaignReferences.titlesOf(
    query,
    found.items.map(({ campaignId }) => campaignId),
  );
  const campaignOf = ({ campaignId: id }: Expense) => {
    const title = titles.get(id ?? '');
    return id !== null && title ? { id, title } : null;
  };
  const named = (one: Expense) => ({ ...one, petName: nameIn(names, one) });
  const ofInvoice = (shares: Expense[], { share }: Expense) =>
    share === null ? [] : shares.filter((one) => one.share?.invoiceId === share.invoiceId);
  return {
    ...found,
    items: found.items.map((one) => {
      const shares = ofInvoice(seen, one);
      const isWhole = shares.length === ofInvoice(whole, one).length;
      return {
        ...named(one),
        campaign: campaignOf(one),
        receipts: receipts.get(one.id) ?? [],
        mayChange: isWhole && mayWrite(viewer, one.payer),
        shares: shares.map(named),
      };
    }),
  };
}

/** By id, of the pets of these expenses. */
export async function petNames(
  { database }: Pick<ExpenseDependencies, 'database'>,
  expenses: readonly Expense[],
  pet?: PetReference,
): Promise<ReadonlyMap<string, string>> {
  if (pet) return new Map([[pet.id, pet.name]]);
  const ids = [...new Set(expenses.flatMap(({ petId }) => petId ?? []))];
  const pets = ids.length === 0 ? [] : await petReferences.find(database.query, ids);
  return new Map(pets.map(({ id, name }) => [id, name]));
}

/** '' for one of no pet. */
export const nameIn = (
  names: ReadonlyMap<string, string>,
  { petId, petName }: Pick<Expense, 'petId' | 'petName'>,
): string => (petId === null ? petName : (names.get(petId) ?? petName));

export interface ExpenseSums {
  totalCents: number;
  count: number;
  /** The earliest first; of those that have one. */
  months: ExpenseSum[];
  /** In the order in which people are asked; those that have one. */
  categories: ExpenseSum<ExpenseCategory>[];
  payers: ExpenseSum<ExpensePayer>[];
  /** The largest first. */
  suppliers: ExpenseSum[];
}

/** @throws AppError as `findExpenses` */
export async function sumUp(
  dependencies: ExpenseDependencies,
  viewer: Viewer,
  filter: ExpenseFilter,
): Promise<ExpenseSums> {
  const { search } = await searchOf(dependencies, viewer, filter);
  const { query } = dependencies.database;
  const payers = await sumExpenses(query, search, 'payer', 2);
  const categories = await sumExpenses(query, search, 'category', expenseCategory.values.length);
  const months = await sumExpenses(query, search, 'month', 12 * (expenseLimits.yearsBack + 10));
  const rank = (key: ExpenseCategory) => expenseCategory.values.indexOf(key);
  return {
    totalCents: payers.reduce((total, { amountCents }) => total + amountCents, 0),
    count: payers.reduce((total, one) => total + one.count, 0),
    months: months.sort((a, b) => (a.key < b.key ? -1 : 1)),
    categories: categories.sort((a, b) => rank(a.key) - rank(b.key)),
    payers,
    suppliers: await sumExpenses(query, search, 'supplier', expenseLimits.suppliers),
  };
}

export interface PetCosts {
  pet: Pick<PetReference, 'id' | 'name'>;
  /** YYYY-MM-DD */
  today: string;
  totalCents: number;
  /** null where nobody set one. */
  budgetCents: number | null;
  /** What people gave for the pet, after refunds. */
  donatedCents: number;
  /** Whether the viewer writes what the organisation paid. */
  keepsBooks: boolean;
}

/** What a pet cost so far, for its people. @throws AppError unauthenticated, notFound */
export async function readPetCosts(
  dependencies: ExpenseDependencies,
  viewer: Viewer,
  petId: string,
): Promise<PetCosts> {
  const { query } = dependencies.database;
  const pet = await requirePetExpenses(query, viewer, petId);
  const sums = await sumExpenses(query, { petId }, 'payer', 2);
  return {
    pet: { id: pet.id, name: pet.name },
    today: dependencies.today(),
    totalCents: sums.reduce((total, { amountCents }) => total + amountCents, 0),
    budgetCents: await findBudget(query, petId),
    donatedCents: await donationReferences.givenForPet(query, petId),
    keepsBooks: can(viewer, 'expenses.manage'),
  };
}

/**
 * What a filter asks for, where the viewer may. Over several pets it spans a bounded period: the last twelve months where
 * it says none.
 * @throws AppError unauthenticated, notFound (the pet), invalid
 */
export async function searchOf(
  { database, today }: Pick<ExpenseDependencies, 'database' | 'today'>,
  viewer: Viewer,
  { supplier, ...filter }: ExpenseFilter,
): Promise<{ search: ExpenseSearch; pet: PetReference | undefined }> {
  const accountId = requireAccount(viewer);
  const pet =
    filter.petId === undefined
      ? undefined
      : await requirePetExpenses(database.query, viewer, filter.petId);
  for (const name of ['from', 'to'] as const) {
    const day = filter[name];
    if (day !== undefined && !isDate(day)) throw invalid({ [name]: ['invalidDate'] });
  }
  const search: ExpenseSearch = {
    ...filter,
    ...(supplier !== undefined && { supplier: foldText(supplier) }),
  };
  if (pet) return { search, pet };
  const to = filter.to ?? today();
  const from = filter.from ?? `${addMonths(to.slice(0, 7), -11)}-01`;
  const earliest = `${addMonths(to.slice(0, 7), -expenseLimits.months)}${to.slice(7)}`;
  if (from > to) throw invalid({ to: ['rangeInverted'] });
  if (from < earliest) throw invalid({ from: ['expensePeriod'] });
  const ownerId = can(viewer, 'expenses.manage') ? undefined : accountId;
  return { search: { ...search, ownerId, from, to }, pet };
}

/** Among which whoever keeps the books chooses. */
const mostCampaigns = 200;

/** That an expense may name, the latest first. @throws AppError unauthenticated, forbidden */
export async function campaigns(
  { database }: Pick<ExpenseDependencies, 'database'>,
  viewer: Viewer,
): Promise<{ id: string; title: Bilingual }[]> {
  requireRight(viewer, 'expenses.manage');
  return campaignReferences.started(database.query, mostCampaigns);
}
