import { v7 as uuid } from 'uuid';
import type { LedgerEntry } from '#domain/donations/donation.ts';
import type { EntryKind } from '#domain/donations/entry-kind.ts';
import type { Database, Tx } from '#server/db/database.ts';

export interface BookedEntry extends LedgerEntry {
  kind: EntryKind;
}

export interface NewEntry extends BookedEntry {
  donationId: string;
  /** YYYY-MM-DD in the site's time zone. */
  date: string;
  /** Of a transfer: the provider's name for what came. */
  arrival?: string | undefined;
}

export async function insertEntry(
  { query }: Tx,
  { donationId, bookedAt, date, amountCents, kind, arrival }: NewEntry,
): Promise<void> {
  await query
    .insertInto('donation_entries')
    .values({
      id: uuid(),
      donation_id: donationId,
      booked_at: bookedAt,
      date,
      amount_cents: amountCents,
      kind,
      arrival: arrival ?? null,
    })
    .execute();
}

/** What came to a donation's CLABE and is booked: centavos by the provider's name for it. */
export async function findArrivals(
  { query }: Tx,
  donationId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await query
    .selectFrom('donation_entries')
    .select(['arrival', 'amount_cents'])
    .where('donation_id', '=', donationId)
    .where('arrival', 'is not', null)
    .execute();
  return new Map(rows.map(({ arrival, amount_cents }) => [String(arrival), amount_cents]));
}

/** In the order in which they were booked, by donation. */
export async function findEntries(
  { query }: Pick<Database, 'query'>,
  donationIds: readonly string[],
): Promise<ReadonlyMap<string, BookedEntry[]>> {
  const found = new Map<string, BookedEntry[]>(donationIds.map((id) => [id, []]));
  if (donationIds.length === 0) return found;
  const rows = await query
    .selectFrom('donation_entries')
    .select(['donation_id', 'booked_at', 'amount_cents', 'kind'])
    .where('donation_id', 'in', donationIds)
    .orderBy('donation_id')
    .orderBy('id')
    .execute();
  for (const { donation_id, booked_at, amount_cents, kind } of rows) {
    found.get(donation_id)?.push({ bookedAt: booked_at, amountCents: amount_cents, kind });
  }
  return found;
}
