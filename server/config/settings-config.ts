import { usualReservation } from '#domain/adoption/reservation.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { Env } from './env.ts';

/** What an organisation may choose on a screen: what the environment fixes, and what is so where nobody chooses. */
export function settingsConfig(env: Env): { fixed: Partial<Settings>; usual: Settings } {
  const fixed: Partial<Settings> = {};
  if (env.DONATION_LARGEST_PESOS !== undefined) {
    fixed.largestDonationPesos = env.DONATION_LARGEST_PESOS;
  }
  if (env.ADOPTION_FLOW !== undefined) fixed.adoptionFlow = env.ADOPTION_FLOW;
  if (env.RESERVATION_DAYS !== undefined) fixed.reservationDays = env.RESERVATION_DAYS;
  if (env.RELEASES_ADDRESS !== undefined) fixed.releasesAddress = env.RELEASES_ADDRESS;
  return {
    fixed,
    usual: {
      largestDonationPesos: 1_000_000,
      adoptionFlow: env.ADOPTION_APPLICATION ? 'chat' : 'applications',
      reservationDays: usualReservation,
      releasesAddress: undefined,
    },
  };
}
