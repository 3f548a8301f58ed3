import { must } from '../promises.ts';
import { type Check, notOnce, repeated } from './facts.ts';

/** A wish to give is one donation, and what is paid is what was promised. */
export const donationsOnce: Check = async ({ world: { journal }, database: { query } }) => {
  const rows = await query
    .selectFrom('donations')
    .select(['id', 'amount_cents', 'status', 'method', 'subscription_id', 'charge_id'])
    .execute();
  const wrong = notOnce(
    journal.donations.map(({ id }) => id),
    rows.map(({ id }) => id),
  );
  must(wrong.length === 0, 'donations that were acknowledged are there once', wrong);
  // Of a monthly donation each charge is of the same amount: that there is one for each the ledger's sum says.
  // Of what an adoption asks for a payment may be tried again.
  const single = rows.filter((row) => row.subscription_id === null && row.charge_id === null);
  const twice = repeated(single.map(({ amount_cents }) => amount_cents));
  must(twice.length === 0, 'one wish to give is one donation', twice);
  const statusOf = new Map(rows.map(({ id, status }) => [id, status]));
  const unpaid = journal.donations.filter(
    ({ id, method }) => (method === 'card' || method === 'wallet') && statusOf.get(id) !== 'paid',
  );
  must(unpaid.length === 0, 'donations by card and wallet that were acknowledged are paid', unpaid);
  const byAmount = new Map(rows.map((row) => [row.amount_cents, row.status]));
  const taken = journal.declined.filter(({ amountCents }) => byAmount.get(amountCents) === 'paid');
  must(taken.length === 0, 'nothing is taken of a declined card', taken);
  return `${journal.donations.length} acknowledged, ${rows.length} in the books, ${journal.declined.length} declined`;
};

/** To the centavo, each donation and all of them. */
export const ledgerEqualsProviders: Check = async ({
  world: { services },
  database: { query },
}) => {
  const entries = await query
    .selectFrom('donation_entries')
    .innerJoin('donations', 'donations.id', 'donation_entries.donation_id')
    .select(['donations.id', 'donations.provider', 'donation_entries.amount_cents as cents'])
    .select(['donation_entries.arrival', 'donation_entries.kind'])
    .execute();
  const { stripe, paypal, conekta } = services;
  const held: Record<string, number> = {
    stripe: stripe.books.heldCents,
    paypal: paypal.held(),
    conekta: conekta.heldCents(),
  };
  for (const [provider, cents] of Object.entries(held)) {
    const booked = entries
      .filter((entry) => entry.provider === provider)
      .reduce((sum, entry) => sum + entry.cents, 0);
    must(booked === cents, `the ledger is what ${provider} holds`, { booked, held: cents });
  }
  const twice = repeated(entries.map(({ id, kind, arrival }) => `${id} ${kind} ${arrival}`));
  must(twice.length === 0, 'a donation is booked, and given back, once', twice);
  const differences = await query.selectFrom('payment_differences').selectAll().execute();
  must(differences.length === 0, 'nothing differs from what providers say', differences);
  const open = await query
    .selectFrom('payment_attempts')
    .select(['id', 'operation', 'leased_until'])
    .where('closed_at', 'is', null)
    .where('operation', '!=', 'order')
    .execute();
  must(
    open.length === 0,
    'of everything that providers were asked it is known what came of it',
    open,
  );
  const pesos = Object.entries(held).map(([name, cents]) => `${name} ${(cents / 100).toFixed(2)}`);
  return `${entries.length} entries; ${pesos.join(', ')}`;
};

/** One living invoice of a donation, each stamped. */
export const invoicesOnce: Check = async ({ world: { journal }, database: { query } }) => {
  const rows = await query.selectFrom('invoices').select(['id', 'status', 'folio']).execute();
  const wrong = notOnce(
    journal.invoices.map(({ id }) => id),
    rows.map(({ id }) => id),
  );
  must(wrong.length === 0, 'invoices that were acknowledged are there once', wrong);
  const living = await query
    .selectFrom('invoiced_donations')
    .select('donation_id')
    .where('living', '=', 1)
    .execute();
  const twice = repeated(living.map(({ donation_id }) => donation_id));
  must(twice.length === 0, 'a donation has one invoice', twice);
  const pending = rows.filter(({ status }) => status !== 'valid');
  must(pending.length === 0, 'all invoices are stamped', pending);
  return `${journal.invoices.length} acknowledged, ${rows.length} stamped`;
};
