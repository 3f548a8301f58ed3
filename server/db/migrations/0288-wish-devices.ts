import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Devices that are told of new pets by push, and the key by which push services know the portal. */
export const createWishDevices: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table push_keys (
        id ${integer} not null primary key,
        created_at ${text} not null,
        public_key ${text} not null,
        sealed_key ${text} not null
      ) ${strict}`,
      `create table wish_devices (
        id ${text} not null primary key,
        reader_id ${text} not null references wish_readers (id) on delete cascade,
        created_at ${text} not null,
        endpoint ${text} not null,
        p256dh ${text} not null,
        auth ${text} not null
      ) ${strict}`,
      'create unique index wish_devices_one on wish_devices (reader_id, endpoint)',
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
