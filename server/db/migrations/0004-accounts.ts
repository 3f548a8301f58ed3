import { sql } from 'kysely';
import { foldText } from '#domain/text.ts';
import type { Tx } from '../database.ts';
import type { Migration } from './migration.ts';

/** Profiles, sessions and their keys, links in mails, second factors and the log of security events. */
export const createAccountTables: Migration = {
  async up(tx, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    const user = `user_id ${text} not null references users (id) on delete cascade`;
    const profile = [
      `language ${text} not null default 'es'`,
      `confirmed_at ${text}`,
      `street ${text} not null default ''`,
      `exterior_number ${text} not null default ''`,
      `interior_number ${text} not null default ''`,
      `neighborhood ${text} not null default ''`,
      `postal_code ${text} not null default ''`,
      `federal_state ${text} not null default ''`,
      `legal_name ${text} not null default ''`,
      `rfc ${text} not null default ''`,
      `tax_regime ${text} not null default ''`,
      `tax_postal_code ${text} not null default ''`,
      `cfdi_use ${text} not null default ''`,
      `subscription_id ${text}`,
      `avatar_file ${text}`,
      `name_search ${text} not null default ''`,
    ];
    const statements = [
      ...profile.map((column) => `alter table users add column ${column}`),
      'create index users_newest on users (created_at desc, id desc)',
      `create table sessions (
        id ${text} primary key,
        ${user},
        created_at ${text} not null,
        last_used_at ${text} not null,
        expires_at ${text} not null,
        ended_at ${text},
        device ${text} not null,
        address ${text} not null
      ) ${strict}`,
      'create index sessions_user on sessions (user_id, last_used_at desc)',
      'create index sessions_expired on sessions (expires_at)',
      `create table session_keys (
        key_hash ${text} primary key,
        session_id ${text} not null references sessions (id) on delete cascade,
        created_at ${text} not null,
        expires_at ${text} not null,
        spent_at ${text}
      ) ${strict}`,
      'create index session_keys_session on session_keys (session_id)',
      `create table account_links (
        token_hash ${text} primary key,
        ${user},
        purpose ${text} not null,
        email ${text} not null,
        created_at ${text} not null,
        expires_at ${text} not null
      ) ${strict}`,
      'create index account_links_user on account_links (user_id)',
      'create index account_links_expired on account_links (expires_at)',
      `create table second_factors (
        user_id ${text} primary key references users (id) on delete cascade,
        created_at ${text} not null,
        confirmed_at ${text},
        encrypted_secret ${text} not null,
        last_step ${integer} not null
      ) ${strict}`,
      `create table recovery_codes (
        code_hash ${text} primary key,
        ${user},
        created_at ${text} not null
      ) ${strict}`,
      'create index recovery_codes_user on recovery_codes (user_id)',
      // Without references: the log outlives the accounts that it names.
      `create table audit_events (
        id ${text} primary key,
        created_at ${text} not null,
        action ${text} not null,
        actor_id ${text},
        subject_id ${text},
        address ${text} not null,
        details_json ${text} not null
      ) ${strict}`,
      'create index audit_events_newest on audit_events (created_at desc, id desc)',
      'create index audit_events_subject on audit_events (subject_id, created_at desc)',
    ];
    for (const statement of statements) await sql.raw(statement).execute(tx.query);
    await fillNameSearch(tx);
  },
};

async function fillNameSearch({ query }: Tx): Promise<void> {
  for (const { id, name } of await query.selectFrom('users').select(['id', 'name']).execute()) {
    const changes = { name_search: foldText(name) };
    await query.updateTable('users').set(changes).where('id', '=', id).execute();
  }
}
