import { setImmediate as nextTurn } from 'node:timers/promises';
import { monthsUntil } from '#domain/dashboard/month-comparison.ts';
import { countAnimals, type OpenFigures } from '#domain/figures/animal-figures.ts';
import type { Base } from '#server/features/feature.ts';
import { careReferences } from '../care/care-references.ts';
import { intakeReferences } from '../intakes/intake-references.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import { putFigures, readFigures } from './figures.repository.ts';

export interface FiguresDependencies extends Pick<Base, 'database' | 'clock' | 'dataVersions'> {
  today: () => string;
}

/** Rows that are read at once. */
const portion = 1_000;
/** Months that are told: ten years. */
const mostMonths = 120;

/** Undefined until they were counted for the first time. */
export const figures = ({ database }: FiguresDependencies): Promise<OpenFigures | undefined> =>
  readFigures(database.query);

/** Goes through all animals, and lets everybody read what came of it. */
export async function countFigures(
  dependencies: FiguresDependencies,
  signal: AbortSignal,
): Promise<void> {
  const { database, clock, dataVersions, today } = dependencies;
  const day = today();
  const count = countAnimals(monthsUntil(day.slice(0, 7), mostMonths)[0] ?? '');
  for await (const pets of portions(petReferences.counted, dependencies, signal)) {
    const intakes = await intakeReferences.find(
      database.query,
      pets.map(({ id }) => id),
    );
    for (const pet of pets) count.pet({ ...pet, intake: intakes.get(pet.id) });
  }
  for await (const operations of portions(careReferences.operations, dependencies, signal)) {
    const sterilizations = operations.filter(({ isSterilization }) => isSterilization);
    const ids = [...new Set(sterilizations.map(({ petId }) => petId))];
    const places = await petReferences.placesOfCounted(database.query, ids);
    for (const { petId, on } of sterilizations) {
      const place = places.get(petId);
      if (place) count.sterilization(on, place);
    }
  }
  const counted = count.done(day);
  await database.transaction(async (tx) => {
    await putFigures(tx, counted, clock.now().toISOString());
    await dataVersions.bump(tx, 'figures');
  });
}

async function* portions<Row extends { id: string }>(
  find: (
    query: FiguresDependencies['database']['query'],
    after: string,
    most: number,
  ) => Promise<Row[]>,
  { database }: FiguresDependencies,
  signal: AbortSignal,
): AsyncGenerator<Row[]> {
  let after = '';
  for (;;) {
    signal.throwIfAborted();
    const rows = await find(database.query, after, portion);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < portion) return;
    after = last.id;
    await nextTurn();
  }
}
