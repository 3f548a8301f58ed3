import { callWirePage } from '#app/api/wire-client.ts';
import type { DataOf, InputOf } from '#app/wire/post-to-wire.ts';
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
  /** Days, YYYY-MM-DD, both included, as the reader's own clock has them. */
  from: string;
  to: string;
}

interface AuditQuery extends AuditFilters {
  /** Only what this person did or what is about them; '' for anybody. */
  personId: string;
  page: number;
}

export function findAuditEntries({ page, ...asked }: AuditQuery) {
  const { action, person, personId, from, to } = asked;
  const condition = (field: string, operator: string, value: string | undefined) =>
    value ? [{ field, operator, value }] : [];
  const body: InputOf<'auditoria:consultar'> = {
    filter: {
      where: [
        ...condition('accion', '=', action),
        ...condition('created_at', '>=', startOf(from, 0)),
        ...condition('created_at', '<', startOf(to, 1)),
      ],
    },
    order: [{ field: 'created_at', direction: 'desc' }],
    page,
    limit: 30,
    ...(personId ? { persona_id: personId } : person && { persona: person.slice(0, 200) }),
  };
  return callWirePage('auditoria:consultar', body, entryFrom);
}

/** The instant at which the day begins, or one some days later; nothing for what is no day. */
function startOf(day: string, daysLater: number): string | undefined {
  const start = new Date(`${day}T00:00:00`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(start.getTime())) return undefined;
  start.setDate(start.getDate() + daysLater);
  return start.toISOString();
}
