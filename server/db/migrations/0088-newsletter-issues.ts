import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What is written to the readers of the newsletter, and what became of the mail to each of them. */
export const createNewsletterIssues: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table newsletter_issues (
        id ${text} primary key,
        created_at ${text} not null,
        updated_at ${text} not null,
        state ${text} not null,
        revision ${integer} not null,
        content_json ${text} not null,
        send_at ${text},
        started_at ${text},
        ended_at ${text},
        round ${integer} not null,
        prepared_folio ${integer} not null,
        prepared_at ${text}
      ) ${strict}`,
      'create index newsletter_issues_state on newsletter_issues (state, send_at)',
      `create table newsletter_deliveries (
        id ${text} primary key,
        issue_id ${text} not null references newsletter_issues (id) on delete cascade,
        subscription_id ${text} not null,
        email ${text} not null,
        email_normalized ${text} not null,
        language ${text} not null,
        state ${text} not null,
        created_at ${text} not null,
        claimed_by ${text},
        claimed_at ${text},
        offered_at ${text},
        sent_at ${text},
        failure ${text},
        unsubscribed_at ${text}
      ) ${strict}`,
      `create unique index newsletter_deliveries_once
        on newsletter_deliveries (issue_id, email_normalized)`,
      'create index newsletter_deliveries_state on newsletter_deliveries (issue_id, state, id)',
      'create index newsletter_deliveries_email on newsletter_deliveries (email_normalized)',
      'create index newsletter_deliveries_created on newsletter_deliveries (created_at)',
      // How the subscription of an address ended that its reader has not left.
      `alter table newsletter_subscriptions add column ended_by ${text}`,
      'create index donations_email on donations (lower(email))',
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
