import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Who wants to be told of new pets, of which ones; and when each pet was first seen by everybody in a programme. */
export const createWishes: Migration = {
  async up({ query }, { name, types: { text } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table wish_readers (
        id ${text} not null primary key,
        created_at ${text} not null,
        email ${text} not null,
        email_normalized ${text} not null,
        language ${text} not null,
        checked_on ${text} not null
      ) ${strict}`,
      'create unique index wish_readers_mailbox on wish_readers (email_normalized)',
      'create index wish_readers_due on wish_readers (checked_on, id)',
      `create table wishes (
        id ${text} not null primary key,
        reader_id ${text} not null references wish_readers (id) on delete cascade,
        programme ${text} not null,
        filter ${text} not null,
        state ${text} not null,
        requested_at ${text} not null,
        seen_until ${text} not null,
        lasts_until ${text},
        reminded_on ${text}
      ) ${strict}`,
      'create unique index wishes_same on wishes (reader_id, programme, filter)',
      "create index wishes_pending on wishes (requested_at, id) where state = 'pending'",
      "create index wishes_end on wishes (lasts_until, id) where state = 'active'",
      `create table pet_debuts (
        pet_id ${text} not null references pets (id) on delete cascade,
        programme ${text} not null,
        since ${text} not null,
        primary key (pet_id, programme)
      ) ${strict}`,
      'create index pet_debuts_since on pet_debuts (programme, since, pet_id)',
    ]) {
      await sql.raw(statement).execute(query);
    }
    // Those that everybody can see now are no news to anybody.
    const today = new Date().toISOString().slice(0, 10);
    await sql`insert into pet_debuts (pet_id, programme, since)
      select id, status, created_at from pets
      where status in ('adoption', 'rehabilitation')
        and deleted = 0 and media_count > 0 and expires_on >= ${today}`.execute(query);
  },
};
