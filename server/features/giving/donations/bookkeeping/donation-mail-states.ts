import { type Donation, refundsOf } from '#domain/donations/donation.ts';
import type { Database } from '#server/db/database.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { findGuest } from '../guests/guest-donors.repository.ts';
import { donationExpired } from '../mails/expired-mail.ts';
import { donationReceipt, guestReceipt } from '../mails/receipt-mail.ts';
import { donationRefunded } from '../mails/refunded-mail.ts';
import { transferExpired } from '../mails/transfer-expired-mail.ts';
import { transferMail } from '../mails/transfer-mail.ts';
import { voucherMail } from '../mails/voucher-mail.ts';

type DonationMailKind = 'voucher' | 'transfer' | 'expired' | 'receipt' | 'refund';

export interface DonationMailState {
  kind: DonationMailKind;
  /** It has not left yet, or failed permanently: nothing is kept of those that have. */
  isWaiting: boolean;
}

/** What the data of a mail about a donation says of whose it is. */
interface NumberedDonation {
  folio?: number;
  reference?: string;
  clabe?: string;
}

/** The mails that a donation has brought about, and whether they have left. */
export async function donationMailStates(
  { database, mail }: { database: Database; mail: MailService },
  donation: Donation,
): Promise<DonationMailState[]> {
  const { email, folio, voucher, transfer, status, failedRefundCents } = donation;
  if (email === '') return [];
  const waiting = (await mail.waiting(database.query)).map(({ input }) => input);
  const state = (
    kind: DonationMailKind,
    { name }: { name: string },
    isOfThis: (data: NumberedDonation) => boolean,
  ): DonationMailState => ({
    kind,
    isWaiting: waiting.some((one) => one.template === name && isOfThis(one.data)),
  });
  const isOfVoucher = ({ reference }: NumberedDonation) => reference === voucher?.reference;
  const isOfTransfer = ({ clabe }: NumberedDonation) => clabe === transfer?.clabe;
  const isGuest = (await findGuest(database.query, donation.id)) !== undefined;
  const receipt = isGuest ? guestReceipt : donationReceipt;
  return [
    ...(voucher ? [state('voucher', voucherMail, isOfVoucher)] : []),
    ...(voucher && status === 'expired' ? [state('expired', donationExpired, isOfVoucher)] : []),
    ...(transfer ? [state('transfer', transferMail, isOfTransfer)] : []),
    ...(transfer && status === 'expired' ? [state('expired', transferExpired, isOfTransfer)] : []),
    ...(folio !== null ? [state('receipt', receipt, (data) => data.folio === folio)] : []),
    ...(refundsOf(donation) + failedRefundCents > 0
      ? [state('refund', donationRefunded, (data) => data.folio === folio)]
      : []),
  ];
}
