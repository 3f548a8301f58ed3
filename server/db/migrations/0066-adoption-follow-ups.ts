import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** How families are asked after an adoption, and what they answer. */
export const createAdoptionFollowUps: Migration = {
  async up({ query }, { name, types: { text } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table adoption_follow_ups (
        id ${text} primary key,
        application_id ${text} not null,
        step ${text} not null,
        due_on ${text} not null,
        sent_at ${text},
        ended_at ${text},
        token_hash ${text} unique,
        open_until ${text},
        answer ${text},
        words ${text} not null,
        answered_at ${text}
      ) ${strict}`,
      'create unique index adoption_follow_ups_application on adoption_follow_ups (application_id, step)',
      `create index adoption_follow_ups_due on adoption_follow_ups (due_on)
        where sent_at is null and ended_at is null`,
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
