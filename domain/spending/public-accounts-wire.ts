import { toCsv } from '../csv.ts';
import { expenseCategory } from '../expenses/expense-kinds.ts';
import type { PublicAccounts } from './public-accounts-calls.ts';
import { publicPurpose, publicWay } from './public-month.ts';

/** The same in every language: programs read them. */
const head = ['mes', 'seccion', 'clave', 'cantidad', 'monto', 'fecha', 'proveedor'];

const pesos = (cents: number) => (cents / 100).toFixed(2);

type Row = readonly [
  section: string,
  key: string,
  count: number | '',
  cents: number,
  day?: string,
  supplier?: string,
];

function rowsOf(month: PublicAccounts[number]): Row[] {
  const { purposes, ways, categories, receipts } = month;
  return [
    ['saldo_anterior', '', '', month.carriedCents],
    ['entradas', '', month.gifts, month.incomeCents],
    ...purposes.map((one): Row => ['por_fin', publicPurpose.toWire(one.key), one.gifts, one.cents]),
    ...ways.map((one): Row => ['por_medio', publicWay.toWire(one.key), one.gifts, one.cents]),
    ['salidas', '', month.costs, month.spentCents],
    ...categories.map(
      (one): Row => ['por_concepto', expenseCategory.toWire(one.category), one.costs, one.cents],
    ),
    ...(month.coveredCents === null
      ? []
      : [['pagado_con_donativos', '', '', month.coveredCents] as const]),
    ...receipts.map(
      ({ category, cents, onDate, supplier }): Row => [
        ...(['comprobante', expenseCategory.toWire(category), 1, cents] as const),
        ...([onDate, supplier ?? ''] as const),
      ],
    ),
    ['saldo', '', '', month.leftCents],
  ];
}

/** A line for each sum and each receipt. */
export const publicAccountsCsv = (months: PublicAccounts): string =>
  toCsv([
    head,
    ...months.flatMap((one) =>
      rowsOf(one).map(([section, key, count, cents, day = '', supplier = '']) => [
        ...[one.month, section, key, count, pesos(cents), day, supplier],
      ]),
    ),
  ]);
