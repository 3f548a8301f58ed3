import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Rows that are read at a time. */
const atOnce = 500;

/** Which side has signed a contract that waits for the other one: its application tells so from now on. */
export const nameContractSigners: Migration = {
  async up({ query }) {
    for (let after = ''; ; ) {
      const { rows } = await sql<Row>`
        select a.id, a.contract_json, s.side
        from adoption_applications a
          join adoption_contracts c on c.application_id = a.id
          join contract_signatures s on s.contract_id = c.id
        where a.contract_json like '%"status":"halfSigned"%' and a.id > ${after}
        order by a.id limit ${atOnce}`.execute(query);
      for (const { id, contract_json, side } of rows) {
        const contract = { ...JSON.parse(contract_json), signedBy: side };
        await sql`update adoption_applications set contract_json = ${JSON.stringify(contract)}
          where id = ${id}`.execute(query);
      }
      const last = rows.at(-1);
      if (last === undefined) return;
      after = last.id;
    }
  },
};

interface Row {
  id: string;
  contract_json: string;
  side: string;
}
