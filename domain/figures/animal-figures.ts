import { median } from '../dashboard/month-comparison.ts';
import { daysBetween } from '../dates.ts';
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
}

export interface CountedPet {
  species: Species;
  place: string;
  /** YYYY-MM-DD */
  registeredOn: string;
  history: readonly Pick<PetHistoryEntry, 'date' | 'status'>[];
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

  return {
    pet({ registeredOn, history, ...where }: CountedPet): void {
      note('intake', registeredOn, where);
      let cameOn = registeredOn;
      for (const { date, status } of history) {
        const kind = kindOf[status];
        if (!kind) continue;
        note(kind, date, where);
        if (kind === 'returned') cameOn = date;
        if (kind !== 'adopted' || date.slice(0, 7) < since) continue;
        const days = Math.max(0, daysBetween(cameOn, date));
        for (const span of [date.slice(0, 7), date.slice(0, 4)]) {
          const known = stays.get(span);
          if (known) known.push(days);
          else stays.set(span, [days]);
        }
      }
    },

    sterilization(day: string, where: Pick<CountedPet, 'species' | 'place'>): void {
      note('sterilized', day, where);
    },

    done: (asOf: string): OpenFigures => ({
      asOf,
      rows: [...rows.values()].sort((a, b) => a.month.localeCompare(b.month)),
      stays: Object.fromEntries([...stays].map(([span, days]) => [span, median(days) ?? 0])),
    }),
  };
}
