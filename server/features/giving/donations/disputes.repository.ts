import type { Insertable, Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import { isUnsettled } from '#domain/donations/dispute.ts';
import type { Donation } from '#domain/donations/donation.ts';
import type { DisputeFacts } from '#server/adapters/payments/payment-facts.ts';
import type { ProviderName } from '#server/adapters/payments/payment-provider.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { PaymentDisputesTable } from '#server/db/tables/payments.ts';

/** As its provider has last said. */
export interface Dispute extends Omit<DisputeFacts, 'reference' | 'settledAs' | 'answerBy' | 'at'> {
  answerBy: string | null;
}

type Row = Selectable<PaymentDisputesTable>;

const read = (row: Row): Dispute => ({
  id: row.dispute,
  state: row.state,
  amountCents: row.amount_cents,
  currency: row.currency,
  withdrawnCents: row.withdrawn_cents,
  reinstatedCents: row.reinstated_cents,
  feeCents: row.fee_cents,
  reason: row.reason,
  openedAt: row.opened_at,
  answerBy: row.answer_by,
});

function rowOf(provider: ProviderName, facts: DisputeFacts, now: string) {
  return {
    id: uuid(),
    provider,
    dispute: facts.id,
    reference: facts.reference ?? null,
    settled_as: facts.settledAs ?? null,
    donation_id: null,
    state: facts.state,
    amount_cents: facts.amountCents,
    currency: facts.currency,
    withdrawn_cents: facts.withdrawnCents,
    reinstated_cents: facts.reinstatedCents,
    fee_cents: facts.feeCents,
    reason: facts.reason,
    opened_at: facts.openedAt,
    answer_by: facts.answerBy ?? null,
    as_of: facts.at,
    created_at: now,
    updated_at: now,
  } satisfies Insertable<PaymentDisputesTable>;
}

/** What is newer counts; of the same moment, what is over. */
const isNewer = (heard: Pick<Row, 'as_of' | 'state'>, known: Pick<Row, 'as_of' | 'state'>) =>
  heard.as_of === known.as_of ? known.state === 'open' : heard.as_of > known.as_of;

/** Takes over what was heard, whatever was heard before: sums only grow. */
export async function storeDispute(
  { query }: Tx,
  provider: ProviderName,
  facts: DisputeFacts,
  now: Date,
): Promise<void> {
  const heard = rowOf(provider, facts, now.toISOString());
  const known = await query
    .insertInto('payment_disputes')
    .values(heard)
    .onConflict((conflict) =>
      // Without a change, for it locks the row on PostgreSQL.
      conflict
        .columns(['provider', 'dispute'])
        .doUpdateSet((eb) => ({ provider: eb.ref('payment_disputes.provider') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  const { state, amount_cents, fee_cents, reason, answer_by, as_of } = isNewer(heard, known)
    ? heard
    : known;
  await query
    .updateTable('payment_disputes')
    .set({
      ...{ state, amount_cents, fee_cents, reason, as_of },
      answer_by: answer_by ?? known.answer_by,
      reference: known.reference ?? heard.reference,
      settled_as: known.settled_as ?? heard.settled_as,
      withdrawn_cents: Math.max(known.withdrawn_cents, heard.withdrawn_cents),
      reinstated_cents: Math.max(known.reinstated_cents, heard.reinstated_cents),
      updated_at: heard.updated_at,
    })
    .where('id', '=', known.id)
    .execute();
}

/** All disputes of the donation; `claimed` are those that nobody knew yet to be of it, which now are. */
export async function takeDisputes(
  { query }: Tx,
  donation: Pick<Donation, 'id' | 'provider' | 'reference' | 'settledAs'>,
): Promise<{ all: Dispute[]; claimed: Dispute[] }> {
  const { id, provider, reference, settledAs } = donation;
  const rows = await query
    .selectFrom('payment_disputes')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('donation_id', '=', id),
        eb.and([
          eb('donation_id', 'is', null),
          eb('provider', '=', provider),
          eb.or([
            ...(reference === null ? [] : [eb('reference', '=', reference)]),
            ...(settledAs === null ? [] : [eb('settled_as', '=', settledAs)]),
          ]),
        ]),
      ]),
    )
    .execute();
  const unclaimed = rows.filter(({ donation_id }) => donation_id === null);
  for (const row of unclaimed) {
    await query
      .updateTable('payment_disputes')
      .set({ donation_id: id })
      .where('id', '=', row.id)
      .execute();
  }
  return { all: rows.map(read), claimed: unclaimed.map(read) };
}

/** Oldest first. */
export async function findDisputes(query: Tx['query'], donationId: string): Promise<Dispute[]> {
  const rows = await query
    .selectFrom('payment_disputes')
    .selectAll()
    .where('donation_id', '=', donationId)
    .orderBy('opened_at')
    .orderBy('id')
    .execute();
  return rows.map(read);
}

/** Of all charges of a monthly donation, with what was given back of each. */
export async function findDisputesOfMonthly(
  query: Tx['query'],
  monthlyId: string,
): Promise<{ dispute: Dispute; givenBackCents: number }[]> {
  const rows = await query
    .selectFrom('payment_disputes')
    .innerJoin('donations', 'donations.id', 'payment_disputes.donation_id')
    .where('donations.subscription_id', '=', monthlyId)
    .selectAll('payment_disputes')
    .select(['donations.refunded_cents', 'donations.disputed_cents'])
    .execute();
  return rows.map(({ refunded_cents, disputed_cents, ...row }) => ({
    dispute: read(row),
    givenBackCents: refunded_cents - disputed_cents,
  }));
}

export const isAnyUnsettled = (
  disputes: readonly { dispute: Dispute; givenBackCents: number }[],
): boolean => disputes.some((one) => isUnsettled(one.dispute, one.givenBackCents));

/** The newest of them that are of no donation: those of other payments at the same provider are among them. */
const mostUnclaimed = 200;

/** Donations of which a dispute was heard before their payment was known. */
export async function findUnclaimed({ query }: Database, limit: number): Promise<string[]> {
  const by = (name: 'reference' | 'settled_as') =>
    query
      .selectFrom(
        query
          .selectFrom('payment_disputes')
          .select(['provider', 'reference', 'settled_as'])
          .where('donation_id', 'is', null)
          .orderBy('created_at', 'desc')
          .limit(mostUnclaimed)
          .as('dispute'),
      )
      .innerJoin('donations', (join) =>
        join
          .onRef('donations.provider', '=', 'dispute.provider')
          .onRef(`donations.${name}`, '=', `dispute.${name}`),
      )
      .select('donations.id');
  const rows = await by('reference').union(by('settled_as')).limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** Of payments that are not the portal's. */
export async function forgetUnclaimed({ query }: Tx, heardBefore: Date): Promise<void> {
  await query
    .deleteFrom('payment_disputes')
    .where('donation_id', 'is', null)
    .where('updated_at', '<', heardBefore.toISOString())
    .execute();
}

export interface KnownDispute
  extends Pick<Dispute, 'state' | 'answerBy' | 'withdrawnCents' | 'reinstatedCents'> {
  asOf: string;
}

/** By the provider's name for each. @param since when they were last heard of, or opened */
export async function findKnownDisputes(
  { query }: Database,
  provider: ProviderName,
  since: Date,
): Promise<ReadonlyMap<string, KnownDispute>> {
  const rows = await query
    .selectFrom('payment_disputes')
    .selectAll()
    .where('provider', '=', provider)
    .where((eb) =>
      eb.or([
        eb('updated_at', '>=', since.toISOString()),
        eb('opened_at', '>=', since.toISOString()),
      ]),
    )
    .execute();
  return new Map(rows.map((row) => [row.dispute, { ...read(row), asOf: row.as_of }]));
}
