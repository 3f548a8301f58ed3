import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** When a message was last answered, so that those that wait for somebody are found at once. */
export const dateAnswers: Migration = {
  async up({ query }, { types: { text } }) {
    await sql.raw(`alter table contact_messages add column answered_at ${text}`).execute(query);
    // Those from before the inbox were answered by mail.
    await sql`update contact_messages set answered_at = created_at
      where read_by is null and read_at = created_at`.execute(query);
    await sql`update contact_messages set answered_at = (
      select max(created_at) from message_replies
      where message_id = contact_messages.id and direction = 'sent' and delivery in ('waiting', 'sent')
    ) where id in (
      select message_id from message_replies where direction = 'sent' and delivery in ('waiting', 'sent')
    )`.execute(query);
    await sql`create index contact_messages_unanswered
      on contact_messages (coalesce(activity_at, created_at) desc, id desc)
      where status = 'active'
        and (answered_at is null or answered_at < coalesce(activity_at, created_at))`.execute(
      query,
    );
  },
};
