import { redirect } from 'react-router';
import { longDate } from '#app/components/long-date.ts';
import { categoryName, publicSpendingTexts, wayName } from '#app/i18n/public-spending.ts';
import type { LoaderArgs } from '#app/load-context.ts';
import { type Language, locale } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { aboutYear, monthPath, monthTitle, pesos, shareOf } from './spending-words.server.ts';

/** What came in and what was paid in a month that everybody may read. */
export async function loader({ params, context }: LoaderArgs) {
  const { app, language } = context;
  const { year = '', month: number = '' } = params;
  const isMonth = /^\d{4}$/.test(year) && /^\d{2}$/.test(number);
  const [month] = isMonth ? await app.spending.publishedAccounts(year, number) : [];
  if (!month) throw redirect(pathFor('spending', language));
  const text = publicSpendingTexts[language];
  const { figures } = text;
  const count = (value: number) => new Intl.NumberFormat(locale[language]).format(value);
  const day = (date: string) => longDate(date, locale[language]);
  const title = monthTitle(month.month, language);
  const namesSuppliers = month.receipts.some(({ supplier }) => supplier !== null);
  const name = await app.content.organisationName();
  const all = (await app.spending.publishedMonths()).map((one) => one.month);
  const here = all.indexOf(month.month);
  return {
    title,
    pageTitle: text.titleOf(monthTitle(month.month, language)),
    description: text.description(name),
    crumbs: { label: text.title, href: pathFor('spending', language) },
    year: { label: year, href: pathFor('spendingYear', language, { year }) },
    asOf: text.asOf(day(month.asOf)),
    test: month.isTest ? text.test : '',
    figures: [
      [figures.income, pesos(month.incomeCents), figures.gifts(month.gifts, count(month.gifts))],
      [figures.spent, pesos(month.spentCents), figures.costs(month.costs, count(month.costs))],
      ...(month.coveredCents === null
        ? []
        : [[figures.covered, pesos(month.coveredCents), figures.coveredDetail] as const]),
      [figures.left, pesos(month.leftCents), figures.carried(pesos(month.carriedCents))],
    ] as const,
    sums: [
      table(text.purposes, [text.purpose, text.count, text.amount], month.purposes, (cell) => ({
        name: text.purposeNames[cell.key],
        count: count(cell.gifts),
      })),
      table(text.ways, [text.way, text.count, text.amount], month.ways, (cell) => ({
        name: wayName(cell.key, language),
        count: count(cell.gifts),
      })),
      table(
        text.categories,
        [text.category, text.costCount, text.amount],
        month.categories,
        (cell) => ({ name: categoryName(cell.category, language), count: count(cell.costs) }),
      ),
    ].filter(({ rows }) => rows.length > 0),
    noCosts: month.costs === 0 ? text.noCosts : '',
    receipts: {
      title: text.receipts,
      lead: text.receiptsLead,
      headers: [text.day, text.category, ...(namesSuppliers ? [text.supplier] : []), text.amount],
      rows: month.receipts.map(({ onDate, category, supplier, cents }, index) => ({
        id: String(index),
        day: day(onDate),
        category: categoryName(category, language),
        ...(namesSuppliers && { supplier: supplier ?? text.unnamed }),
        amount: pesos(cents),
      })),
    },
    around: aroundOf(all, here, language),
    ...aboutYear(year, language),
  };
}

function table<Of extends { cents: number }>(
  title: string,
  headers: readonly [string, string, string],
  cells: readonly Of[],
  words: (cell: Of) => { name: string; count: string },
) {
  const most = Math.max(...cells.map(({ cents }) => cents));
  return {
    title,
    headers,
    rows: cells.map((cell) => ({
      ...words(cell),
      amount: pesos(cell.cents),
      share: shareOf(cell.cents, most),
    })),
  };
}

/** The published months before and after it. */
function aroundOf(all: readonly string[], here: number, language: Language) {
  const text = publicSpendingTexts[language];
  const link = (month: string | undefined, label: string) =>
    month
      ? [{ label: `${label}: ${monthTitle(month, language)}`, href: monthPath(month, language) }]
      : [];
  return {
    label: text.all,
    links: [...link(all[here - 1], text.before), ...link(all[here + 1], text.after)],
  };
}
