import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/access/actor.ts';
import { type Clock, dateIn } from '#domain/clock.ts';
import { conflict, type FieldErrors, invalid, notFound } from '#domain/errors.ts';
import {
  type EventDescription,
  eventInput,
  isOver,
  mostParticipants,
} from '#domain/events/event.ts';
import { detailsOf, isSameFor } from '#domain/events/event-details.ts';
import type { UncheckedEvent } from '#domain/events/event-wire.ts';
import { messageKeyOf } from '#domain/messages.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { AuditAction, AuditService } from '../audit/audit.service.ts';
import type { RecordCreation } from '../idempotency/idempotency.service.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import { admitChange } from '../rate-limits/admit-change.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { requireEventKeeper, requirePetBringer } from './adoption-events.policy.ts';
import type { createEventsRepository } from './adoption-events.repository.ts';
import {
  findFormerDetails,
  findSignUps,
  findTold,
  knownAtVersion,
  knownSince,
  putFormerDetails,
} from './event-details.repository.ts';
import { isForEvents } from './event-owners.ts';
import type { EventReminders } from './event-reminders.ts';
import type { StoredEvent } from './event-rows.ts';

/** What an administrator asks for. */
export interface EventRequest {
  description: UncheckedEvent;
  /** All the pets that are to take part; what is left out stays as it is. */
  petIds?: readonly string[];
  /** The version that the caller read; an older one than the event's is refused. */
  version?: number;
}

/** What somebody asks for of one pet at one event. */
export interface ParticipationRequest {
  eventId: string;
  petId: string;
  /** Whom the caller says to be. */
  userId?: string;
}

export type EventManagement = ReturnType<typeof createEventManagement>;

