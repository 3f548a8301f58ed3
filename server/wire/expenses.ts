import { z } from 'zod';
import { invalid } from '#domain/errors.ts';
import { expenseCategory, expenseLimits, expensePayer } from '#domain/expenses/expense-kinds.ts';
import type { ExpenseFilter, ListedExpense } from '#server/features/expenses/expense-reading.ts';
import { address, count, day, flag, id, pesos, shape, text, wordOf } from './values.ts';
import { wireId, wireText } from './wire-text.ts';

/** Expenses as the wire says them. */

/** By their names in the code. */
export const expenseNames = {
  onDate: 'fecha',
  category: 'categoria',
  supplier: 'proveedor',
  amountCents: 'monto',
  note: 'nota',
  payer: 'pagado_por',
  shares: 'partes',
  petId: 'mascota_id',
  from: 'desde',
  to: 'hasta',
} as const;

const amount = z.union([z.number(), wireText]);

export const expenseWords = {
  fecha: wireText,
  categoria: wireText,
  proveedor: wireText,
  monto: amount,
  pagado_por: wireText,
  nota: wireText.optional(),
};

/** What each pet gets of a divided invoice. */
export const expenseShares = z
  .array(z.strictObject({ mascota_id: wireId, monto: amount.nullish() }))
  .max(expenseLimits.shares)
  .optional()
  .meta({
    description:
      'What each pet gets of the invoice, `monto` being its total. Without `monto`, equal parts of what the others leave; the ' +
      'centavos that remain go to the first of them, one each.',
  });

export const sharesFromWire = (shares: z.output<typeof expenseShares>) =>
  shares?.map(({ mascota_id, monto }) => ({ petId: mascota_id, amountCents: monto }));

/** Of fields as the code names them, also those of one share. */
export const expenseNameOf = (field: string): string => {
  const [, index, name] = /^shares\.([0-9]+)\.(\w+)$/.exec(field) ?? [];
  const nameOf = (one: string) => expenseNames[one as keyof typeof expenseNames] ?? one;
  return name === undefined ? nameOf(field) : `partes.${index}.${nameOf(name)}`;
};

type ExpenseWordsInput = z.output<z.ZodObject<typeof expenseWords>>;

/** Why an invoice's XML is not taken. */
export const cfdiErrors = [
  'expenseCfdiInvalid',
  'expenseCfdiNothing',
  'expenseCfdiTooLarge',
  'expenseCfdiVersion',
  'expenseCfdiUnstamped',
  'expenseCfdiCreditNote',
  'expenseCfdiPayment',
  'expenseCfdiOther',
  'expenseCfdiCurrency',
] as const;

/** As the rules in domain/expenses know it. */
export const expenseFromWire = (input: ExpenseWordsInput): Record<string, unknown> => ({
  onDate: input.fecha,
  category: expenseCategory.fromWire(input.categoria),
  supplier: input.proveedor,
  amountCents: input.monto,
  payer: expensePayer.fromWire(input.pagado_por),
  note: input.nota,
});

export const budgetAmount = amount.nullable();

export const expenseFilter = {
  mascota_id: wireId.optional(),
  generales: flag.optional(),
  desde: wireText.optional(),
  hasta: wireText.optional(),
  categoria: wireText.optional(),
  pagado_por: wireText.optional(),
  proveedor: wireText.optional(),
};

type FilterInput = z.output<z.ZodObject<typeof expenseFilter>>;

/** @throws AppError invalid: a word that there is not */
export function filterFromWire(input: FilterInput): ExpenseFilter {
  const category = expenseCategory.fromWire(input.categoria);
  const payer = expensePayer.fromWire(input.pagado_por);
  if (input.categoria !== undefined && !category) throw invalid({ categoria: ['chooseOption'] });
  if (input.pagado_por !== undefined && !payer) throw invalid({ pagado_por: ['chooseOption'] });
  return {
    petId: input.mascota_id,
    general: input.generales,
    from: input.desde,
    to: input.hasta,
    category,
    payer,
    supplier: input.proveedor,
  };
}

export const expenseShape = shape({
  id,
  mascota_id: id.nullable(),
  mascota: text,
  fecha: day,
  categoria: wordOf(expenseCategory),
  proveedor: text,
  rfc: text,
  monto: pesos,
  pagado_por: wordOf(expensePayer),
  nota: text,
  folio_fiscal: text.nullable(),
  factura_dividida: shape({
    monto: pesos,
    partes: count,
    mascotas: z.array(shape({ mascota_id: id.nullable(), mascota: text, monto: pesos })),
  }).nullable(),
  archivos: z.array(shape({ id, nombre: text, tipo: text, cfdi: flag, url: address })),
  puede_cambiar: flag,
  version: count,
}).meta({ id: 'Expense' });

export const expenseToWire = (
  expense: ListedExpense,
  siteUrl: string,
): z.output<typeof expenseShape> => ({
  id: expense.id,
  mascota_id: expense.petId,
  mascota: expense.petName,
  fecha: expense.onDate,
  categoria: expenseCategory.toWire(expense.category),
  proveedor: expense.supplier,
  rfc: expense.supplierRfc,
  monto: expense.amountCents / 100,
  pagado_por: expensePayer.toWire(expense.payer),
  nota: expense.note,
  folio_fiscal: expense.cfdiUuid,
  factura_dividida: expense.share && {
    monto: expense.share.invoiceCents / 100,
    partes: expense.share.of,
    mascotas: expense.shares.map((one) => ({
      mascota_id: one.petId,
      mascota: one.petName,
      monto: one.amountCents / 100,
    })),
  },
  archivos: expense.receipts.map((one) => ({
    id: one.id,
    nombre: one.name,
    tipo: one.type,
    cfdi: one.isCfdi,
    url: siteUrl + one.path,
  })),
  puede_cambiar: expense.mayChange,
  version: expense.version,
});
