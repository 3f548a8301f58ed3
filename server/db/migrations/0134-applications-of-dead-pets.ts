import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const open = [
  'received',
  'waiting',
  'inReview',
  'conversation',
  'homeVisit',
  'approved',
  'reserved',
];
/** Of a long history the first entry and the latest are kept. */
const longestHistory = 100;
/** Rows that are read at a time. */
const atOnce = 500;

/**
 * Deaths that an import told, or that were told before deaths closed applications, left those for the pet open. They end as the
 * portal ends them today, with an entry in their chained history. Nobody is mailed: the family may have had its answer long ago.
 */
export const closeApplicationsOfDeadPets: Migration = {
  async up({ query }, _dialect, clock) {
    const now = clock.now().toISOString();
    for (let after = ''; ; ) {
      const { rows } = await sql<Row>`
        select a.id, a.status, a.appointments_json
        from adoption_applications a
        where a.status in (${sql.join(open)}) and a.id > ${after}
          and exists (select 1 from pets p
            where p.status = 'deceased' and (p.id = a.pet_id or p.id = a.second_pet_id))
        order by a.id limit ${atOnce}`.execute(query);
      for (const row of rows) await close(query, row, now);
      const last = rows.at(-1);
      if (last === undefined) return;
      after = last.id;
    }
  },
};

interface Row {
  id: string;
  status: string;
  appointments_json: string;
}

type Query = Parameters<Migration['up']>[0]['query'];

async function close(query: Query, { id, status, appointments_json }: Row, now: string) {
  const appointments: Appointment[] = JSON.parse(appointments_json);
  const ended = appointments.map((one) =>
    isToCome(one, now) ? { ...one, status: 'cancelled', sequence: one.sequence + 1 } : one,
  );
  await sql`update adoption_applications
    set status = 'declined', ended_at = null, decline_reason = 'noLongerFree',
      rescuer_since = null, family_since = null, reminder_on = null,
      appointments_json = ${JSON.stringify(ended)}
    where id = ${id}`.execute(query);
  await addEntry(query, id, status, now);
}

interface Appointment {
  status: string;
  chosen: string | null;
  sequence: number;
}

const isToCome = ({ status, chosen }: Appointment, now: string) =>
  status === 'proposed' || (status === 'agreed' && (chosen ?? '') > now);

const digestOf = (values: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex');

/** Linked to the entry before it, as `history-chain.ts` links entries and `verify` checks them. */
async function addEntry(query: Query, id: string, from: string, now: string): Promise<void> {
  const { rows } = await sql<{ position: number; digest: string | null }>`
    select position, digest from document_history
    where kind = 'adoptionApplication' and document_id = ${id}
    order by position desc limit 1`.execute(query);
  const position = Number(rows[0]?.position ?? 0) + 1;
  const previous = rows[0]?.digest ?? null;
  const [makerSalt, wordsSalt] = [newSalt(), newSalt()];
  const [maker, words] = [digestOf([makerSalt, null]), digestOf([wordsSalt, ''])];
  const digest = digestOf([
    'adoptionApplication',
    id,
    position,
    'decline',
    from,
    'declined',
    'system',
    now,
    null,
    maker,
    words,
    previous,
  ]);
  await sql`insert into document_history (kind, document_id, position, transition, from_state, to_state,
      made_as, made_by, made_at, words, about, maker_salt, maker_digest, words_salt, words_digest, previous_digest, digest)
    values ('adoptionApplication', ${id}, ${position}, 'decline', ${from}, 'declined', 'system', null, ${now}, '', null,
      ${makerSalt}, ${maker}, ${wordsSalt}, ${words}, ${previous}, ${digest})`.execute(query);
  await sql`delete from document_history
    where kind = 'adoptionApplication' and document_id = ${id}
      and position > 1 and position <= ${position - longestHistory + 1}`.execute(query);
}

const newSalt = () => randomBytes(16).toString('base64url');
