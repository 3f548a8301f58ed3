import { redirect } from 'react-router';
import { longDate } from '#app/components/long-date.ts';
import { monthName } from '#app/components/month-name.ts';
import { figuresTexts } from '#app/i18n/figures.ts';
import type { LoaderArgs } from '#app/load-context.ts';
import { type FigureCounts, figureKinds } from '#domain/figures/animal-figures.ts';
import { liveRelease, sumOf, sumsBy, sumsByPlace } from '#domain/figures/figure-sums.ts';
import { yearsOf } from '#domain/figures/figures-wire.ts';
import { intakeCells } from '#domain/figures/intake-cells.ts';
import { type Language, locale } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';

/** The animals of a year; without a year, of the latest. */
export async function loader({ params, context }: LoaderArgs) {
  const { app, language } = context;
  const text = figuresTexts[language];
  const figures = await app.openFigures.figures();
  const years = figures ? yearsOf(figures) : [];
  const year = params.year ?? years[0] ?? '';
  if (params.year !== undefined && !years.includes(year)) {
    throw redirect(pathFor('figures', language));
  }
  const rows = figures?.rows.filter(({ month }) => month.startsWith(year)) ?? [];
  const sum = sumOf(rows);
  const months = sumsBy(rows, ({ month }) => month);
  const most = Math.max(1, ...months.flatMap(({ counts }) => [counts.intake, counts.adopted]));
  const { places, other } = sumsByPlace(rows);
  const stay = figures?.stays[year];
  const release = liveRelease(sum);
  const cells = intakeCells(figures?.intakes[year] ?? {}, sum.intake);
  const headers = figureKinds.map((kind) => text.counts[kind]);
  const path = year && pathFor('figuresYear', language, { year });
  return {
    title: year ? text.titleOf(year) : text.title,
    crumb: text.title,
    description: text.description(await app.content.organisationName()),
    lead: text.lead,
    isEmpty: rows.length === 0,
    empty: { title: text.empty, text: text.emptyText },
    asOf: figures ? text.asOf(longDate(figures.asOf, locale[language])) : '',
    years: {
      label: text.years,
      links: years.map((one) => ({
        year: one,
        href: pathFor('figuresYear', language, { year: one }),
        isThis: one === year,
      })),
    },
    figures: [
      [text.counts.intake, numberIn(sum.intake, language), year],
      [text.counts.adopted, numberIn(sum.adopted, language), year],
      [text.release, release === null ? text.unknown : `${release} %`, text.releaseDetail],
      [text.stay, stay === undefined ? text.unknown : text.days(stay), text.stayDetail],
    ] as const,
    chart: {
      caption: text.chart(year),
      legend: [text.counts.intake, text.counts.adopted] as const,
      months: months.map(({ key, counts }) => ({
        month: key,
        name: nameOf(key, language),
        shares: [(counts.intake * 100) / most, (counts.adopted * 100) / most] as const,
      })),
    },
    tables: [
      {
        id: 'months',
        headers,
        title: text.months(year),
        first: text.month,
        note: '',
        rows: months.map(({ key, counts }) => rowOf(nameOf(key, language), counts, language)),
        total: rowOf(text.total(year), sum, language),
      },
      {
        id: 'species',
        headers,
        title: text.species,
        first: text.kind,
        note: '',
        rows: sumsBy(rows, ({ species }) => species).map(({ key, counts }) =>
          rowOf(text.speciesNames[key], counts, language),
        ),
      },
      {
        id: 'places',
        headers,
        title: text.places,
        first: text.place,
        note: other ? text.placesNote : '',
        rows: [
          ...places.map(({ place, counts }) => rowOf(place, counts, language)),
          ...(other ? [rowOf(text.other, other, language)] : []),
        ],
      },
      ...(cells.length === 0
        ? []
        : [
            {
              id: 'intakes',
              headers: [text.animals],
              title: text.intakes,
              first: text.intake,
              note: text.intakesNote,
              rows: cells.map(({ kind, animals }) => ({
                name: text.intakeKinds[kind],
                cells: [numberIn(animals, language)],
              })),
            },
          ]),
    ],
    method: { title: text.method, paragraphs: text.methodText },
    data: {
      title: text.data,
      files: [
        { href: `${path}.csv`, label: text.csv(year) },
        { href: `${path}.json`, label: text.json(year) },
      ],
    },
  };
}

const numberIn = (value: number, language: Language) => value.toLocaleString(locale[language]);

/** 'Noviembre' */
function nameOf(month: string, language: Language): string {
  const [name = ''] = monthName(month, language).split(' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

const rowOf = (name: string, counts: FigureCounts, language: Language) => ({
  name,
  cells: figureKinds.map((kind) => numberIn(counts[kind], language)),
});
