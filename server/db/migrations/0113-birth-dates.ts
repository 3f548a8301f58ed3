import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * A pet keeps when it was born, and of an estimate its day, beside the age that was estimated. What is there was told for
 * the day of its registration; the day of birth is the one that schedules have counted from so far, by average months
 * and years. A process of the version before, which knows none of this, is helped by a trigger.
 */
export const keepBirthDates: Migration = {
  async up({ query }, { name, types }) {
    const run = (statement: string) => sql.raw(statement).execute(query);
    await run(`alter table pets add column estimated_on ${types.text}`);
    await run(`alter table pets add column born_on ${types.text} not null default ''`);
    if (name === 'sqlite') {
      const filled = `estimated_on = registered_on, born_on = date(registered_on, '-' || (${days()}) || ' days')`;
      await run(`update pets set ${filled}`);
      await run(`create trigger pets_birth_added after insert on pets when new.born_on = '' begin
        update pets set ${filled} where id = new.id;
      end`);
      return;
    }
    const bornOn = (row = '') =>
      `to_char(${row}registered_on::date - (${days(row)})::integer, 'YYYY-MM-DD')`;
    await run(`update pets set estimated_on = registered_on, born_on = ${bornOn()}`);
    await run(`create function pets_birth() returns trigger language plpgsql as $$ begin
      new.estimated_on := new.registered_on;
      new.born_on := ${bornOn('new.')};
      return new;
    end $$`);
    await run(`create trigger pets_birth_added before insert on pets
      for each row when (new.born_on = '') execute function pets_birth()`);
  },
};

/** Rounded, in whole numbers: 30.4375 days a month, 365.25 a year. */
const days = (row = '') => `case ${row}age_unit
  when 'years' then (${row}age_value * 1461 + 2) / 4
  else (${row}age_value * 487 + 8) / 16 end`;
