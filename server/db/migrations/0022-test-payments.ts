import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What the built-in payment provider remembers, as a real one would on its own site. */
export const createTestPaymentTables: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table test_subscriptions (
        id ${text} primary key,
        created_at ${text} not null,
        own_id ${text} not null,
        amount_cents ${integer} not null,
        status ${text} not null,
        started_at ${text},
        next_billing_at ${text},
        failed_payments ${integer} not null,
        card_expires ${text} not null,
        return_url ${text} not null,
        cancel_url ${text} not null
      ) ${strict}`,
      `create table test_payments (
        id ${text} primary key,
        created_at ${text} not null,
        kind ${text} not null,
        status ${text} not null,
        donation_id ${text},
        description ${text} not null,
        amount_cents ${integer} not null,
        refunded_cents ${integer} not null check (refunded_cents between 0 and amount_cents),
        paid_at ${text},
        expires_at ${text},
        card ${text},
        decline ${text},
        voucher_number ${text} unique,
        return_url ${text},
        cancel_url ${text},
        subscription_id ${text} references test_subscriptions (id)
      ) ${strict}`,
      'create index test_payments_subscription on test_payments (subscription_id, created_at)',
      // What was asked under an idempotency key (a keyed hash of it), and what came of it.
      `create table test_payment_keys (
        id ${text} primary key,
        request_hash ${text} not null,
        made ${text} not null
      ) ${strict}`,
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
