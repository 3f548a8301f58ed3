import { z } from 'zod';
import { roles } from '#domain/accounts/viewer.ts';
import type { FieldKind } from '#domain/contract/field.ts';
import type { AuditField } from '#server/features/audit/audit.service.ts';
import type { RowQuery } from '#server/features/querying/row-query.ts';
import { atFilter, queryInput, toRowQuery } from '../filter.ts';
import { type Call, defineAction } from '../registry.ts';
import { type WireField, wireField } from '../schemas/schema.ts';
import { userToWire } from '../schemas/usuarios.ts';
import { wireId } from '../wire-text.ts';

const one = z.object({ id: wireId });
const by = ({ viewer, address }: Call<unknown>) => ({ viewer, address });

const asignarRoles = defineAction({
  name: 'usuarios:asignar_roles',
  summary: 'Gives somebody these roles instead of those before. One administrator always stays.',
  access: 'administrator',
  input: one.extend({ roles: z.array(z.enum(roles.wireWords)).max(10) }),
  async handle(call) {
    const { id, roles: words } = call.input;
    const given = words.flatMap((word) => roles.fromWire(word) ?? []);
    const account = await call.context.administration.setRoles(by(call), id, given);
    return { data: userToWire(account, call.context) };
  },
});

const deshabilitar = defineAction({
  name: 'usuarios:deshabilitar',
  summary: 'Keeps somebody from signing in, and ends their sessions.',
  access: 'administrator',
  input: one,
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
  access: 'administrator',
  input: one,
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
  access: 'administrator',
  input: one,
  handle: async (call) => ({
    data: userToWire(
      await call.context.administration.signOut(by(call), call.input.id),
      call.context,
    ),
  }),
});

const administrators = {
  readableBy: 'administrator',
  filterableBy: 'administrator',
  orderableBy: 'administrator',
  writableBy: 'nobody',
} as const;
const field = (name: string, of: AuditField, kind: Exclude<FieldKind, 'word'>) =>
  wireField(name, of, kind, administrators);

const auditFields: ReadonlyMap<string, WireField> = new Map(
  [
    field('id', 'id', 'text'),
    field('created_at', 'createdAt', 'date'),
    field('accion', 'action', 'text'),
    field('actor_id', 'actorId', 'text'),
    field('usuario_id', 'subjectId', 'text'),
    field('direccion', 'address', 'text'),
  ].map((one) => [one.name, one]),
);

const auditoria = defineAction({
  name: 'auditoria:consultar',
  summary:
    'The log of security events, newest first: `accion`, who did it (`actor_id`, `actor_correo`), whose account it is ' +
    'about (`usuario_id`, `usuario_correo`), `direccion`, `detalles`.',
  access: 'administrator',
  input: queryInput.omit({ schema: true }),
  async handle({ input, viewer, context }) {
    const query = toRowQuery(
      { ...input, schema: 'auditoria' },
      { fields: auditFields, relations: [] },
      viewer,
    ) as RowQuery<AuditField>;
    const { items, ...page } = await atFilter(() => context.audit.query(viewer, query));
    const people = items.flatMap(({ actorId, subjectId }) => [actorId, subjectId]);
    const emails = await context.accounts.emailsOf(
      viewer,
      people.filter((id) => id !== null),
    );
    return {
      data: items.map((event) => ({
        id: event.id,
        created_at: event.createdAt,
        accion: event.action,
        actor_id: event.actorId,
        actor_correo: emails.get(event.actorId ?? '') ?? null,
        usuario_id: event.subjectId,
        usuario_correo: emails.get(event.subjectId ?? '') ?? null,
        direccion: event.address,
        detalles: event.details,
      })),
      page,
    };
  },
});

export const administracion = [asignarRoles, deshabilitar, habilitar, cerrarSesiones, auditoria];
