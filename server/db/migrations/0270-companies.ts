import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Companies that give, and which one a gift is of. */
export const createCompanies: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table companies (
        id ${text} not null primary key,
        created_at ${text} not null,
        updated_at ${text} not null,
        owner_id ${text} references users (id),
        revision ${integer} not null,
        legal_name ${text} not null,
        rfc ${text} not null,
        tax_regime ${text} not null,
        tax_postal_code ${text} not null,
        contact_name ${text} not null,
        contact_phone ${text} not null,
        name ${text} not null,
        website ${text} not null,
        is_listed ${integer} not null,
        shows_amount ${integer} not null,
        logo_id ${text} references media_assets (id),
        state ${text} not null,
        reason ${text} not null,
        shown_json ${text},
        shown_logo_id ${text} references media_assets (id),
        approved_at ${text},
        reviewed_by ${text} references users (id)
      ) ${strict}`,
      'create unique index companies_owner on companies (owner_id) where owner_id is not null',
      'create index companies_reviewer on companies (reviewed_by) where reviewed_by is not null',
      'create index companies_logo on companies (logo_id) where logo_id is not null',
      'create index companies_shown_logo on companies (shown_logo_id) where shown_logo_id is not null',
      'create index companies_state on companies (state, id)',
      'create index companies_shown on companies (approved_at, id) where shown_json is not null',
      ...['donations', 'monthly_donations'].map(
        (table) => `alter table ${table} add column company_id ${text} references companies (id)`,
      ),
      `create index donations_company on donations (company_id, date, id)
        where company_id is not null`,
      `create index monthly_donations_company on monthly_donations (company_id)
        where company_id is not null`,
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
