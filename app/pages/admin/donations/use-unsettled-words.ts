import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { useAdminDonationsText } from '#app/i18n/admin-donations/use-admin-donations-text.ts';
import type { BookedDonation } from '#domain/donations/bookkeeping-calls.ts';
import { refundUnderWay } from './donations.ts';

/** Since when a donation waits, and for what. */
export function useUnsettledWords() {
  const text = useAdminDonationsText();
  const when = useSiteInstant();

  function ageOf({ createdAt }: BookedDonation): string {
    const minutes = Math.max(0, Math.round((Date.now() - Date.parse(createdAt)) / 60_000));
    if (minutes < 60) return text.age.minutes(minutes);
    if (minutes < 48 * 60) return text.age.hours(Math.round(minutes / 60));
    return text.age.days(Math.round(minutes / 1_440));
  }

  function missingOf(donation: BookedDonation): string {
    const { status, method, reference, voucher } = donation;
    if (refundUnderWay(donation)) return text.waitsFor.refund;
    if (voucher) return text.waitsFor.voucherUntil(when(voucher.expiresAt));
    if (method === 'wallet' && reference) return text.waitsFor.approval;
    if (status === 'requiresAction') return text.waitsFor.authentication;
    return text.waitsFor.answer;
  }

  return { ageOf, missingOf };
}
