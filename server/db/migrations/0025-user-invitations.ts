import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Who was invited to an account, and the log read by who did what. */
export const createUserInvitations: Migration = {
  async up({ query }, { name, types: { text } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table user_invitations (
        user_id ${text} primary key references users (id) on delete cascade,
        invited_by ${text} references users (id) on delete set null,
        roles_json ${text} not null,
        created_at ${text} not null,
        sent_at ${text} not null,
        expires_at ${text} not null
      ) ${strict}`,
      'create index user_invitations_newest on user_invitations (created_at desc, user_id desc)',
      'create index user_invitations_inviter on user_invitations (invited_by)',
      'create index audit_events_actor on audit_events (actor_id, created_at desc)',
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
