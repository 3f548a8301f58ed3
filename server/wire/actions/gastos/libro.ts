import { invalid } from '#domain/errors.ts';
import {
  exportExpenses,
  findExpenseCampaigns,
  findExpenses,
  readPetCosts,
  sumExpenses,
} from '#domain/expenses/expense-calls.ts';
import { expenseLimits } from '#domain/expenses/expense-kinds.ts';
import type {
  ExpenseFilter,
  ListedExpense,
} from '#server/features/giving/expenses/expense-reading.ts';
import { implement } from '../../implement.ts';

/** Refuses a word that there is not, which has become undefined. @throws AppError invalid */
function withKnownWords<Filter extends ExpenseFilter>(filter: Filter): Filter {
  for (const name of ['category', 'payer'] as const) {
    if (name in filter && filter[name] === undefined) throw invalid({ [name]: ['chooseOption'] });
  }
  return filter;
}

const listed = (expense: ListedExpense, siteUrl: string) => ({
  ...expense,
  invoice: expense.share && {
    amountCents: expense.share.invoiceCents,
    of: expense.share.of,
    shares: expense.shares,
  },
  receipts: expense.receipts.map((one) => ({ ...one, url: siteUrl + one.path })),
});

export const libro = [
  implement(findExpenses, {
    summary:
      'Expenses of a pet (`mascota_id`), the latest first, for its owner and staff; to others the pet does not exist. Without ' +
      'it of the caller’s own pets, and for the treasury of all pets and of none (`generales`: of none alone), over the last ' +
      `twelve months or a period of at most ${expenseLimits.months}. Files open by their \`url\` for a quarter of an hour.`,
    async handle({ input: { page, limit, ...filter }, viewer, context }) {
      const { items, ...where } = await context.expenses.findExpenses(
        viewer,
        withKnownWords(filter),
        { page, limit },
      );
      const { siteUrl } = context.config;
      return { data: items.map((one) => listed(one, siteUrl)), page: where };
    },
  }),

  implement(sumExpenses, {
    summary:
      'What the expenses of `gastos:consultar` come to: in all, by month, category, who paid, and by supplier (those ' +
      `${expenseLimits.suppliers} with the largest sums).`,
    async handle({ input, viewer, context }) {
      const sums = await context.expenses.sumUp(viewer, withKnownWords(input));
      const total = { amountCents: sums.totalCents, count: sums.count };
      return { data: { ...sums, total } };
    },
  }),

  implement(findExpenseCampaigns, {
    summary:
      'Campaigns that an expense of the organization may name (`campana_id`), the latest first.',
    async handle({ viewer, context }) {
      return { data: await context.expenses.campaigns(viewer) };
    },
  }),

  implement(readPetCosts, {
    summary:
      'What a pet cost so far, its budget (null without one) and what people gave for it after refunds, for its owner and ' +
      'staff; to others 404. `lleva_cuentas`: the caller writes what the organization paid.',
    async handle({ input, viewer, context }) {
      return { data: await context.expenses.readPetCosts(viewer, input.id) };
    },
  }),

  implement(exportExpenses, {
    summary:
      'All expenses that `gastos:consultar` finds as a table for spreadsheets (UTF-8 with its mark, RFC 4180), the earliest first.',
    async handle({ input, viewer, address, context, language }) {
      const { day: today, pieces } = await context.expenses.exportExpenses(
        { viewer, address },
        withKnownWords(input),
        language,
      );
      const name = `${language === 'es' ? 'gastos' : 'expenses'}-${today}.csv`;
      return { file: { name, type: 'text/csv; charset=utf-8', pieces } };
    },
  }),
];
