import type { DataOfCall } from '#domain/contract/call.ts';
import type { findFigures } from '#domain/dashboard/dashboard-calls.ts';
import { type DonationKind, donationKinds } from '#domain/donations/donation-kind.ts';

/** A figure in each of the months, oldest first. */
export interface Series {
  measure: 'takenIn' | 'adopted' | 'medianDays' | 'events' | 'visitors' | 'net' | 'donors';
  /** Of one kind of donations. */
  kind?: DonationKind;
  unit: 'count' | 'pesos';
  /** null: there is none in that month. */
  values: readonly (number | null)[];
}

type Figures = DataOfCall<typeof findFigures>;

/** Those that the reader's rights show. */
export const seriesOf = ({ pets, events, donations }: Figures): Series[] => [
  ...seriesIn(pets, ['takenIn', 'adopted', 'medianDays']),
  ...seriesIn(events, ['events', 'visitors']),
  ...(donations ? moneyOf(donations) : []),
];

const seriesIn = <Measure extends Series['measure']>(
  months: readonly Readonly<Record<Measure, number | null>>[] | null,
  measures: readonly Measure[],
): Series[] =>
  months === null
    ? []
    : measures.map((measure) => ({
        measure,
        unit: 'count',
        values: months.map((month) => month[measure]),
      }));

function moneyOf({ months }: NonNullable<Figures['donations']>): Series[] {
  const kinds = donationKinds.values.map(
    (kind): Series => ({
      measure: 'net',
      kind,
      unit: 'pesos',
      values: months.map(({ byKind }) => byKind.find((one) => one.kind === kind)?.net ?? 0),
    }),
  );
  return [
    { measure: 'net', unit: 'pesos', values: months.map(({ net }) => net) },
    ...kinds.filter(({ values }) => values.some((value) => value !== 0)),
    ...seriesIn(months, ['donors']),
  ];
}
