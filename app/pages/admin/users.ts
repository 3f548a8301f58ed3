import { callWire, callWirePage } from '#app/api/wire-client.ts';
import type { SessionUser } from '#app/session/session-user.ts';
import { roles } from '#domain/accounts/viewer.ts';

/** As administrators see a person. */
export interface ManagedUser extends SessionUser {
  created_at: string;
  /** Whether the e-mail has been shown to be theirs. */
  confirmado: boolean;
  deshabilitado: boolean;
}

/** Newest first; a term with an @ is looked for in the e-mails, any other in the names. */
export function findUsers({ term, page }: { term: string; page: number }) {
  const where = term.includes('@')
    ? { field: 'correo', operator: 'contains', value: term, collate: 'es_ci_ai' }
    : { field: 'nombre', operator: 'contains', value: term, collate: 'es_ci_ai' };
  return callWirePage<ManagedUser>('usuarios:consultar', {
    filter: { where: term === '' ? [] : [where] },
    order: [{ field: 'created_at', direction: 'desc' }],
    page,
  });
}

export const userActions = {
  makeAdministrator: (id: string) =>
    callWire('usuarios:asignar_roles', { id, roles: [...roles.wireWords] }),
  makeMember: (id: string) =>
    callWire('usuarios:asignar_roles', { id, roles: [roles.toWire('member')] }),
  disable: (id: string) => callWire('usuarios:deshabilitar', { id }),
  enable: (id: string) => callWire('usuarios:habilitar', { id }),
  signOut: (id: string) => callWire('usuarios:cerrar_sesiones', { id }),
} as const;

export type UserAction = keyof typeof userActions;
