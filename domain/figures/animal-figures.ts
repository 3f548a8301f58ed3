import { median } from '../dashboard/month-comparison.ts';
import { daysBetween } from '../dates.ts';
import type { Intake, IntakeKind } from '../intakes/intake.ts';
import type { PetHistoryEntry } from '../pets/pet.ts';
import type { Species } from '../pets/vocabularies.ts';

/** What is counted, by the definitions of Shelter Animals Count as far as the portal knows them. */
export const figureKinds = ['intake', 'adopted', 'died', 'returned', 'sterilized'] as const;
export type FigureKind = (typeof figureKinds)[number];
export type FigureCounts = Record<FigureKind, number>;

export interface FigureRow extends FigureCounts {
  /** YYYY-MM */
  month: string;
  /** A federal state. */
  place: string;
  species: Species;
}

export interface OpenFigures {
  /** YYYY-MM-DD */
  asOf: string;
  rows: FigureRow[];
  /** By month (YYYY-MM) the median days in care of those adopted in it, and by year (YYYY). */
  stays: Record<string, number>;
  /** By year (YYYY) how those came of which it was noted. */
  intakes: Record<string, Partial<Record<IntakeKind, number>>>;
}

export interface CountedPet {
  species: Species;
  place: string;
  /** YYYY-MM-DD */
  registeredOn: string;
  history: readonly Pick<PetHistoryEntry, 'date' | 'status'>[];
  /** undefined where nobody noted it: it came when it was registered. */
  intake?: Pick<Intake, 'kind' | 'cameOn'> | undefined;
}

export const noCounts = (): FigureCounts => ({
  ...{ intake: 0, adopted: 0, died: 0, returned: 0, sterilized: 0 },
});

const kindOf: Partial<Record<string, FigureKind>> = {
  adopted: 'adopted',
  deceased: 'died',
  returned: 'returned',
};

/** Counts animals one by one. @param since YYYY-MM: what was before is left out */
export function countAnimals(since: string) {
  const rows = new Map<string, FigureRow>();
  const stays = new Map<string, number[]>();
  const intakes: OpenFigures['intakes'] = {};

  function note(
    kind: FigureKind,
    day: string,
    { place, species }: Omit<FigureRow, 'month' | FigureKind>,
  ) {
    const month = day.slice(0, 7);
    if (month < since) return;
    const key = `${month} ${species} ${place}`;
    const row = rows.get(key) ?? { month, place, species, ...noCounts() };
    row[kind] += 1;
    rows.set(key, row);
  }

  function noteStay(cameOn: string, adoptedOn: string) {
    if (adoptedOn.slice(0, 7) < since) return;
    const days = Math.max(0, daysBetween(cameOn, adoptedOn));
    for (const span of [adoptedOn.slice(0, 7), adoptedOn.slice(0, 4)]) {
      const known = stays.get(span);
      if (known) known.push(days);
      else stays.set(span, [days]);
    }
  }

  function noteKind({ kind, cameOn }: NonNullable<CountedPet['intake']>) {
    if (cameOn.slice(0, 7) < since) return;
    const year = cameOn.slice(0, 4);
    const counts = intakes[year] ?? {};
    intakes[year] = { ...counts, [kind]: (counts[kind] ?? 0) + 1 };
  }

  return {
    pet({ registeredOn, history, intake, ...where }: CountedPet): void {
      let cameOn = intake?.cameOn ?? registeredOn;
      note('intake', cameOn, where);
      if (intake) noteKind(intake);
      for (const { date, status } of history) {
        const kind = kindOf[status];
        if (!kind) continue;
        note(kind, date, where);
        if (kind === 'returned') cameOn = date;
        if (kind === 'adopted') noteStay(cameOn, date);
      }
    },

    sterilization(day: string, where: Pick<CountedPet, 'species' | 'place'>): void {
      note('sterilized', day, where);
    },

    done: (asOf: string): OpenFigures => ({
      asOf,
      rows: [...rows.values()].sort((a, b) => a.month.localeCompare(b.month)),
      stays: Object.fromEntries([...stays].map(([span, days]) => [span, median(days) ?? 0])),
      intakes,
    }),
  };
}
