import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Hours that volunteers gave, with what was corrected. */
export const createVolunteerHours: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table volunteer_hours (
        id ${text} not null primary key,
        created_at ${text} not null,
        volunteer_id ${text} not null references volunteers (id) on delete cascade,
        shift_id ${text} references volunteer_shifts (id) on delete set null,
        task ${text} not null,
        day ${text} not null,
        minutes ${integer} not null,
        note ${text} not null,
        status ${text} not null,
        reviewed_by ${text} references users (id),
        replaces_id ${text} references volunteer_hours (id) on delete set null
      ) ${strict}`,
      'create index volunteer_hours_volunteer on volunteer_hours (volunteer_id, day)',
      `create index volunteer_hours_waiting on volunteer_hours (created_at, id)
        where status = 'noted'`,
      `create index volunteer_hours_day on volunteer_hours (day, id) where status = 'confirmed'`,
      `create unique index volunteer_hours_shift on volunteer_hours (shift_id, volunteer_id)
        where status = 'confirmed' and shift_id is not null`,
      `create index volunteer_hours_of_shift on volunteer_hours (shift_id)
        where shift_id is not null`,
      `create index volunteer_hours_reviewer on volunteer_hours (reviewed_by)
        where reviewed_by is not null`,
      `create index volunteer_hours_replaces on volunteer_hours (replaces_id)
        where replaces_id is not null`,
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
