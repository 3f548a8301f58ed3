import type { AccountsService } from '../accounts/accounts.service.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { Batches } from '../batches/batches.service.ts';
import type { Base, Feature } from '../feature.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { NewsletterService } from '../newsletter/newsletter.service.ts';
import type { PetsService } from '../pets/core/pets.service.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import {
  type AdoptionEventsService,
  createAdoptionEventsService,
} from './adoption-events.service.ts';
import { createEventAttendances, type EventAttendances } from './event-attendance.service.ts';
import { createEventCalendar, type EventCalendar } from './event-calendar.ts';
import { eventInvitation } from './event-invitation-mail.ts';
import { moveInvitations } from './event-invitations.repository.ts';
import { createEventInvitations, type EventInvitations } from './event-invitations.service.ts';
import { createEventManagement, type EventManagement } from './event-management.service.ts';
import { eventReminder } from './event-reminder-mail.ts';
import { eventReminders } from './event-reminders.ts';
import { invitationsPersonalData, participationsPersonalData } from './events-personal-data.ts';

interface EventServices {
  adoptionEvents: AdoptionEventsService;
  eventCalendar: EventCalendar;
  eventManagement: EventManagement;
  eventInvitations: EventInvitations;
  eventAttendances: EventAttendances;
}

interface Needs {
  limits: RateLimits;
  audit: AuditService;
  pets: PetsService;
  mail: MailService;
  newsletter: NewsletterService;
  accounts: AccountsService;
  batches: Batches;
}

export function adoptionEventsFeature(given: Base & Needs): Feature<EventServices> {
  const adoptionEvents = createAdoptionEventsService(given);
  const eventCalendar = createEventCalendar(given);
  const eventInvitations = createEventInvitations({ ...given, eventCalendar });
  return {
    services: {
      adoptionEvents,
      eventCalendar,
      eventManagement: createEventManagement(given),
      eventInvitations,
      eventAttendances: createEventAttendances({ ...given, adoptionEvents }),
    },
    jobs: [eventInvitations.job, eventReminders(given)],
    mails: [eventInvitation, eventReminder],
    personalData: [
      invitationsPersonalData(given.database),
      participationsPersonalData(given.database),
    ],
    emailMoves: [moveInvitations],
  };
}
