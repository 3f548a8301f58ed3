import { conflict } from '#domain/errors.ts';
import type { Tx } from '#server/db/database.ts';
import { countOpenVouchers } from './own-donations.repository.ts';

/** Unpaid ones of an account. Each is asked about every hour for weeks, and any of them can be paid. */
const mostOpenVouchers = 10;

/**
 * Before another voucher is made. The account's customer is locked by then, so that no two count the same.
 * @param openDays for which a voucher can be paid
 * @throws AppError conflict
 */
export async function requireVoucherRoom(
  tx: Tx,
  { userId, openDays, now }: { userId: string; openDays: number; now: Date },
): Promise<void> {
  const since = new Date(now.getTime() - openDays * 86_400_000).toISOString();
  if ((await countOpenVouchers(tx, userId, since)) < mostOpenVouchers) return;
  throw conflict({ key: 'tooManyOpenVouchers', values: { most: String(mostOpenVouchers) } });
}
