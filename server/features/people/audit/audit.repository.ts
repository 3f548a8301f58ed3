import { type Selectable, sql } from 'kysely';
import type { AuditAction } from '#domain/audit-actions.ts';
import type { Paged } from '#domain/paging.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { AuditEventsTable } from '#server/db/tables/accounts.ts';
import { expiringRows } from '#server/features/kits/querying/expiring-rows.ts';
import { pageOfRows } from '#server/features/kits/querying/page-of-rows.ts';
import type { RowQuery } from '#server/features/kits/querying/row-query.ts';
import { either, isOneOf } from '#server/features/kits/querying/sql-predicates.ts';
import type { Source } from '#server/features/kits/querying/sql-source.ts';

export interface NewAuditEvent {
  action: AuditAction;
  /** Who did it; null where nobody was signed in, or the portal's own commands. */
  actorId: string | null;
  /** Whose account it is about; null when there is none. */
  subjectId: string | null;
  /** The caller's IP address; '' for the portal's own commands. */
  address: string;
  details?: Record<string, unknown>;
}

export interface AuditEvent extends Required<NewAuditEvent> {
  id: string;
  /** Instant, UTC ISO 8601. */
  createdAt: string;
}

export type AuditField = 'id' | 'createdAt' | 'action' | 'actorId' | 'subjectId' | 'address';

const sources: Record<AuditField, Source> = {
  id: { column: 'id', type: 'text' },
  createdAt: { column: 'created_at', type: 'text' },
  action: { column: 'action', type: 'text' },
  actorId: { column: 'actor_id', type: 'text', nullable: true },
  subjectId: { column: 'subject_id', type: 'text', nullable: true },
  address: { column: 'address', type: 'text' },
};

export async function insertEvent(
  { query }: Tx,
  event: NewAuditEvent & Pick<AuditEvent, 'id' | 'createdAt'>,
): Promise<void> {
  await query
    .insertInto('audit_events')
    .values({
      id: event.id,
      created_at: event.createdAt,
      action: event.action,
      actor_id: event.actorId,
      subject_id: event.subjectId,
      address: event.address,
      details_json: JSON.stringify(event.details ?? {}),
    })
    .execute();
}

/** @param people at least one, where only what they did or what is about them is wanted */
export async function pageOfEvents(
  database: Database,
  query: RowQuery<AuditField>,
  people: readonly string[] | undefined,
): Promise<Paged<AuditEvent>> {
  const page = await pageOfRows<Selectable<AuditEventsTable>, AuditField>(
    database,
    'audit_events',
    sql`*`,
    sources,
    query,
    people ? [either([isOneOf('actor_id', people), isOneOf('subject_id', people)])] : [],
  );
  return { ...page, items: page.items.map(fromRow) };
}

/** Oldest first, in portions. */
export async function* eventsAbout(
  { query }: Database,
  id: string,
  portion = 250,
): AsyncGenerator<AuditEvent[]> {
  let last = { created_at: '', id: '' };
  for (;;) {
    const { created_at, id: lastId } = last;
    const rows = await query
      .selectFrom('audit_events')
      .selectAll()
      .where('subject_id', '=', id)
      .where('created_at', '>=', created_at)
      .where((eb) => eb.or([eb('created_at', '>', created_at), eb('id', '>', lastId)]))
      .orderBy('created_at')
      .orderBy('id')
      .limit(portion)
      .execute();
    if (rows.length > 0) yield rows.map(fromRow);
    const end = rows.at(-1);
    if (!end || rows.length < portion) return;
    last = end;
  }
}

export async function forgetPerson({ query }: Tx, id: string): Promise<void> {
  await query
    .updateTable('audit_events')
    .set({ subject_id: null, address: '', details_json: '{}' })
    .where('subject_id', '=', id)
    .execute();
  await query
    .updateTable('audit_events')
    .set({ actor_id: null, address: '' })
    .where('actor_id', '=', id)
    .execute();
}

export const expiringEvents = expiringRows({
  table: 'audit_events',
  key: 'id',
  since: sql.ref('created_at'),
});

export async function deleteEvents({ query }: Tx, ids: readonly string[]): Promise<void> {
  await query.deleteFrom('audit_events').where('id', 'in', ids).execute();
}

function fromRow(row: Selectable<AuditEventsTable>): AuditEvent {
  return {
    id: row.id,
    createdAt: row.created_at,
    action: row.action as AuditEvent['action'],
    actorId: row.actor_id,
    subjectId: row.subject_id,
    address: row.address,
    details: JSON.parse(row.details_json),
  };
}
