import { demoCosts, demoGeneralExpenses } from '#content/demo/demo-expenses.ts';
import type { Account } from '#domain/accounts/account.ts';
import { dateIn } from '#domain/clock.ts';
import { addDays } from '#domain/dates.ts';
import type { Context } from '#server/context.ts';
import { viewerOf } from './donations.ts';
import { withPaper } from './paper.ts';

/** A portal that has expenses is left alone. */
export async function fillExpenses(
  { expenses, config }: Context,
  petIds: ReadonlyMap<string, string>,
  administrator: Account,
  start: Date,
): Promise<void> {
  const actor = { viewer: viewerOf(administrator), address: '' };
  const today = dateIn(config.timezone, start);
  const record = (
    petId: string | null,
    { daysAgo, pesos, byOrganisation, ...input }: DemoExpense,
  ) =>
    expenses.record(actor, {
      petId,
      input: {
        ...input,
        onDate: addDays(today, -daysAgo),
        amount: pesos,
        payer: byOrganisation || petId === null ? 'organisation' : 'caretaker',
      },
    });
  for (const [demoId, { budgetPesos, expenses: known }] of Object.entries(demoCosts)) {
    const petId = petIds.get(demoId);
    if (petId === undefined) continue;
    const there = await expenses.readPetCosts(actor.viewer, petId);
    if (there.totalCents > 0) return;
    const ids: string[] = [];
    for (const one of known) ids.push(await record(petId, one));
    if (budgetPesos !== undefined) await expenses.setBudget(actor, petId, budgetPesos);
    const [first] = ids;
    if (first) {
      // The portal's own forms stand in for receipts.
      await withPaper('adoption-contract', (file) =>
        expenses.addFile(actor, first, { ...file, name: 'recibo.pdf' }),
      );
    }
  }
  for (const one of demoGeneralExpenses) await record(null, one);
}

type DemoExpense = (typeof demoGeneralExpenses)[number];
