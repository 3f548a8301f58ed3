import type { Donation } from '#domain/donations/donation.ts';
import { isChargeKind } from '#domain/donations/donation-kind.ts';
import { donationPurpose, folioOf } from '#domain/donations/donation-words.ts';
import { normalizeEmail } from '#domain/email.ts';
import type { Tx } from '#server/db/database.ts';
import { petReferences } from '#server/features/animals/pets/core/pet-references.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { nameAlone } from '#server/features/kits/mail/salutation.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { Dispute } from './disputes.repository.ts';
import { findGuest } from './guests/guest-donors.repository.ts';
import type { GuestKeys } from './guests/guest-keys.ts';
import { guestUrl } from './guests/guest-url.ts';
import { type ChargePaymentData, chargePayment } from './mails/charge-payment-mail.ts';
import { donationDisputed } from './mails/disputed-mail.ts';
import { donationExpired } from './mails/expired-mail.ts';
import { donationReceipt, guestReceipt } from './mails/receipt-mail.ts';
import { donationRefundFailed } from './mails/refund-failed-mail.ts';
import { donationRefunded } from './mails/refunded-mail.ts';
import { transferExpired } from './mails/transfer-expired-mail.ts';
import { transferMail } from './mails/transfer-mail.ts';
import { voucherMail } from './mails/voucher-mail.ts';
import { voucherWords } from './vouchers/voucher-words.ts';

/** What donors are told by mail, in the transaction of what they are told about: once, and not without it. */
export interface DonationMails {
  /**
   * @param donation with its folio
   * @param addedCents of it that came now, after others: to a CLABE
   */
  paid(tx: Tx, donation: Donation, addedCents?: number): Promise<void>;
  refunded(tx: Tx, donation: Donation, cents: number): Promise<void>;
  /** The bank has sent back what was refunded. */
  refundFailed(tx: Tx, donation: Donation, cents: number): Promise<void>;
  /** To those who can refund, not to the donor. */
  disputed(tx: Tx, donation: Donation, dispute: Dispute): Promise<void>;
  expired(tx: Tx, donation: Donation): Promise<void>;
  /** @param donation with its voucher, or where to transfer the money */
  howToPay(tx: Tx, donation: Donation): Promise<void>;
}

export const donationMailTemplates = [
  donationReceipt,
  chargePayment,
  guestReceipt,
  donationRefunded,
  donationRefundFailed,
  donationDisputed,
  donationExpired,
  voucherMail,
  transferMail,
  transferExpired,
];

