import type { Clock } from '#domain/clock.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { CaptchaService } from '#server/features/kits/captcha/captcha.service.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { SharedCounts } from '#server/features/kits/shared-counts/shared-counts.ts';
import type { GuestKeys } from '../guests/guest-keys.ts';
import type { ProviderRegistry } from '../provider-registry.ts';
import {
  declinesBeforeCaptcha,
  declinesOf,
  lockDonor,
  requireFewDeclines,
  requireStillFewDeclines,
  requireUnsuspected,
} from './decline-limits.ts';
import { countedAs, type Donor, refOf } from './donor.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  captcha: CaptchaService;
  limits: RateLimits;
  sharedCounts: SharedCounts;
  providers: ProviderRegistry;
  guestKeys: GuestKeys;
}

/**
 * In the transaction that stores what is given: uses up the captcha that was asked for, and counts once more what
 * others may have begun for the donor meanwhile.
 * @throws AppError invalid (`captcha`), tooManyRequests
 */
export type SpendAdmission = (tx: Tx) => Promise<void>;

/**
 * Against those who try out cards: a guest is asked for a captcha each time, everybody after declines.
 * @param asked.card what the card provider's script in the browser made of the card
 * @throws AppError tooManyRequests, invalid (`captcha`)
 */
export async function admitPayment(
  dependencies: Dependencies,
  donor: Donor,
  asked: { captcha: string | undefined; card: string | undefined },
): Promise<SpendAdmission> {
  const { database, captcha, limits, guestKeys } = dependencies;
  const isByCard = asked.card !== undefined;
  const isGuest = donor.kind === 'guest';
  const guestPass = isGuest ? await captcha.verify(asked.captcha) : undefined;
  if (isGuest) await limits.consume('donationAttempt', countedAs(donor, guestKeys));
  const declines = await declinesOf(dependencies, database.query, refOf(donor));
  if (isByCard) requireFewDeclines(declines);
  const { declined, underway } = declines;
  const mustShow = !isGuest && declined + underway >= declinesBeforeCaptcha;
  const pass = mustShow ? await captcha.verify(asked.captcha) : guestPass;
  // Asks the provider, and so comes after whatever may refuse.
  const isDoubtful = declined > 0 || isGuest;
  if (asked.card !== undefined && isDoubtful) await requireUnsuspected(dependencies, asked.card);
  return async (tx) => {
    await captcha.spend(tx, pass);
    if (isByCard) await requireStillFewDeclines(dependencies, tx, donor, mustShow || isGuest);
    else if (isGuest) await lockDonor(dependencies, tx, donor);
  };
}
