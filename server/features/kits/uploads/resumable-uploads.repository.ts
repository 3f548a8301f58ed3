import { sql } from 'kysely';
import { z } from 'zod';
import type { Database, Tx } from '#server/db/database.ts';
import type { ResumableUploadsTable } from '#server/db/tables/platform.ts';

/** Consecutive bytes of an upload, an object of the file store of its own. */
export interface Piece {
  name: string;
  bytes: number;
}

export interface StoredUpload {
  id: string;
  account: string;
  network: string | null;
  /** Bytes. */
  size: number;
  arrived: number;
  pieces: Piece[];
  metadata: Record<string, string | null>;
  reservedUntil: string;
}

/** What other uploads hold, in files and bytes. */
export interface Held {
  ownFiles: number;
  ownBytes: number;
  networkBytes: number;
  allBytes: number;
  /** Reserved of `allBytes`, and not arrived. */
  awaited: number;
}

const pieces = z.array(z.object({ name: z.string(), bytes: z.number() }));
const metadata = z.record(z.string(), z.string().nullable());

export async function findUpload(
  { query }: Database | Tx,
  id: string,
): Promise<StoredUpload | undefined> {
  const row = await query
    .selectFrom('resumable_uploads')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return (
    row && {
      id,
      account: row.account_id,
      network: row.network,
      size: row.size,
      arrived: row.arrived,
      pieces: pieces.parse(JSON.parse(row.pieces_json)),
      metadata: metadata.parse(JSON.parse(row.metadata_json)),
      reservedUntil: row.reserved_until,
    }
  );
}

/** What uploads but this one hold: all that they announced while it is reserved, and later what has arrived. */
export async function sumHeld(
  { query }: Tx,
  { id, account, network }: Pick<StoredUpload, 'id' | 'account' | 'network'>,
  now: string,
): Promise<Held> {
  const isReserved = sql`reserved_until > ${now}`;
  const counted = sql`case when ${isReserved} then size else arrived end`;
  const sum = (value: unknown) => sql<number>`coalesce(sum(${value}), 0)`;
  const isOwn = sql`account_id = ${account}`;
  return query
    .selectFrom('resumable_uploads')
    .select([
      sum(sql`case when ${isOwn} and (arrived > 0 or ${isReserved}) then 1 else 0 end`).as(
        'ownFiles',
      ),
      sum(sql`case when ${isOwn} then ${counted} else 0 end`).as('ownBytes'),
      sum(sql`case when network = ${network} then ${counted} else 0 end`).as('networkBytes'),
      sum(counted).as('allBytes'),
      sum(sql`case when ${isReserved} then size - arrived else 0 end`).as('awaited'),
    ])
    .where('id', '<>', id)
    .executeTakeFirstOrThrow();
}

export async function insertUpload({ query }: Tx, row: ResumableUploadsTable): Promise<void> {
  await query.insertInto('resumable_uploads').values(row).execute();
}

export async function reserveUpload({ query }: Tx, id: string, until: string): Promise<void> {
  await query
    .updateTable('resumable_uploads')
    .set({ reserved_until: until })
    .where('id', '=', id)
    .execute();
}

/**
 * Stores that more of it has arrived, unless somebody else's bytes came first.
 * @returns false when it did not go on from `from`
 */
export async function advanceUpload(
  { query }: Database,
  { id, from }: { id: string; from: number },
  changes: Pick<ResumableUploadsTable, 'arrived' | 'pieces_json' | 'written_at'> &
    Partial<Pick<ResumableUploadsTable, 'reserved_until'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('resumable_uploads')
    .set(changes)
    .where('id', '=', id)
    .where('arrived', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** @returns false when there was none */
export async function deleteUpload({ query }: Database, id: string): Promise<boolean> {
  const { numDeletedRows } = await query
    .deleteFrom('resumable_uploads')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Those that nobody has written to since `writtenBefore`, and the empty ones since `emptyBefore`. */
export async function findStaleUploads(
  { query }: Database,
  {
    writtenBefore,
    emptyBefore,
    most,
  }: Record<'writtenBefore' | 'emptyBefore', string> & {
    most: number;
  },
): Promise<string[]> {
  const rows = await query
    .selectFrom('resumable_uploads')
    .select('id')
    .where('written_at', '<', emptyBefore)
    .where((eb) => eb.or([eb('arrived', '=', 0), eb('written_at', '<', writtenBefore)]))
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Which of them there are. */
export async function findKnownUploads(
  { query }: Database,
  ids: readonly string[],
): Promise<Set<string>> {
  const known = new Set<string>();
  for (let start = 0; start < ids.length; start += idsAtOnce) {
    const rows = await query
      .selectFrom('resumable_uploads')
      .select('id')
      .where('id', 'in', ids.slice(start, start + idsAtOnce))
      .execute();
    for (const { id } of rows) known.add(id);
  }
  return known;
}

const idsAtOnce = 500;
