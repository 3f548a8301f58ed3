import { addCalendarMonths } from '#domain/calendar-months.ts';
import { addDays } from '#domain/dates.ts';
import type { ExpenseCategory } from '#domain/expenses/expense-kinds.ts';
import {
  fewestGifts,
  mergeSmall,
  type PublicMonth,
  publicSupplier,
} from '#domain/spending/public-month.ts';
import { donationReferences } from '../donations/donation-references.ts';
import { expenseReferences, type OrganisationCost } from '../expenses/expense-references.ts';
import { coveredIn } from './gift-uses.repository.ts';
import type { ChosenReceipts } from './published-months.repository.ts';
import type { SpendingDependencies } from './spending-dependencies.ts';

/** Expenses of a month: some hundreds; more are not added up here. */
const mostCosts = 20_000;
const atOnce = 1_000;

/** What everybody would read of a month (YYYY-MM), with the expenses whose receipts may be shown. */
export async function accountsOf(
  { database: { query }, config, today }: SpendingDependencies,
  month: string,
  { receipts, showsSuppliers }: ChosenReceipts,
): Promise<{ content: PublicMonth; costs: OrganisationCost[] }> {
  const hasReal = (await donationReferences.firstMonth(query, false)) !== undefined;
  const isTest = !hasReal && config.payments.builtIn;
  const sums = await donationReferences.publicSums(query, month, isTest);
  const costs = await costsOf(query, month);
  const covered = await coveredIn(query, month);
  const chosen = new Set(receipts);
  const content: PublicMonth = {
    ...{ month, asOf: today(), isTest, gifts: sums.gifts, incomeCents: sums.cents },
    purposes: mergeSmall(sums.purposes),
    ways: mergeSmall(sums.ways),
    costs: costs.length,
    spentCents: costs.reduce((sum, { cents }) => sum + cents, 0),
    categories: byCategory(costs),
    coveredCents: covered.gifts < fewestGifts ? null : covered.cents,
    receipts: costs
      .filter(({ id }) => chosen.has(id))
      .map(({ onDate, category, cents, supplier, supplierRfc }) => ({
        ...{ onDate, category, cents },
        supplier: showsSuppliers ? publicSupplier(supplier, supplierRfc) : null,
      })),
  };
  return { content, costs };
}

async function costsOf(
  query: SpendingDependencies['database']['query'],
  month: string,
): Promise<OrganisationCost[]> {
  const days = { from: `${month}-01`, to: addDays(addCalendarMonths(`${month}-01`, 1), -1) };
  const all: OrganisationCost[] = [];
  let after: OrganisationCost | undefined;
  do {
    const portion = await expenseReferences.organisationCosts(query, days, after, atOnce);
    after = portion.length === atOnce ? portion.at(-1) : undefined;
    all.push(...portion);
    if (all.length > mostCosts) throw new Error('More expenses in a month than are added up');
  } while (after);
  return all;
}

function byCategory(costs: readonly OrganisationCost[]): PublicMonth['categories'] {
  const sums = new Map<ExpenseCategory, PublicMonth['categories'][number]>();
  for (const { category, cents } of costs) {
    const sum = sums.get(category) ?? { category, costs: 0, cents: 0 };
    sums.set(category, sum);
    sum.costs += 1;
    sum.cents += cents;
  }
  return [...sums.values()].sort((a, b) => b.cents - a.cents);
}
