import { z } from 'zod';
import { command, type DataOfCall, pagedQuery } from '../contract/call.ts';
import { entity } from '../contract/entity-shape.ts';
import { limit, page } from '../contract/page-shapes.ts';
import { rowQuery } from '../contract/row-query.ts';
import {
  flag,
  inputId,
  list,
  object,
  optional,
  optionally,
  ruled,
  wire,
  word,
} from '../contract/shape.ts';
import { accountFields } from './account.ts';
import { session } from './session-calls.ts';
import { roles } from './viewer.ts';

/** People, as administrators see and change them; others find themselves. */

const access = { right: 'accounts.manage' } as const;
const errors = { 404: ['notFound'] } as const;

/** Somebody as whoever may read them does; `avatarFile` is its address here, '' for none. */
export const user = entity(accountFields, {
  id: 'User',
  always: 'owner',
  further: {
    credentials: wire(
      'credenciales',
      ruled(() => z.array(z.never()).readonly()),
    ),
  },
});

export const findUsers = pagedQuery('usuarios:consultar', {
  access: 'session',
  /** `id` is short for a filter by it; `team`: only those with a right, which administrators alone ask for. */
  takes: { ...rowQuery, id: optional(inputId), team: wire('equipo', optionally(flag, false)) },
  gives: list(user),
});
export type User = DataOfCall<typeof findUsers>[number];

export const setRoles = command('usuarios:asignar_roles', {
  access,
  ignoresUnknown: true,
  takes: { id: inputId, roles: list(word(roles), { max: 10 }) },
  gives: user,
  errors: { ...errors, 409: ['conflict', 'ownAccount'] },
});

export const disableAccount = command('usuarios:deshabilitar', {
  access,
  ignoresUnknown: true,
  takes: { id: inputId },
  gives: user,
  errors: { ...errors, 409: ['ownAccount', 'conflict'] },
});

export const enableAccount = command('usuarios:habilitar', {
  access,
  ignoresUnknown: true,
  takes: { id: inputId },
  gives: user,
  errors,
});

export const endSessionsOf = command('usuarios:cerrar_sesiones', {
  access,
  ignoresUnknown: true,
  takes: { id: inputId },
  gives: user,
  errors,
});

/** Last used first. */
export const findSessionsOf = pagedQuery('usuarios:consultar_sesiones', {
  access,
  takes: { page, limit, id: inputId },
  gives: list(object(session, 'Session')),
  errors,
});
export type OpenSession = DataOfCall<typeof findSessionsOf>[number];

export const endSessionOf = command('usuarios:cerrar_sesion', {
  access,
  ignoresUnknown: true,
  takes: { id: inputId, sessionId: wire('sesion_id', inputId) },
  gives: user,
  errors,
});

/** To somebody who has registered, or was invited, and has not confirmed the address. */
export const resendConfirmation = command('usuarios:reenviar_confirmacion', {
  access,
  ignoresUnknown: true,
  takes: { id: inputId },
  gives: user,
  errors: { ...errors, 409: ['alreadyConfirmed'] },
});
