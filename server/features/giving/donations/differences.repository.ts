import { v7 as uuid } from 'uuid';
import { mostCounted } from '#domain/dashboard/attention.ts';
import type { DifferenceKind } from '#domain/donations/difference.ts';
import type { PageRequest } from '#domain/paging.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { countAtMost } from '#server/features/kits/querying/count-at-most.ts';
import { pageAndTotal } from '#server/features/kits/querying/page-and-total.ts';

export interface Difference {
  provider: string;
  reference: string;
  donationId: string | null;
  kind: DifferenceKind;
  expected: string;
  found: string;
}

export interface StoredDifference extends Difference {
  id: string;
  /** Instants, UTC ISO 8601. */
  createdAt: string;
  /** null while nobody has seen to it. */
  resolvedAt: string | null;
  resolvedBy: string | null;
  note: string | null;
}

/** Once, however often it is heard. */
export async function noteDifference(
  { query }: Tx,
  { provider, reference, donationId, kind, expected, found }: Difference,
  now: string,
): Promise<void> {
  await query
    .insertInto('payment_differences')
    .values({
      id: uuid(),
      created_at: now,
      provider,
      reference,
      donation_id: donationId,
      kind,
      expected,
      found,
      resolved_at: null,
      resolved_by: null,
      note: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['provider', 'reference', 'kind', 'found']).doNothing(),
    )
    .execute();
}

/** That nobody has seen to. */
export const countOpenDifferences = (database: Database): Promise<number> =>
  countAtMost(
    database,
    database.query.selectFrom('payment_differences').where('resolved_at', 'is', null),
    mostCounted,
  );

/** Oldest first while they are open, those that somebody saw to newest first. */
export async function pageOfDifferences(
  { query }: Database,
  { resolved, ...page }: PageRequest & { resolved: boolean },
): Promise<{ items: StoredDifference[]; total: number }> {
  const direction = resolved ? 'desc' : 'asc';
  const found = query
    .selectFrom('payment_differences')
    .where('resolved_at', resolved ? 'is not' : 'is', null)
    .select([
      'id',
      'created_at as createdAt',
      'provider',
      'reference',
      'donation_id as donationId',
      'kind',
      'expected',
      'found',
      'resolved_at as resolvedAt',
      'resolved_by as resolvedBy',
      'note',
    ])
    .orderBy(resolved ? 'resolved_at' : 'created_at', direction)
    .orderBy('id', direction);
  return pageAndTotal(found, page);
}

/** @returns whether it was still open */
export async function resolveDifference(
  { query }: Tx,
  id: string,
  { resolvedBy, note, now }: { resolvedBy: string; note: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('payment_differences')
    .set({ resolved_at: now.toISOString(), resolved_by: resolvedBy, note })
    .where('id', '=', id)
    .where('resolved_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
