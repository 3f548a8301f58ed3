import type { Actor } from '#domain/access/actor.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { type Clock, dateIn } from '#domain/clock.ts';
import { conflict, notFound } from '#domain/errors.ts';
import { timezoneAt } from '#domain/events/event.ts';
import type { Database } from '#server/db/database.ts';
import type { VisiblePet } from '#server/features/animals/pets/core/pets.policy.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import {
  type Attended,
  findAttendance,
  noteAttended,
  noteVisitors,
} from './event-attendance.repository.ts';
import { participantsOf } from './event-participants.repository.ts';
import { requireEventKeeper } from './events.policy.ts';
import { lockUncancelled } from './events.repository.ts';
import type { AdoptionEventsService } from './events.service.ts';

/** A pet on the list of the day. */
interface ListedPet {
  pet: VisiblePet;
  /** Whoever answers for it, as their account has them now; '' where nobody is known. */
  keeper: { name: string; phone: string; email: string };
  attended: Attended;
  /** It found a home on the day of the event. */
  foundHome: boolean;
}

export interface EventAttendance {
  /** How many people came; null while nobody has said so. */
  visitors: number | null;
  /** In the order in which they were brought to the event; deleted ones are left out. */
  pets: ListedPet[];
}

/** What is said of attendance; what is left out stays as it is. */
export interface AttendanceNote {
  visitors?: number | null;
  pets?: readonly { petId: string; attended: Attended }[];
}

export type EventAttendances = ReturnType<typeof createEventAttendances>;

/** The list of an event's day: who is expected, who came. */
export function createEventAttendances({
  database,
  accounts,
  adoptionEvents,
  audit,
  limits,
  clock,
}: {
  database: Database;
  accounts: Pick<AccountsService, 'contactsOf'>;
  adoptionEvents: AdoptionEventsService;
  audit: AuditService;
  limits: RateLimits;
  clock: Clock;
}) {
  return {
    /**
     * With people's telephones.
     * @throws AppError unauthenticated, forbidden (all but administrators), notFound
     */
    async find(viewer: Viewer, eventId: string): Promise<EventAttendance> {
      requireEventKeeper(viewer);
      const where = [{ field: 'id', operator: '=', value: eventId } as const];
      const [event] = (await adoptionEvents.query(viewer, { where, order: [], page: 1, limit: 1 }))
        .items;
      if (!event) throw notFound('event');
      const found = (await adoptionEvents.petsOf(viewer, [event])).get(eventId) ?? [];
      const pets = found.filter(({ deleted }) => !deleted);
      const adopted = (await adoptionEvents.adoptedPetsOf(viewer, [event])).get(eventId) ?? [];
      const withHome = new Set(adopted.map(({ id }) => id));
      const contacts = await accounts.contactsOf(pets.flatMap(({ ownerId }) => ownerId ?? []));
      const { visitors, attended } = await findAttendance(database, eventId);
      return {
        visitors,
        pets: pets.map((pet) => {
          const { name, phone, email } = contacts.get(pet.ownerId ?? '') ?? {
            name: pet.ownerName ?? '',
            phone: pet.ownerPhone ?? '',
            email: pet.ownerEmail ?? '',
          };
          return {
            pet,
            keeper: { name, phone, email },
            attended: attended.get(pet.id) ?? null,
            foundHome: withHome.has(pet.id),
          };
        }),
      };
    },

    /**
     * From the day of the event on, as it is told at its place.
     * @throws AppError unauthenticated, forbidden, notFound, conflict (it is not that day yet, a pet takes no part),
     * tooManyRequests
     */
    async note(actor: Actor, eventId: string, input: AttendanceNote): Promise<void> {
      const actorId = requireEventKeeper(actor.viewer);
      await admitChange(limits, actor.viewer);
      await database.transaction(async (tx) => {
        const event = await lockUncancelled(tx, eventId);
        if (!event) throw notFound('event');
        if (dateIn(timezoneAt(event), clock.now()) < event.date) throw conflict('eventNotYet');
        const present = new Set(await participantsOf(tx, eventId));
        const pets = input.pets ?? [];
        if (!pets.every(({ petId }) => present.has(petId))) throw conflict('petTakesNoPart');
        if (input.visitors !== undefined) await noteVisitors(tx, eventId, input.visitors);
        for (const attended of [true, false, null]) {
          const ids = pets.filter((one) => one.attended === attended).map(({ petId }) => petId);
          await noteAttended(tx, eventId, ids, attended);
        }
        await audit.record(tx, {
          action: 'event.attendanceNoted',
          actorId,
          subjectId: null,
          address: actor.address,
          details: { eventId },
        });
      });
    },
  };
}
