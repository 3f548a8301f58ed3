import { csvLine, csvMark } from '../csv.ts';
import { intakeKind } from '../intakes/intake.ts';
import { species } from '../pets/vocabularies.ts';
import {
  type FigureCounts,
  type FigureKind,
  figureKinds,
  type OpenFigures,
} from './animal-figures.ts';
import { liveRelease, sumOf, sumsBy, sumsByPlace } from './figure-sums.ts';
import { intakeCells } from './intake-cells.ts';

/** The same in every language: programs read them. */
const names: Record<FigureKind, string> = {
  intake: 'ingresos',
  adopted: 'adopciones',
  died: 'fallecimientos',
  returned: 'regresos',
  sterilized: 'esterilizaciones',
};

interface FileRow {
  /** 'mes', 'especie', 'lugar' or 'año': what the row is of. */
  por: 'año' | 'mes' | 'especie' | 'lugar' | 'ingreso';
  /** YYYY, or of a month YYYY-MM. */
  periodo: string;
  /** '' of all; 'otros' of places that are not told alone. */
  clave: string;
  /** Of a kind of intake intakes alone. */
  counts: Partial<FigureCounts>;
  stay: number | null;
}

export const yearsOf = ({ rows }: OpenFigures): string[] =>
  [...new Set(rows.map(({ month }) => month.slice(0, 4)))].toSorted().toReversed();

/** Of a year; none where nothing was counted in it. */
function fileRows(figures: OpenFigures, year: string): FileRow[] {
  const rows = figures.rows.filter(({ month }) => month.startsWith(year));
  if (rows.length === 0) return [];
  const { places, other } = sumsByPlace(rows);
  const of = (
    por: FileRow['por'],
    periodo: string,
    clave: string,
    counts: FileRow['counts'],
  ): FileRow => {
    const isWhole = por === 'año' || por === 'mes';
    return { por, periodo, clave, counts, stay: isWhole ? (figures.stays[periodo] ?? null) : null };
  };
  return [
    of('año', year, '', sumOf(rows)),
    ...sumsBy(rows, ({ month }) => month).map(({ key, counts }) => of('mes', key, '', counts)),
    ...sumsBy(rows, (row) => row.species).map(({ key, counts }) =>
      of('especie', year, species.toWire(key), counts),
    ),
    ...places.map(({ place, counts }) => of('lugar', year, place, counts)),
    ...(other ? [of('lugar', year, 'otros', other)] : []),
    ...intakeCells(figures.intakes[year] ?? {}, sumOf(rows).intake).map(({ kind, animals }) =>
      of('ingreso', year, kind === 'other' ? 'otros' : intakeKind.toWire(kind), {
        intake: animals,
      }),
    ),
  ];
}

const releaseOf = ({ adopted, died }: FileRow['counts']): number | null =>
  adopted === undefined || died === undefined ? null : liveRelease({ adopted, died });

/** The year as one file for programs. */
export const figuresJson = (figures: OpenFigures, year: string) => ({
  contado_el: figures.asOf,
  cifras: fileRows(figures, year).map(({ por, periodo, clave, counts, stay }) => ({
    ...{ por, periodo, clave },
    ...Object.fromEntries(figureKinds.map((kind) => [names[kind], counts[kind]])),
    salidas_con_vida_por_ciento: releaseOf(counts),
    dias_hasta_la_adopcion: stay,
  })),
});

export function figuresCsv(figures: OpenFigures, year: string): string {
  const head = [
    ...['por', 'periodo', 'clave', ...figureKinds.map((kind) => names[kind])],
    ...['salidas_con_vida_por_ciento', 'dias_hasta_la_adopcion'],
  ];
  const lines = fileRows(figures, year).map(({ por, periodo, clave, counts, stay }) =>
    csvLine([
      ...[por, periodo, clave, ...figureKinds.map((kind) => counts[kind] ?? '')],
      ...[releaseOf(counts) ?? '', stay ?? ''],
    ]),
  );
  return csvMark + csvLine(head) + lines.join('');
}
