import { callApiPage } from '#app/api/session-client.ts';
import type { DataOf, InputOf } from '#app/api/transport/request.ts';
import { addDays, isDate } from '#domain/dates.ts';
import { instantIn } from '#domain/events/place-time.ts';
import { petStatus } from '#domain/pets/vocabularies.ts';

type Row = DataOf<'auditoria:consultar'>[number];

/** An entry of the security log. */
export type AuditEntry = ReturnType<typeof entryFrom>;

const personFrom = (id: string | null, name: string | null, email: string | null) =>
  id !== null && name !== null && email !== null ? { id, name, email } : null;

const entryFrom = (row: Row) => ({
  id: row.id,
  createdAt: row.created_at,
  action: row.accion as string,
  /** Ids also of accounts that are no more. */
  actorId: row.actor_id,
  subjectId: row.usuario_id,
  /** null for one that is no more, and where nobody was signed in. */
  actor: personFrom(row.actor_id, row.actor_nombre, row.actor_correo),
  subject: personFrom(row.usuario_id, row.usuario_nombre, row.usuario_correo),
  pet: row.mascota && {
    id: row.mascota.id,
    name: row.mascota.nombre,
    status: petStatus.fromWire(row.mascota.estado) ?? 'adoption',
  },
  event: row.evento && {
    id: row.evento.id,
    title: row.evento.titulo,
    address: row.evento.direccion,
  },
  address: row.direccion,
  details: row.detalles,
});

/** What the log is searched by, as the address has it; '' is any. */
export interface AuditFilters {
  action: string;
  /** A part of a name or of an e-mail. */
  person: string;
  /** Days, YYYY-MM-DD, both included, of the site's time zone. */
  from: string;
  to: string;
}

interface AuditQuery extends AuditFilters {
  /** Of the site. */
  timezone: string;
  /** Only what this person did or what is about them; '' for anybody. */
  personId: string;
  page: number;
}

export function findAuditEntries({ page, ...requested }: AuditQuery) {
  const { action, person, personId, from, to, timezone } = requested;
  const condition = (field: string, operator: string, value: string | undefined) =>
    value ? [{ field, operator, value }] : [];
  const body: InputOf<'auditoria:consultar'> = {
    filter: {
      where: [
        ...condition('accion', '=', action),
        ...condition('created_at', '>=', startOf(from, 0, timezone)),
        ...condition('created_at', '<', startOf(to, 1, timezone)),
      ],
    },
    order: [{ field: 'created_at', direction: 'desc' }],
    page,
    limit: 30,
    ...(personId ? { persona_id: personId } : person && { persona: person.slice(0, 200) }),
  };
  return callApiPage('auditoria:consultar', body, entryFrom);
}

/** The instant at which the day begins, or one some days later; nothing for what is no day. */
const startOf = (day: string, daysLater: number, timezone: string): string | undefined =>
  isDate(day) ? instantIn(timezone, addDays(day, daysLater), '00:00:00').toISOString() : undefined;
