import type { Viewer } from '#domain/accounts/viewer.ts';
import { auditFields, findAuditEntries } from '#domain/audit-calls.ts';
import type { InputOfCall } from '#domain/contract/call.ts';
import { readBy } from '#domain/contract/field.ts';
import { normalizeEmail } from '#domain/email.ts';
import type { Context } from '#server/context.ts';
import type { RowQuery } from '#server/features/kits/querying/row-query.ts';
import type { AuditEvent, AuditField } from '#server/features/people/audit/audit.service.ts';
import { atFilter, limits, toRowQuery } from '../filter.ts';
import { implement } from '../implement.ts';
import { type WireField, wireField } from '../schemas/schema.ts';

const searchedFields: ReadonlyMap<string, WireField> = new Map(
  Object.entries(auditFields).map(([field, wire]) => [
    wire,
    wireField(wire, field, field === 'createdAt' ? 'date' : 'text', readBy('audit.read')),
  ]),
);

export const auditoria = [
  implement(findAuditEntries, {
    summary:
      'The log of security events, newest first: `accion`, who did it (`actor_id`, `actor_nombre`, `actor_correo`), whose ' +
      'account it is about (`usuario_id`, `usuario_nombre`, `usuario_correo`), `direccion`, `detalles`, and the `mascota` ' +
      'or `evento` that it names where there still is one. `persona_id`, or a part of a name or an e-mail as `persona`: ' +
      'only what such a person did or what is about one.',
    async handle({ input, viewer, context }) {
      const query = toRowQuery(
        input,
        { fields: searchedFields, relations: [] },
        viewer,
      ) as RowQuery<AuditField>;
      const people = await peopleOf(input, viewer, context);
      const { items, ...page } = await atFilter(() => context.audit.query(viewer, query, people));
      const named = await namedIn(items, viewer, context);
      const data = items.map((event) => {
        const actor = named.people.get(event.actorId ?? '');
        const subject = named.people.get(event.subjectId ?? '');
        return {
          ...event,
          actorName: actor?.name ?? null,
          actorEmail: actor?.email ?? null,
          subjectName: subject?.name ?? null,
          subjectEmail: subject?.email ?? null,
          pet: named.pets.get(String(event.details.petId)) ?? null,
          event: named.events.get(String(event.details.eventId)) ?? null,
        };
      });
      return { data, page };
    },
  }),
];

/** @returns ids; nothing where everybody's entries are asked for */
async function peopleOf(
  { personId, person }: Pick<InputOfCall<typeof findAuditEntries>, 'personId' | 'person'>,
  viewer: Viewer,
  { accounts }: Context,
) {
  if (personId !== undefined) return [personId];
  const term = person?.trim();
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
    pets: new Map(foundPets.map((pet) => [pet.id, pet])),
    events: new Map(foundEvents.map((event) => [event.id, event])),
  };
}
