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
];
