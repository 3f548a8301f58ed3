import { demoConcepts, spendingDaysAgo } from '#content/demo/demo-spending.ts';
import type { Account } from '#domain/accounts/account.ts';
import { dateIn } from '#domain/clock.ts';
import { addDays } from '#domain/dates.ts';
import type { Context } from '#server/context.ts';
import { viewerOf } from './donations.ts';

/** Which expenses gifts paid, and the accounts of the months that are over. A portal that has rules is left alone. */
export async function fillSpending(
  { spending, config }: Context,
  administrator: Account,
  start: Date,
): Promise<void> {
  const actor = { viewer: viewerOf(administrator), address: '' };
  const { rules, revision, concepts } = await spending.read(actor.viewer, 'es');
  if (revision > 0) return;
  await spending.setRules(actor, {
    ...rules,
    revision,
    startsOn: addDays(dateIn(config.timezone, start), -spendingDaysAgo),
    concepts: concepts.flatMap(({ productId, name }) => {
      const category = demoConcepts[name];
      return category ? { productId, categories: [category] } : [];
    }),
    tellsDonors: true,
  });
  await spending.runSpending(new AbortController().signal, { onlyIfChanged: true });
  for (const { month } of await spending.months(actor.viewer)) {
    const chosen = { month, receipts: [], showsSuppliers: false };
    const { problem, costs, revision: before } = await spending.previewMonth(actor.viewer, chosen);
    if (problem !== null) continue;
    const receipts = costs.map(({ id }) => id);
    await spending.publishMonth(actor, { ...chosen, receipts, revision: before });
  }
}
