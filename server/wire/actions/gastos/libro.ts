import { z } from 'zod';
import {
  type ExpenseCategory,
  type ExpensePayer,
  expenseCategory,
  expenseLimits,
  expensePayer,
} from '#domain/expenses/expense-kinds.ts';
import { pageSize } from '#domain/paging.ts';
import type { ExpenseSum } from '#server/features/expenses/expense-reading.ts';
import {
  expenseFilter,
  expenseNames,
  expenseShape,
  expenseToWire,
  filterFromWire,
} from '../../expenses.ts';
import { withWireNames } from '../../field-names.ts';
import { defineAction } from '../../registry.ts';
import { count, day, flag, id, pesos, shape, text, wordOf } from '../../values.ts';
import { wireId, wireLanguage } from '../../wire-text.ts';

const consultar = defineAction({
  name: 'gastos:consultar',
  summary:
    'Expenses of a pet (`mascota_id`), the latest first, for its owner and staff; to others the pet does not exist. Without ' +
    'it of the caller’s own pets, and for the treasury of all pets and of none (`generales`: of none alone), over the last ' +
    `twelve months or a period of at most ${expenseLimits.months}. Files open by their \`url\` for a quarter of an hour.`,
  access: 'session',
  paginated: true,
  input: z.strictObject({
    ...expenseFilter,
    page: z.int().min(1).max(100_000).default(1),
    limit: z.int().min(1).max(100).default(pageSize),
    lang: wireLanguage,
  }),
  output: z.array(expenseShape),
  errors: { 404: ['notFound'] },
  async handle({ input: { page, limit, ...filter }, viewer, context }) {
    const { items, ...where } = await withWireNames(expenseNames, () =>
      context.expenses.findExpenses(viewer, filterFromWire(filter), { page, limit }),
    );
    const { siteUrl } = context.config;
    return { data: items.map((one) => expenseToWire(one, siteUrl)), page: where };
  },
});

const sum = { monto: pesos, gastos: count };
const sumToWire = ({ amountCents, count: gastos }: ExpenseSum) => ({
  monto: amountCents / 100,
  gastos,
});

const sumar = defineAction({
  name: 'gastos:sumar',
  summary:
    'What the expenses of `gastos:consultar` come to: in all, by month, category, who paid, and by supplier (those ' +
    `${expenseLimits.suppliers} with the largest sums).`,
  access: 'session',
  input: z.strictObject({ ...expenseFilter, lang: wireLanguage }),
  output: shape({
    total: shape(sum),
    meses: z.array(shape({ mes: text, ...sum })),
    categorias: z.array(shape({ categoria: wordOf(expenseCategory), ...sum })),
    pagado_por: z.array(shape({ pagado_por: wordOf(expensePayer), ...sum })),
    proveedores: z.array(shape({ proveedor: text, ...sum })),
  }),
  errors: { 404: ['notFound'] },
  async handle({ input, viewer, context }) {
    const sums = await withWireNames(expenseNames, () =>
      context.expenses.sumUp(viewer, filterFromWire(input)),
    );
    return {
      data: {
        total: { monto: sums.totalCents / 100, gastos: sums.count },
        meses: sums.months.map((one) => ({ mes: one.key, ...sumToWire(one) })),
        categorias: sums.categories.map((one) => ({
          categoria: expenseCategory.toWire(one.key as ExpenseCategory),
          ...sumToWire(one),
        })),
        pagado_por: sums.payers.map((one) => ({
          pagado_por: expensePayer.toWire(one.key as ExpensePayer),
          ...sumToWire(one),
        })),
        proveedores: sums.suppliers.map((one) => ({ proveedor: one.key, ...sumToWire(one) })),
      },
    };
  },
});

const mascota = defineAction({
  name: 'gastos:mascota',
  summary:
    'What a pet cost so far, its budget (null without one) and what people gave for it after refunds, for its owner and ' +
    'staff; to others 404. `lleva_cuentas`: the caller writes what the organization paid.',
  access: 'session',
  input: z.strictObject({ id: wireId, lang: wireLanguage }),
  output: shape({
    hoy: day,
    mascota: shape({ id, nombre: text }),
    total: pesos,
    presupuesto: pesos.nullable(),
    donado: pesos,
    lleva_cuentas: flag,
  }),
  errors: { 404: ['notFound'] },
  async handle({ input, viewer, context }) {
    const found = await context.expenses.readPetCosts(viewer, input.id);
    return {
      data: {
        hoy: found.today,
        mascota: { id: found.pet.id, nombre: found.pet.name },
        total: found.totalCents / 100,
        presupuesto: found.budgetCents === null ? null : found.budgetCents / 100,
        donado: found.donatedCents / 100,
        lleva_cuentas: found.keepsBooks,
      },
    };
  },
});

const exportar = defineAction({
  name: 'gastos:exportar',
  summary:
    'All expenses that `gastos:consultar` finds as a table for spreadsheets (UTF-8 with its mark, RFC 4180), the earliest first.',
  access: 'session',
  produces: 'text/csv',
  input: z.strictObject({ ...expenseFilter, lang: wireLanguage }),
  errors: { 404: ['notFound'] },
  async handle({ input, viewer, address, context, language }) {
    const { day: today, pieces } = await withWireNames(expenseNames, () =>
      context.expenses.exportExpenses({ viewer, address }, filterFromWire(input), language),
    );
    const name = `${language === 'es' ? 'gastos' : 'expenses'}-${today}.csv`;
    return { file: { name, type: 'text/csv; charset=utf-8', pieces } };
  },
});

export const libro = [consultar, sumar, mascota, exportar];
