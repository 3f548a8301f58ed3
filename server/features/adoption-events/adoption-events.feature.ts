import { defineScheduledJob } from '#server/jobs/define-job.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { Batches } from '../batches/batches.service.ts';
import type { Base, Feature } from '../feature.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { NewsletterService } from '../newsletter/newsletter.service.ts';
import type { PetsService } from '../pets/core/pets.service.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { retentionOf } from '../retention/retention.ts';
import { forgetCancelledEvents } from './adoption-events.repository.ts';
import {
  type AdoptionEventsService,
  createAdoptionEventsService,
} from './adoption-events.service.ts';
import { createEventAttendances, type EventAttendances } from './event-attendance.service.ts';
import { createEventCalendar, type EventCalendar } from './event-calendar.ts';
import { eventInvitation } from './event-invitation-mail.ts';
import { createEventInvitations, type EventInvitations } from './event-invitations.service.ts';
import { createEventMailContents } from './event-mail-contents.ts';
import { createEventMailing } from './event-mailing.ts';
import { deleteMails, expiringMails, moveMails } from './event-mails.repository.ts';
import { createEventManagement, type EventManagement } from './event-management.service.ts';
import { eventCancelled, eventChanged } from './event-notice-mails.ts';
import { createEventNotices, type EventNotices } from './event-notices.service.ts';
import { createEventReminders } from './event-reminders.ts';
import { createEventSendings, type EventSendings } from './event-sendings.service.ts';
import { mailsPersonalData, participationsPersonalData } from './events-personal-data.ts';
import { eventsTimeline } from './events-timeline.ts';
import { countToAnswer } from './notices-to-answer.ts';

interface EventServices {
  adoptionEvents: AdoptionEventsService;
  eventCalendar: EventCalendar;
  eventManagement: EventManagement;
  eventInvitations: EventInvitations;
  eventAttendances: EventAttendances;
  eventNotices: EventNotices;
  eventSendings: EventSendings;
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

const day = 86_400_000;
/** Since a cancellation: whom it was about as long as batches tell what became of its mails, that there was one a year. */
const cancelledRetention = { people: 30 * day, event: 366 * day };

export function adoptionEventsFeature(given: Base & Needs): Feature<EventServices> {
  const adoptionEvents = createAdoptionEventsService(given);
  const { clock, database } = given;
  const eventCalendar = createEventCalendar(given);
  const letters = createEventMailContents({ ...given, eventCalendar });
  const mailing = createEventMailing({ ...given, letters });
  const reminders = createEventReminders(given);
  const parts = { ...given, mailing, reminders };

  const forget = defineScheduledJob({
    kind: 'events.forget',
    queue: 'upkeep',
    timeLimit: 600_000,
    pattern: '40 4 * * *',
    scope: 'cluster',
    async run() {
      const before = (milliseconds: number) =>
        new Date(clock.now().getTime() - milliseconds).toISOString();
      await forgetCancelledEvents(database, {
        forgetPeople: before(cancelledRetention.people),
        forgetEvents: before(cancelledRetention.event),
      });
    },
  });

  return {
    services: {
      adoptionEvents,
      eventCalendar,
      eventAttendances: createEventAttendances({ ...given, adoptionEvents }),
      eventManagement: createEventManagement(parts),
      eventInvitations: createEventInvitations(parts),
      eventNotices: createEventNotices(parts),
      eventSendings: createEventSendings(parts),
    },
    jobs: [...mailing.jobs, reminders.job, forget],
    mails: [eventInvitation, reminders.mail, eventChanged, eventCancelled],
    personalData: [mailsPersonalData(database), participationsPersonalData(database)],
    retentions: [retentionOf('eventMails', expiringMails, deleteMails)],
    emailMoves: [moveMails],
    attentionSources: [{ kind: 'eventNotices', countAll: () => countToAnswer(parts) }],
    timelineSources: [eventsTimeline],
  };
}
