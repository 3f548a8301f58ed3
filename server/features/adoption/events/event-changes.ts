import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/access/actor.ts';
import { dateIn } from '#domain/clock.ts';
import { conflict, type FieldErrors, invalid } from '#domain/errors.ts';
import { type EventDescription, eventInput, isOver } from '#domain/events/event.ts';
import { detailsOf, isSameFor } from '#domain/events/event-details.ts';
import { eventLimits } from '#domain/events/event-limits.ts';
import type { UncheckedEvent } from '#domain/events/event-wire.ts';
import { messageKeyOf } from '#domain/messages.ts';
import type { Tx } from '#server/db/database.ts';
import { petReferences } from '#server/features/animals/pets/core/pet-references.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import {
  findFormerDetails,
  findNotified,
  findSignUps,
  knownAtVersion,
  knownSince,
  putFormerDetails,
} from './event-details.repository.ts';
import { isForEvents } from './event-owners.ts';
import {
  addParticipants,
  participantsOf,
  removeParticipants,
} from './event-participants.repository.ts';
import type { StoredEvent } from './event-rows.ts';
import { type EventWrites, lockEvent, recordEvent } from './event-writes.ts';
import { requireEventKeeper } from './events.policy.ts';
import { cancelEvent, insertEvent, removeEvent, updateEvent } from './events.repository.ts';

interface Dependencies extends EventWrites {
  /** IANA name; decides which day is today. */
  timezone: string;
}

/** What an administrator asks for. */
export interface EventRequest {
  description: UncheckedEvent;
  /** All the pets that are to take part; what is left out stays as it is. */
  petIds?: readonly string[];
  /** The version that the caller read; an older one than the event's is refused. */
  version?: number;
}

/**
 * @returns the new event's id
 * @throws AppError unauthenticated, forbidden (all but administrators), invalid, tooManyRequests
 */
export async function create(
  dependencies: Dependencies,
  actor: Actor,
  { description, petIds }: EventRequest,
  recordCreation?: RecordCreation,
): Promise<string> {
  const { limits, database, clock, reminders } = dependencies;
  requireEventKeeper(actor.viewer);
  await admitChange(limits, actor.viewer);
  const input = check(dependencies, description);
  const id = uuid();
  await database.transaction(async (tx) => {
    await insertEvent(tx, id, clock.now().toISOString(), input);
    await arrangePets(dependencies, tx, id, petIds);
    await reminders.remindIfSoon(tx, { ...input, id });
    await recordEvent(dependencies, tx, 'event.created', actor, { eventId: id });
    await recordCreation?.(tx, id);
  });
  return id;
}

/**
 * `whole`: the request describes the event anew.
 * @throws AppError unauthenticated, forbidden, notFound, conflict (changed since it was read), invalid, tooManyRequests
 */
export async function change(
  dependencies: Dependencies,
  actor: Actor,
  id: string,
  { description, petIds, version }: EventRequest,
  { whole }: { whole: boolean },
): Promise<void> {
  const { limits, database, clock, reminders } = dependencies;
  requireEventKeeper(actor.viewer);
  await admitChange(limits, actor.viewer);
  await database.transaction(async (tx) => {
    const event = await lockEvent(tx, id);
    if (version !== undefined && version !== event.version) throw conflict('eventChangedSince');
    const input = check(dependencies, whole ? description : { ...event, ...description });
    const isSame = Object.entries(input).every(
      ([name, value]) => event[name as keyof EventDescription] === value,
    );
    const petsChanged = await arrangePets(dependencies, tx, id, petIds);
    if (isSame && !petsChanged) return;
    if (!isSame) {
      const movedFrom = await movedFromOf(dependencies, tx, event, input);
      const notice = isSameFor(event, input) ? event.notice : 'due';
      await updateEvent(tx, event, input, { now: clock.now().toISOString(), movedFrom, notice });
    }
    await reminders.remindIfSoon(tx, { ...event, ...input });
    await recordEvent(dependencies, tx, 'event.changed', actor, { eventId: id });
  });
}

/**
 * For good: one that is over goes, one to come is cancelled, which its address and calendars go on telling.
 * @throws AppError unauthenticated, forbidden, notFound
 */
export async function remove(dependencies: Dependencies, actor: Actor, id: string): Promise<void> {
  const { database, clock } = dependencies;
  requireEventKeeper(actor.viewer);
  await database.transaction(async (tx) => {
    const event = await lockEvent(tx, id);
    if (isOver(event, clock.now())) await removeEvent(tx, id);
    else await cancelEvent(tx, event, clock.now().toISOString());
    await recordEvent(dependencies, tx, 'event.removed', actor, { eventId: id });
  });
}

function check({ timezone, clock }: Dependencies, input: UncheckedEvent): EventDescription {
  const { data, error } = eventInput(dateIn(timezone, clock.now())).safeParse(input);
  if (data) return data;
  const problems: FieldErrors = {};
  for (const issue of error.issues) {
    problems[String(issue.path[0])] ??= [messageKeyOf(issue)];
  }
  throw invalid(problems);
}

/** Pets that are there already may stay, whatever has become of them. */
async function arrangePets(
  { clock }: Dependencies,
  tx: Tx,
  eventId: string,
  wanted: readonly string[] | undefined,
) {
  if (wanted === undefined) return false;
  const current = new Set(await participantsOf(tx, eventId));
  const requested = new Set(wanted);
  const added = [...requested].filter((id) => !current.has(id));
  const left = [...current].filter((id) => !requested.has(id));
  if (requested.size > eventLimits.participants) throw invalid({ petIds: ['eventFull'] });
  const known = await petReferences.find(tx.query, added);
  if (known.length < added.length || !known.every(isForEvents)) {
    throw invalid({ petIds: ['petNotForEvents'] });
  }
  await addParticipants(tx, eventId, added, clock.now().toISOString());
  await removeParticipants(tx, eventId, left);
  return added.length + left.length > 0;
}

/**
 * Keeps what people may know of an event that changes.
 * @returns the latest other day that anybody was told or signed up for
 */
async function movedFromOf(
  { clock }: Dependencies,
  tx: Tx,
  event: StoredEvent,
  input: EventDescription,
) {
  if (isSameFor(event, input)) return event.movedFrom;
  const former = {
    lastVersion: event.version,
    until: clock.now().toISOString(),
    details: detailsOf(event),
  };
  await putFormerDetails(tx, event.id, former);
  if (event.date === input.date) return event.movedFrom;
  const formers = await findFormerDetails(tx, event.id);
  const notified = await findNotified(tx, event.id);
  const signUps = await findSignUps(tx, event.id);
  const known = new Set([
    ...notified.map(({ version }) => knownAtVersion(formers, version)),
    ...[...signUps.values()].map((instant) => knownSince(formers, instant)),
  ]);
  const others = formers.filter((one) => known.has(one) && one.details.date !== input.date);
  return others.at(-1)?.details.date ?? null;
}
