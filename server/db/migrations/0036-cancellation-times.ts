import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Since when a cancellation is asked for, and whether the provider took it: the SAT may say nothing of it for days. */
export const dateCancellations: Migration = {
  async up({ query }, { types: { text } }) {
    for (const column of ['cancellation_asked_at', 'cancellation_taken_at']) {
      await sql.raw(`alter table invoices add column ${column} ${text}`).execute(query);
    }
    // When it was taken nobody noted: the three days begin anew, and the provider is not asked a second time.
    await query
      .updateTable('invoices')
      .set((eb) => ({
        cancellation_asked_at: eb.ref('updated_at'),
        cancellation_taken_at: eb.ref('updated_at'),
      }))
      .where('status', '=', 'cancelling')
      .execute();
  },
};
