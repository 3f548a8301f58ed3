import { type Clock, dateIn } from '#domain/clock.ts';
import { daysBetween } from '#domain/dates.ts';
import { sealNoticeDays } from '#domain/invoices/issuer.ts';
import type { StatusCheck } from '#server/features/organisation/operations/status-check.ts';

/** Days before its end on which administrators are mailed; in the last week of each day. */
const mailedDays = [sealNoticeDays, 14];
const lastDays = 7;

/** @param endsAt of the organisation's own certificate; undefined where contracts are sealed with the portal's */
export const contractSealStatus = ({
  clock,
  timezone,
  endsAt,
}: {
  clock: Clock;
  timezone: string;
  endsAt: Date | undefined;
}): StatusCheck => ({
  subject: 'contractCertificate',
  async check() {
    if (!endsAt) return { level: 'good', reason: 'contractCertificateOwn' };
    if (endsAt <= clock.now()) {
      return { level: 'failing', reason: 'contractCertificateEnded', warns: true };
    }
    const days = daysBetween(dateIn(timezone, clock.now()), dateIn(timezone, endsAt));
    const values = { days };
    if (days > sealNoticeDays) {
      return { level: 'good', reason: 'contractCertificateGood', values };
    }
    const warns = days <= lastDays || mailedDays.includes(days);
    return { level: 'attention', reason: 'contractCertificateEnding', values, warns };
  },
});
