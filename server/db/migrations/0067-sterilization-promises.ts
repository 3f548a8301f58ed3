import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Until when families have promised to have the pets sterilized that they adopted. */
export const createSterilizationPromises: Migration = {
  async up({ query }, { name, types: { text } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table sterilization_promises (
        id ${text} primary key,
        application_id ${text} not null,
        pet_id ${text} not null,
        due_on ${text} not null,
        remind_on ${text},
        done_at ${text}
      ) ${strict}`,
      `create unique index sterilization_promises_pet
        on sterilization_promises (application_id, pet_id)`,
      `create index sterilization_promises_reminder on sterilization_promises (remind_on)
        where remind_on is not null`,
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
