import { sql } from 'kysely';
import type { ApplicationState } from '#domain/adoption/application-machine.ts';
import { mostCounted } from '#domain/dashboard/attention.ts';
import type { Database } from '#server/db/database.ts';
import { countAtMost } from '#server/features/kits/querying/count-at-most.ts';

/** For the pets of one account, or of all people but the one who applied. */
export type Decider = { petOwnerId: string } | { notBy: string };

const received: ApplicationState = 'received';
const withdrawn: ApplicationState = 'withdrawn';

const forDecider = ({ query }: Database, decider: Decider) => {
  const all = query.selectFrom('adoption_applications');
  return 'petOwnerId' in decider
    ? all.where('pet_owner_id', '=', decider.petOwnerId)
    : all.where((eb) =>
        eb.or([eb('applicant_id', 'is', null), eb('applicant_id', '<>', decider.notBy)]),
      );
};

/** That nobody has looked at yet. */
export const countUnseen = (database: Database, decider: Decider): Promise<number> =>
  countAtMost(database, forDecider(database, decider).where('status', '=', received), mostCounted);

/** Whose family waits for help. */
export const countHelp = (database: Database, decider: Decider): Promise<number> =>
  countAtMost(
    database,
    forDecider(database, decider).where('help_since', 'is not', null),
    mostCounted,
  );

const unread = (database: Database, decider: Decider) =>
  forDecider(database, decider).where('news_count', '>', sql.lit(0));

/** In which the family has answered something that nobody has read. */
export const countUnread = (database: Database, decider: Decider): Promise<number> =>
  countAtMost(database, unread(database, decider).where('status', '<>', withdrawn), mostCounted);

/** That the family has withdrawn, which nobody has read. */
export const countUnreadWithdrawn = (database: Database, decider: Decider): Promise<number> =>
  countAtMost(database, unread(database, decider).where('status', '=', withdrawn), mostCounted);
