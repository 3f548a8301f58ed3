import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * A document is named by its kind, its series and its folio: until now the series was the kind's only one. SQLite
 * cannot take a column's `unique` away, so that the tables are made anew.
 */
export const nameDocumentsBySeries: Migration = {
  async up(tx, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    const statements = [
      `create table numbered_documents (
        kind ${text} not null,
        series ${text} not null,
        last_folio ${integer} not null,
        primary key (kind, series)
      ) ${strict}`,
      `insert into numbered_documents (kind, series, last_folio)
        select case series when 'mensajes' then 'contactMessage' else 'newsletterSubscription' end, '', last_folio
        from folios`,
      'drop table folios',
      'alter table numbered_documents rename to folios',

      `create table numbered_messages (
        id ${text} primary key,
        created_at ${text} not null,
        series ${text} not null,
        folio ${integer} not null,
        status ${text} not null,
        name ${text} not null,
        name_search ${text} not null,
        email ${text} not null,
        subject ${text} not null,
        message ${text} not null,
        message_search ${text} not null,
        language ${text} not null,
        unique (series, folio)
      ) ${strict}`,
      `insert into numbered_messages
        (id, created_at, series, folio, status, name, name_search, email, subject, message, message_search, language)
        select id, created_at, '', folio, status, name, name_search, email, subject, message, message_search, language
        from contact_messages`,
      'drop table contact_messages',
      'alter table numbered_messages rename to contact_messages',
      'create index contact_messages_newest on contact_messages (created_at desc, id desc)',

      `create table numbered_subscriptions (
        id ${text} primary key,
        created_at ${text} not null,
        updated_at ${text} not null,
        series ${text} not null,
        folio ${integer} not null,
        status ${text} not null,
        requested_at ${text} not null,
        name ${text} not null,
        name_search ${text} not null,
        phone ${text} not null,
        email ${text} not null,
        email_normalized ${text} not null unique,
        language ${text} not null,
        unique (series, folio)
      ) ${strict}`,
      `insert into numbered_subscriptions
        (id, created_at, updated_at, series, folio, status, requested_at, name, name_search, phone, email,
         email_normalized, language)
        select id, created_at, updated_at, '', folio, status, requested_at, name, name_search, phone, email,
         email_normalized, language
        from newsletter_subscriptions`,
      'drop table newsletter_subscriptions',
      'alter table numbered_subscriptions rename to newsletter_subscriptions',
      'create index newsletter_subscriptions_name on newsletter_subscriptions (name_search, id)',
    ];
    for (const statement of statements) await sql.raw(statement).execute(tx.query);
  },
};
