import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Sterilization drives, and who has a place in them. */
export const createDrives: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table drives (
        id ${text} not null primary key,
        created_at ${text} not null,
        folio ${integer} not null,
        status ${text} not null,
        title ${text} not null,
        on_date ${text} not null,
        place ${text} not null,
        notes ${text} not null,
        fee_cents ${integer} not null,
        household_limit ${integer} not null,
        slots_json ${text} not null,
        capacity_json ${text} not null,
        figures_json ${text}
      ) ${strict}`,
      'create unique index drives_folio on drives (folio)',
      'create index drives_date on drives (on_date, folio)',
      `create table drive_bookings (
        id ${text} not null primary key,
        created_at ${text} not null,
        drive_id ${text} not null references drives (id),
        on_date ${text} not null,
        status ${text} not null,
        code ${text} not null,
        slot ${text},
        wanted_slot ${text} not null,
        capacity_key ${text},
        pet_name ${text} not null,
        species ${text} not null,
        sex ${text} not null,
        grams ${integer} not null,
        age ${text} not null,
        reproduction ${text} not null,
        medicine ${text} not null,
        name ${text} not null,
        phone ${text} not null,
        email ${text} not null,
        language ${text} not null,
        account_id ${text} references users (id),
        pet_id ${text} references pets (id) on delete set null,
        told_at ${text},
        arrived_at ${text},
        paid_cents ${integer} not null,
        consent_json ${text},
        operation_json ${text},
        certificate ${text},
        search_text ${text} not null
      ) ${strict}`,
      'create unique index drive_bookings_code on drive_bookings (drive_id, code)',
      'create index drive_bookings_status on drive_bookings (drive_id, status, created_at)',
      'create index drive_bookings_phone on drive_bookings (phone)',
      'create index drive_bookings_email on drive_bookings (lower(email))',
      `create index drive_bookings_account on drive_bookings (account_id)
        where account_id is not null`,
      'create index drive_bookings_pet on drive_bookings (pet_id) where pet_id is not null',
      'create index drive_bookings_date on drive_bookings (on_date, id)',
      `create unique index drive_bookings_certificate on drive_bookings (certificate)
        where certificate is not null`,
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
