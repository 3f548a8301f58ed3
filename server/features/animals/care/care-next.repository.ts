import type { ExpressionBuilder } from 'kysely';
import type { CareKind } from '#domain/care/care-kinds.ts';
import type { NextDose } from '#domain/care/next-doses.ts';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import type { AccountScope, CareScope } from './care-scope.ts';

type Query = Tx['query'];

/** What `nextDoses` found for a pet, as it is stored for lists over many. */
export interface StoredNext {
  petId: string;
  series: string;
  kind: CareKind;
  productId: string | null;
  title: string;
  dose: number;
  isBooster: boolean;
  dueOn: string;
  reminded: number;
}

/** Takes the place of what was stored; what is due as before is not told again. */
export async function storeNext(
  { query }: Tx,
  { petId, isForFamily }: { petId: string; isForFamily: boolean },
  found: readonly (NextDose & { dueOn: string })[],
  rules: string,
): Promise<void> {
  const before = await query
    .selectFrom('care_next')
    .select(['series', 'due_on', 'reminded'])
    .where('pet_id', '=', petId)
    .execute();
  await query.deleteFrom('care_next').where('pet_id', '=', petId).execute();
  const rows = found.map(({ series, kind, product, title, dose, isBooster, dueOn }) => ({
    pet_id: petId,
    series,
    kind,
    product_id: product?.id ?? null,
    title,
    dose,
    booster: isBooster ? (1 as const) : (0 as const),
    due_on: dueOn,
    for_family: isForFamily ? (1 as const) : (0 as const),
    reminded: before.find((one) => one.series === series && one.due_on === dueOn)?.reminded ?? 0,
  }));
  if (rows.length > 0) await query.insertInto('care_next').values(rows).execute();
  await query
    .insertInto('care_plans')
    .values({ pet_id: petId, rules })
    .onConflict((conflict) => conflict.column('pet_id').doUpdateSet({ rules }))
    .execute();
}

/** Nothing is due any more, and nothing is computed again by itself. */
export async function dropPlan({ query }: Tx, petId: string): Promise<void> {
  await query.deleteFrom('care_next').where('pet_id', '=', petId).execute();
  await query.deleteFrom('care_plans').where('pet_id', '=', petId).execute();
}

/** Those that were computed by other rules than these. */
export async function findOutdated(query: Query, rules: string, most: number): Promise<string[]> {
  const rows = await query
    .selectFrom('care_plans')
    .select('pet_id')
    .where('rules', '<>', rules)
    .orderBy('pet_id')
    .limit(most)
    .execute();
  return rows.map(({ pet_id }) => pet_id);
}

const dueBy = (query: Query, scope: CareScope, until: string) => {
  const due = query.selectFrom('care_next').where('due_on', '<=', until);
  return scope === 'all' ? due.where('for_family', '=', 0) : due.where(isSeenToBy(query, scope));
};

/** What families see to is theirs, and not of whoever had the pet before. */
const isSeenToBy =
  (query: Query, { ownerId, heldIds }: AccountScope) =>
  (row: ExpressionBuilder<Tables, 'care_next'>) => {
    const own =
      ownerId === null ? [] : [row('pet_id', 'in', petReferences.idsOfOwner(query, ownerId))];
    return row.or([
      ...own.map((isOwn) => row.and([isOwn, row('for_family', '=', 0)])),
      ...(heldIds.length > 0 ? [row('pet_id', 'in', heldIds)] : []),
    ]);
  };

/** What is due until a day, the earliest first. */
export async function findDueNext(
  query: Query,
  scope: CareScope,
  { until, most }: { until: string; most: number },
): Promise<StoredNext[]> {
  const rows = await dueBy(query, scope, until)
    .select([
      'pet_id',
      'series',
      'kind',
      'product_id',
      'title',
      'dose',
      'booster',
      'due_on',
      'reminded',
    ])
    .orderBy('due_on')
    .orderBy('pet_id')
    .orderBy('series')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    petId: row.pet_id,
    series: row.series,
    kind: row.kind,
    productId: row.product_id,
    title: row.title,
    dose: row.dose,
    isBooster: row.booster === 1,
    dueOn: row.due_on,
    reminded: row.reminded,
  }));
}

/** At most `most`. */
export async function countDueNext(
  query: Query,
  scope: CareScope,
  { until, most }: { until: string; most: number },
): Promise<number> {
  const rows = await dueBy(query, scope, until).select('series').limit(most).execute();
  return rows.length;
}

/**
 * A pet of which somebody is to be reminded.
 * @param days YYYY-MM-DD: due by the first one for the first reminder, by the second one for the second, and so on
 */
export async function findUnreminded(
  query: Query,
  days: readonly string[],
): Promise<string | undefined> {
  const row = await query
    .selectFrom('care_next')
    .select('pet_id')
    .where(isUnreminded(days))
    .orderBy('due_on')
    .limit(1)
    .executeTakeFirst();
  return row?.pet_id;
}

const isUnreminded =
  (days: readonly string[]) =>
  ({ or, and, eb }: ExpressionBuilder<Tables, 'care_next'>) =>
    or(days.map((day, index) => and([eb('due_on', '<=', day), eb('reminded', '<=', index)])));

/** @param days as of `findUnreminded`: those alone of which somebody was to be reminded */
export async function markReminded(
  { query }: Tx,
  { petId, series }: { petId: string; series?: string },
  stage: number,
  days?: readonly string[],
): Promise<void> {
  let marked = query.updateTable('care_next').set({ reminded: stage }).where('pet_id', '=', petId);
  if (series !== undefined) marked = marked.where('series', '=', series);
  if (days) marked = marked.where(isUnreminded(days));
  await marked.execute();
}
