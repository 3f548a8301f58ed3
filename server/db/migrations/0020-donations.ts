import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Donations with their ledger, what was asked of providers for them, monthly donations with their plans, and what the
 * portal and a provider disagree about.
 */
export const createDonationTables: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table donation_plans (
        id ${text} primary key,
        created_at ${text} not null,
        provider ${text} not null,
        amount_cents ${integer} not null
      ) ${strict}`,
      `create table monthly_donations (
        id ${text} primary key,
        created_at ${text} not null,
        updated_at ${text} not null,
        user_id ${text} references users (id) on delete set null,
        customer_id ${text},
        provider ${text} not null,
        reference ${text},
        plan_id ${text} not null,
        amount_cents ${integer} not null,
        status ${text} not null,
        email ${text} not null,
        language ${text} not null,
        wants_invoice ${integer} not null,
        confirmed_at ${text},
        next_billing_at ${text},
        failed_payments ${integer} not null default 0,
        card_expires ${text},
        warned_of_expiry ${text},
        next_check_at ${text},
        unique (provider, reference)
      ) ${strict}`,
      'create index monthly_donations_user on monthly_donations (user_id)',
      'create index monthly_donations_due on monthly_donations (next_check_at) where next_check_at is not null',
      `create table donations (
        id ${text} primary key,
        created_at ${text} not null,
        updated_at ${text} not null,
        series ${text} not null,
        folio ${integer},
        status ${text} not null,
        date ${text} not null,
        branch_id ${integer} not null,
        customer_id ${text},
        wants_invoice ${integer} not null,
        user_id ${text} references users (id) on delete set null,
        kind ${text} not null,
        method ${text} not null,
        provider ${text} not null,
        product_id ${text},
        product_name ${text} not null,
        pet_id ${text},
        amount_cents ${integer} not null check (amount_cents > 0),
        refunded_cents ${integer} not null default 0 check (refunded_cents between 0 and amount_cents),
        anonymous ${integer} not null,
        email ${text} not null,
        language ${text} not null,
        decline ${text},
        voucher_json ${text},
        paid_at ${text},
        cfdi ${text},
        reference ${text},
        settled_as ${text},
        subscription_id ${text} references monthly_donations (id),
        next_check_at ${text},
        unique (series, folio),
        unique (provider, reference),
        unique (provider, settled_as)
      ) ${strict}`,
      'create index donations_user on donations (user_id, created_at)',
      'create index donations_customer on donations (customer_id, folio)',
      'create index donations_status on donations (status, folio)',
      'create index donations_created on donations (created_at, id)',
      'create index donations_date on donations (date)',
      'create index donations_subscription on donations (subscription_id)',
      'create index donations_due on donations (next_check_at) where next_check_at is not null',
      `create table donation_entries (
        id ${text} primary key,
        donation_id ${text} not null references donations (id),
        booked_at ${text} not null,
        date ${text} not null,
        amount_cents ${integer} not null
      ) ${strict}`,
      'create index donation_entries_donation on donation_entries (donation_id, id)',
      'create index donation_entries_date on donation_entries (date)',
      // The money of a donation comes once.
      'create unique index donation_entries_income on donation_entries (donation_id) where amount_cents > 0',
      `create table payment_attempts (
        id ${text} primary key,
        created_at ${text} not null,
        donation_id ${text} not null references donations (id),
        operation ${text} not null,
        amount_cents ${integer} not null,
        refunded_before_cents ${integer} not null,
        card ${text},
        holder_json ${text},
        leased_until ${text},
        closed_at ${text}
      ) ${strict}`,
      'create index payment_attempts_donation on payment_attempts (donation_id)',
      // Each step of a donation is asked for once, and one refund at a time.
      'create unique index payment_attempts_step on payment_attempts (donation_id, operation) ' +
        "where operation <> 'refund' or closed_at is null",
      `create table payment_differences (
        id ${text} primary key,
        created_at ${text} not null,
        provider ${text} not null,
        reference ${text} not null,
        donation_id ${text} references donations (id),
        kind ${text} not null,
        expected ${text} not null,
        found ${text} not null,
        resolved_at ${text},
        unique (provider, reference, kind, found)
      ) ${strict}`,
      'create index payment_differences_open on payment_differences (created_at) where resolved_at is null',
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
