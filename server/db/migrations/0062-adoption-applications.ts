import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What families say about themselves, and their applications for pets. */
export const createAdoptionApplications: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    const statements = [
      `create table adoption_profiles (
        account_id ${text} primary key,
        profile_json ${text} not null,
        updated_at ${text} not null
      ) ${strict}`,
      `create table adoption_applications (
        id ${text} primary key,
        created_at ${text} not null,
        series ${text} not null,
        folio ${integer} not null,
        status ${text} not null,
        pet_id ${text} not null,
        second_pet_id ${text},
        applicant_id ${text},
        pet_owner_id ${text},
        name ${text} not null,
        email ${text} not null,
        phone ${text} not null,
        message ${text} not null,
        language ${text} not null,
        profile_json ${text} not null,
        fit_json ${text} not null,
        reserved_until ${text},
        unique (series, folio)
      ) ${strict}`,
      'create index adoption_applications_applicant on adoption_applications (applicant_id, created_at)',
      'create index adoption_applications_pet_owner on adoption_applications (pet_owner_id, created_at)',
      'create index adoption_applications_pet on adoption_applications (pet_id, status)',
      `create index adoption_applications_second_pet on adoption_applications (second_pet_id, status)
        where second_pet_id is not null`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(query);
  },
};
