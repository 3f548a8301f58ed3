import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What the staff's search looks a telephone up by, as it is kept: ten digits. */
export const indexTelephones: Migration = {
  async up({ query }, { textMember }) {
    const telephone = textMember(sql.ref('adopter_json'), 'phone');
    await sql`create index users_phone on users (phone)`.execute(query);
    await sql`create index adoption_applications_phone on adoption_applications (phone)`.execute(
      query,
    );
    await sql`create index pets_adopter_phone on pets ((${telephone}))
      where adopter_json is not null`.execute(query);
  },
};
