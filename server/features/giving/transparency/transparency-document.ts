import { kindNames, methodNames } from '#domain/donations/donation-words.ts';
import { categoryNames } from '#domain/expenses/expense-words.ts';
import { type Bilingual, type Language, locale } from '#domain/language.ts';
import { formatAmount, formatPesos } from '#domain/money.ts';
import { documentHead, sectionHeading } from '#server/pdf/headings.ts';
import { inTurn } from '#server/pdf/in-turn.ts';
import type { Letterhead } from '#server/pdf/letterhead.ts';
import { PdfSheet } from '#server/pdf/sheet.ts';
import { facts, table } from '#server/pdf/tables.ts';
import { callout, list, paragraph } from '#server/pdf/text.ts';
import type { Totals } from '../donations/bookkeeping/donation-totals.ts';
import type { ExpenseSums } from '../expenses/expense-reading.ts';
import type { ReceiverSum } from '../invoices/accounting.ts';
import { transparencyWords } from './transparency-words.ts';

interface Figures {
  year: number;
  donations: Totals;
  inKind: { gifts: number; estimatedCents: number };
  receivers: readonly ReceiverSum[];
  expenses: Pick<ExpenseSums, 'categories' | 'totalCents' | 'count'>;
}

interface Site {
  letterhead: Letterhead;
  legalName: string;
  rfc: string | undefined;
  language: Language;
  createdAt: Date;
}

async function composeTransparency(figures: Figures, site: Site): Promise<Buffer> {
  const { letterhead, legalName, rfc, language, createdAt } = site;
  const words = transparencyWords[language];
  const title = words.title(figures.year);
  const sheet = new PdfSheet({
    ...{ language, letterhead, title, createdAt },
    subject: words.subtitle,
    footer: words.footer(letterhead.name),
    form: 'letter',
    scale: 1,
  });
  documentHead(sheet, { title, subtitle: words.subtitle });
  facts(sheet, [
    { label: words.legalName, value: legalName || words.notSaid },
    { label: words.rfc, value: rfc || words.notSaid },
  ]);
  if (figures.donations.isTest) callout(sheet, words.testMode);
  sectionHeading(sheet, words.received, { isFirst: true, company: 120 });
  const { donations } = figures;
  const byMethod = namedSums(donations.byMethod, methodNames, language);
  const byPurpose = namedSums(donations.byKind, kindNames, language);
  drawSums(sheet, words.byMethod, [...byMethod, [words.total, donations.total]], language);
  sheet.space(10);
  drawSums(sheet, words.byPurpose, [...byPurpose, [words.total, donations.total]], language);
  const { gifts, estimatedCents } = figures.inKind;
  if (gifts > 0) {
    sheet.space(6);
    paragraph(sheet, words.inKind(gifts, formatPesos(estimatedCents)));
  }
  drawReceivers(sheet, figures.receivers, language);
  drawExpenses(sheet, figures.expenses, language);
  sectionHeading(sheet, words.elsewhere, { isFirst: false, company: 120 });
  paragraph(sheet, words.elsewhereLead);
  list(sheet, words.missing);
  paragraph(sheet, words.source);
  return sheet.finish();
}

export const drawTransparency = inTurn(composeTransparency);

const sumLayout = { shares: [34, 14, 18, 17, 17], amountColumns: [1, 2, 3, 4] } as const;
const shortLayout = { shares: [56, 18, 26], amountColumns: [1, 2] } as const;

type NamedSum = readonly [name: string, sum: Totals['total']];

const namedSums = <Key extends string>(
  sums: ReadonlyMap<Key, Totals['total']>,
  names: Readonly<Record<Key, Bilingual>>,
  language: Language,
): NamedSum[] => [...sums].map(([key, sum]) => [names[key][language], sum]);

/** @param sums the last is that of all others */
function drawSums(
  sheet: PdfSheet,
  head: readonly string[],
  sums: readonly NamedSum[],
  language: Language,
): void {
  const rows = sums.map(([name, { donations, receivedCents, refundedCents }]) => [
    name,
    counted(donations, language),
    formatAmount(receivedCents),
    formatAmount(refundedCents),
    formatAmount(receivedCents - refundedCents),
  ]);
  const sum = rows.pop();
  table(sheet, head, rows, { ...sumLayout, ...(sum && { sum }) });
}

function drawReceivers(
  sheet: PdfSheet,
  receivers: readonly ReceiverSum[],
  language: Language,
): void {
  const words = transparencyWords[language];
  sectionHeading(sheet, words.receivers, { isFirst: false, company: 100 });
  if (receivers.length === 0) {
    paragraph(sheet, words.noInvoices);
    return;
  }
  const rows = receivers.map(({ rfc, invoices, totalCents }) => [
    words.receiverKinds[rfc],
    counted(invoices, language),
    formatAmount(totalCents),
  ]);
  table(sheet, words.receiverHead, rows, shortLayout);
}

function drawExpenses(
  sheet: PdfSheet,
  { categories, totalCents, count }: Figures['expenses'],
  language: Language,
): void {
  const words = transparencyWords[language];
  sectionHeading(sheet, words.used, { isFirst: false, company: 100 });
  if (count === 0) {
    paragraph(sheet, words.noExpenses);
    return;
  }
  const rows = categories.map((one) => [
    categoryNames[one.key][language],
    counted(one.count, language),
    formatAmount(one.amountCents),
  ]);
  const sum = [words.total, counted(count, language), formatAmount(totalCents)];
  table(sheet, words.usedHead, rows, { ...shortLayout, sum });
}

const counted = (count: number, language: Language): string =>
  count.toLocaleString(locale[language]);
