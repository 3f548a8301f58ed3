import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** An event that was cancelled, or moved, is known as such; what people were told of it before is kept. */
export const keepCancelledEvents: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `alter table adoption_events add column cancelled_at ${text}`,
      `alter table adoption_events add column moved_from ${text}`,
      `create table event_former_details (
        event_id ${text} not null references adoption_events (id) on delete cascade,
        last_version ${integer} not null,
        until ${text} not null,
        details_json ${text} not null,
        primary key (event_id, last_version)
      ) ${strict}`,
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
