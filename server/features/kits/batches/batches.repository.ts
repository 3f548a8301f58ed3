import type { Database, Tx } from '#server/db/database.ts';

export interface StoredBatch {
  id: string;
  /** Instant, UTC ISO 8601. */
  createdAt: string;
  ownerId: string;
  kind: string;
}

/** What became of an item: null while it waits or runs. */
export interface ItemOutcome {
  key: string;
  outcome: 'done' | 'failed' | null;
  /** Why it failed. */
  error: string | null;
}

interface StoredItem {
  input: unknown;
  outcome: ItemOutcome['outcome'];
  round: number;
}

interface ItemPlace {
  batchId: string;
  position: number;
}

const rowsAtOnce = 500;

export async function insertBatch(
  { query }: Tx,
  batch: StoredBatch,
  items: readonly { key: string; input: unknown }[],
): Promise<void> {
  const { id, createdAt, ownerId, kind } = batch;
  await query
    .insertInto('batches')
    .values({ id, created_at: createdAt, owner_id: ownerId, kind })
    .execute();
  const rows = items.map(({ key, input }, position) => ({
    batch_id: id,
    position,
    key,
    input_json: JSON.stringify(input),
    round: 1,
    outcome: null,
    error: null,
  }));
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await query
      .insertInto('batch_items')
      .values(rows.slice(start, start + rowsAtOnce))
      .execute();
  }
}

export async function findBatch(
  { query }: Pick<Database, 'query'>,
  id: string,
): Promise<StoredBatch | undefined> {
  return query
    .selectFrom('batches')
    .select(['id', 'created_at as createdAt', 'owner_id as ownerId', 'kind'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findNewestBatch(
  { query }: Database,
  { ownerId, kind }: Pick<StoredBatch, 'ownerId' | 'kind'>,
): Promise<StoredBatch | undefined> {
  return query
    .selectFrom('batches')
    .select(['id', 'created_at as createdAt', 'owner_id as ownerId', 'kind'])
    .where('owner_id', '=', ownerId)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** In the order in which they were given. */
export function findOutcomes({ query }: Database, batchId: string): Promise<ItemOutcome[]> {
  return query
    .selectFrom('batch_items')
    .select(['key', 'outcome', 'error'])
    .where('batch_id', '=', batchId)
    .orderBy('position')
    .execute();
}

export async function findItem(
  { query }: Database,
  { batchId, position }: ItemPlace,
): Promise<StoredItem | undefined> {
  const row = await query
    .selectFrom('batch_items')
    .select(['input_json', 'outcome', 'round'])
    .where('batch_id', '=', batchId)
    .where('position', '=', position)
    .executeTakeFirst();
  return row && { ...row, input: JSON.parse(row.input_json) };
}

/** Once done it stays so, and what it was about is forgotten. @returns false when it was done before */
export async function settleItem(
  { query }: Tx,
  { batchId, position }: ItemPlace,
  settled: { outcome: 'done' } | { outcome: 'failed'; error: string },
): Promise<boolean> {
  const isDone = settled.outcome === 'done';
  const { numUpdatedRows } = await query
    .updateTable('batch_items')
    .set({
      outcome: settled.outcome,
      error: isDone ? null : settled.error,
      ...(isDone && { input_json: '{}' }),
    })
    .where('batch_id', '=', batchId)
    .where('position', '=', position)
    .where((or) => or.or([or('outcome', 'is', null), or('outcome', '=', 'failed')]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Begins a new round of those that failed. @returns where they stand */
export async function reopenFailed(
  { query }: Tx,
  batchId: string,
): Promise<{ position: number; round: number }[]> {
  return query
    .updateTable('batch_items')
    .set((eb) => ({ outcome: null, error: null, round: eb('round', '+', 1) }))
    .where('batch_id', '=', batchId)
    .where('outcome', '=', 'failed')
    .returning(['position', 'round'])
    .execute();
}

export async function forgetBatches({ query }: Database, before: string): Promise<void> {
  await query.deleteFrom('batches').where('created_at', '<', before).execute();
}
