import { z } from 'zod';
import { expenseLimits } from '#domain/expenses/expense-kinds.ts';
import {
  budgetAmount,
  cfdiErrors,
  expenseFromWire,
  expenseNameOf,
  expenseNames,
  expenseShares,
  expenseWords,
  sharesFromWire,
} from '../../expenses.ts';
import { withWireNames } from '../../field-names.ts';
import { defineAction } from '../../registry.ts';
import { day, id, nothing, pesos, shape, text } from '../../values.ts';
import { wireId, wireLanguage } from '../../wire-text.ts';

const xml = z
  .string()
  .max(expenseLimits.cfdi, 'expenseCfdiTooLarge')
  .regex(/^[^\0]*$/, 'characterRefused')
  .meta({ description: 'The XML of an invoice (CFDI 4.0 or 3.3)' });

const leer = defineAction({
  name: 'gastos:leer_cfdi',
  summary:
    'What the XML of an invoice says of an expense; keeps nothing. 409 where the invoice is recorded already, 422 (`cfdi`) for ' +
    'what is no invoice in pesos.',
  access: 'session',
  input: z.strictObject({ cfdi: xml, lang: wireLanguage }),
  output: shape({ folio_fiscal: text, proveedor: text, rfc: text, fecha: day, monto: pesos }),
  errors: { 409: ['expenseCfdiKnown', 'expenseCfdiKnownElsewhere'], 422: cfdiErrors },
  async handle({ input, viewer, context }) {
    const facts = await context.expenses.readInvoice(viewer, input.cfdi);
    return {
      data: {
        folio_fiscal: facts.uuid,
        proveedor: facts.supplier,
        rfc: facts.supplierRfc,
        fecha: facts.onDate,
        monto: facts.totalCents / 100,
      },
    };
  },
});

const registrar = defineAction({
  name: 'gastos:registrar',
  summary:
    'Adds an expense of a pet (`mascota_id`), of several that share its invoice (`partes`: the caller sees the expenses of ' +
    'each of them) or, without both, of the organization. `monto` in pesos. A divided invoice becomes an expense of each pet; ' +
    '`id` is the first one’s, and a change of one changes all. With `cfdi`, its XML ' +
    'becomes a file of the expense, and `monto` may be a part of its total. Photos and PDF go to `archivos:subir` with ' +
    '`gasto/{id}/`. What the organization paid, its treasury writes alone.',
  access: 'session',
  creates: true,
  input: z.strictObject({
    mascota_id: wireId.nullish(),
    ...expenseWords,
    partes: expenseShares,
    cfdi: xml.optional(),
    lang: wireLanguage,
  }),
  output: shape({ id }),
  errors: {
    403: ['forbidden', 'expenseOfOrganisation'],
    404: ['notFound'],
    409: ['expenseFull', 'expenseCfdiKnown', 'expenseCfdiKnownElsewhere'],
    422: cfdiErrors,
  },
  async handle({ input: { mascota_id, partes, cfdi, ...fields }, viewer, address, context, once }) {
    const input = expenseFromWire(fields);
    const expense = { petId: mascota_id ?? null, input, shares: sharesFromWire(partes), cfdi };
    const created = await withWireNames(expenseNameOf, () =>
      once((record) => context.expenses.record({ viewer, address }, expense, record)),
    );
    return { data: { id: created } };
  },
});

const corregir = defineAction({
  name: 'gastos:corregir',
  summary:
    'Writes an expense anew (`id`, words as of gastos:registrar); `version` is the one that was read, so that a change of ' +
    'somebody else in between is not lost. Of a divided invoice all shares are written anew: `monto` is what `partes` come to, ' +
    'which name the same pets (those that there are); without `partes`, `monto` stays what it was.',
  access: 'session',
  input: z.strictObject({
    id: wireId,
    version: z.int().optional(),
    ...expenseWords,
    partes: expenseShares,
    lang: wireLanguage,
  }),
  output: nothing,
  errors: {
    403: ['expenseOfOrganisation', 'expenseSharesElsewhere'],
    404: ['notFound'],
    409: ['expenseChangedSince'],
  },
  async handle({ input: { id: expenseId, version, partes, ...fields }, viewer, address, context }) {
    await withWireNames(expenseNameOf, () =>
      context.expenses.correct({ viewer, address }, expenseId, {
        ...expenseFromWire(fields),
        shares: sharesFromWire(partes),
        version,
      }),
    );
    return { data: null };
  },
});

const borrar = defineAction({
  name: 'gastos:borrar',
  summary:
    'Deletes an expense, with all shares of its invoice. gastos:recuperar brings it back for a day.',
  access: 'session',
  input: z.strictObject({ id: wireId, lang: wireLanguage }),
  output: nothing,
  errors: { 403: ['expenseOfOrganisation', 'expenseSharesElsewhere'], 404: ['notFound'] },
  async handle({ input, viewer, address, context }) {
    await context.expenses.remove({ viewer, address }, input.id);
    return { data: null };
  },
});

const recuperar = defineAction({
  name: 'gastos:recuperar',
  summary:
    'Brings back an expense that was deleted less than a day ago, with all shares of its invoice.',
  access: 'session',
  input: z.strictObject({ id: wireId, lang: wireLanguage }),
  output: nothing,
  errors: {
    403: ['expenseOfOrganisation', 'expenseSharesElsewhere'],
    404: ['notFound'],
    409: ['expenseUndoOver', 'expenseCfdiKnown', 'expenseCfdiKnownElsewhere'],
  },
  async handle({ input, viewer, address, context }) {
    await context.expenses.restore({ viewer, address }, input.id);
    return { data: null };
  },
});

const presupuestar = defineAction({
  name: 'gastos:presupuestar',
  summary: 'What a pet (`id`) will need, all in all, in pesos; null takes the budget away.',
  access: 'session',
  input: z.strictObject({ id: wireId, monto: budgetAmount, lang: wireLanguage }),
  output: nothing,
  errors: { 404: ['notFound'] },
  async handle({ input, viewer, address, context }) {
    await withWireNames(expenseNames, () =>
      context.expenses.setBudget({ viewer, address }, input.id, input.monto),
    );
    return { data: null };
  },
});

export const cambios = [leer, registrar, corregir, borrar, recuperar, presupuestar];
