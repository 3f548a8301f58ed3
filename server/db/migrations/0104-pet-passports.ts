import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Passports of pets, and the keys that they are signed with. */
export const createPetPassports: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table passport_keys (
        id ${text} primary key,
        public_key ${text} not null,
        sealed_key ${text},
        current ${integer} unique,
        created_at ${text} not null,
        withdrawn_at ${text}
      ) ${strict}`,
      `create table pet_passports (
        id ${text} primary key,
        pet_id ${text} not null references pets (id) on delete cascade,
        number ${text} not null unique,
        code ${text} not null,
        issued_at ${text} not null,
        valid_until ${text} not null,
        issued_by ${text},
        ended_as ${text},
        ended_at ${text},
        reason ${text}
      ) ${strict}`,
      'create index pet_passports_pet on pet_passports (pet_id, issued_at)',
      'create unique index pet_passports_current on pet_passports (pet_id) where ended_at is null',
      'create index pet_passports_issuer on pet_passports (issued_by) where issued_by is not null',
      'create index pet_passports_issued on pet_passports (issued_at)',
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
