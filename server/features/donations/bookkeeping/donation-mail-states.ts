import type { Donation } from '#domain/donations/donation.ts';
import type { Database } from '#server/db/database.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { MailService } from '../../mail/mail.service.ts';
import { donationExpired } from '../mails/expired-mail.ts';
import { donationReceipt } from '../mails/receipt-mail.ts';
import { donationRefunded } from '../mails/refunded-mail.ts';
import { voucherMail } from '../mails/voucher-mail.ts';

type DonationMailKind = 'voucher' | 'expired' | 'receipt' | 'refund';

export interface DonationMailState {
  kind: DonationMailKind;
  /** It has not left yet, or was given up: nothing is kept of those that have. */
  isWaiting: boolean;
}

/** What a waiting mail about a donation says, as far as it tells whose it is. */
interface WaitingMail {
  template?: string;
  data?: { folio?: number; reference?: string };
}

/** The mails that a donation has brought about, and whether they have left. */
export async function donationMailStates(
  { database, jobs, mail }: { database: Database; jobs: Jobs; mail: MailService },
  { email, folio, voucher, status, refundedCents }: Donation,
): Promise<DonationMailState[]> {
  if (email === '') return [];
  const waiting = (await jobs.unfinished(database.query, mail.sendMail.kind)).map(
    ({ input }) => input as WaitingMail,
  );
  const state = (
    kind: DonationMailKind,
    template: { name: string },
    isOfThis: (data: NonNullable<WaitingMail['data']>) => boolean,
  ): DonationMailState => ({
    kind,
    isWaiting: waiting.some(
      (one) => one.template === template.name && one.data !== undefined && isOfThis(one.data),
    ),
  });
  const isOfVoucher = ({ reference }: { reference?: string }) => reference === voucher?.reference;
  return [
    ...(voucher ? [state('voucher', voucherMail, isOfVoucher)] : []),
    ...(voucher && status === 'expired' ? [state('expired', donationExpired, isOfVoucher)] : []),
    ...(folio !== null ? [state('receipt', donationReceipt, (data) => data.folio === folio)] : []),
    ...(refundedCents > 0
      ? [state('refund', donationRefunded, (data) => data.folio === folio)]
      : []),
  ];
}
