import {
  cents,
  count,
  day,
  flag,
  list,
  nullable,
  object,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { expenseCategory } from '../expenses/expense-kinds.ts';
import { publicPurpose, publicWay } from './public-month.ts';

const sum = { gifts: wire('donativos', count), cents: wire('monto', cents) };

/** What everybody reads of a month. */
export const publicMonthFields = {
  month: wire('mes', text),
  asOf: wire('al', day),
  isTest: wire('de_prueba', flag),
  gifts: wire('donativos', count),
  incomeCents: wire('entradas', cents),
  purposes: wire('por_fin', list(object({ key: wire('fin', word(publicPurpose)), ...sum }))),
  ways: wire('por_medio', list(object({ key: wire('medio', word(publicWay)), ...sum }))),
  costs: wire('gastos', count),
  spentCents: wire('salidas', cents),
  categories: wire(
    'por_concepto',
    list(
      object({
        category: wire('concepto', word(expenseCategory)),
        costs: wire('gastos', count),
        cents: wire('monto', cents),
      }),
    ),
  ),
  coveredCents: wire('pagado_con_donativos', nullable(cents)),
  receipts: wire(
    'comprobantes',
    list(
      object({
        onDate: wire('fecha', day),
        category: wire('concepto', word(expenseCategory)),
        cents: wire('monto', cents),
        supplier: wire('proveedor', nullable(text)),
      }),
    ),
  ),
};
