import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** When adoption applications ended, and which families were told that their profile will go. */
export const endAdoptionData: Migration = {
  async up({ query }, { types: { text } }) {
    const closed = ['adopted', 'declined', 'withdrawn', 'returned'].map((state) => `'${state}'`);
    for (const statement of [
      `alter table adoption_applications add column ended_at ${text}`,
      `update adoption_applications set ended_at = coalesce(
        (select max(made_at) from document_history
          where kind = 'adoptionApplication' and document_id = adoption_applications.id), created_at)
        where status in (${closed.join(', ')})`,
      `alter table adoption_profiles add column end_notice_at ${text}`,
      'create index adoption_profiles_updated_at on adoption_profiles (updated_at)',
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
