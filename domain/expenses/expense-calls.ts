import {
  command,
  creation,
  type DataOfCall,
  fileQuery,
  type GivenToCall,
  pagedQuery,
  query,
} from '../contract/call.ts';
import { limit } from '../contract/page-shapes.ts';
import {
  bounded,
  cents,
  day,
  flag,
  id,
  inputId,
  integer,
  list,
  nothing,
  nullable,
  object,
  optional,
  optionally,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { cfdiErrors } from './cfdi-errors.ts';
import { expenseCategory, expensePayer } from './expense-kinds.ts';
import {
  budgetWord,
  expenseFilterWords,
  expenseWords,
  invoiceFields,
  invoiceXml,
  listedExpense,
  namedCampaign,
  sharesWord,
  sumFields,
} from './expense-shapes.ts';

/** What animals and the organisation cost. */

export const findExpenses = pagedQuery('gastos:consultar', {
  access: 'session',
  takes: {
    ...expenseFilterWords,
    page: optionally(bounded(integer, { min: 1, max: 100_000 }), 1),
    limit,
  },
  gives: list(listedExpense),
  errors: { 404: ['notFound'] },
});

export const sumExpenses = query('gastos:sumar', {
  access: 'session',
  takes: expenseFilterWords,
  gives: object({
    total: object(sumFields),
    months: wire('meses', list(object({ key: wire('mes', text), ...sumFields }))),
    categories: wire(
      'categorias',
      list(object({ key: wire('categoria', word(expenseCategory)), ...sumFields })),
    ),
    payers: wire(
      'pagado_por',
      list(object({ key: wire('pagado_por', word(expensePayer)), ...sumFields })),
    ),
    suppliers: wire('proveedores', list(object({ key: wire('proveedor', text), ...sumFields }))),
  }),
  errors: { 404: ['notFound'] },
});

/** That an expense of the organization may name, the latest first. */
export const findExpenseCampaigns = query('gastos:campanas', {
  access: { right: 'expenses.manage' },
  gives: list(namedCampaign),
});

export const readPetCosts = query('gastos:mascota', {
  access: 'session',
  takes: { id: inputId },
  gives: object({
    today: wire('hoy', day),
    pet: wire('mascota', object({ id, name: wire('nombre', text) })),
    totalCents: wire('total', cents),
    budgetCents: wire('presupuesto', nullable(cents)),
    donatedCents: wire('donado', cents),
    keepsBooks: wire('lleva_cuentas', flag),
  }),
  errors: { 404: ['notFound'] },
});

export const exportExpenses = fileQuery('gastos:exportar', {
  access: 'session',
  takes: expenseFilterWords,
  produces: 'text/csv',
  errors: { 404: ['notFound'] },
});

export const readInvoice = query('gastos:leer_cfdi', {
  access: 'session',
  takes: { cfdi: invoiceXml },
  gives: object(invoiceFields),
  errors: { 409: ['expenseCfdiKnown', 'expenseCfdiKnownElsewhere'], 422: cfdiErrors },
});

export const recordExpense = creation('gastos:registrar', {
  access: 'session',
  takes: {
    petId: wire('mascota_id', optional(nullable(inputId))),
    ...expenseWords,
    ...sharesWord,
    cfdi: optional(invoiceXml),
  },
  gives: object({ id }),
  errors: {
    403: ['forbidden', 'expenseOfOrganisation'],
    404: ['notFound'],
    409: ['expenseFull', 'expenseCfdiKnown', 'expenseCfdiKnownElsewhere'],
    422: cfdiErrors,
  },
});

export const correctExpense = command('gastos:corregir', {
  access: 'session',
  takes: { id: inputId, version: optional(integer), ...expenseWords, ...sharesWord },
  gives: nothing,
  errors: {
    403: ['expenseOfOrganisation', 'expenseSharesElsewhere'],
    404: ['notFound'],
    409: ['expenseChangedSince'],
  },
});

export const removeExpense = command('gastos:borrar', {
  access: 'session',
  takes: { id: inputId },
  gives: nothing,
  errors: { 403: ['expenseOfOrganisation', 'expenseSharesElsewhere'], 404: ['notFound'] },
});

export const restoreExpense = command('gastos:recuperar', {
  access: 'session',
  takes: { id: inputId },
  gives: nothing,
  errors: {
    403: ['expenseOfOrganisation', 'expenseSharesElsewhere'],
    404: ['notFound'],
    409: ['expenseUndoOver', 'expenseCfdiKnown', 'expenseCfdiKnownElsewhere'],
  },
});

export const setBudget = command('gastos:presupuestar', {
  access: 'session',
  takes: { id: inputId, ...budgetWord },
  gives: nothing,
  errors: { 404: ['notFound'] },
});

export type FoundExpense = DataOfCall<typeof findExpenses>[number];
export type ExpenseSums = DataOfCall<typeof sumExpenses>;
export type PetCosts = DataOfCall<typeof readPetCosts>;
export type AskedExpenses = GivenToCall<typeof sumExpenses>;
/** What somebody writes of an expense. */
export type ExpenseWords = Omit<GivenToCall<typeof correctExpense>, 'id' | 'version' | 'shares'>;
/** What each pet gets of a divided invoice; undefined where it is not divided. */
export type SaidShares = GivenToCall<typeof correctExpense>['shares'];
