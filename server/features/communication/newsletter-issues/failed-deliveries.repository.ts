import { sql } from 'kysely';
import { mostFailed, mostNamed } from '#domain/jobs/failed-work.ts';
import type { Database } from '#server/db/database.ts';
import { countAtMost } from '#server/features/kits/querying/count-at-most.ts';
import type { FailedSendings } from '#server/features/organisation/failed-jobs/failed-sendings.ts';
import { findIssue } from './issues.repository.ts';

/** As the index `newsletter_deliveries_failed` has it. */
const isFailed = sql<boolean>`(state in ('refused', 'uncertain') or returned in ('noMailbox', 'bounced'))`;

const failed = ({ query }: Pick<Database, 'query'>) =>
  query.selectFrom('newsletter_deliveries').where(isFailed).where('failure_seen_at', 'is', null);

/** Mails of issues that did not arrive, by issue. */
export const failedDeliveries: FailedSendings = {
  origin: 'issue',
  count: (database) => countAtMost(database, failed(database).groupBy('issue_id'), mostFailed),
  async find(database, most) {
    const rows = await failed(database)
      .select(({ fn, eb }) => [
        'issue_id as id',
        fn.max('created_at').as('failedAt'),
        fn.countAll().as('total'),
        fn.count(eb.case().when('state', '=', 'uncertain').then(1).end()).as('uncertain'),
      ])
      .groupBy('issue_id')
      .orderBy(sql`max(created_at)`, 'desc')
      .limit(most)
      .execute();
    return rows.map(({ id, failedAt, total, uncertain }) => ({
      id,
      createdAt: failedAt,
      failedAt,
      recipientCount: Number(total),
      reason: Number(uncertain) === Number(total) ? 'uncertain' : 'refused',
      describe: async () => ({
        subject: await subjectOf(database, id),
        recipients: await addressesOf(database, id),
      }),
    }));
  },
  async dismiss({ query }, id, now) {
    const { numUpdatedRows } = await query
      .updateTable('newsletter_deliveries')
      .set({ failure_seen_at: now })
      .where('issue_id', '=', id)
      .where(isFailed)
      .where('failure_seen_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },
};

async function subjectOf(database: Database, issueId: string): Promise<string> {
  const { subject } = (await findIssue(database, issueId))?.content ?? {};
  return subject?.es || subject?.en || '';
}

async function addressesOf(database: Database, issueId: string): Promise<string[]> {
  const rows = await failed(database)
    .select('email')
    .where('issue_id', '=', issueId)
    .orderBy('email')
    .limit(mostNamed)
    .execute();
  return rows.map(({ email }) => email);
}
