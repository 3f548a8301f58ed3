import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Cards that go with gifts, and who wants none. Receivers are known by a keyed hash once their address is erased. */
export const createDedications: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table gift_dedications (
        donation_id ${text} not null primary key references donations (id),
        created_at ${text} not null,
        updated_at ${text} not null,
        state ${text} not null,
        occasion ${text} not null,
        honoree ${text} not null,
        message ${text} not null,
        sender ${text} not null,
        says_amount ${integer} not null,
        design ${text} not null,
        delivery ${text} not null,
        language ${text} not null,
        receiver ${text} not null,
        receiver_key ${text},
        send_on ${text},
        sent_at ${text}
      ) ${strict}`,
      "create index gift_dedications_due on gift_dedications (donation_id, send_on) where state = 'ready'",
      'create index gift_dedications_receiver on gift_dedications (receiver_key, created_at)',
      'create index gift_dedications_age on gift_dedications (updated_at, donation_id)',
      `create table card_refusals (
        receiver_key ${text} not null primary key,
        created_at ${text} not null
      ) ${strict}`,
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
