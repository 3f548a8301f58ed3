import { callWirePage } from '#app/api/wire-client.ts';

/** An entry of the security log. */
export interface AuditEntry {
  id: string;
  created_at: string;
  accion: string;
  actor_correo: string | null;
  usuario_correo: string | null;
  direccion: string;
  detalles: Record<string, unknown>;
}

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
  return callWirePage<AuditEntry>('auditoria:consultar', {
    filter: { where },
    order: [{ field: 'created_at', direction: 'desc' }],
    page,
    limit: 30,
  });
}

/** 'before: member · after: member, administrator' */
export function describeDetails(details: Record<string, unknown>): string {
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${Array.isArray(value) ? value.join(', ') : String(value)}`)
    .join(' · ');
}
