import {
  findMonths,
  previewMonth,
  publishMonth,
  withdrawMonth,
} from '#domain/spending/publishing-calls.ts';
import { readSpending, setSpendingRules, tieSpendingNow } from '#domain/spending/spending-calls.ts';
import { implement } from '../implement.ts';

export const destino = [
  implement(readSpending, {
    summary:
      'By which rules donations pay expenses of the organization, and what that came to when the books were last gone through (`al`): ' +
      '`libro` = `anteriores` + `donado` − `devuelto_de_mas`, and `gastos_libro` = `gastos_no_contados` + `gastado`. Lists hold the ' +
      '100 with the most open.',
    async handle({ viewer, language, context }) {
      return { data: await context.spending.read(viewer, language) };
    },
  }),

  implement(setSpendingRules, {
    summary:
      'Sets the rules, where nobody has set others since `version`: from which day on, which kinds of expense count, which purpose pays ' +
      'first where an expense is of several (`orden`), what each kind of donation pays (`destinos`), how many days an expense may be older ' +
      'than the donation (`dias_antes`), and whether donors read what theirs paid. The books are gone through again.',
    async handle({ input, viewer, address, context }) {
      return { data: await context.spending.setRules({ viewer, address }, input) };
    },
  }),

  implement(tieSpendingNow, {
    summary:
      'Goes through the books now where something has changed; else the portal does each hour.',
    async handle({ viewer, context }) {
      await context.spending.tieNow(viewer);
      return { data: null };
    },
  }),

  implement(findMonths, {
    summary:
      'The months that are over, the latest first, each with when it was published, if it is.',
    async handle({ viewer, context }) {
      return { data: await context.spending.months(viewer) };
    },
  }),

  implement(previewMonth, {
    summary:
      'What everybody would read of a month with these `comprobantes` (expenses), and the expenses that can be chosen. Sums of fewer than ' +
      'three donations are merged with others; `impedimento` says why the month cannot be public.',
    async handle({ input, viewer, context }) {
      return { data: await context.spending.previewMonth(viewer, input) };
    },
  }),

  implement(publishMonth, {
    summary:
      'From now on everybody reads this of the month, where nobody has published it anew since `version`. Receipts are shown by day, kind ' +
      'and amount; with `con_proveedores` also by the supplier’s name, where it is a company. Never by an RFC, a pet or a file.',
    async handle({ input, viewer, address, context }) {
      await context.spending.publishMonth({ viewer, address }, input);
      return { data: null };
    },
  }),

  implement(withdrawMonth, {
    summary: 'Nobody else reads the month any more.',
    async handle({ input: { month }, viewer, address, context }) {
      await context.spending.withdraw({ viewer, address }, month);
      return { data: null };
    },
  }),
];
