import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** In these an application has a contract to sign, and is not closed. */
const signable = ['approved', 'reserved'];
/** Rows that are read at a time. */
const atOnce = 500;

/** A contract that waits for a signature waits for one side: from now on it is reminded of. */
export const noteContractTurns: Migration = {
  async up({ query }, _, clock) {
    const now = clock.now().toISOString();
    for (let after = ''; ; ) {
      const { rows } = await sql<Row>`
        select id, contract_json from adoption_applications
        where status in (${sql.join(signable)}) and contract_json is not null and id > ${after}
        order by id limit ${atOnce}`.execute(query);
      for (const row of rows) await begin(query, row, now);
      const last = rows.at(-1);
      if (last === undefined) return;
      after = last.id;
    }
  },
};

interface Row {
  id: string;
  contract_json: string;
}

type Query = Parameters<Migration['up']>[0]['query'];

async function begin(query: Query, row: Row, now: string): Promise<void> {
  const { status, signedBy }: { status: string; signedBy?: string | null } = JSON.parse(
    row.contract_json,
  );
  if (status !== 'prepared' && status !== 'halfSigned') return;
  if (status === 'halfSigned' && signedBy === 'family') {
    await sql`update adoption_applications set rescuer_since = coalesce(rescuer_since, ${now})
      where id = ${row.id}`.execute(query);
    return;
  }
  // What the family said waits for whoever looks after the pet all the same.
  await sql`update adoption_applications set family_since = coalesce(family_since, ${now}),
      rescuer_since = case when news_count > 0 then rescuer_since else null end
    where id = ${row.id}`.execute(query);
}
