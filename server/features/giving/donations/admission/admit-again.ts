import type { PaymentDeclined } from '#server/adapters/payments/provider-errors.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';

interface Dependencies {
  limits: RateLimits;
}

/**
 * Before a provider is asked again about a donation that was begun.
 * @param giver as `requireGiver` says it
 * @throws AppError tooManyRequests
 */
export function admitAgain({ limits }: Dependencies, giver: string): Promise<void> {
  return limits.consume('donationAgain', giver);
}

/** Before a provider is asked how a monthly donation stands. @throws AppError tooManyRequests */
export function admitLook({ limits }: Dependencies, userId: string): Promise<void> {
  return limits.consume('monthlyLook', userId);
}

/** So that other accounts meet it as well. */
export async function noteDecline(
  { limits }: Dependencies,
  { cardFingerprint }: PaymentDeclined,
): Promise<void> {
  if (cardFingerprint) await limits.allows('suspectCard', cardFingerprint);
}
