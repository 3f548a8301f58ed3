import { chargeState } from '#domain/adoption/charges/charge.ts';
import { must } from '../promises.ts';
import { type Check, groupBy, notOnce } from './facts.ts';

/** What an adoption asks for is paid once, and goes back once. */
export const chargesOnce: Check = async ({ world: { journal }, database: { query } }) => {
  const charges = await query.selectFrom('adoption_charges').selectAll().execute();
  const lost = notOnce(
    journal.charges.map(({ id }) => id),
    charges.map(({ id }) => id),
  );
  must(lost.length === 0, 'charges that were told of are there once', lost);
  const entries = await query
    .selectFrom('donation_entries')
    .innerJoin('donations', 'donations.id', 'donation_entries.donation_id')
    .select(['donations.charge_id', 'donations.id', 'donation_entries.amount_cents as cents'])
    .where('donations.charge_id', 'is not', null)
    .execute();
  const booked = groupBy(entries, ({ charge_id }) => charge_id);
  const moneyOf = (id: string) => {
    const own = (booked.get(id) ?? []).map(({ cents }) => cents);
    const sum = (some: number[]) => some.reduce((all, cents) => all + cents, 0);
    return { cameCents: sum(own.filter((cents) => cents > 0)), heldCents: sum(own) };
  };
  const wrong = charges.filter((charge) => {
    const money = moneyOf(charge.id);
    const { amount_cents: amountCents, due_at: dueAt, ended_as: endedAs } = charge;
    const state = chargeState({ amountCents, dueAt, endedAs }, money);
    return money.cameCents > amountCents || money.heldCents < 0 || state !== charge.state;
  });
  must(wrong.length === 0, 'a charge is paid once, and stands as its money says', wrong);
  const paid = new Set(entries.filter(({ cents }) => cents > 0).map(({ id }) => id));
  const missing = journal.charges.filter(({ paidBy }) => paidBy.some((id) => !paid.has(id)));
  must(missing.length === 0, 'payments of charges that were acknowledged are booked', missing);
  const kept = journal.charges.filter(
    ({ id, isReturned }) => isReturned && moneyOf(id).heldCents > 0,
  );
  must(kept.length === 0, 'deposits that were said to be back are', kept);
  const back = journal.charges.filter(({ isReturned }) => isReturned).length;
  return `${journal.charges.length} told of, ${charges.length} there, ${booked.size} paid, ${back} returned`;
};
