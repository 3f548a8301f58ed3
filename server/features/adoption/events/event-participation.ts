import type { Actor } from '#domain/access/actor.ts';
import { conflict, invalid, notFound } from '#domain/errors.ts';
import { isOver } from '#domain/events/event.ts';
import { eventLimits } from '#domain/events/event-limits.ts';
import type { Tx } from '#server/db/database.ts';
import { petReferences } from '#server/features/animals/pets/core/pet-references.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { isForEvents } from './event-owners.ts';
import {
  addParticipants,
  participantsOf,
  removeParticipants,
} from './event-participants.repository.ts';
import { type EventWrites, lockEvent, recordEvent } from './event-writes.ts';
import { requirePetBringer } from './events.policy.ts';

/** What somebody asks for of one pet at one event. */
export interface ParticipationRequest {
  eventId: string;
  petId: string;
  /** Whom the caller says to be. */
  userId?: string;
}

/**
 * @throws AppError unauthenticated, forbidden (somebody else's pet), notFound, invalid (the pet is not in adoption),
 * conflict (it takes part already, there is no room, the event is over), tooManyRequests
 */
export async function addPet(
  dependencies: EventWrites,
  actor: Actor,
  requested: ParticipationRequest,
): Promise<void> {
  const { limits, database, clock, reminders } = dependencies;
  await admitChange(limits, actor.viewer);
  await database.transaction(async (tx) => {
    const { event, pet, participants, takesPart } = await lockParticipation(
      dependencies,
      tx,
      actor,
      requested,
    );
    if (!isForEvents(pet)) throw invalid({ petId: ['petNotForEvents'] });
    if (takesPart) throw conflict('petTakesPart');
    if (participants.length >= eventLimits.participants) throw conflict('eventFull');
    await addParticipants(tx, requested.eventId, [requested.petId], clock.now().toISOString());
    await reminders.remindIfSoon(tx, event, pet.ownerId);
    const { eventId, petId } = requested;
    await recordEvent(dependencies, tx, 'event.petAdded', actor, { eventId, petId }, pet.ownerId);
  });
}

/**
 * @throws AppError unauthenticated, forbidden (somebody else's pet), notFound, conflict (it takes no part, the event
 * is over), tooManyRequests
 */
export async function removePet(
  dependencies: EventWrites,
  actor: Actor,
  requested: ParticipationRequest,
): Promise<void> {
  const { limits, database } = dependencies;
  await admitChange(limits, actor.viewer);
  await database.transaction(async (tx) => {
    const { pet, takesPart } = await lockParticipation(dependencies, tx, actor, requested);
    if (!takesPart) throw conflict('petTakesNoPart');
    const { eventId, petId } = requested;
    await removeParticipants(tx, eventId, [petId]);
    await recordEvent(dependencies, tx, 'event.petRemoved', actor, { eventId, petId }, pet.ownerId);
  });
}

/** The event and the pet of a participation, if the caller may bring that pet there and take it away. */
async function lockParticipation(
  dependencies: EventWrites,
  tx: Tx,
  { viewer }: Actor,
  requested: ParticipationRequest,
) {
  const { clock } = dependencies;
  const event = await lockEvent(tx, requested.eventId);
  const [pet] = await petReferences.find(tx.query, [requested.petId]);
  if (!pet) throw notFound('pet');
  requirePetBringer(viewer, pet, requested.userId);
  if (isOver(event, clock.now())) throw conflict('eventOver');
  const participants = await participantsOf(tx, requested.eventId);
  return { event, pet, participants, takesPart: participants.includes(requested.petId) };
}
