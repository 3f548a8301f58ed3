import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Which mails of issues and about events failed, without those that somebody has seen to. */
export const noteSeenFailures: Migration = {
  async up({ query }, { types: { text } }) {
    for (const table of ['event_mails', 'newsletter_deliveries']) {
      await sql.raw(`alter table ${table} add column failure_seen_at ${text}`).execute(query);
    }
    // Those from before nobody waits for.
    await sql`update event_mails set failure_seen_at = created_at
      where sent_at is null and failure is not null`.execute(query);
    await sql`update newsletter_deliveries set failure_seen_at = created_at
      where state in ('refused', 'uncertain') or returned in ('noMailbox', 'bounced')`.execute(
      query,
    );
    await sql`create index event_mails_failed on event_mails (event_id)
      where sent_at is null and failure is not null and failure_seen_at is null`.execute(query);
    await sql`create index newsletter_deliveries_failed on newsletter_deliveries (issue_id)
      where (state in ('refused', 'uncertain') or returned in ('noMailbox', 'bounced'))
        and failure_seen_at is null`.execute(query);
  },
};
