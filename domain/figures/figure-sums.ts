import { type FigureCounts, type FigureRow, figureKinds, noCounts } from './animal-figures.ts';

/** No cell of a place is of fewer animals: from one of one or two, neighbours could tell which. */
export const fewestAnimals = 3;

export function sumOf(rows: readonly FigureCounts[]): FigureCounts {
  const sum = noCounts();
  for (const row of rows) for (const kind of figureKinds) sum[kind] += row[kind];
  return sum;
}

/** By what tells the rows apart, in the order in which it comes first. */
export function sumsBy<Key extends string>(
  rows: readonly FigureRow[],
  keyOf: (row: FigureRow) => Key,
): { key: Key; counts: FigureCounts }[] {
  const groups = new Map<Key, FigureRow[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return [...groups].map(([key, group]) => ({ key, counts: sumOf(group) }));
}

/** Animals that left alive, of all that left: percent; null where none left. */
export const liveRelease = ({
  adopted,
  died,
}: Pick<FigureCounts, 'adopted' | 'died'>): number | null =>
  adopted + died === 0 ? null : Math.round((adopted * 1_000) / (adopted + died)) / 10;

const isTooFew = (counts: FigureCounts): boolean =>
  figureKinds.some((kind) => counts[kind] > 0 && counts[kind] < fewestAnimals);

/**
 * Places with their counts, those with most animals first. Where a cell of one would be of too few, the place is counted with the
 * others below `other` instead; so many go there that its own cells, which the sum of all would tell, are of enough.
 * @returns `other` undefined where no place is in it
 */
export function sumsByPlace(rows: readonly FigureRow[]): {
  places: { place: string; counts: FigureCounts }[];
  other: FigureCounts | undefined;
} {
  const all = sumsBy(rows, ({ place }) => place)
    .map(({ key, counts }) => ({ place: key, counts }))
    .sort((a, b) => b.counts.intake - a.counts.intake || a.place.localeCompare(b.place, 'es'));
  const places = all.filter(({ counts }) => !isTooFew(counts));
  const hidden = all.filter(({ counts }) => isTooFew(counts)).map(({ counts }) => counts);
  while (hidden.length > 0 && places.length > 0 && (hidden.length < 2 || isTooFew(sumOf(hidden)))) {
    const last = places.pop();
    if (last) hidden.push(last.counts);
  }
  return { places, other: hidden.length > 0 ? sumOf(hidden) : undefined };
}
