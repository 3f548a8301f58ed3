import { conflict } from '#domain/errors.ts';
import type { Tx } from '#server/db/database.ts';
import type { DonorRef } from './guests/guest-donors.repository.ts';
import { countOpen } from './own-donations.repository.ts';

/** Unpaid ones of a donor. Each is asked about every hour for weeks, and any of them can be paid. */
const mostOpen = 10;

const errors = { voucher: 'tooManyOpenVouchers', transfer: 'tooManyOpenTransfers' } as const;

/**
 * Before another voucher or CLABE is made. The donor is locked by then, so that no two count the same.
 * @param openDays for which it can be paid
 * @throws AppError conflict
 */
export async function requireRoom(
  tx: Tx,
  {
    donor,
    method,
    openDays,
    now,
  }: { donor: DonorRef; method: 'voucher' | 'transfer'; openDays: number; now: Date },
): Promise<void> {
  const since = new Date(now.getTime() - openDays * 86_400_000).toISOString();
  if ((await countOpen(tx, { donor, method, since })) < mostOpen) return;
  throw conflict({ key: errors[method], values: { most: String(mostOpen) } });
}