/** Making events and bringing pets to them: each use case is one transaction with its line in the log. */
export function createEventManagement({
  database,
  repository,
  reminders,
  dataVersions,
  audit,
  limits,
  clock,
  timezone,
}: {
  database: Database;
  repository: ReturnType<typeof createEventsRepository>;
  reminders: Pick<EventReminders, 'remindIfSoon'>;
  dataVersions: DataVersions;
  audit: AuditService;
  limits: RateLimits;
  clock: Clock;
  /** IANA name; decides which day is today. */
  timezone: string;
}) {
  const now = () => clock.now().toISOString();

  async function record(
    tx: Tx,
    action: AuditAction,
    { viewer, address }: Actor,
    details: Record<string, unknown>,
    ownerId: string | null = null,
  ): Promise<void> {
    const actorId = viewer.kind === 'user' ? viewer.id : null;
    await audit.record(tx, { action, actorId, subjectId: ownerId, address, details });
    await dataVersions.bump(tx, 'events');
  }

  async function lock(tx: Tx, id: string): Promise<StoredEvent> {
    const event = await repository.lock(tx, id);
    if (!event) throw notFound('event');
    return event;
  }

  function check(said: UncheckedEvent): EventDescription {
    const { data, error } = eventInput(dateIn(timezone, clock.now())).safeParse(said);
    if (data) return data;
    const problems: FieldErrors = {};
    for (const issue of error.issues) {
      problems[String(issue.path[0])] ??= [messageKeyOf(issue)];
    }
    throw invalid(problems);
  }

  /** Pets that are there already may stay, whatever has become of them. */
  async function arrangePets(tx: Tx, eventId: string, wanted: readonly string[] | undefined) {
    if (wanted === undefined) return false;
    const current = new Set(await repository.participantsOf(tx, eventId));
    const asked = new Set(wanted);
    const added = [...asked].filter((id) => !current.has(id));
    const left = [...current].filter((id) => !asked.has(id));
    if (asked.size > mostParticipants) throw invalid({ petIds: ['eventFull'] });
    const known = await petReferences.find(tx.query, added);
    if (known.length < added.length || !known.every(isForEvents)) {
      throw invalid({ petIds: ['petNotForEvents'] });
    }
    await repository.addParticipants(tx, eventId, added, now());
    await repository.removeParticipants(tx, eventId, left);
    return added.length + left.length > 0;
  }

  /**
   * Keeps what people may know of an event that changes.
   * @returns the latest other day that anybody was told or signed up for
   */
  async function movedFromOf(tx: Tx, event: StoredEvent, said: EventDescription) {
    if (isSameFor(event, said)) return event.movedFrom;
    const former = { lastVersion: event.version, until: now(), details: detailsOf(event) };
    await putFormerDetails(tx, event.id, former);
    if (event.date === said.date) return event.movedFrom;
    const formers = await findFormerDetails(tx, event.id);
    const told = await findTold(tx, event.id);
    const signUps = await findSignUps(tx, event.id);
    const known = new Set([
      ...told.map(({ version }) => knownAtVersion(formers, version)),
      ...[...signUps.values()].map((instant) => knownSince(formers, instant)),
    ]);
    const others = formers.filter((one) => known.has(one) && one.details.date !== said.date);
    return others.at(-1)?.details.date ?? null;
  }

  /** The event and the pet of a participation, if the caller may bring that pet there and take it away. */
  async function lockParticipation(tx: Tx, { viewer }: Actor, asked: ParticipationRequest) {
    const event = await lock(tx, asked.eventId);
    const [pet] = await petReferences.find(tx.query, [asked.petId]);
    if (!pet) throw notFound('pet');
    requirePetBringer(viewer, pet, asked.userId);
    if (isOver(event, clock.now())) throw conflict('eventOver');
    const participants = await repository.participantsOf(tx, asked.eventId);
    return { event, pet, participants, takesPart: participants.includes(asked.petId) };
  }

  return {
    /**
     * @returns the new event's id
     * @throws AppError unauthenticated, forbidden (all but administrators), invalid, tooManyRequests
     */
    async create(
      actor: Actor,
      { description, petIds }: EventRequest,
      recordCreation?: RecordCreation,
    ): Promise<string> {
      requireEventKeeper(actor.viewer);
      await admitChange(limits, actor.viewer);
      const said = check(description);
      const id = uuid();
      await database.transaction(async (tx) => {
        await repository.insert(tx, id, now(), said);
        await arrangePets(tx, id, petIds);
        await reminders.remindIfSoon(tx, { ...said, id });
        await record(tx, 'event.created', actor, { eventId: id });
        await recordCreation?.(tx, id);
      });
      return id;
    },

    /**
     * `whole`: the request describes the event anew.
     * @throws AppError unauthenticated, forbidden, notFound, conflict (changed since it was read), invalid, tooManyRequests
     */
    async change(
      actor: Actor,
      id: string,
      { description, petIds, version }: EventRequest,
      { whole }: { whole: boolean },
    ): Promise<void> {
      requireEventKeeper(actor.viewer);
      await admitChange(limits, actor.viewer);
      await database.transaction(async (tx) => {
        const event = await lock(tx, id);
        if (version !== undefined && version !== event.version) throw conflict('eventChangedSince');
        const said = check(whole ? description : { ...event, ...description });
        const isSame = Object.entries(said).every(
          ([name, value]) => event[name as keyof EventDescription] === value,
        );
        const petsChanged = await arrangePets(tx, id, petIds);
        if (isSame && !petsChanged) return;
        if (!isSame) {
          const movedFrom = await movedFromOf(tx, event, said);
          await repository.update(tx, event, said, { now: now(), movedFrom });
        }
        await reminders.remindIfSoon(tx, { ...event, ...said });
        await record(tx, 'event.changed', actor, { eventId: id });
      });
    },

    /**
     * For good: one that is over goes, one to come is cancelled, which its address and calendars go on telling.
     * @throws AppError unauthenticated, forbidden, notFound
     */
    async remove(actor: Actor, id: string): Promise<void> {
      requireEventKeeper(actor.viewer);
      await database.transaction(async (tx) => {
        const event = await lock(tx, id);
        if (isOver(event, clock.now())) await repository.remove(tx, id);
        else await repository.cancel(tx, event, now());
        await record(tx, 'event.removed', actor, { eventId: id });
      });
    },

    /**
     * @throws AppError unauthenticated, forbidden (somebody else's pet), notFound, invalid (the pet is not in adoption),
     * conflict (it takes part already, there is no room, the event is over), tooManyRequests
     */
    async addPet(actor: Actor, asked: ParticipationRequest): Promise<void> {
      await admitChange(limits, actor.viewer);
      await database.transaction(async (tx) => {
        const { event, pet, participants, takesPart } = await lockParticipation(tx, actor, asked);
        if (!isForEvents(pet)) throw invalid({ petId: ['petNotForEvents'] });
        if (takesPart) throw conflict('petTakesPart');
        if (participants.length >= mostParticipants) throw conflict('eventFull');
        await repository.addParticipants(tx, asked.eventId, [asked.petId], now());
        await reminders.remindIfSoon(tx, event, pet.ownerId);
        const { eventId, petId } = asked;
        await record(tx, 'event.petAdded', actor, { eventId, petId }, pet.ownerId);
      });
    },

    /**
     * @throws AppError unauthenticated, forbidden (somebody else's pet), notFound, conflict (it takes no part, the event
     * is over), tooManyRequests
     */
    async removePet(actor: Actor, asked: ParticipationRequest): Promise<void> {
      await admitChange(limits, actor.viewer);
      await database.transaction(async (tx) => {
        const { pet, takesPart } = await lockParticipation(tx, actor, asked);
        if (!takesPart) throw conflict('petTakesNoPart');
        const { eventId, petId } = asked;
        await repository.removeParticipants(tx, eventId, [petId]);
        await record(tx, 'event.petRemoved', actor, { eventId, petId }, pet.ownerId);
      });
    },
  };
}
