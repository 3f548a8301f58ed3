import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The built-in records service: pets' folders, the documents that are expected in them, and their files. */
export const createDocumentFolders: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    const statements = [
      'create unique index pets_folder on pets (folder_id) where folder_id is not null',
      `create table document_folders (
        id ${text} primary key,
        created_at ${text} not null,
        pet_id ${text} not null unique references pets (id) on delete cascade,
        encrypted_id ${text} not null unique
      ) ${strict}`,
      `create table folder_documents (
        id ${text} primary key,
        folder_id ${text} not null references document_folders (id) on delete cascade,
        kind ${text} not null,
        status ${text} not null,
        valid_until ${text},
        comments ${text} not null,
        decided_files_json ${text} not null,
        unique (folder_id, kind)
      ) ${strict}`,
      `create index folder_documents_expiring on folder_documents (valid_until) where valid_until is not null`,
      `create table folder_files (
        id ${text} primary key,
        document_id ${text} not null references folder_documents (id) on delete cascade,
        created_at ${text} not null,
        name ${text} not null,
        file_key ${text} not null,
        size ${integer} not null,
        content_hash ${text} not null,
        unique (document_id, content_hash)
      ) ${strict}`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(query);
  },
};
