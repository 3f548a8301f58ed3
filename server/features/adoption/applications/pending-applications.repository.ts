import { type Selectable, sql } from 'kysely';
import type { AdoptionProfile } from '#domain/adoption/adoption-profile.ts';
import type { VisitorApplication } from '#domain/adoption/visitor-application.ts';
import { normalizeEmail } from '#domain/email.ts';
import type { Language } from '#domain/language.ts';
import type { Tx } from '#server/db/database.ts';
import type { PendingApplicationsTable } from '#server/db/tables/adoption.ts';
import { expiringRows } from '#server/features/kits/querying/expiring-rows.ts';
import type { EmailMove } from '#server/features/people/accounts/email-move.ts';

type Query = Tx['query'];

/** What somebody sent in the name of an address whose owner has not said yet that it was them. */
export interface PendingApplication extends VisitorApplication {
  id: string;
  /** Instant, UTC ISO 8601. */
  createdAt: string;
}

/** Of one address that are read: more are not stored of it in a day. */
const mostOfOne = 100;

export async function insertPending({ query }: Tx, pending: PendingApplication): Promise<void> {
  const { id, createdAt, name, email, phone, message, language, petIds, profile } = pending;
  await query
    .insertInto('pending_applications')
    .values({
      id,
      created_at: createdAt,
      email,
      email_normalized: normalizeEmail(email),
      name,
      phone,
      pet_ids_json: JSON.stringify(petIds),
      message,
      language,
      profile_json: JSON.stringify(profile),
      link_id: null,
    })
    .execute();
}

export async function countPending({ query }: Tx): Promise<number> {
  const { total } = await query
    .selectFrom('pending_applications')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Nobody else confirms or discards it until the end of the transaction. */
export async function lockPending(
  { query }: Tx,
  id: string,
): Promise<PendingApplication | undefined> {
  // An update without a change, for it locks the row on PostgreSQL.
  const row = await query
    .updateTable('pending_applications')
    .set((eb) => ({ email: eb.ref('email') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && fromRow(row);
}

/** As `lockPending`. */
export async function lockPendingOfLink(
  { query }: Tx,
  linkId: string,
): Promise<PendingApplication | undefined> {
  const row = await query
    .updateTable('pending_applications')
    .set((eb) => ({ email: eb.ref('email') }))
    .where('link_id', '=', linkId)
    .returningAll()
    .executeTakeFirst();
  return row && fromRow(row);
}

/** For reading alone. */
export async function findPendingOfLink(
  query: Query,
  linkId: string,
): Promise<PendingApplication | undefined> {
  const row = await query
    .selectFrom('pending_applications')
    .selectAll()
    .where('link_id', '=', linkId)
    .executeTakeFirst();
  return row && fromRow(row);
}

export async function noteLink({ query }: Tx, id: string, linkId: string): Promise<void> {
  await query
    .updateTable('pending_applications')
    .set({ link_id: linkId })
    .where('id', '=', id)
    .execute();
}

/** Of an address, oldest first. */
export async function findPendingOf(query: Query, email: string): Promise<PendingApplication[]> {
  const rows = await query
    .selectFrom('pending_applications')
    .selectAll()
    .where('email_normalized', '=', normalizeEmail(email))
    .orderBy('created_at')
    .orderBy('id')
    .limit(mostOfOne)
    .execute();
  return rows.map(fromRow);
}

export async function deletePending({ query }: Tx, ids: readonly string[]): Promise<void> {
  await query.deleteFrom('pending_applications').where('id', 'in', ids).execute();
}

export async function deletePendingOf({ query }: Tx, email: string): Promise<void> {
  await query
    .deleteFrom('pending_applications')
    .where('email_normalized', '=', normalizeEmail(email))
    .execute();
}

export async function movePending({ query }: Tx, { from, to }: EmailMove): Promise<void> {
  await query
    .updateTable('pending_applications')
    .set({ email: to, email_normalized: normalizeEmail(to) })
    .where('email_normalized', '=', normalizeEmail(from))
    .execute();
}

export const expiringPending = expiringRows({
  table: 'pending_applications',
  key: 'id',
  since: sql.ref('created_at'),
});

/** Whether it was sent in the name of this address. */
export const isOf = ({ email }: PendingApplication, address: string): boolean =>
  normalizeEmail(email) === normalizeEmail(address);

const fromRow = (row: Selectable<PendingApplicationsTable>): PendingApplication => ({
  id: row.id,
  createdAt: row.created_at,
  email: row.email,
  name: row.name,
  phone: row.phone,
  petIds: JSON.parse(row.pet_ids_json) as string[],
  message: row.message,
  language: row.language as Language,
  profile: JSON.parse(row.profile_json) as AdoptionProfile,
});
