import { type IntakeKind, intakeKind } from '../intakes/intake.ts';
import { fewestAnimals } from './figure-sums.ts';

/** `other`: of which it was not noted, with those kinds that are too few to be told. */
export type IntakeCell = { kind: IntakeKind | 'other'; animals: number };

/**
 * How the animals of a year came, the most first. No cell is of one or two, nor can one be told from the sum of the year.
 * @param total of the year, those included of which it was not noted
 * @returns none where nothing was noted
 */
export function intakeCells(
  noted: Partial<Record<IntakeKind, number>>,
  total: number,
): IntakeCell[] {
  const cells = intakeKind.values
    .map((kind) => ({ kind, animals: noted[kind] ?? 0 }))
    .filter(({ animals }) => animals >= fewestAnimals)
    .toSorted((a, b) => b.animals - a.animals);
  const rest = () => total - cells.reduce((sum, { animals }) => sum + animals, 0);
  while (cells.length > 0 && rest() > 0 && rest() < fewestAnimals) cells.pop();
  if (cells.length === 0) return [];
  return rest() > 0 ? [...cells, { kind: 'other', animals: rest() }] : cells;
}
