import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What contracts of adoptions ask for (recovery fees and deposits), and which of them a payment is for. */
export const createAdoptionCharges: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table adoption_charges (
        id ${text} not null primary key,
        created_at ${text} not null,
        updated_at ${text} not null,
        application_id ${text} not null,
        application_folio ${integer} not null,
        user_id ${text} references users (id) on delete set null,
        email ${text} not null,
        language ${text} not null,
        pet_names ${text} not null,
        kind ${text} not null,
        amount_cents ${integer} not null check (amount_cents > 0),
        costs_cents ${integer},
        expense_ids_json ${text} not null,
        due_on ${text},
        state ${text} not null,
        set_by ${text} references users (id) on delete set null,
        due_at ${text},
        ended_as ${text},
        ended_at ${text},
        ended_by ${text} references users (id) on delete set null,
        reason ${text} not null,
        reminded_for ${text}
      ) ${strict}`,
      'create unique index adoption_charges_application on adoption_charges (application_id, kind)',
      'create index adoption_charges_listed on adoption_charges (state, created_at, id)',
      'create index adoption_charges_user on adoption_charges (user_id) where user_id is not null',
      'create index adoption_charges_setter on adoption_charges (set_by) where set_by is not null',
      'create index adoption_charges_ender on adoption_charges (ended_by) where ended_by is not null',
      `alter table donations add column charge_id ${text} references adoption_charges (id)`,
      'create index donations_charge on donations (charge_id) where charge_id is not null',
      `alter table cash_counts add column charge_id ${text} references adoption_charges (id)`,
      'create index cash_counts_charge on cash_counts (charge_id) where charge_id is not null',
      // Those who gave are counted along this index alone, without those who paid what an adoption asks for.
      'drop index donations_donors',
      `create index donations_donors on donations (substr(date, 1, 7), user_id, provider, status)
        where paid_at is not null and charge_id is null`,
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