export function createDonationMails({
  mail,
  accounts,
  limits,
  guestKeys,
  siteUrl,
}: {
  mail: MailService;
  accounts: AccountsService;
  limits: RateLimits;
  guestKeys: GuestKeys;
  siteUrl: string;
}): DonationMails {
  const guestOf = async (tx: Tx, { id, userId }: Donation) =>
    userId === null ? findGuest(tx.query, id) : undefined;

  /** A guest's as far as it is a name: anybody can give in the name of any mailbox. */
  async function donorName(tx: Tx, { id, userId }: Donation): Promise<string> {
    if (userId === null) return nameAlone((await findGuest(tx.query, id))?.name ?? '');
    return (await accounts.contactsOf([userId], tx.query)).get(userId)?.name ?? '';
  }

  /** As a slip names them; '' where it is for no gift. */
  async function payerName(
    tx: Tx,
    donation: Donation,
    nameOf: (name: string) => string,
  ): Promise<string> {
    if (donation.chargeId !== null) return '';
    if (donation.anonymous) return voucherWords[donation.language].anonymous;
    return nameOf(await donorName(tx, donation));
  }

  async function petName(tx: Tx, { petId }: Donation): Promise<string | undefined> {
    if (petId === null) return undefined;
    return (await petReferences.find(tx.query, [petId]))[0]?.name;
  }

  /** An erased account has no address any more. */
  const isReachable = ({ email }: Donation) => email !== '';

  /**
   * Where to write about a donation that is not paid. Anybody can name any address, and pay nothing: beyond a limit for
   * the mailbox it is the address of the donor's account.
   * @returns undefined where there is none
   */
  async function unpaidTo(
    tx: Tx,
    { email, userId }: Donation,
  ): Promise<{ to: string; isOwn: boolean } | undefined> {
    const contacts = await accounts.contactsOf(userId === null ? [] : [userId], tx.query);
    const own = userId === null ? undefined : contacts.get(userId)?.email;
    const mailbox = normalizeEmail(email);
    if (own !== undefined && normalizeEmail(own) === mailbox) return { to: email, isOwn: true };
    const isAllowed = await limits.allows('unpaidDonationMail', mailbox, { tx });
    if (isAllowed) return { to: email, isOwn: false };
    return own === undefined ? undefined : { to: own, isOwn: true };
  }

  /** Of what an adoption asks for: nobody is thanked for a gift. */
  async function tellOfCharge(
    tx: Tx,
    { chargeId, kind, email: to, language, isTest, method, paidAt, ...donation }: Donation,
    what: ChargePaymentData['what'],
    cents: number,
  ): Promise<boolean> {
    if (chargeId === null || !isChargeKind(kind)) return false;
    const number = folioOf(donation);
    const about = { chargeId, kind, method, paidAt: paidAt ?? '', isTest };
    const data = { ...about, what, number, cents };
    await mail.enqueue(tx, { template: chargePayment, to, language, data });
    return true;
  }

  return {
    async paid(tx, donation, addedCents) {
      if (!isReachable(donation)) return;
      const came = addedCents ?? donation.amountCents;
      if (await tellOfCharge(tx, donation, 'paid', came)) return;
      const { kind } = donation;
      if (isChargeKind(kind)) return;
      const { series, folio, amountCents, paidAt, method, wantsInvoice } = donation;
      const data = {
        series,
        folio: folio ?? 0,
        amountCents,
        paidAt: paidAt ?? '',
        kind,
        productName: donationPurpose(donation, donation.language),
        petName: await petName(tx, donation),
        method,
        isTest: donation.isTest,
        wantsInvoice,
        donorName: await donorName(tx, donation),
        anonymous: donation.anonymous,
        addedCents,
        askedCents: donation.transfer?.askedCents,
      };
      const { id, email: to, language } = donation;
      if (!(await guestOf(tx, donation))) {
        await mail.enqueue(tx, { template: donationReceipt, to, language, data });
        return;
      }
      const giftUrl = guestUrl({ siteUrl, guestKeys }, id, language);
      await mail.enqueue(tx, {
        template: guestReceipt,
        to,
        language,
        data: { ...data, giftUrl },
      });
    },

    async refunded(tx, donation, cents) {
      if (!isReachable(donation)) return;
      if (await tellOfCharge(tx, donation, 'refunded', cents)) return;
      const { email: to, language, series, folio, amountCents } = donation;
      const isGuest = (await guestOf(tx, donation)) !== undefined;
      const data = { series, folio: folio ?? 0, amountCents, refundedCents: cents, isGuest };
      await mail.enqueue(tx, { template: donationRefunded, to, language, data });
    },

    async refundFailed(tx, donation, cents) {
      if (!isReachable(donation)) return;
      if (await tellOfCharge(tx, donation, 'refundFailed', cents)) return;
      const { email: to, language, series, folio, amountCents } = donation;
      const isGuest = (await guestOf(tx, donation)) !== undefined;
      const data = { series, folio: folio ?? 0, amountCents, refundedCents: cents, isGuest };
      await mail.enqueue(tx, { template: donationRefundFailed, to, language, data });
    },

    async disputed(tx, donation, { amountCents: disputedCents, reason, answerBy }) {
      const { provider, amountCents, chargeId } = donation;
      const number = folioOf(donation);
      const about = { provider, number, amountCents, disputedCents, reason, answerBy };
      const data = { ...about, isCharge: chargeId !== null };
      for (const { email: to, language } of await accounts.holdersOf(
        'donations.refund',
        tx.query,
      )) {
        await mail.enqueue(tx, { template: donationDisputed, to, language, data });
      }
    },

    async expired(tx, donation) {
      const { voucher, transfer, language, amountCents } = donation;
      if (!isReachable(donation)) return;
      const mailbox = await unpaidTo(tx, donation);
      if (mailbox && donation.chargeId !== null) {
        const charge = { ...donation, email: mailbox.to };
        await tellOfCharge(tx, charge, 'expired', amountCents);
        return;
      }
      if (!mailbox) return;
      const { to } = mailbox;
      if (voucher) {
        const data = { amountCents, reference: voucher.reference };
        await mail.enqueue(tx, { template: donationExpired, to, language, data });
      } else if (transfer) {
        const data = { amountCents, clabe: transfer.clabe };
        await mail.enqueue(tx, { template: transferExpired, to, language, data });
      }
    },

    async howToPay(tx, donation) {
      const { voucher, transfer, language, amountCents } = donation;
      if (!isReachable(donation)) return;
      const mailbox = await unpaidTo(tx, donation);
      if (!mailbox) return;
      const { to, isOwn } = mailbox;
      // A stranger reads no words in it that somebody could choose.
      const nameOf = (name: string) => (isOwn ? name : nameAlone(name));
      const shared = {
        amountCents,
        productName: donationPurpose(donation, language),
        petName: nameOf((await petName(tx, donation)) ?? ''),
        madeAt: donation.createdAt,
        ...(donation.chargeId !== null && { chargeId: donation.chargeId }),
        donorName: await payerName(tx, donation, nameOf),
        isTest: donation.isTest,
        isGuest: (await guestOf(tx, donation)) !== undefined,
      };
      if (voucher) {
        const { reference, expiresAt } = voucher;
        const data = { ...shared, reference, expiresAt };
        await mail.enqueue(tx, { template: voucherMail, to, language, data });
      } else if (transfer) {
        const { askedCents: _, ...account } = transfer;
        await mail.enqueue(tx, {
          template: transferMail,
          to,
          language,
          data: { ...shared, ...account },
        });
      }
    },
  };
}
