import { type RawBuilder, sql } from 'kysely';
import { enye } from '#domain/text.ts';
import type { Migration } from './migration.ts';

/**
 * Lists, searches and figures of applications read these columns: without the rows, whose profiles are thousands of
 * characters long.
 */
export const listApplications: Migration = {
  async up({ query }, dialect) {
    const { text } = dialect.types;
    await sql
      .raw(`alter table adoption_applications add column name_search ${text} not null default ''`)
      .execute(query);
    const normalized = (name: RawBuilder<string>) => {
      const marked = sql<string>`replace(replace(${name}, ${sql.lit('ñ')}, ${sql.lit(enye)}), ${sql.lit('Ñ')}, ${sql.lit(enye)})`;
      return dialect.fold(marked);
    };
    await sql`update adoption_applications set name_search = ${normalized(sql.ref('name'))}`.execute(
      query,
    );
    if (dialect.name === 'postgres') {
      // A process of the version before, beside which this one starts, does not know the column.
      await sql`create function application_name() returns trigger language plpgsql as $$ begin
        new.name_search := ${normalized(sql.raw('new.name'))};
        return new;
      end $$`.execute(query);
      await sql`create trigger adoption_applications_named before insert on adoption_applications
        for each row when (new.name_search = '') execute function application_name()`.execute(
        query,
      );
    }
    const indexes = [
      'listed on adoption_applications (created_at, id, status, name_search, email, pet_owner_id, applicant_id, folio)',
      'in_state on adoption_applications (status, created_at, id)',
      `counted on adoption_applications
        (folio, created_at, status, pet_owner_id, answer_minutes, adoption_minutes, decline_reason)`,
      `expiring on adoption_applications (ended_at)
        where status in ('declined', 'withdrawn') and contract_json is null`,
      'unread on adoption_applications (status, applicant_id) where news_count > 0',
    ];
    // What the second holds as well.
    await sql`drop index adoption_applications_status`.execute(query);
    for (const index of indexes) {
      await sql.raw(`create index adoption_applications_${index}`).execute(query);
    }
  },
};
