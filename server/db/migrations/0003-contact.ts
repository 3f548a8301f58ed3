import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const createContactTables: Migration = {
  async up(tx, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    const statements = [
      `create table folios (
        series ${text} primary key,
        last_folio ${integer} not null
      ) ${strict}`,
      `create table contact_messages (
        id ${text} primary key,
        created_at ${text} not null,
        folio ${integer} not null unique,
        status ${text} not null,
        name ${text} not null,
        name_search ${text} not null,
        email ${text} not null,
        subject ${text} not null,
        message ${text} not null,
        language ${text} not null
      ) ${strict}`,
      'create index contact_messages_newest on contact_messages (created_at desc, id desc)',
      `create table newsletter_subscriptions (
        id ${text} primary key,
        created_at ${text} not null,
        updated_at ${text} not null,
        folio ${integer} not null unique,
        status ${text} not null,
        requested_at ${text} not null,
        name ${text} not null,
        name_search ${text} not null,
        phone ${text} not null,
        email ${text} not null,
        email_normalized ${text} not null unique,
        language ${text} not null
      ) ${strict}`,
      'create index newsletter_subscriptions_name on newsletter_subscriptions (name_search, id)',
      `create table spent_captchas (
        signature ${text} primary key,
        expires_at ${text} not null
      ) ${strict}`,
      'create index spent_captchas_expired on spent_captchas (expires_at)',
    ];
    for (const statement of statements) await sql.raw(statement).execute(tx.query);
  },
};
