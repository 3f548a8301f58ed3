import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const createAdoptionEventTables: Migration = {
  async up(tx, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    const statements = [
      `create table adoption_events (
        id ${text} primary key,
        created_at ${text} not null,
        updated_at ${text} not null,
        version ${integer} not null,
        description ${text} not null,
        date ${text} not null,
        starts_at ${text} not null,
        ends_at ${text} not null,
        address ${text} not null,
        neighborhood ${text} not null,
        postal_code ${text} not null,
        city ${text} not null,
        city_search ${text} not null,
        federal_state ${text} not null
      ) ${strict}`,
      'create index adoption_events_order on adoption_events (date, starts_at, ends_at, id)',
      `create table event_participants (
        event_id ${text} not null references adoption_events (id) on delete cascade,
        pet_id ${text} not null references pets (id) on delete cascade,
        created_at ${text} not null,
        primary key (event_id, pet_id)
      ) ${strict}`,
      'create index event_participants_pet on event_participants (pet_id)',
    ];
    for (const statement of statements) await sql.raw(statement).execute(tx.query);
  },
};
