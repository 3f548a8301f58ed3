import { type DonationKind, donationKinds } from '#domain/donations/donation-kind.ts';
import {
  donationPurpose,
  folioOf,
  kindNames,
  methodNames,
} from '#domain/donations/donation-words.ts';
import { type Language, locale } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import { documentHead, sectionHeading } from '#server/pdf/headings.ts';
import { inTurn } from '#server/pdf/in-turn.ts';
import { PdfSheet } from '#server/pdf/sheet.ts';
import { facts, longTable, table } from '#server/pdf/tables.ts';
import { callout, paragraph } from '#server/pdf/text.ts';
import { colour } from '#server/pdf/theme.ts';
import type { ReceiptSite } from './receipt-document.ts';
import { amountPanel, recipient } from './receipt-sheet.ts';
import { receiptWords } from './receipt-words.ts';
import type { BookedDonation } from './receipts.repository.ts';

export interface YearlyStatement {
  year: number;
  donorName: string;
  /** Names of those in whose name some were given, by their ids. */
  companies: ReadonlyMap<string, string>;
  /** Of all the year's lines; `month` is YYYY-MM. */
  sums: readonly { month: string; kind: DonationKind; cents: number }[];
  /** The first of them, as they were booked. */
  lines: readonly BookedDonation[];
  /** Whether there are more lines than those. */
  hasMore: boolean;
}

/** What somebody gave in a year and got back of it, as the ledger has it. PDF. */
async function composeStatement(statement: YearlyStatement, site: ReceiptSite): Promise<Buffer> {
  const { year, donorName, sums, lines, companies, hasMore } = statement;
  const { siteUrl, organisation, letterhead, language, createdAt } = site;
  const { name } = organisation;
  const words = receiptWords[language];
  const sheet = new PdfSheet({
    language,
    letterhead,
    title: words.statement(year),
    subject: words.receiptOf(name),
    footer: words.statementFooter(name),
    form: 'letter',
    scale: 1,
    createdAt,
  });
  documentHead(sheet, { title: words.statement(year), subtitle: words.statementThanks });
  if (lines.some(({ donation }) => donation.isTest)) callout(sheet, words.someTest);
  amountPanel(sheet, { label: words.yearTotal, cents: totalOf(sums) });
  facts(sheet, [
    { label: words.labels.donor, value: donorName },
    { label: words.labels.recipient, value: recipient(siteUrl, site.organisation) },
  ]);
  paragraph(sheet, words.statementNotFiscal, { color: colour.inkSoft });
  if (lines.length === 0) {
    paragraph(sheet, words.none);
  } else {
    sectionHeading(sheet, words.byMonth, { isFirst: false, company: 80 });
    drawMonths(sheet, sums, language);
    sectionHeading(sheet, words.movements, { isFirst: false, company: 80 });
    await drawMovements(sheet, lines, companies, language);
    if (hasMore) paragraph(sheet, words.more(lines.length));
  }
  return sheet.finish();
}

export const drawStatement = inTurn(composeStatement);

const totalOf = (sums: readonly { cents: number }[]) =>
  sums.reduce((total, { cents }) => total + cents, 0);

/** A line for each month with something in it, a column for each kind. */
function drawMonths(sheet: PdfSheet, sums: YearlyStatement['sums'], language: Language): void {
  const words = receiptWords[language];
  const kinds = donationKinds.values.filter((kind) => sums.some((sum) => sum.kind === kind));
  const months = [...new Set(sums.map(({ month }) => month))];
  const monthName = new Intl.DateTimeFormat(locale[language], { month: 'long', timeZone: 'UTC' });
  const amounts = (of: YearlyStatement['sums']) =>
    [...kinds.map((kind) => of.filter((sum) => sum.kind === kind)), of].map((some) =>
      some.length > 0 ? shortAmount(totalOf(some)) : '–',
    );
  table(
    sheet,
    [words.months, ...kinds.map((kind) => kindNames[kind][language]), words.all],
    months.map((month) => [
      monthName.format(new Date(`${month}-01`)),
      ...amounts(sums.filter((sum) => sum.month === month)),
    ]),
    {
      dense: kinds.length > 3,
      amountColumns: [...kinds, ''].map((_, index) => index + 1),
      sum: [words.allMonths, ...amounts(sums)],
    },
  );
}

function drawMovements(
  sheet: PdfSheet,
  lines: readonly BookedDonation[],
  companies: ReadonlyMap<string, string>,
  language: Language,
): Promise<void> {
  const words = receiptWords[language];
  const day = new Intl.DateTimeFormat(locale[language], {
    day: '2-digit',
    month: 'short',
    timeZone: 'UTC',
  });
  return longTable(
    sheet,
    words.movementHead,
    lines.map(({ bookedOn, cents, kind, donation }) => {
      const purpose = donationPurpose(donation, language);
      const moved =
        kind === 'payment' ? '' : `${words.moved[kind][cents < 0 ? 'taken' : 'returned']}: `;
      return [
        day.format(new Date(bookedOn)),
        folioOf(donation),
        [`${moved}${purpose}`, companies.get(donation.companyId ?? '')].filter(Boolean).join(' · '),
        methodNames[donation.method][language],
        shortAmount(cents),
      ];
    }),
    { shares: [13, 11, 34, 22, 20], amountColumns: [4] },
  );
}

/** All amounts are pesos: a column of them need not say it each time. */
const shortAmount = (cents: number) => formatPesos(cents).replace(' MXN', '');
