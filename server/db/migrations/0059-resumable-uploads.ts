import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Files that are being sent in pieces; the pieces themselves lie in the file store. */
export const createResumableUploads: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    const statements = [
      `create table resumable_uploads (
        id ${text} primary key,
        account_id ${text} not null references users (id) on delete cascade,
        network ${text},
        size ${integer} not null,
        arrived ${integer} not null,
        pieces_json ${text} not null,
        metadata_json ${text} not null,
        written_at ${text} not null,
        reserved_until ${text} not null
      ) ${strict}`,
      'create index resumable_uploads_account on resumable_uploads (account_id)',
      'create index resumable_uploads_written on resumable_uploads (written_at)',
    ];
    for (const statement of statements) await sql.raw(statement).execute(query);
  },
};
