import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The rota of volunteers, and the calendars that they subscribe to. */
export const createVolunteerShifts: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table volunteer_shifts (
        id ${text} not null primary key,
        created_at ${text} not null,
        task ${text} not null,
        place ${text} not null,
        starts_at ${text} not null,
        ends_at ${text} not null,
        places ${integer} not null,
        notes ${text} not null,
        canceled_at ${text},
        reviewed_at ${text}
      ) ${strict}`,
      'create index volunteer_shifts_starts on volunteer_shifts (starts_at, id)',
      'create index volunteer_shifts_ends on volunteer_shifts (ends_at, id)',
      `create table volunteer_turns (
        id ${text} not null primary key,
        shift_id ${text} not null references volunteer_shifts (id) on delete cascade,
        volunteer_id ${text} not null references volunteers (id) on delete cascade,
        taken_at ${text} not null,
        reminded_at ${text},
        offered_at ${text},
        wants_shift_id ${text} references volunteer_shifts (id) on delete set null
      ) ${strict}`,
      'create unique index volunteer_turns_once on volunteer_turns (shift_id, volunteer_id)',
      'create index volunteer_turns_volunteer on volunteer_turns (volunteer_id)',
      `create index volunteer_turns_offered on volunteer_turns (offered_at)
        where offered_at is not null`,
      `create index volunteer_turns_wants on volunteer_turns (wants_shift_id)
        where wants_shift_id is not null`,
      `create table volunteer_calendars (
        volunteer_id ${text} not null primary key references volunteers (id) on delete cascade,
        id ${text} not null unique,
        created_at ${text} not null
      ) ${strict}`,
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
