import { command, type DataOfCall, query } from '../contract/call.ts';
import {
  flag,
  id,
  inputId,
  instant,
  list,
  nothing,
  object,
  optional,
  text,
  wire,
} from '../contract/shape.ts';

/** One's own sign-ins. */

/** What is known of a sign-in. */
export const session = {
  id,
  createdAt: wire('created_at', instant),
  lastUsedAt: wire('ultimo_uso', instant),
  expiresAt: wire('vence', instant),
  device: wire('dispositivo', text),
  address: wire('direccion', text),
};

/** Last used first. */
export const findOwnSessions = query('sesion:consultar', {
  access: 'session',
  ignoresUnknown: true,
  gives: list(object({ ...session, isCurrent: wire('actual', flag) })),
});
export type OwnSession = DataOfCall<typeof findOwnSessions>[number];

/** Without an id the one that the call belongs to. */
export const endOwnSession = command('sesion:cerrar', {
  access: 'session',
  ignoresUnknown: true,
  takes: { id: optional(inputId) },
  gives: nothing,
  errors: { 404: ['notFound'] },
});

export const endAllOwnSessions = command('sesion:cerrar_todas', {
  access: 'session',
  endsSession: true,
  ignoresUnknown: true,
  gives: nothing,
});
