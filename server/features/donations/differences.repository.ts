import { v7 as uuid } from 'uuid';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';

export interface Difference {
  provider: string;
  reference: string;
  donationId: string | null;
  kind: Tables['payment_differences']['kind'];
  expected: string;
  found: string;
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
    })
    .onConflict((conflict) =>
      conflict.columns(['provider', 'reference', 'kind', 'found']).doNothing(),
    )
    .execute();
}
