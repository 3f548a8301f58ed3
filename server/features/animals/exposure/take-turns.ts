import { addDays } from '#domain/dates.ts';
import { numberAtFront, type StandingPet, takeTurns } from '#domain/exposure/fair-turns.ts';
import { attentionDays } from '#domain/exposure/pet-attention.ts';
import { pageSize } from '#domain/paging.ts';
import { lifeStageOf } from '#domain/pets/life-stage.ts';
import { type Programme, programmes } from '#domain/pets/vocabularies.ts';
import type { Tx } from '#server/db/database.ts';
import type { Base } from '#server/features/feature.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import { countsOfKind } from './counts-of-kind.ts';
import { beginTurns, forgetViews, sumViews } from './views.repository.ts';

export interface TurnDependencies extends Pick<Base, 'database' | 'dataVersions'> {
  today: () => string;
}

/** Views are kept for so many days. */
const daysKept = 90;

/** Has those that were at the front go back: once a day, however often it is called. */
export async function takeTurnsOfDay(
  { database, dataVersions, today }: TurnDependencies,
  signal: AbortSignal,
): Promise<void> {
  const day = today();
  await database.transaction((tx) => petReferences.turns.fillWaitingSince(tx));
  for (const programme of programmes) {
    signal.throwIfAborted();
    await database.transaction(async (tx) => {
      if (!(await beginTurns(tx, programme, day))) return;
      const shown = { programme, today: day };
      const front = await findFront(tx, shown);
      const last = await petReferences.turns.findLastTurn(tx.query, shown);
      await petReferences.turns.setTurns(tx, takeTurns(front, { today: day, last }));
      if (front.length > 0) await dataVersions.bump(tx, 'pets');
    });
  }
  for (;;) {
    signal.throwIfAborted();
    const isMore = await database.transaction((tx) => forgetViews(tx, addDays(day, -daysKept)));
    if (!isMore) return;
  }
}

const portion = 500;

async function findFront(
  { query }: Tx,
  shown: { programme: Programme; today: string },
): Promise<StandingPet[]> {
  const { countShown, findFront: find } = petReferences.turns;
  const all = await countShown(query, shown);
  // On one page nobody stands behind.
  if (all <= pageSize) return [];
  const pets = await find(query, shown, numberAtFront(all, pageSize));
  const since = addDays(shown.today, -attentionDays);
  const medians = new Map<string, number>();
  async function medianOf(pet: (typeof pets)[number]): Promise<number> {
    const kind = { ...shown, species: pet.species, stage: lifeStageOf(pet, shown.today) };
    const name = `${kind.species} ${kind.stage}`;
    const known = medians.get(name);
    if (known !== undefined) return known;
    const { median } = await countsOfKind(query, kind, (ids) => sumViews(query, ids, since));
    medians.set(name, median ?? 0);
    return median ?? 0;
  }
  const standing: StandingPet[] = [];
  for (let start = 0; start < pets.length; start += portion) {
    const some = pets.slice(start, start + portion);
    const views = await sumViews(
      query,
      some.map(({ id }) => id),
      since,
    );
    for (const pet of some) {
      standing.push({ ...pet, isSeldomSeen: (views.get(pet.id) ?? 0) < (await medianOf(pet)) });
    }
  }
  return standing;
}
