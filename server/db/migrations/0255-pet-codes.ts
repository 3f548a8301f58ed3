import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Pets by the end of their ids, which `domain/pets/pet-code.ts` writes as a code. */
export const indexPetCodes: Migration = {
  async up({ query }) {
    await sql.raw('create index pets_code on pets (substr(id, 30))').execute(query);
  },
};
