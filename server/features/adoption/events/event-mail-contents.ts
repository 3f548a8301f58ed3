import type { Language } from '#domain/language.ts';
import type { MailAttachment } from '#server/adapters/mail/mailer.ts';
import type { Database } from '#server/db/database.ts';
import type { NewsletterService } from '#server/features/communication/newsletter/newsletter.service.ts';
import { calendarType } from '#server/features/kits/calendars/calendar-writer.ts';
import type { DirectMail } from '#server/features/kits/mail/mail-sending.ts';
import type { EventCalendar } from './event-calendar.ts';
import { findFormerDetails, knownAtVersion } from './event-details.repository.ts';
import { eventInvitation } from './event-invitation-mail.ts';
import type { EventMail } from './event-mails.repository.ts';
import { eventCancelled, eventChanged } from './event-notice-mails.ts';
import type { StoredEvent } from './event-rows.ts';
import { mailedEvent } from './mailed-words.ts';

type Letter = DirectMail<unknown> & { attachments: readonly MailAttachment[] };

export type EventMailContents = ReturnType<typeof createEventMailContents>;

const fileNames = { es: 'evento', en: 'event' } as const satisfies Record<Language, string>;

/** What is written to somebody about an event, with a file for their calendar (RFC 5546). */
export function createEventMailContents({
  database,
  newsletter,
  eventCalendar,
}: {
  database: Database;
  newsletter: Pick<NewsletterService, 'unsubscribeUrl'>;
  eventCalendar: EventCalendar;
}) {
  /** What the reader of a notice knew until now. */
  async function formerDetailsOf({ eventId, formerVersion }: EventMail) {
    if (formerVersion === null) return undefined;
    return knownAtVersion(await findFormerDetails(database, eventId), formerVersion)?.details;
  }

  return {
    formerDetailsOf,

    async write(mail: EventMail, event: StoredEvent): Promise<Letter> {
      const { kind, email, name, language } = mail;
      const unsubscribeUrl = newsletter.unsubscribeUrl(email, language);
      const data = { ...mailedEvent(event), name, unsubscribeUrl };
      const method = kind === 'cancelled' ? 'CANCEL' : 'PUBLISH';
      const letter = {
        to: email,
        language,
        headers: {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
        attachments: [
          {
            name: `${fileNames[language]}-${event.date}.ics`,
            type: calendarType(method),
            content: await eventCalendar.text(event, language, method),
          },
        ],
      };
      if (kind === 'changed') {
        const former = await formerDetailsOf(mail);
        return { ...letter, template: eventChanged, data: { ...data, former } };
      }
      if (kind === 'cancelled') return { ...letter, template: eventCancelled, data };
      const contents = { ...data, description: event.description };
      return { ...letter, template: eventInvitation, data: contents };
    },
  };
}
