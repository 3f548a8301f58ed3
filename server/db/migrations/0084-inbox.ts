import { sql } from 'kysely';
import { foldText } from '#domain/text.ts';
import type { Migration } from './migration.ts';

const portion = 500;

/** Who has read a message, whose it is to answer, when its sender last wrote, and all that it is searched by. */
export const addInbox: Migration = {
  async up({ query }, { types: { text } }) {
    for (const column of [
      'read_at',
      'read_by',
      'assigned_to',
      'activity_at',
      'told_at',
      'search_text',
    ]) {
      await sql.raw(`alter table contact_messages add column ${column} ${text}`).execute(query);
    }
    // Those from before were answered by mail.
    await sql`update contact_messages
      set activity_at = created_at, read_at = created_at, told_at = created_at`.execute(query);
    await foldAll(query);
    for (const statement of [
      `create index contact_messages_inbox
        on contact_messages (status, coalesce(activity_at, created_at) desc, id desc)`,
      `create index contact_messages_unread
        on contact_messages (status, coalesce(activity_at, created_at)) where read_at is null`,
      `create index contact_messages_assigned on contact_messages (assigned_to)
        where assigned_to is not null`,
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};

async function foldAll(query: Parameters<Migration['up']>[0]['query']): Promise<void> {
  for (let last = ''; ; ) {
    const { rows } = await sql<Record<'id' | 'name' | 'email' | 'subject' | 'message', string>>`
      select id, name, email, subject, message from contact_messages
      where id > ${last} order by id limit ${portion}`.execute(query);
    for (const { id, name, email, subject, message } of rows) {
      last = id;
      const folded = foldText([name, email, subject, message].join(' '));
      await sql`update contact_messages set search_text = ${folded} where id = ${id}`.execute(
        query,
      );
    }
    if (rows.length < portion) return;
  }
}
