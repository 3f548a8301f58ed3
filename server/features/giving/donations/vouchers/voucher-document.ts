import { barsOf } from '#domain/donations/voucher-bars.ts';
import { groupedReference } from '#domain/donations/voucher-words.ts';
import type { Language } from '#domain/language.ts';
import { instantInWords } from '#domain/zone-names.ts';
import type { MailSite, MailTexts } from '#server/features/kits/mail/mail-content.ts';
import { barcode } from '#server/pdf/barcode.ts';
import { documentHead, sectionHeading } from '#server/pdf/headings.ts';
import { inTurn } from '#server/pdf/in-turn.ts';
import type { Letterhead } from '#server/pdf/letterhead.ts';
import { PdfSheet } from '#server/pdf/sheet.ts';
import { facts } from '#server/pdf/tables.ts';
import { callout, list, paragraph } from '#server/pdf/text.ts';
import { colour } from '#server/pdf/theme.ts';
import { chargeHowToPay } from '../mails/charge-how-to-pay.ts';
import { amountPanel } from '../receipts/receipt-sheet.ts';
import { voucherWords } from './voucher-words.ts';

export interface PrintedVoucher {
  amountCents: number;
  /** The digits below the bars. */
  reference: string;
  /** Instants, UTC ISO 8601. */
  madeAt: string;
  expiresAt: string;
  /** What the donation is for, in the reader's language. */
  purpose: string;
  petName?: string | undefined;
  /** '' where it is not to be said. */
  donorName: string;
  /** No store takes it. */
  isTest: boolean;
  /** Of what an adoption asks for, and of no gift. */
  chargeId?: string | undefined;
}

/** What a donor takes to the store, on one page of letter size. PDF. */
async function composeVoucher(
  voucher: PrintedVoucher,
  language: Language,
  site: MailSite,
  { texts, letterhead }: { texts: MailTexts; letterhead: Letterhead },
): Promise<Buffer> {
  const { amountCents, reference, expiresAt, purpose, petName, donorName } = voucher;
  const words = voucherWords[language];
  const ofCharge = voucher.chargeId === undefined ? undefined : chargeHowToPay[language];
  const { labels } = words;
  const { legalName, mailboxes } = texts.organisation;
  const { steps, commission, howLong } = texts.voucher;
  const bars = await barsOf(reference);
  const sheet = new PdfSheet({
    language,
    letterhead,
    title: `${words.title} ${reference}`,
    subject: (ofCharge ?? words).about(site.name),
    footer: words.footer(site.name),
    form: 'letter',
    // One page also in test mode, for a pet, and with a purpose of two lines.
    scale: 0.88,
    createdAt: new Date(voucher.madeAt),
  });
  documentHead(sheet, { title: words.title, subtitle: words.lead });
  if (voucher.isTest) callout(sheet, words.testMode);
  amountPanel(sheet, {
    label: ofCharge ? ofCharge.amount : labels.amount,
    cents: amountCents,
  });
  barcode(sheet, { label: labels.reference, bars, caption: groupedReference(reference) });
  facts(sheet, [
    { label: labels.expires, value: instantInWords(expiresAt, language, site.timezone) },
    ...(donorName ? [{ label: ofCharge ? ofCharge.payer : labels.donor, value: donorName }] : []),
    { label: labels.purpose, value: purpose },
    ...(petName ? [{ label: labels.pet, value: petName }] : []),
    { label: labels.recipient, value: `${legalName} · ${mailboxes.donations}` },
  ]);
  sectionHeading(sheet, words.howToPay, { isFirst: false, company: 90 });
  list(sheet, steps);
  const notes = [commission, howLong, (ofCharge ?? words).late].join(' ');
  paragraph(sheet, notes, { size: 9.5, color: colour.inkSoft });
  return sheet.finish();
}

export const drawVoucher = inTurn(composeVoucher);
