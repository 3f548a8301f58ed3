import type { DueVaccine, Passport } from './passport.ts';

/** Whether an animal has its vaccines, which no signature says: by what its passport tells of the doses to come. */
export type VaccineStanding =
  /** Until the next one is due; null where none is. */
  | { kind: 'upToDate'; until: string | null }
  | { kind: 'late'; doses: readonly DueVaccine[] }
  | { kind: 'unrecorded' }
  /** It does not tell, as those of the first format. */
  | { kind: 'unknown' };

/** On a day. @param today YYYY-MM-DD */
export function vaccineStanding(
  { due, vaccines }: Pick<Passport, 'due' | 'vaccines'>,
  today: string,
): VaccineStanding {
  const late = due?.filter(({ dueOn }) => dueOn < today) ?? [];
  if (late.length > 0) return { kind: 'late', doses: late };
  if (vaccines.length === 0) return { kind: 'unrecorded' };
  return due === null ? { kind: 'unknown' } : { kind: 'upToDate', until: due[0]?.dueOn ?? null };
}
