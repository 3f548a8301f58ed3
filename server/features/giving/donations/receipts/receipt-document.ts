import type { RecordPart } from '#domain/content/record-uses.ts';
import type { Donation } from '#domain/donations/donation.ts';
import { donationPurpose, folioOf, methodNames } from '#domain/donations/donation-words.ts';
import type { EntryKind } from '#domain/donations/entry-kind.ts';
import { amountInWords } from '#domain/invoices/amount-in-words.ts';
import type { Language } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import { documentHead, sectionHeading } from '#server/pdf/headings.ts';
import { inTurn } from '#server/pdf/in-turn.ts';
import type { Letterhead } from '#server/pdf/letterhead.ts';
import { PdfSheet } from '#server/pdf/sheet.ts';
import { facts, table } from '#server/pdf/tables.ts';
import { callout, paragraph } from '#server/pdf/text.ts';
import { colour } from '#server/pdf/theme.ts';
import { receiptWordsOf } from './charge-receipt-words.ts';
import { amountInEnglishWords } from './english-amount.ts';
import { amountPanel, longDate, recipient } from './receipt-sheet.ts';

export interface Receipt {
  donation: Donation;
  /** What went back, below zero, and what of that came back, each by its day (YYYY-MM-DD). */
  moves: readonly { kind: Exclude<EntryKind, 'payment'>; date: string; cents: number }[];
  /** null where the donor's account is gone. */
  donorName: string | null;
  petName: string | undefined;
}

export interface ReceiptSite {
  siteUrl: string;
  organisation: RecordPart<'receipts'>;
  letterhead: Letterhead;
  language: Language;
  createdAt: Date;
}

const inWords = { es: amountInWords, en: amountInEnglishWords } as const;

/** That a donation was received, for its donor: no invoice, and it says so. PDF. */
function composeReceipt(receipt: Receipt, site: ReceiptSite): Promise<Buffer> {
  const { donation, moves, donorName, petName } = receipt;
  const { siteUrl, organisation, letterhead, language, createdAt } = site;
  const { name } = organisation;
  const words = receiptWordsOf(donation.kind, language);
  const folio = folioOf(donation);
  const sheet = new PdfSheet({
    language,
    letterhead,
    title: `${words.receipt} ${folio}`,
    subject: words.receiptOf(name),
    footer: words.footer(name),
    form: 'letter',
    scale: 1,
    createdAt,
  });
  documentHead(sheet, {
    title: `${words.receipt} ${folio}`,
    subtitle: words.thanks,
  });
  if (donation.isTest) callout(sheet, words.testMode);
  amountPanel(sheet, {
    label: words.given,
    cents: donation.amountCents,
    words: inWords[language](donation.amountCents),
  });
  const { labels } = words;
  facts(sheet, [
    { label: labels.date, value: longDate(donation.date, language) },
    {
      label: labels.donor,
      value: donation.anonymous ? words.anonymous : (donorName ?? words.nobody),
    },
    { label: labels.purpose, value: donationPurpose(donation, language) },
    ...(petName ? [{ label: labels.pet, value: petName }] : []),
    { label: labels.method, value: methodNames[donation.method][language] },
    { label: labels.recipient, value: recipient(siteUrl, site.organisation) },
    ...(donation.cfdi ? [{ label: labels.invoice, value: donation.cfdi }] : []),
  ]);
  const left = moves.reduce((sum, { cents }) => sum + cents, donation.amountCents);
  if (moves.length > 0) {
    sectionHeading(sheet, words.refunds, { isFirst: false, company: 70 });
    table(
      sheet,
      words.refundHead,
      moves.map(({ kind, date, cents }) => [
        longDate(date, language),
        words.moved[kind][cents < 0 ? 'taken' : 'returned'],
        formatPesos(cents),
      ]),
      {
        shares: [30, 45, 25],
        amountColumns: [2],
        sum: ['', words.remaining, formatPesos(left)],
      },
    );
  }
  paragraph(sheet, words.notFiscal, { color: colour.inkSoft });
  if (donation.cfdi) paragraph(sheet, words.invoiceMade);
  else if (donation.wantsInvoice && donation.status === 'paid') {
    paragraph(sheet, words.invoiceOpen);
  }
  return sheet.finish();
}

export const drawReceipt = inTurn(composeReceipt);
