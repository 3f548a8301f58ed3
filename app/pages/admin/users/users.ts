import { callApi, callApiPage, type ListPage } from '#app/api/session-client.ts';
import { type User, userFrom } from '#app/api/users.ts';
import { accountFields } from '#domain/accounts/account.ts';
import { type Role, roles } from '#domain/accounts/viewer.ts';

/** Newest first; a term with an @ is looked for in the e-mails, any other in the names. */
export function findUsers({ term, page }: { term: string; page: number }): Promise<ListPage<User>> {
  const { wire: field } = term.includes('@') ? accountFields.email : accountFields.name;
  const where = { field, operator: 'contains', value: term, collate: 'es_ci_ai' };
  const body = {
    filter: { where: term === '' ? [] : [where] },
    order: [{ field: accountFields.createdAt.wire, direction: 'desc' as const }],
    page,
  };
  return callApiPage('usuarios:consultar', body, userFrom);
}

export async function setRoles(id: string, given: readonly Role[]): Promise<void> {
  await callApi('usuarios:asignar_roles', { id, roles: given.map(roles.toWire) });
}

/** What administrators may do with somebody's account; each is written into the log. */
export const userActions = {
  disable: (id: string) => callApi('usuarios:deshabilitar', { id }),
  enable: (id: string) => callApi('usuarios:habilitar', { id }),
  signOut: (id: string) => callApi('usuarios:cerrar_sesiones', { id }),
  resend: (id: string) => callApi('usuarios:reenviar_confirmacion', { id }),
} as const;

export type UserAction = keyof typeof userActions;

/** What takes back what was done. */
export const oppositeOf: Partial<Record<UserAction, UserAction>> = {
  disable: 'enable',
  enable: 'disable',
};
