import { sql } from 'kysely';
import type { Database, Tx } from '#server/db/database.ts';

/** A creating call as it is known by its key. */
export interface KeyedCall {
  /** Of its caller and key. */
  id: string;
  action: string;
  requestHash: string;
}

/** The right to do it, which nobody else has before `leasedUntil`. */
export interface Reservation {
  id: string;
  lease: string;
}

export interface KnownCall extends KeyedCall, Reservation {
  /** Instant, UTC ISO 8601. */
  leasedUntil: string;
  /** undefined until it has been done. */
  result: unknown;
}

/** @returns false when the key is known: done, or under way */
export async function reserve(
  { query }: Database,
  { id, action, requestHash }: KeyedCall,
  {
    lease,
    leasedUntil,
    longestLease,
    expiresAt,
    now,
  }: Record<'lease' | 'leasedUntil' | 'longestLease' | 'expiresAt' | 'now', string>,
): Promise<boolean> {
  const row = {
    action,
    request_hash: requestHash,
    lease,
    leased_until: leasedUntil,
    result_json: null,
    expires_at: expiresAt,
  };
  const reserved = await query
    .insertInto('idempotency_keys')
    .values({ id, ...row })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(row)
        // Too old, or its process died before it had done anything, perhaps while its clock was wrong.
        .where(
          sql<boolean>`idempotency_keys.expires_at <= ${now}
            or (idempotency_keys.result_json is null and (idempotency_keys.leased_until <= ${now}
              or idempotency_keys.leased_until > ${longestLease}))`,
        ),
    )
    .returning('id')
    .executeTakeFirst();
  return reserved !== undefined;
}

export async function renewReservation(
  { query }: Database,
  { id, lease }: Reservation,
  leasedUntil: string,
): Promise<void> {
  await query
    .updateTable('idempotency_keys')
    .set({ leased_until: leasedUntil })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute();
}

/** @returns false when the reservation lapsed and somebody else has the key */
export async function putResult(
  { query }: Tx,
  { id, lease }: Reservation,
  result: unknown,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('idempotency_keys')
    .set({ result_json: JSON.stringify(result) })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .where('result_json', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** What had no effect leaves the key unused. */
export async function release({ query }: Database, { id, lease }: Reservation): Promise<void> {
  await query
    .deleteFrom('idempotency_keys')
    .where('id', '=', id)
    .where('lease', '=', lease)
    .where('result_json', 'is', null)
    .execute();
}

/** What was done under the key had no effect in the end; not where somebody has used the key anew. */
export async function forgetResult({ query }: Database, { id, lease }: Reservation): Promise<void> {
  await query
    .deleteFrom('idempotency_keys')
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute();
}

export async function findCall(
  { query }: Database,
  id: string,
  now: string,
): Promise<KnownCall | undefined> {
  const row = await query
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return (
    row && {
      id,
      action: row.action,
      requestHash: row.request_hash,
      lease: row.lease,
      leasedUntil: row.leased_until,
      result: row.result_json === null ? undefined : JSON.parse(row.result_json),
    }
  );
}

export async function forgetCalls({ query }: Database, now: string): Promise<void> {
  await query.deleteFrom('idempotency_keys').where('expires_at', '<=', now).execute();
}
