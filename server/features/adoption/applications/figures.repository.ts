import { sql } from 'kysely';
import type { ApplicationState } from '#domain/adoption/application-machine.ts';
import type { RecordedReason } from '#domain/adoption/warnings.ts';
import type { Database } from '#server/db/database.ts';

/** Which applications are counted: those that arrived in these months, for the pets of one account or of all. */
export interface Counted {
  /** Instants, the last one excluded. */
  months: readonly { month: string; from: string; to: string }[];
  ownerId: string | undefined;
}

export interface CountedApplication {
  folio: number;
  createdAt: string;
  status: ApplicationState;
  rescuerId: string | null;
  answerMinutes: number | null;
  adoptionMinutes: number | null;
  reason: RecordedReason | null;
}

/** Written so that SQLite reads along the one index that holds all of it in this order, and sorts no row. */
const arrivedAt = sql<string>`coalesce(created_at, '')`;

/** In the order of their folios, from behind `after`. */
export async function countedAfter(
  { query }: Database,
  { months, ownerId }: Counted,
  after: number,
  most: number,
): Promise<CountedApplication[]> {
  return query
    .selectFrom('adoption_applications')
    .select((eb) => [
      'folio',
      'created_at as createdAt',
      eb.ref('status').$castTo<ApplicationState>().as('status'),
      'pet_owner_id as rescuerId',
      'answer_minutes as answerMinutes',
      'adoption_minutes as adoptionMinutes',
      eb.ref('decline_reason').$castTo<RecordedReason | null>().as('reason'),
    ])
    .where(arrivedAt, '>=', months[0]?.from ?? '')
    .where(arrivedAt, '<', months.at(-1)?.to ?? '')
    .where('folio', '>', after)
    .$if(ownerId !== undefined, (found) => found.where('pet_owner_id', '=', ownerId ?? ''))
    .orderBy('folio')
    .limit(most)
    .execute();
}
