import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Entries of documents' histories that hold the hash of the one before. Those from before are no part of a chain. */
export const chainDocumentHistory: Migration = {
  async up({ query }, { types: { text } }) {
    const columns = [
      'about',
      'maker_salt',
      'maker_digest',
      'words_salt',
      'words_digest',
      'previous_digest',
      'digest',
    ];
    for (const column of columns) {
      await sql.raw(`alter table document_history add column ${column} ${text}`).execute(query);
    }
  },
};
