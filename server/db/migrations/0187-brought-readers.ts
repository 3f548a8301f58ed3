import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Readers that a table brought in: how they agreed, and which import it was. */
export const addReaderConsents: Migration = {
  async up({ query }, { types: { text } }) {
    for (const column of ['consent_on', 'consent_how', 'brought_by']) {
      await sql`alter table newsletter_subscriptions add column ${sql.ref(column)} ${sql.raw(text)}`.execute(
        query,
      );
    }
  },
};
