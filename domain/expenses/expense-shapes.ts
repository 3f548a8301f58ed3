import { z } from 'zod';
import {
  address,
  cents,
  count,
  day,
  described,
  flag,
  freeWord,
  id,
  inputId,
  inputText,
  list,
  nullable,
  object,
  optional,
  ruled,
  text,
  typedNumber,
  wire,
  word,
} from '../contract/shape.ts';
import { expenseCategory, expenseLimits, expensePayer } from './expense-kinds.ts';

/** What calls say of expenses. */

/** In pesos as people type them; its rule (`amountInPesos`) makes centavos of it. */
const typedAmount = typedNumber;

export const expenseWords = {
  onDate: wire('fecha', inputText),
  category: wire('categoria', freeWord(expenseCategory)),
  supplier: wire('proveedor', inputText),
  amount: wire('monto', typedAmount),
  payer: wire('pagado_por', freeWord(expensePayer)),
  note: wire('nota', optional(inputText)),
  /** Of what the organization paid: the campaign whose donations are to pay it. */
  campaignId: wire('campana_id', optional(nullable(inputId))),
};

export const sharesWord = {
  shares: wire(
    'partes',
    described(
      optional(
        list(
          object({
            petId: wire('mascota_id', inputId),
            amount: wire('monto', optional(nullable(typedAmount))),
          }),
          { max: expenseLimits.shares },
        ),
      ),
      'What each pet gets of the invoice, `monto` being its total. Without `monto`, equal parts of what the others leave; the ' +
        'centavos that remain go to the first of them, one each.',
    ),
  ),
};

/** Null: no budget any more. */
export const budgetWord = { amount: wire('monto', nullable(typedAmount)) };

export const invoiceXml = ruled(() =>
  z
    .string()
    .max(expenseLimits.cfdi, 'expenseCfdiTooLarge')
    .regex(/^[^\0]*$/, 'characterRefused')
    .meta({ description: 'The XML of an invoice (CFDI 4.0 or 3.3)' }),
);

/** Which expenses are asked for; a word that there is not is its use case's to refuse. */
export const expenseFilterWords = {
  petId: wire('mascota_id', optional(inputId)),
  general: wire('generales', optional(flag)),
  from: wire('desde', optional(inputText)),
  to: wire('hasta', optional(inputText)),
  category: wire('categoria', optional(freeWord(expenseCategory))),
  payer: wire('pagado_por', optional(freeWord(expensePayer))),
  supplier: wire('proveedor', optional(inputText)),
  campaignId: wire('campana_id', optional(inputId)),
};

export const namedCampaign = object({
  id,
  title: wire('titulo', object({ es: text, en: text })),
});

const pet = {
  petId: wire('mascota_id', nullable(id)),
  petName: wire('mascota', text),
};

const fields = {
  id,
  ...pet,
  onDate: wire('fecha', day),
  category: wire('categoria', word(expenseCategory)),
  supplier: wire('proveedor', text),
  supplierRfc: wire('rfc', text),
  amountCents: wire('monto', cents),
  payer: wire('pagado_por', word(expensePayer)),
  note: wire('nota', text),
  cfdiUuid: wire('folio_fiscal', nullable(text)),
};
export const invoiceFields = {
  uuid: wire('folio_fiscal', text),
  supplier: fields.supplier,
  supplierRfc: fields.supplierRfc,
  onDate: fields.onDate,
  totalCents: wire('monto', cents),
};

export const listedExpense = object(
  {
    ...fields,
    campaign: wire('campana', nullable(namedCampaign)),
    invoice: wire(
      'factura_dividida',
      nullable(
        object({
          amountCents: wire('monto', cents),
          of: wire('partes', count),
          shares: wire('mascotas', list(object({ ...pet, amountCents: wire('monto', cents) }))),
        }),
      ),
    ),
    receipts: wire(
      'archivos',
      list(
        object({
          id,
          name: wire('nombre', text),
          type: wire('tipo', text),
          isCfdi: wire('cfdi', flag),
          url: address,
        }),
      ),
    ),
    mayChange: wire('puede_cambiar', flag),
    version: count,
  },
  'Expense',
);

export const sumFields = { amountCents: wire('monto', cents), count: wire('gastos', count) };
