import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Questions, appointments and internal notes of adoption applications. */
export const addApplicationTalk: Migration = {
  async up({ query }, { types: { text, integer } }) {
    const statements = [
      ...['questions_json', 'appointments_json', 'notes_json'].map(
        (column) =>
          `alter table adoption_applications add column ${column} ${text} not null default '[]'`,
      ),
      `alter table adoption_applications add column news_count ${integer} not null default 0`,
      `alter table adoption_applications add column reminder_on ${text}`,
      `create index adoption_applications_reminder on adoption_applications (reminder_on)
        where reminder_on is not null`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(query);
  },
};
