import { z } from 'zod';
import { roles } from '#domain/accounts/viewer.ts';
import { queryInput } from '../../filter.ts';
import { type Call, defineAction } from '../../registry.ts';
import { session, user } from '../../schemas/people.ts';
import { sessionToWire } from '../../schemas/sesiones.ts';
import { userToWire } from '../../schemas/usuarios.ts';
import { wireId } from '../../wire-text.ts';

const one = z.object({ id: wireId });
const page = queryInput.pick({ page: true, limit: true });
const by = ({ viewer, address }: Call<unknown>) => ({ viewer, address });

const asignarRoles = defineAction({
  name: 'usuarios:asignar_roles',
  summary: 'Gives somebody these roles instead of those before. One administrator always stays.',
  access: { right: 'accounts.manage' },
  input: one.extend({ roles: z.array(z.enum(roles.wireWords)).max(10) }),
  output: user,
  errors: { 404: ['notFound'], 409: ['conflict', 'ownAccount'] },
  async handle(call) {
    const { id, roles: words } = call.input;
    const given = words.flatMap((word) => roles.fromWire(word) ?? []);
    const account = await call.context.administration.setRoles(by(call), id, given);
    return { data: userToWire(account, call.context) };
  },
});

const deshabilitar = defineAction({
  name: 'usuarios:deshabilitar',
  summary:
    'Keeps somebody else from signing in, and ends their sessions. One administrator always stays.',
  access: { right: 'accounts.manage' },
  input: one,
  output: user,
  errors: { 404: ['notFound'], 409: ['ownAccount', 'conflict'] },
  handle: async (call) => ({
    data: userToWire(
      await call.context.administration.disable(by(call), call.input.id),
      call.context,
    ),
  }),
});

const habilitar = defineAction({
  name: 'usuarios:habilitar',
  summary: 'Lets somebody sign in again.',
  access: { right: 'accounts.manage' },
  input: one,
  output: user,
  errors: { 404: ['notFound'] },
  handle: async (call) => ({
    data: userToWire(
      await call.context.administration.enable(by(call), call.input.id),
      call.context,
    ),
  }),
});

const cerrarSesiones = defineAction({
  name: 'usuarios:cerrar_sesiones',
  summary: 'Ends all of somebody’s sessions.',
  access: { right: 'accounts.manage' },
  input: one,
  output: user,
  errors: { 404: ['notFound'] },
  handle: async (call) => ({
    data: userToWire(
      await call.context.administration.signOut(by(call), call.input.id),
      call.context,
    ),
  }),
});

const consultarSesiones = defineAction({
  name: 'usuarios:consultar_sesiones',
  summary: 'Somebody’s open sessions, last used first.',
  access: { right: 'accounts.manage' },
  input: page.extend({ id: wireId }),
  output: z.array(session),
  paginated: true,
  errors: { 404: ['notFound'] },
  async handle({ input, viewer, context }) {
    const { items, ...found } = await context.administration.sessionsOf(viewer, input.id, input);
    return { data: items.map(sessionToWire), page: found };
  },
});

const cerrarSesion = defineAction({
  name: 'usuarios:cerrar_sesion',
  summary: 'Ends one of somebody’s sessions.',
  access: { right: 'accounts.manage' },
  input: one.extend({ sesion_id: wireId }),
  output: user,
  errors: { 404: ['notFound'] },
  async handle(call) {
    const { id, sesion_id: sessionId } = call.input;
    const account = await call.context.administration.endSession(by(call), id, sessionId);
    return { data: userToWire(account, call.context) };
  },
});

const reenviarConfirmacion = defineAction({
  name: 'usuarios:reenviar_confirmacion',
  summary:
    'Mails a new link to somebody who has registered, or was invited, and has not confirmed the address. Whoever sends ' +
    'an invitation again stands for it from then on. 409 when the address is confirmed.',
  access: { right: 'accounts.manage' },
  input: one,
  output: user,
  errors: { 404: ['notFound'], 409: ['alreadyConfirmed'] },
  handle: async (call) => ({
    data: userToWire(await call.context.invitations.resend(by(call), call.input.id), call.context),
  }),
});

export const administracion = [
  asignarRoles,
  deshabilitar,
  habilitar,
  cerrarSesiones,
  consultarSesiones,
  cerrarSesion,
  reenviarConfirmacion,
];
