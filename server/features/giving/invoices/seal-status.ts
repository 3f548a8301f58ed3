import { type Clock, dateIn } from '#domain/clock.ts';
import { daysBetween } from '#domain/dates.ts';
import { sealNoticeDays } from '#domain/invoices/issuer.ts';
import type { StatusCheck } from '#server/features/organisation/operations/status-check.ts';
import type { IssuersService } from './issuers.service.ts';

/** Days before its end from which on the certificate is told of each day; `sealExpiryMails` tells once before. */
const lastDays = 7;

export const sealStatus = (dependencies: {
  clock: Clock;
  timezone: string;
  issuers: Pick<IssuersService, 'find'>;
}): StatusCheck => ({
  subject: 'certificate',
  async check() {
    const { clock, timezone, issuers } = dependencies;
    const issuer = await issuers.find();
    if (!issuer) return { level: 'unset', reason: 'certificateMissing' };
    const end = new Date(issuer.certificateTo);
    if (end <= clock.now()) return { level: 'failing', reason: 'certificateEnded', warns: true };
    const days = daysBetween(dateIn(timezone, clock.now()), dateIn(timezone, end));
    const values = { days };
    if (days > sealNoticeDays) return { level: 'good', reason: 'certificateGood', values };
    return { level: 'attention', reason: 'certificateEnding', values, warns: days <= lastDays };
  },
});
