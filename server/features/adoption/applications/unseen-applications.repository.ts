import { type SelectQueryBuilder, sql } from 'kysely';
import type { ApplicationState } from '#domain/adoption/application-machine.ts';
import { mostCounted } from '#domain/dashboard/attention.ts';
import type { Database } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { countAtMost } from '#server/features/kits/querying/count-at-most.ts';

/** For the pets of one account, or of all people but the one who applied. */
export type Decider = { petOwnerId: string } | { notBy: string };
type Found = SelectQueryBuilder<Tables, 'adoption_applications', object>;

const received: ApplicationState = 'received';
const withdrawn: ApplicationState = 'withdrawn';

const forDecider = ({ query }: Database, decider: Decider): Found => {
  const all = query.selectFrom('adoption_applications');
  return 'petOwnerId' in decider
    ? all.where('pet_owner_id', '=', decider.petOwnerId)
    : all.where((eb) =>
        eb.or([eb('applicant_id', 'is', null), eb('applicant_id', '<>', decider.notBy)]),
      );
};

/** That nobody has looked at yet. */
export const unseen = (database: Database, decider: Decider): Found =>
  forDecider(database, decider).where('status', '=', received);

/** Whose family waits for help. */
export const ofHelp = (database: Database, decider: Decider): Found =>
  forDecider(database, decider).where('help_since', 'is not', null);

const unread = (database: Database, decider: Decider) =>
  forDecider(database, decider).where('news_count', '>', sql.lit(0));

/** In which the family has answered something that nobody has read. */
export const unreadNews = (database: Database, decider: Decider): Found =>
  unread(database, decider).where('status', '<>', withdrawn);

/** That the family has withdrawn, which nobody has read. */
export const unreadWithdrawals = (database: Database, decider: Decider): Found =>
  unread(database, decider).where('status', '=', withdrawn);

export const countOf = (database: Database, found: Found): Promise<number> =>
  countAtMost(database, found, mostCounted);

/** The oldest first. */
export async function idsOf(found: Found): Promise<string[]> {
  const rows = await found.select('id').orderBy('id').limit(mostCounted).execute();
  return rows.map(({ id }) => id);
}
