import { donationPurpose, folioOf } from '#domain/donations/donation-words.ts';
import {
  invoiceGuestDonation,
  openGuestDonation,
  openGuestInvoicePdf,
  openGuestInvoiceXml,
  openGuestPayment,
  printGuestReceipt,
  requestGuestLinks,
} from '#domain/donations/guest-donation-calls.ts';
import { readGuestDestination } from '#domain/spending/gift-destination.ts';
import { pdfFile } from '#server/wire/files/pdf-file.ts';
import { implement } from '../implement.ts';

export const donativo = [
  implement(openGuestDonation, {
    summary:
      'One donation that was given without an account, to whoever has the link of its mail (`clave`): how it stands, and its ' +
      'invoice. 404 once an account has taken it over, or its donor is forgotten.',
    async handle({ input: { key }, address, language, context }) {
      const { donation } = await context.guestGifts.open(key, address);
      const { status, kind, method, amountCents, refundedCents, date, anonymous } = donation;
      const { isTest, wantsInvoice, voucher, transfer } = donation;
      const waits = status === 'pending';
      return {
        data: {
          id: donation.id,
          status,
          number: donation.folio === null ? null : folioOf(donation),
          kind,
          purpose: donationPurpose(donation, language),
          method,
          amountCents,
          refundedCents,
          date,
          anonymous,
          isTest,
          wantsInvoice,
          reference: (waits && (voucher ?? transfer)?.reference) || null,
          clabe: (waits && transfer?.clabe) || null,
          payUntil: (waits && (voucher ?? transfer)?.expiresAt) || null,
          ...(await context.invoices.ofGuest(donation)),
        },
      };
    },
  }),

  implement(openGuestPayment, {
    summary:
      'How a donation without an account stands, to the browser that began it: by the `clave` that its creating call gave.',
    async handle({ input: { key }, language, context }) {
      const donation = await context.singleDonations.paymentOf(key);
      const number = donation.folio === null ? null : folioOf(donation);
      return { data: { ...donation, number, purpose: donationPurpose(donation, language) } };
    },
  }),

  implement(printGuestReceipt, {
    summary:
      'The receipt of a donation without an account that was paid, as a PDF, to whoever has its link. It is no CFDI, and says so.',
    async handle({ input: { key }, address, context, language }) {
      const gift = await context.guestGifts.open(key, address);
      return pdfFile(await context.donationReceipts.guestReceipt(gift, language));
    },
  }),

  implement(invoiceGuestDonation, {
    summary:
      'Makes the invoice of a donation without an account, for whoever has its link, out to whom the call says: `rfc`, ' +
      '`razon_social`, `regimen_fiscal` and `cp_fiscal`, with the usual use. `pendiente` while the certification provider ' +
      'does not answer: its files come by mail then.',
    waitsOutside: true,
    async handle({ input: { key, language: _, ...said }, address, context, once }) {
      const gift = await context.guestGifts.open(key, address);
      const { id } = await once((record) => context.invoices.createForGuest(gift, said, record), {
        caller: `gift ${gift.donation.id}`,
      });
      await context.invoiceStamping.stampForGuest(id, gift.donation.id);
      const { invoice } = await context.invoices.ofGuest(gift.donation);
      if (!invoice) throw new Error('an invoice that was just made is not there');
      return { data: invoice };
    },
  }),

  implement(openGuestInvoicePdf, {
    summary: 'The printed form of the invoice of a donation without an account, by its link.',
    async handle({ input: { key }, address, context }) {
      const { donation } = await context.guestGifts.open(key, address);
      const { name, type, stream } = await context.invoices.openGuestFile(donation, 'pdf');
      return { file: { name, type, pieces: stream } };
    },
  }),

  implement(openGuestInvoiceXml, {
    summary: 'The CFDI of a donation without an account, by its link.',
    async handle({ input: { key }, address, context }) {
      const { donation } = await context.guestGifts.open(key, address);
      const { name, type, stream } = await context.invoices.openGuestFile(donation, 'xml');
      return { file: { name, type, pieces: stream } };
    },
  }),

  implement(readGuestDestination, {
    summary:
      'What a donation without an account paid, to whoever has its link; as `donaciones:destino`.',
    async handle({ input: { key }, address, context }) {
      const gift = await context.guestGifts.open(key, address);
      return { data: await context.spending.ofGuestGift(gift) };
    },
  }),

  implement(requestGuestLinks, {
    summary:
      'Mails the links of the donations that were given without an account under an address to it, at most every ten minutes. The answer is ' +
      'the same whether or not there are any.',
    async handle({ input: { email, captcha }, address, language, context }) {
      await context.guestGifts.requestLinks({ email, captcha }, address, language);
      return { data: { status: 'enviado' } };
    },
  }),
];
