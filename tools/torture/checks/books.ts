import { must } from '../promises.ts';
import { type Check, groupBy, notOnce, repeated } from './facts.ts';

/** Cash is booked once, as it was counted. */
export const cashOnce: Check = async ({ world: { journal }, database: { query } }) => {
  const counts = await query
    .selectFrom('cash_counts')
    .select(['id', 'state', 'amount_cents', 'donation_id'])
    .execute();
  const lost = notOnce(
    journal.cash.map(({ id }) => id),
    counts.map(({ id }) => id),
  );
  must(lost.length === 0, 'counts that were acknowledged are there once', lost);
  const open = new Set(counts.filter(({ state }) => state !== 'confirmed').map(({ id }) => id));
  const undone = journal.cash.filter(({ id, isDone }) => isDone && open.has(id));
  must(undone.length === 0, 'cash that somebody was told is booked is booked', undone);
  const entries = await query
    .selectFrom('donation_entries')
    .innerJoin('donations', 'donations.id', 'donation_entries.donation_id')
    .select(['donations.id', 'donation_entries.amount_cents as cents'])
    .where('donations.method', '=', 'cash')
    .execute();
  const confirmed = counts.filter(({ state }) => state === 'confirmed');
  const booked = groupBy(entries, ({ id }) => id);
  const wrong = confirmed.filter(({ donation_id, amount_cents }) => {
    const own = booked.get(donation_id ?? '') ?? [];
    return own.length !== 1 || own[0]?.cents !== amount_cents;
  });
  must(wrong.length === 0, 'each count is one entry of the ledger', wrong);
  must(entries.length === confirmed.length, 'no cash is booked that nobody counted', {
    entries: entries.length,
    confirmed: confirmed.length,
  });
  return `${journal.cash.length} counts, ${confirmed.length} booked`;
};

/** A line of the bank's is there once, whatever was imported at once and again. */
export const bankLinesOnce: Check = async ({ world: { journal }, database: { query } }) => {
  const rows = await query
    .selectFrom('bank_lines')
    .select(['description', 'amount_cents'])
    .execute();
  const known = new Map(journal.bankLines.map((line) => [line.name, line]));
  const names = rows.map(({ description }) => /torture-[0-9a-f-]+/.exec(description)?.[0] ?? '');
  must(repeated(names).length === 0, 'no line of a statement is there twice', repeated(names));
  const done = journal.bankLines.filter(({ isDone }) => isDone).map(({ name }) => name);
  const lost = notOnce(done, names);
  must(lost.length === 0, 'lines that were acknowledged are there once', lost);
  const changed = rows.filter(
    ({ amount_cents }, index) => known.get(names[index] ?? '')?.cents !== amount_cents,
  );
  must(changed.length === 0, 'lines are of the amounts that the bank wrote', changed);
  return `${done.length} acknowledged, ${rows.length} there`;
};

/** A card goes with its donation, and leaves once. */
export const cardsOnce: Check = async ({ world: { journal, services }, database: { query } }) => {
  const rows = await query
    .selectFrom('gift_dedications')
    .select(['donation_id', 'state'])
    .execute();
  const lost = notOnce(
    journal.dedications.map(({ donationId }) => donationId),
    rows.map(({ donation_id }) => donation_id),
  );
  must(lost.length === 0, 'cards that were acknowledged are there once', lost);
  const sent = new Map<string, Set<string>>();
  for (const { to, messageId } of services.smtp.mails) {
    const text = JSON.stringify(to ?? '');
    for (const { receiver } of journal.dedications) {
      if (!text.includes(receiver)) continue;
      sent.set(receiver, (sent.get(receiver) ?? new Set()).add(String(messageId)));
    }
  }
  const twice = [...sent].filter(([, mails]) => mails.size > 1).map(([receiver]) => receiver);
  must(twice.length === 0, 'nobody gets a card twice', twice);
  const unsent = journal.dedications.filter(({ receiver }) => !sent.has(receiver));
  must(unsent.length === 0, 'cards whose day has come have left', unsent);
  return `${journal.dedications.length} acknowledged, ${rows.length} there, ${sent.size} sent`;
};
