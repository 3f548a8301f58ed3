import type { AdoptionProfile } from '#domain/adoption/adoption-profile.ts';
import { openStates } from '#domain/adoption/application-machine.ts';
import type { Tx } from '#server/db/database.ts';

type Query = Tx['query'];

interface Which {
  /** Instants: nothing happened since; told before, or undefined for those that were not told since something happened. */
  before: string;
  notifiedBefore: string | undefined;
  afterId: string;
  most: number;
}

const open = [...openStates];

/** Applications that lead nowhere any more, and of which nobody noted since when. */
export async function noteEnds({ query }: Tx, now: string): Promise<void> {
  await query
    .updateTable('adoption_applications')
    .set({ ended_at: now })
    .where('status', 'not in', open)
    .where('ended_at', 'is', null)
    .execute();
}

/** Profiles without an open application whose last one ended, and that were changed last, before an instant. */
export async function findEnding(
  query: Query,
  which: Which,
): Promise<{ accountId: string; updatedAt: string }[]> {
  const rows = await ending(query, which)
    .where('account_id', '>', which.afterId)
    .orderBy('account_id')
    .limit(which.most)
    .execute();
  return rows.map((row) => ({ accountId: row.account_id, updatedAt: row.updated_at }));
}

/** Whether it is so still, with the profile locked until the end of the transaction. */
export async function lockEnding(
  { query }: Tx,
  accountId: string,
  which: Pick<Which, 'before' | 'notifiedBefore'>,
): Promise<boolean> {
  await query
    .updateTable('adoption_profiles')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('account_id', '=', accountId)
    .execute();
  const row = await ending(query, which).where('account_id', '=', accountId).executeTakeFirst();
  return row !== undefined;
}

export async function noteNotified({ query }: Tx, accountId: string, now: string): Promise<void> {
  await query
    .updateTable('adoption_profiles')
    .set({ end_notice_at: now })
    .where('account_id', '=', accountId)
    .execute();
}

/** The copies that went with the applications. @returns the ids of the applications */
export async function replaceProfiles(
  { query }: Tx,
  applicantId: string,
  profile: AdoptionProfile,
): Promise<string[]> {
  const rows = await query
    .updateTable('adoption_applications')
    .set({ profile_json: JSON.stringify(profile) })
    .where('applicant_id', '=', applicantId)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

function ending(
  query: Query,
  { before, notifiedBefore }: Pick<Which, 'before' | 'notifiedBefore'>,
) {
  return query
    .selectFrom('adoption_profiles')
    .select(['account_id', 'updated_at'])
    .where('updated_at', '<', before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('adoption_applications')
            .select('adoption_applications.id')
            .whereRef('applicant_id', '=', 'adoption_profiles.account_id')
            .where((or) =>
              or.or([
                or('status', 'in', open),
                or('ended_at', 'is', null),
                or('ended_at', '>=', before),
                // Whatever happened after the mail makes another one due.
                ...(notifiedBefore === undefined
                  ? []
                  : [or('ended_at', '>=', or.ref('adoption_profiles.end_notice_at'))]),
              ]),
            ),
        ),
      ),
    )
    .where((eb) =>
      notifiedBefore === undefined
        ? eb.or([
            eb('end_notice_at', 'is', null),
            eb('end_notice_at', '<', eb.ref('updated_at')),
            eb.exists(
              eb
                .selectFrom('adoption_applications')
                .select('adoption_applications.id')
                .whereRef('applicant_id', '=', 'adoption_profiles.account_id')
                .whereRef('ended_at', '>=', 'adoption_profiles.end_notice_at'),
            ),
          ])
        : eb.and([
            eb('end_notice_at', '<', notifiedBefore),
            eb('end_notice_at', '>=', eb.ref('updated_at')),
          ]),
    );
}
