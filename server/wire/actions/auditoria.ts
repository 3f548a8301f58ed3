import { z } from 'zod';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { AuditAction } from '#domain/audit-actions.ts';
import { type FieldKind, readBy } from '#domain/contract/field.ts';
import { normalizeEmail } from '#domain/email.ts';
import { petStatus } from '#domain/pets/vocabularies.ts';
import type { Context } from '#server/context.ts';
import type { AuditEvent, AuditField } from '#server/features/audit/audit.service.ts';
import type { RowQuery } from '#server/features/querying/row-query.ts';
import { atFilter, limits, queryInput, toRowQuery } from '../filter.ts';
import { defineAction } from '../registry.ts';
import { type WireField, wireField } from '../schemas/schema.ts';
import { day, id, instant, shape, text, wordOf } from '../values.ts';
import { wireId, wireText } from '../wire-text.ts';

const field = (name: string, of: AuditField, kind: Exclude<FieldKind, 'word'>) =>
  wireField(name, of, kind, readBy('audit.read'));

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

const entry = shape({
  id,
  created_at: instant,
  accion: text as unknown as z.ZodType<AuditAction>,
  actor_id: id.nullable(),
  actor_nombre: text.nullable(),
  actor_correo: text.nullable(),
  usuario_id: id.nullable(),
  usuario_nombre: text.nullable(),
  usuario_correo: text.nullable(),
  direccion: text.nullable(),
  detalles: z.record(z.string(), z.unknown()),
  mascota: shape({ id, nombre: text, estado: wordOf(petStatus) }).nullable(),
  evento: shape({ id, titulo: text.nullable(), direccion: text, fecha: day }).nullable(),
}).meta({ id: 'AuditEntry' });

const consultar = defineAction({
  name: 'auditoria:consultar',
  summary:
    'The log of security events, newest first: `accion`, who did it (`actor_id`, `actor_nombre`, `actor_correo`), whose ' +
    'account it is about (`usuario_id`, `usuario_nombre`, `usuario_correo`), `direccion`, `detalles`, and the `mascota` ' +
    'or `evento` that it names where there still is one. `persona_id`, or a part of a name or an e-mail as `persona`: ' +
    'only what such a person did or what is about one.',
  access: { right: 'audit.read' },
  input: queryInput
    .omit({ schema: true })
    .extend({ persona_id: wireId.optional(), persona: wireText.max(200).optional() }),
  output: z.array(entry),
  paginated: true,
  async handle({ input, viewer, context }) {
    const query = toRowQuery(
      { ...input, schema: 'auditoria' },
      { fields: auditFields, relations: [] },
      viewer,
    ) as RowQuery<AuditField>;
    const people = await peopleOf(input, viewer, context);
    const { items, ...page } = await atFilter(() => context.audit.query(viewer, query, people));
    const named = await namedIn(items, viewer, context);
    return {
      data: items.map((event) => ({
        id: event.id,
        created_at: event.createdAt,
        accion: event.action,
        actor_id: event.actorId,
        actor_nombre: named.people.get(event.actorId ?? '')?.name ?? null,
        actor_correo: named.people.get(event.actorId ?? '')?.email ?? null,
        usuario_id: event.subjectId,
        usuario_nombre: named.people.get(event.subjectId ?? '')?.name ?? null,
        usuario_correo: named.people.get(event.subjectId ?? '')?.email ?? null,
        direccion: event.address,
        detalles: event.details,
        mascota: named.pets.get(String(event.details.petId)) ?? null,
        evento: named.events.get(String(event.details.eventId)) ?? null,
      })),
      page,
    };
  },
});

export const auditoria = [consultar];

interface WhoseEntries {
  persona_id?: string;
  persona?: string;
}

/** @returns ids; nothing where everybody's entries are asked for */
async function peopleOf(requested: WhoseEntries, viewer: Viewer, { accounts }: Context) {
  if (requested.persona_id !== undefined) return [requested.persona_id];
  const term = requested.persona?.trim();
  if (!term) return undefined;
  const holds = term.includes('@')
    ? ({ field: 'email', operator: 'contains', value: normalizeEmail(term) } as const)
    : ({ field: 'name', operator: 'contains', value: term, fold: true } as const);
  const page = { page: 1, limit: limits.perPage };
  const { items } = await accounts.query(viewer, { where: [holds], order: [], ...page });
  return items.map(({ id }) => id);
}

/** Who and what the entries name, as the viewer may know it. */
async function namedIn(entries: readonly AuditEvent[], viewer: Viewer, context: Context) {
  const { accounts, pets, adoptionEvents } = context;
  const people = entries.flatMap(({ actorId, subjectId }) => [actorId ?? [], subjectId ?? []]);
  const idsIn = (name: string) => [
    ...new Set(
      entries.flatMap(({ details: { [name]: id } }) => (typeof id === 'string' ? id : [])),
    ),
  ];
  const among = (value: readonly string[]) => ({
    where: [{ field: 'id', operator: 'in', value } as const],
    order: [],
    page: 1,
    limit: limits.perPage,
  });
  const petIds = idsIn('petId');
  const eventIds = idsIn('eventId');
  const foundPets = petIds.length > 0 ? (await pets.query(viewer, among(petIds))).items : [];
  const foundEvents =
    eventIds.length > 0 ? (await adoptionEvents.query(viewer, among(eventIds))).items : [];
  return {
    people: await accounts.contactsOf(people.flat()),
    pets: new Map(
      foundPets.map(({ id, name, status }) => [
        id,
        { id, nombre: name, estado: petStatus.toWire(status) },
      ]),
    ),
    events: new Map(
      foundEvents.map(({ id, title, address, date }) => [
        id,
        { id, titulo: title, direccion: address, fecha: date },
      ]),
    ),
  };
}
