import { type RawBuilder, sql } from 'kysely';
import { mostAge, untilNextUnit } from '#domain/pets/birth.ts';
import type { AgeUnit } from '#domain/pets/vocabularies.ts';
import type { SqlDialect } from '#server/db/dialects/dialect.ts';

/** `toldBirth` in SQL, of the columns of a pet, so that queries and answers agree on each day (YYYY-MM-DD). */
export function agesOn(today: string, dialect: SqlDialect) {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const part = (from: number, length: number) =>
    sql`cast(substr(born_on, ${sql.lit(from)}, ${sql.lit(length)}) as integer)`;
  const monthsOld = sql`(${sql.lit(year * 12 + month)} - ${part(1, 4)} * 12 - ${part(6, 2)}
    - case when substr(born_on, 9, 2) > ${sql.lit(today.slice(8))} then 1 else 0 end)`;
  const counts: Record<AgeUnit, RawBuilder<unknown>> = {
    weeks: sql`(${dialect.daysBetween(sql.ref('born_on'), today)} / 7)`,
    months: monthsOld,
    years: sql`(${monthsOld} / 12)`,
  };
  const isEstimateIn = (unit: AgeUnit) => sql`age_unit = ${sql.lit(unit)}`;
  const isToldIn = (unit: 'weeks' | 'months') =>
    sql`(${counts[unit]} < ${sql.lit(untilNextUnit[unit])} or (${isEstimateIn(unit)} and ${counts[unit]} <= age_value))`;
  const value = (unit: AgeUnit) => sql`case
    when ${isEstimateIn(unit)} and age_value > ${counts[unit]} then age_value
    when ${counts[unit]} > ${sql.lit(mostAge)} then ${sql.lit(mostAge)}
    else ${counts[unit]} end`;
  const byUnit = (told: (unit: AgeUnit) => RawBuilder<unknown>) => sql`case
    when ${isEstimateIn('weeks')} and ${isToldIn('weeks')} then ${told('weeks')}
    when not ${isEstimateIn('years')} and ${isToldIn('months')} then ${told('months')}
    else ${told('years')} end`;
  return {
    value: sql`(${byUnit(value)})`,
    unit: sql`(${byUnit((unit) => sql.lit(unit))})`,
    isEstimated: sql`(case when estimated_on is null then 0 else 1 end)`,
  };
}
