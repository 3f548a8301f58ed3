import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '#server/db/database.ts';
import { BrokenPromise } from './promises.ts';

/** Milliseconds in which what is left is done once nothing is wrong any more. */
const longest = 240_000;

/**
 * Waits until the portals have done all they had put off. What waits for minutes or hours until its next try is tried at once;
 * nothing else is helped along.
 */
export async function drain({ query }: Database): Promise<void> {
  const deadline = performance.now() + longest;
  const begun = new Date().toISOString();
  let left: unknown[] = [];
  // Each is asked about once more: what was charged meanwhile may have been told to nobody.
  await query
    .updateTable('monthly_donations')
    .set({ next_check_at: begun })
    .where('next_check_at', 'is not', null)
    .execute();
  while (performance.now() < deadline) {
    const now = new Date().toISOString();
    await query
      .updateTable('jobs')
      .set({ run_at: now })
      .where('finished_at', 'is', null)
      .where('failed_at', 'is', null)
      .where('leased_until', 'is', null)
      .where('run_at', '>', now)
      .execute();
    const jobs = await query
      .selectFrom('jobs')
      .select(['kind', 'attempts', 'leased_until', 'run_at', 'last_error'])
      .where('finished_at', 'is', null)
      .where('failed_at', 'is', null)
      .execute();
    const attempts = await query
      .selectFrom('payment_attempts')
      .select(['donation_id', 'operation', 'leased_until'])
      .where('closed_at', 'is', null)
      .where('operation', '!=', 'order')
      .execute();
    const monthly = await query
      .selectFrom('monthly_donations')
      .select(['id', 'status', 'next_check_at'])
      .where((eb) => eb.or([eb('next_check_at', '<=', begun), eb('card', 'is not', null)]))
      .execute();
    left = [...jobs, ...attempts, ...monthly];
    if (left.length === 0) return;
    await delay(500);
  }
  throw new BrokenPromise('all that was put off is done in the end', left.slice(0, 10));
}
