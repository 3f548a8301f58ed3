import type { Clock } from '#domain/clock.ts';
import { AppError } from '#domain/errors.ts';
import type { Tx } from '#server/db/database.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { SharedCounts } from '#server/features/kits/shared-counts/shared-counts.ts';
import { countDeclines } from '../donations.repository.ts';
import type { DonorRef } from '../guests/guest-donors.repository.ts';
import type { GuestKeys } from '../guests/guest-keys.ts';
import { countMonthlyDeclines } from '../monthly/monthly-donors.repository.ts';
import type { ProviderRegistry } from '../provider-registry.ts';
import { countedAs, type Donor, refOf } from './donor.ts';

interface Dependencies {
  clock: Clock;
  limits: RateLimits;
  sharedCounts: SharedCounts;
  providers: ProviderRegistry;
  guestKeys: GuestKeys;
}

const hour = 3_600_000;

/**
 * Declines of an account within an hour after which a person has to show that they are one. A charge that is under way
 * counts as a decline until its answer has come: otherwise cards could be tried out in parallel.
 */
export const declinesBeforeCaptcha = 5;

/** And after which they wait, or pay otherwise than by card. */
const mostDeclines = 10;

/** Until the answers of charges that are under way have come. */
const tooManyUnderWay = () =>
  new AppError('tooManyRequests', 'tooManyAtOnce', { retryAfterSeconds: 5 });

export async function declinesOf(
  { clock }: Pick<Dependencies, 'clock'>,
  query: Tx['query'],
  donor: DonorRef,
): Promise<{ declined: number; underway: number }> {
  const now = clock.now();
  const since = new Date(now.getTime() - hour);
  const single = await countDeclines(query, donor, { since, now });
  const monthly = await countMonthlyDeclines(query, donor, since);
  return {
    declined: single.declined + monthly.declined,
    underway: single.underway + monthly.underway,
  };
}

/** @throws AppError tooManyRequests */
export function requireFewDeclines({ declined, underway }: { declined: number; underway: number }) {
  if (declined >= mostDeclines) {
    throw new AppError('tooManyRequests', 'tooManyRequests', { retryAfterSeconds: 3_600 });
  }
  if (declined + underway >= mostDeclines) throw tooManyUnderWay();
}

/**
 * @param isShown that a person is trying
 * @throws AppError tooManyRequests
 */
export async function requireStillFewDeclines(
  dependencies: Dependencies,
  tx: Tx,
  donor: Donor,
  isShown: boolean,
): Promise<void> {
  await lockDonor(dependencies, tx, donor);
  const declines = await declinesOf(dependencies, tx.query, refOf(donor));
  requireFewDeclines(declines);
  const { declined, underway } = declines;
  if (!isShown && declined + underway >= declinesBeforeCaptcha) throw tooManyUnderWay();
}

/**
 * A card that was declined again and again, whoever tries it.
 * @throws AppError tooManyRequests
 */
export async function requireUnsuspected(
  { limits, providers }: Dependencies,
  card: string,
): Promise<void> {
  const fingerprint = await providers.current('card')?.fingerprintOf(card);
  if (fingerprint) await limits.consume('suspectCard', fingerprint);
}

/** Nobody else begins a payment for the donor before the transaction ends, in whatever process. */
export async function lockDonor(
  { clock, sharedCounts, guestKeys }: Pick<Dependencies, 'clock' | 'sharedCounts' | 'guestKeys'>,
  tx: Tx,
  donor: Donor,
): Promise<void> {
  const lapsesAt = new Date(clock.now().getTime() + hour);
  const key = countedAs(donor, guestKeys);
  await sharedCounts.add({ kind: 'donations.charge', key }, 1, lapsesAt, tx);
}
