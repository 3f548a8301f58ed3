import { callWirePage } from '#app/api/wire-client.ts';
import type { DataOf } from '#app/wire/post-to-wire.ts';

/** An entry of the security log. */
export type AuditEntry = ReturnType<typeof entryFrom>;

const entryFrom = (row: DataOf<'auditoria:consultar'>[number]) => ({
  id: row.id,
  createdAt: row.created_at,
  action: row.accion,
  actorEmail: row.actor_correo,
  subjectEmail: row.usuario_correo,
  address: row.direccion,
  details: row.detalles,
});

interface AuditQuery {
  /** Empty: any. */
  action: string;
  /** Id of the person whose account it is about; empty: anybody's. */
  userId: string;
  page: number;
}

export function findAuditEntries({ action, userId, page }: AuditQuery) {
  const where = [
    ...(action ? [{ field: 'accion', operator: '=', value: action }] : []),
    ...(userId ? [{ field: 'usuario_id', operator: '=', value: userId }] : []),
  ];
  const order = [{ field: 'created_at', direction: 'desc' as const }];
  const body = { filter: { where }, order, page, limit: 30 };
  return callWirePage('auditoria:consultar', body, entryFrom);
}

/** 'before: member · after: member, administrator' */
export function describeDetails(details: Record<string, unknown>): string {
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(', ') : String(value)}`)
    .join(' · ');
}
