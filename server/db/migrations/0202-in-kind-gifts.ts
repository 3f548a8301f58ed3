import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Gifts that are no money. */
export const createInKindGifts: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table in_kind_gifts (
        id ${text} not null primary key,
        folio ${integer} not null unique,
        created_at ${text} not null,
        received_on ${text} not null,
        what ${text} not null,
        estimated_cents ${integer} check (estimated_cents > 0),
        donor_name ${text} not null,
        email ${text} not null,
        recorded_by ${text} references users (id) on delete set null,
        cancelled_at ${text},
        cancelled_by ${text} references users (id) on delete set null,
        reason ${text} not null
      ) ${strict}`,
      'create index in_kind_gifts_received on in_kind_gifts (received_on, id)',
      `create index in_kind_gifts_named on in_kind_gifts (received_on, id) where donor_name <> '' or email <> ''`,
      `create index in_kind_gifts_email on in_kind_gifts (lower(email)) where email <> ''`,
      'create index in_kind_gifts_recorder on in_kind_gifts (recorded_by) where recorded_by is not null',
      'create index in_kind_gifts_canceller on in_kind_gifts (cancelled_by) where cancelled_by is not null',
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
