import { redirect } from 'react-router';
import { figuresTexts } from '#app/i18n/figures.ts';
import { publicSpendingTexts } from '#app/i18n/public-spending.ts';
import type { LoaderArgs } from '#app/load-context.ts';
import { givingPath } from '#domain/donations/giving-address.ts';
import { pathFor } from '#domain/site-map.ts';
import { aboutYear, monthPath, monthTitle, shareOf, wholePesos } from './spending-words.server.ts';

/** The months of a year that everybody may read; without a year, of the latest. */
export async function loader({ params, context }: LoaderArgs) {
  const { app, language } = context;
  const text = publicSpendingTexts[language];
  const months = await app.spending.publishedMonths();
  const yearOf = ({ month }: { month: string }) => month.slice(0, 4);
  const years = [...new Set(months.map(yearOf))].toReversed();
  const year = params.year ?? years[0] ?? '';
  const own = months.filter((one) => yearOf(one) === year);
  if (params.year !== undefined && own.length === 0) throw redirect(pathFor('spending', language));
  const most = Math.max(...own.flatMap(({ incomeCents, spentCents }) => [incomeCents, spentCents]));
  const sum = (name: 'incomeCents' | 'spentCents') =>
    wholePesos(own.reduce((all, one) => all + one[name], 0));
  const name = await app.content.organisationName();
  return {
    title: year ? text.titleOf(year) : text.title,
    crumb: text.title,
    description: text.description(name),
    lead: text.lead,
    test: own.some(({ isTest }) => isTest) ? text.test : '',
    figures: { label: figuresTexts[language].link, to: pathFor('figures', language) },
    empty: { title: text.empty, text: text.emptyText, donate: text.donate },
    donateHref: givingPath(language),
    years: {
      label: text.years,
      links: years.map((one) => ({
        year: one,
        href: pathFor('spendingYear', language, { year: one }),
        isThis: one === year,
      })),
    },
    chart: text.chart(year),
    table: {
      title: text.months(year),
      note: text.whole,
      headers: [text.month, text.income, text.spent, text.left] as const,
      total: { name: text.total(year), income: sum('incomeCents'), spent: sum('spentCents') },
    },
    months: own.map(({ month, incomeCents, spentCents, leftCents }) => ({
      month,
      name: monthTitle(month, language).split(' ')[0] ?? '',
      href: monthPath(month, language),
      income: wholePesos(incomeCents),
      spent: wholePesos(spentCents),
      left: wholePesos(leftCents),
      shares: [shareOf(incomeCents, most), shareOf(spentCents, most)] as const,
    })),
    about: year ? aboutYear(year, language) : null,
  };
}
