import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * What the home page counts after each change of a pet, the dashboard by month and the retention each night, and whose name
 * is known. The status stands there by an
 * expression, so that no list of a status is looked for in it instead of in the index that has its order.
 */
export const coverPetFigures: Migration = {
  async up({ query }) {
    const indexes = [
      "figures on pets ((status || ''), sterilized) where deleted = 0",
      'taken_in on pets (substr(registered_on, 1, 7), owner_id) where deleted = 0',
      "adopted on pets (updated_at, owner_id) where deleted = 0 and status = 'adopted'",
      `adopters on pets (updated_at)
        where status = 'adopted' and (adopter_json is not null or contract_file is not null)`,
      'named on pets (name_search, created_at desc, id desc)',
    ];
    for (const index of indexes) await sql.raw(`create index pets_${index}`).execute(query);
  },
};
