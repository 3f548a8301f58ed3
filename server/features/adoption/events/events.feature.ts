import { petUses } from '#server/features/animals/pets/core/pet-use.ts';
import type { PetsService } from '#server/features/animals/pets/core/pets.service.ts';
import { timelineSources } from '#server/features/animals/timeline/timeline-source.ts';
import type { ContentService } from '#server/features/communication/content/content.service.ts';
import type { NewsletterService } from '#server/features/communication/newsletter/newsletter.service.ts';
import { shareSources } from '#server/features/communication/sharing/share-subject.ts';
import type { Base, Feature } from '#server/features/feature.ts';
import type { Batches } from '#server/features/kits/batches/batches.service.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { mailTemplates } from '#server/features/kits/mail/mail-content.ts';
import { personalData } from '#server/features/kits/personal-data/personal-data.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { attentionSources } from '#server/features/organisation/dashboard/attention-source.ts';
import { failedSendings } from '#server/features/organisation/failed-jobs/failed-sendings.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import { emailMoves } from '#server/features/people/accounts/email-move.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { retentionOf, retentions } from '#server/features/people/retention/retention.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
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
import { findParticipatingPets } from './event-participants.repository.ts';
import { createEventReminders } from './event-reminders.ts';
import { createEventSendings, type EventSendings } from './event-sendings.service.ts';
import { eventSubject } from './event-subject.ts';
import { forgetCancelledEvents } from './events.repository.ts';
import { type AdoptionEventsService, createAdoptionEventsService } from './events.service.ts';
import { mailsPersonalData, participationsPersonalData } from './events-personal-data.ts';
import { eventsTimeline } from './events-timeline.ts';
import { failedEventMails } from './failed-event-mails.repository.ts';
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

interface Dependencies {
  content: ContentService;
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

export function adoptionEventsFeature(dependencies: Base & Dependencies): Feature<EventServices> {
  const adoptionEvents = createAdoptionEventsService(dependencies);
  const { clock, database } = dependencies;
  const eventCalendar = createEventCalendar(dependencies);
  const letters = createEventMailContents({ ...dependencies, eventCalendar });
  const mailing = createEventMailing({ ...dependencies, letters });
  const reminders = createEventReminders(dependencies);
  const shared = { ...dependencies, mailing, reminders };

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
      eventAttendances: createEventAttendances({ ...dependencies, adoptionEvents }),
      eventManagement: createEventManagement(shared),
      eventInvitations: createEventInvitations(shared),
      eventNotices: createEventNotices(shared),
      eventSendings: createEventSendings(shared),
    },
    jobs: [...mailing.jobs, reminders.job, forget],
    contributes: [
      petUses(findParticipatingPets),
      mailTemplates(eventInvitation, reminders.mail, eventChanged, eventCancelled),
      personalData(mailsPersonalData(database), participationsPersonalData(database)),
      retentions(retentionOf('eventMails', expiringMails, deleteMails)),
      emailMoves(moveMails),
      attentionSources({ kind: 'eventNotices', countAll: () => countToAnswer(shared) }),
      failedSendings(failedEventMails(dependencies)),
      timelineSources(eventsTimeline),
      shareSources({
        kind: 'event',
        find: (id, language) => eventSubject({ ...dependencies, adoptionEvents }, id, language),
      }),
    ],
  };
}
