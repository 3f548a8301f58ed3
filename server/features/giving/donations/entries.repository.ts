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
}

export async function insertEntry(
  { query }: Tx,
  { donationId, bookedAt, date, amountCents, kind }: NewEntry,
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
    })
    .execute();
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
