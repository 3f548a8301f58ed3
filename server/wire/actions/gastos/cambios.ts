import {
  correctExpense,
  readInvoice,
  recordExpense,
  removeExpense,
  restoreExpense,
  setBudget,
} from '#domain/expenses/expense-calls.ts';
import { implement } from '../../implement.ts';

export const cambios = [
  implement(readInvoice, {
    summary:
      'What the XML of an invoice says of an expense; keeps nothing. 409 where the invoice is recorded already, 422 (`cfdi`) for ' +
      'what is no invoice in pesos.',
    async handle({ input, viewer, context }) {
      return { data: await context.expenses.readInvoice(viewer, input.cfdi) };
    },
  }),

  implement(recordExpense, {
    summary:
      'Adds an expense of a pet (`mascota_id`), of several that share its invoice (`partes`: the caller sees the expenses of ' +
      'each of them) or, without both, of the organization. `monto` in pesos. A divided invoice becomes an expense of each pet; ' +
      '`id` is the first one’s, and a change of one changes all. With `cfdi`, its XML ' +
      'becomes a file of the expense, and `monto` may be a part of its total. Photos and PDF go to `archivos:subir` with ' +
      '`gasto/{id}/`. What the organization paid, its treasury writes alone.',
    async handle({
      input: { petId = null, shares, cfdi, ...input },
      viewer,
      address,
      context,
      once,
    }) {
      const expense = { petId, input, shares, cfdi };
      const created = await once((record) =>
        context.expenses.record({ viewer, address }, expense, record),
      );
      return { data: { id: created } };
    },
  }),

  implement(correctExpense, {
    summary:
      'Writes an expense anew (`id`, words as of gastos:registrar); `version` is the one that was read, so that a change of ' +
      'somebody else in between is not lost. Of a divided invoice all shares are written anew: `monto` is what `partes` come to, ' +
      'which name the same pets (those that there are); without `partes`, `monto` stays what it was.',
    async handle({ input: { id, ...said }, viewer, address, context }) {
      await context.expenses.correct({ viewer, address }, id, said);
      return { data: null };
    },
  }),

  implement(removeExpense, {
    summary:
      'Deletes an expense, with all shares of its invoice. gastos:recuperar brings it back for a day.',
    async handle({ input, viewer, address, context }) {
      await context.expenses.remove({ viewer, address }, input.id);
      return { data: null };
    },
  }),

  implement(restoreExpense, {
    summary:
      'Brings back an expense that was deleted less than a day ago, with all shares of its invoice.',
    async handle({ input, viewer, address, context }) {
      await context.expenses.restore({ viewer, address }, input.id);
      return { data: null };
    },
  }),

  implement(setBudget, {
    summary: 'What a pet (`id`) will need, all in all, in pesos; null takes the budget away.',
    async handle({ input, viewer, address, context }) {
      await context.expenses.setBudget({ viewer, address }, input.id, input.amount);
      return { data: null };
    },
  }),
];
