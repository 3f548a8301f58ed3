import { type SqlBool, sql } from 'kysely';
import type { BookingState } from '#domain/drives/drive-machine.ts';
import { foldText } from '#domain/text.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { DriveBookingsTable } from '#server/db/tables/drives.ts';
import type { StoreState } from '#server/features/kits/document-states/document-states.service.ts';
import { expiringRows } from '#server/features/kits/querying/expiring-rows.ts';
import { sameEmail } from '#server/features/kits/querying/same-email.ts';
import type { Booking, TakenPlace } from './drive-records.ts';

type Query = Tx['query'];
type Changes = Partial<Omit<DriveBookingsTable, 'id' | 'drive_id' | 'status'>>;

export const searchTextOf = (
  row: Pick<Booking, 'name' | 'pet_name' | 'phone' | 'email' | 'code'>,
): string => foldText([row.code, row.name, row.pet_name, row.phone, row.email].join(' '));

export async function insertBooking({ query }: Tx, booking: DriveBookingsTable): Promise<void> {
  await query.insertInto('drive_bookings').values(booking).execute();
}

export const findBooking = (
  query: Query,
  by: { id: string } | { certificate: string },
): Promise<Booking | undefined> => {
  const rows = query.selectFrom('drive_bookings').selectAll();
  return (
    'id' in by ? rows.where('id', '=', by.id) : rows.where('certificate', '=', by.certificate)
  ).executeTakeFirst();
};

/** All of a drive, in the order of the day: by hour, then as they came; who waits comes last. */
export const findBookings = (query: Query, driveIds: readonly string[]): Promise<Booking[]> =>
  driveIds.length === 0
    ? Promise.resolve([])
    : query
        .selectFrom('drive_bookings')
        .selectAll()
        .where('drive_id', 'in', driveIds)
        .orderBy(sql`coalesce(slot, '99')`)
        .orderBy('created_at')
        .orderBy('id')
        .execute();

/** The same of many drives, as far as they are counted: without signatures, which are long. */
export const findPlaces = (query: Query, driveIds: readonly string[]): Promise<TakenPlace[]> =>
  driveIds.length === 0
    ? Promise.resolve([])
    : query
        .selectFrom('drive_bookings')
        .select(['drive_id', 'status', 'slot', 'capacity_key', 'species', 'sex'])
        .where('drive_id', 'in', driveIds)
        .where('status', '<>', 'cancelled')
        .execute();

export const storeBookingState: StoreState<BookingState, Changes> = async (
  { query },
  id,
  from,
  changes,
) => {
  const { numUpdatedRows } = await query
    .updateTable('drive_bookings')
    .set(changes)
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

export async function updateBooking({ query }: Tx, id: string, changes: Changes): Promise<void> {
  await query.updateTable('drive_bookings').set(changes).where('id', '=', id).execute();
}

/** Those with a place on a day, with a mailbox, who have not been told to let the animal fast; so many at most. */
export const findToTell = (query: Query, onDate: string, most: number): Promise<Booking[]> =>
  query
    .selectFrom('drive_bookings')
    .selectAll()
    .where('on_date', '=', onDate)
    .where('status', '=', 'booked')
    .where('told_at', 'is', null)
    .where('email', '<>', '')
    .orderBy('id')
    .limit(most)
    .execute();

/** How often animals of these telephones did not come, as far as that is kept. */
export async function countNoShows(
  query: Query,
  phones: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (phones.length === 0) return new Map();
  const rows = await query
    .selectFrom('drive_bookings')
    .select(['phone', (eb) => eb.fn.countAll<number | string>().as('total')])
    .where('phone', 'in', phones)
    .where('status', '=', 'noShow')
    .groupBy('phone')
    .execute();
  return new Map(rows.map(({ phone, total }) => [phone, Number(total)]));
}

/** Of an account, or of the mailbox that it has shown to be its own; the newest first. */
export const findBookingsOf = (
  query: Query,
  { accountId, email }: { accountId: string; email: string | undefined },
  most = 500,
): Promise<Booking[]> =>
  query
    .selectFrom('drive_bookings')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('account_id', '=', accountId),
        ...(email === undefined ? [] : [sameEmail('email', email)]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

/** The latest days first. @param term folded */
export async function findByText({ query, dialect }: Database, term: string, most: number) {
  const holds = dialect.contains(sql<string>`drive_bookings.search_text`, dialect.contained(term));
  return query
    .selectFrom('drive_bookings')
    .innerJoin('drives', 'drives.id', 'drive_bookings.drive_id')
    .select([
      'drive_bookings.id',
      'drives.folio',
      'drive_bookings.code',
      'drive_bookings.pet_name as petName',
      'drive_bookings.name',
      'drive_bookings.on_date as onDate',
    ])
    .where(holds)
    .orderBy('drive_bookings.on_date', 'desc')
    .orderBy('drive_bookings.id')
    .limit(most)
    .execute();
}

export async function moveBookings(
  { query }: Tx,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<void> {
  const bookings = await findBookingsOf(query, { accountId: userId, email: from });
  for (const booking of bookings) {
    if (booking.email === '') continue;
    await query
      .updateTable('drive_bookings')
      .set({ email: to, search_text: searchTextOf({ ...booking, email: to }) })
      .where('id', '=', booking.id)
      .where(sameEmail('email', from))
      .execute();
  }
}

export async function deleteBookings({ query }: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await query.deleteFrom('drive_bookings').where('id', 'in', ids).execute();
}

export const expiringBookings = expiringRows({
  table: 'drive_bookings',
  key: 'id',
  since: sql.ref('on_date'),
});

/** Drives whose day is over and which nobody has ended, up to so many. */
export async function countUnended(query: Query, today: string, most: number): Promise<number> {
  const unended = sql<SqlBool>`status in ('open', 'closed') and on_date < ${today}`;
  const { rows } = await sql<{ total: number }>`select count(*) as total from (
    select id from drives where ${unended} limit ${most}
  ) as unended`.execute(query);
  return Number(rows[0]?.total ?? 0);
}
