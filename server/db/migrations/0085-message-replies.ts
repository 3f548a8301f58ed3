import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What is answered to a message from the portal, and what comes back by mail. */
export const createMessageReplies: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table message_replies (
        id ${text} primary key,
        message_id ${text} not null,
        direction ${text} not null,
        created_at ${text} not null,
        author_id ${text},
        from_email ${text} not null,
        text ${text} not null,
        quoted ${text} not null,
        attachments_json ${text} not null,
        automatic ${integer} not null,
        mail_id ${text} not null,
        mail_key ${text} unique,
        delivery ${text},
        offered_at ${text},
        sent_at ${text}
      ) ${strict}`,
      'create index message_replies_message on message_replies (message_id, created_at)',
      `create index message_replies_author on message_replies (author_id)
        where author_id is not null`,
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
