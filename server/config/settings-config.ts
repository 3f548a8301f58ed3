import { usualReservation } from '#domain/adoption/reservation.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { Env } from './env.ts';

/** The one of most of Mexico. */
export const usualTimezone = 'America/Mexico_City';

/** What an organisation may choose on a screen: what the environment fixes, and what is so where nobody chooses. */
export function settingsConfig(env: Env): { fixed: Partial<Settings>; usual: Settings } {
  const fixed: Partial<Settings> = {};
  if (env.DONATION_LARGEST_PESOS !== undefined) {
    fixed.largestDonationPesos = env.DONATION_LARGEST_PESOS;
  }
  if (env.ADOPTION_FLOW !== undefined) fixed.adoptionFlow = env.ADOPTION_FLOW;
  if (env.RESERVATION_DAYS !== undefined) fixed.reservationDays = env.RESERVATION_DAYS;
  if (env.RELEASES_ADDRESS !== undefined) fixed.releasesAddress = env.RELEASES_ADDRESS;
  if (env.SITE_TIMEZONE !== undefined) fixed.timezone = env.SITE_TIMEZONE;
  Object.assign(fixed, definedOf(feesOf(env)));
  return {
    fixed,
    usual: {
      largestDonationPesos: 1_000_000,
      adoptionFlow: env.ADOPTION_APPLICATION ? 'chat' : 'applications',
      reservationDays: usualReservation,
      releasesAddress: undefined,
      recoveryFee: 'off',
      recoveryFeePercent: 50,
      recoveryFeePuppyPesos: 0,
      recoveryFeeDogPesos: 0,
      recoveryFeeKittenPesos: 0,
      recoveryFeeCatPesos: 0,
      depositPesos: 0,
      feeInvoiceProduct: undefined,
      feeInvoiceTax: undefined,
      timezone: usualTimezone,
    },
  };
}

/** What adoptions ask for. */
const feesOf = (env: Env): Partial<Record<keyof Settings, unknown>> => ({
  recoveryFee: env.RECOVERY_FEE,
  recoveryFeePercent: env.RECOVERY_FEE_PERCENT,
  recoveryFeePuppyPesos: env.RECOVERY_FEE_PUPPY_PESOS,
  recoveryFeeDogPesos: env.RECOVERY_FEE_DOG_PESOS,
  recoveryFeeKittenPesos: env.RECOVERY_FEE_KITTEN_PESOS,
  recoveryFeeCatPesos: env.RECOVERY_FEE_CAT_PESOS,
  depositPesos: env.STERILIZATION_DEPOSIT_PESOS,
  feeInvoiceProduct: env.RECOVERY_FEE_SAT_PRODUCT,
  feeInvoiceTax: env.RECOVERY_FEE_TAX,
});

const definedOf = (values: Partial<Record<keyof Settings, unknown>>): Partial<Settings> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
