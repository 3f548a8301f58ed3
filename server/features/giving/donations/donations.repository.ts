import { sql } from 'kysely';
import { type Donation, donationFields } from '#domain/donations/donation.ts';
import type { PaymentMethod } from '#domain/donations/donation-kind.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { columnsFrom } from '#server/db/entity-columns.ts';
import type { Tables } from '#server/db/tables.ts';
import { entityTable } from '#server/features/kits/querying/entity-table.ts';
import { type DonorRef, isOf } from './guests/guest-donors.repository.ts';

export const donationsTable = entityTable('donations', donationFields);

type Query = Tx['query'];

export async function insertDonation({ query }: Tx, donation: Donation): Promise<void> {
  const row = columnsFrom(donationFields, donation) as Tables['donations'];
  await query.insertInto('donations').values(row).execute();
}

export type DonationChanges = Partial<Omit<Donation, 'status'>>;

/** Everything but its state, which the ledger alone changes. */
export function updateDonation(
  tx: Tx,
  id: string,
  changes: DonationChanges,
  now: Date,
): Promise<void> {
  return writeState(tx, id, changes, now);
}

/** For the ledger alone. */
export async function writeState(
  { query }: Tx,
  id: string,
  changes: Partial<Donation>,
  now: Date,
): Promise<void> {
  await query
    .updateTable('donations')
    .set(columnsFrom(donationFields, { ...changes, updatedAt: now.toISOString() }))
    .where('id', '=', id)
    .execute();
}

/** For the rest of the transaction nobody else changes it. */
export async function lockDonation({ query }: Tx, id: string): Promise<Donation | undefined> {
  // An update without a change, for it locks the row on PostgreSQL.
  const row = await query
    .updateTable('donations')
    .set((eb) => ({ status: eb.ref('status') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && donationsTable.read(row);
}

export async function findDonation(query: Query, id: string): Promise<Donation | undefined> {
  const row = await query
    .selectFrom('donations')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && donationsTable.read(row);
}

/** By its provider's name for the payment, or for the money that moved. */
export async function findPayment(
  query: Query,
  providers: readonly string[],
  by: { reference: string } | { settledAs: string },
): Promise<Donation | undefined> {
  const [column, value] =
    'reference' in by
      ? (['reference', by.reference] as const)
      : (['settled_as', by.settledAs] as const);
  const row = await query
    .selectFrom('donations')
    .selectAll()
    .where('provider', 'in', providers)
    .where(column, '=', value)
    .executeTakeFirst();
  return row && donationsTable.read(row);
}

/** Milliseconds from storing a charge to asking its provider, if the process lives. */
const chargeBeginsWithin = 30_000;

/**
 * Donations of the donor since then whose payment was declined, and those whose charge is under way, so that it is
 * not known yet. In one statement: a charge that ends meanwhile is counted as one or the other.
 */
export async function countDeclines(
  query: Query,
  donor: DonorRef,
  { since, now }: { since: Date; now: Date },
): Promise<{ declined: number; underway: number }> {
  const begunAfter = new Date(now.getTime() - chargeBeginsWithin).toISOString();
  const rows = await query
    .selectFrom('donations')
    .select('decline')
    .where(isOf(donor))
    .where('created_at', '>=', since.toISOString())
    .where((eb) =>
      eb.or([
        eb('decline', 'is not', null),
        eb.exists(
          eb
            .selectFrom('payment_attempts')
            .select('payment_attempts.id')
            .whereRef('payment_attempts.donation_id', '=', 'donations.id')
            .where('operation', '=', 'charge')
            .where('closed_at', 'is', null)
            .where((attempt) =>
              attempt.or([
                attempt('leased_until', '>', now.toISOString()),
                attempt.and([
                  attempt('leased_until', 'is', null),
                  attempt('payment_attempts.created_at', '>', begunAfter),
                ]),
              ]),
            ),
        ),
      ]),
    )
    .execute();
  const declined = rows.filter(({ decline }) => decline !== null).length;
  return { declined, underway: rows.length - declined };
}

/** That its provider is being asked how it stands. */
export async function noteAsked({ query }: Database, id: string, now: Date): Promise<void> {
  await query
    .updateTable('donations')
    .set({ asked_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** Whatever its provider still has something to say about is asked about now. */
export async function askAboutAll({ query }: Tx, now: string): Promise<void> {
  await query
    .updateTable('donations')
    .set({ next_check_at: now })
    .where('next_check_at', '>', now)
    .execute();
}

interface TakenBy {
  method: PaymentMethod;
  provider: string;
}

/** Of those about which a provider still has something to say: how many each has. */
export async function countUnsettled({
  query,
}: Database): Promise<(TakenBy & { donations: number })[]> {
  const rows = await query
    .selectFrom('donations')
    .select(['method', 'provider', ({ fn }) => fn.countAll<number>().as('donations')])
    .where('next_check_at', 'is not', null)
    .groupBy(['method', 'provider'])
    .execute();
  return rows.map((row) => ({ ...row, donations: Number(row.donations) }) as TakenBy & typeof row);
}

/** `unanswered`: of which nobody knows what came of a call that moves or promises money. */
export type Waiting = 'unanswered' | 'cardOrWallet' | 'paidElsewhere';

/** Those that wait for weeks to be paid. */
const paidElsewhere: readonly PaymentMethod[] = ['voucher', 'transfer'];

/** In one text, which no index holds: SQLite would take all donations of a provider instead of the few that are due. */
const takenBy = sql<string>`(method || ':' || provider)`;
const nameOf = ({ method, provider }: TakenBy) => `${method}:${provider}`;

/** Those that are due and whose provider is one of these; nobody else gets them before `next`. */
export async function takeDue(
  { query }: Tx,
  waiting: Waiting,
  { now, next, limit, of }: { now: string; next: string; limit: number; of: readonly TakenBy[] },
): Promise<Donation[]> {
  if (of.length === 0) return [];
  const unanswered = query
    .selectFrom('payment_attempts')
    .select('donation_id')
    .where('closed_at', 'is', null)
    .where('operation', '<>', 'order');
  const due = query
    .selectFrom('donations')
    .select('id')
    .where('next_check_at', '<=', now)
    .where(takenBy, 'in', of.map(nameOf))
    .where((eb) => {
      if (waiting === 'unanswered') return eb('id', 'in', unanswered);
      return eb('method', waiting === 'paidElsewhere' ? 'in' : 'not in', paidElsewhere);
    })
    .orderBy('next_check_at')
    .limit(limit);
  const rows = await query
    .updateTable('donations')
    .set({ next_check_at: next })
    .where('id', 'in', due)
    .where('next_check_at', '<=', now)
    .returningAll()
    .execute();
  return rows.map(donationsTable.read);
}

/** Whose money came on one of these days, and whose provider was not asked since: longest ago first. */
export async function findNotAskedSince(
  { query }: Database,
  {
    days,
    askedBefore,
    of,
    limit,
  }: { days: readonly string[]; askedBefore: Date; of: readonly TakenBy[]; limit: number },
): Promise<Donation[]> {
  if (of.length === 0) return [];
  const lastAsked = sql<string>`coalesce(asked_at, paid_at)`;
  const rows = await query
    .selectFrom('donations')
    .selectAll()
    .where('date', 'in', days)
    .where('next_check_at', 'is', null)
    .where(takenBy, 'in', of.map(nameOf))
    .where(lastAsked, '<', askedBefore.toISOString())
    .orderBy(lastAsked)
    .limit(limit)
    .execute();
  return rows.map(donationsTable.read);
}
