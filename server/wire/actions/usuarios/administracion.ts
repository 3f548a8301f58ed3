import { z } from 'zod';
import type { Account } from '#domain/accounts/account.ts';
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

/** Whatever is done to an account answers with the account. */
const onAccount = { access: { right: 'accounts.manage' }, output: user } as const;
const respond = async ({ context }: Call<unknown>, account: Promise<Account>) => ({
  data: userToWire(await account, context),
});

const asignarRoles = defineAction({
  ...onAccount,
  name: 'usuarios:asignar_roles',
  summary: 'Gives somebody these roles instead of those before. One administrator always stays.',
  input: one.extend({ roles: z.array(z.enum(roles.wireWords)).max(10) }),
  errors: { 404: ['notFound'], 409: ['conflict', 'ownAccount'] },
  handle(call) {
    const { id, roles: words } = call.input;
    const given = words.flatMap((word) => roles.fromWire(word) ?? []);
    return respond(call, call.context.administration.setRoles(by(call), id, given));
  },
});

const deshabilitar = defineAction({
  ...onAccount,
  name: 'usuarios:deshabilitar',
  summary:
    'Keeps somebody else from signing in, and ends their sessions. One administrator always stays.',
  input: one,
  errors: { 404: ['notFound'], 409: ['ownAccount', 'conflict'] },
  handle: (call) => respond(call, call.context.administration.disable(by(call), call.input.id)),
});

const habilitar = defineAction({
  ...onAccount,
  name: 'usuarios:habilitar',
  summary: 'Lets somebody sign in again.',
  input: one,
  errors: { 404: ['notFound'] },
  handle: (call) => respond(call, call.context.administration.enable(by(call), call.input.id)),
});

const cerrarSesiones = defineAction({
  ...onAccount,
  name: 'usuarios:cerrar_sesiones',
  summary: 'Ends all of somebody’s sessions.',
  input: one,
  errors: { 404: ['notFound'] },
  handle: (call) => respond(call, call.context.administration.signOut(by(call), call.input.id)),
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
  ...onAccount,
  name: 'usuarios:cerrar_sesion',
  summary: 'Ends one of somebody’s sessions.',
  input: one.extend({ sesion_id: wireId }),
  errors: { 404: ['notFound'] },
  handle(call) {
    const { id, sesion_id: sessionId } = call.input;
    return respond(call, call.context.administration.endSession(by(call), id, sessionId));
  },
});

const reenviarConfirmacion = defineAction({
  ...onAccount,
  name: 'usuarios:reenviar_confirmacion',
  summary:
    'Mails a new link to somebody who has registered, or was invited, and has not confirmed the address. Whoever sends ' +
    'an invitation again stands for it from then on. 409 when the address is confirmed.',
  input: one,
  errors: { 404: ['notFound'], 409: ['alreadyConfirmed'] },
  handle: (call) => respond(call, call.context.invitations.resend(by(call), call.input.id)),
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
