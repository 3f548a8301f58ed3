import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** In these a family waits for the next step of whoever looks after the pet; the others are open as well. */
const answerDue = ['received', 'inReview', 'conversation', 'homeVisit', 'approved'];
const open = [...answerDue, 'waiting', 'reserved'];
/** Rows that are read at a time. */
const atOnce = 500;

/**
 * Since when each side of an open application has been waited for. Of those that are there it is since the last that its
 * history tells; reminders that were sent already are not sent again.
 */
export const noteTurns: Migration = {
  async up({ query }, { types: { text } }, clock) {
    const now = clock.now().toISOString();
    for (const statement of [
      `alter table adoption_applications add column rescuer_since ${text}`,
      `alter table adoption_applications add column family_since ${text}`,
      `create index adoption_applications_rescuer_since on adoption_applications (rescuer_since)
        where rescuer_since is not null`,
      `create index adoption_applications_family_since on adoption_applications (family_since)
        where family_since is not null`,
    ]) {
      await sql.raw(statement).execute(query);
    }
    for (let after = ''; ; ) {
      const { rows } = await sql<Row>`
        select a.id, a.status, a.created_at, a.news_count, a.questions_json, a.appointments_json,
          (select max(h.made_at) from document_history h
            where h.kind = 'adoptionApplication' and h.document_id = a.id) as last_at
        from adoption_applications a
        where a.status in (${sql.join(open)}) and a.id > ${after}
        order by a.id limit ${atOnce}`.execute(query);
      for (const row of rows) await begin(query, row, now);
      const last = rows.at(-1);
      if (last === undefined) return;
      after = last.id;
    }
  },
};

interface Row {
  id: string;
  status: string;
  created_at: string;
  news_count: number;
  questions_json: string;
  appointments_json: string;
  last_at: string | null;
}

type Query = Parameters<Migration['up']>[0]['query'];

async function begin(query: Query, row: Row, now: string): Promise<void> {
  const questions: { answer: string | null; askedAt: string }[] = JSON.parse(row.questions_json);
  const appointments: { status: string; options: string[] }[] = JSON.parse(row.appointments_json);
  const lastAt = row.last_at ?? row.created_at;
  const unanswered = questions.filter(({ answer }) => answer === null);
  const isAsked =
    unanswered.length > 0 ||
    appointments.some(
      ({ status, options }) => status === 'proposed' && options.some((at) => at > now),
    );
  const isDue = answerDue.includes(row.status) && !isAsked;
  const rescuerSince =
    row.status === 'received' && !isAsked
      ? row.created_at
      : isDue || Number(row.news_count) > 0
        ? lastAt
        : null;
  const familySince = isAsked ? (unanswered[0]?.askedAt ?? lastAt) : null;
  await sql`update adoption_applications
    set rescuer_since = ${rescuerSince}, family_since = ${familySince}
    where id = ${row.id}`.execute(query);
  if (rescuerSince === null) return;
  await sql`update application_notices set step = step || ' ' || cast(${rescuerSince} as text)
    where application_id = ${row.id}
      and step in ('rescuer3', 'rescuer7', 'family14', 'staff14')`.execute(query);
}
