import { normalizeEmail } from '#domain/email.ts';
import { pathFor } from '#domain/site-map.ts';
import { hoursInWords } from '#domain/volunteers/hours-rules.ts';
import { tasksInWords } from '#domain/volunteers/volunteer-labels.ts';
import { isVolunteering } from '#domain/volunteers/volunteer-machine.ts';
import type { Tx } from '#server/db/database.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { SignedIds } from '#server/keys/signatures.ts';
import type { Certificate } from './certificates.repository.ts';
import type { Shift } from './shift.ts';
import type { Volunteer } from './volunteer.ts';
import { type VolunteerAlert, volunteerAlert } from './volunteer-alert-mail.ts';
import { volunteerCertificate } from './volunteer-certificate-mail.ts';
import { volunteerConfirm } from './volunteer-confirm-mail.ts';
import { type VolunteerNews, volunteerNews } from './volunteer-news-mail.ts';
import { type ShiftNews, volunteerShift } from './volunteer-shift-mail.ts';

export type VolunteerMails = ReturnType<typeof createVolunteerMails>;

/** Who is told of volunteers, each in the transaction of the change. */
export function createVolunteerMails({
  mail,
  accounts,
  keys,
  siteUrl,
}: {
  mail: MailService;
  accounts: Pick<AccountsService, 'holdersOf' | 'emailsAmong'>;
  keys: SignedIds;
  siteUrl: string;
}) {
  const pageOf = ({ id, language, status }: Volunteer) =>
    siteUrl +
    (isVolunteering(status)
      ? pathFor('myVolunteering', language)
      : pathFor('volunteerApplication', language, { key: keys.keyOf(id) }));

  return {
    /** To a mailbox that anybody may have written. */
    async askToConfirm(tx: Tx, { id, email, language, status }: Volunteer): Promise<void> {
      await mail.enqueue(tx, {
        template: volunteerConfirm,
        to: email,
        language,
        data: {
          isKnown: status !== 'unconfirmed',
          pageUrl: siteUrl + pathFor('volunteerApplication', language, { key: keys.keyOf(id) }),
        },
      });
    },

    /** To whoever applied or volunteers. */
    async tell(
      tx: Tx,
      volunteer: Volunteer & { status: VolunteerNews },
      said: string,
    ): Promise<void> {
      const { email, language, status, tasks, accountId } = volunteer;
      const hasAccount =
        accountId !== null ||
        (await accounts.emailsAmong(tx.query, [normalizeEmail(email)])).length > 0;
      const mustSignUp = status === 'accepted' && !hasAccount;
      await mail.enqueue(tx, {
        template: volunteerNews,
        to: email,
        language,
        data: {
          state: status,
          words: said,
          tasks: status === 'accepted' ? tasksInWords(tasks, language) : '',
          pageUrl: pageOf(volunteer),
          signUpUrl: mustSignUp ? siteUrl + pathFor('register', language) : null,
        },
      });
    },

    /** To whoever is, or was, on a shift. @param said of the coordinators */
    async tellOfShift(
      tx: Tx,
      { email, language }: Volunteer,
      { id, task, startsAt, endsAt, place, notes }: Shift,
      what: ShiftNews,
      said = '',
    ): Promise<void> {
      await mail.enqueue(tx, {
        template: volunteerShift,
        about: `shift ${id}`,
        to: email,
        language,
        data: {
          ...{ what, task, startsAt, endsAt, place, notes, words: said },
          ownUrl: siteUrl + pathFor('myVolunteering', language),
        },
        expiresAt: endsAt,
      });
    },

    async sendCertificate(
      tx: Tx,
      { email, language }: Volunteer,
      { minutes, code }: Pick<Certificate, 'minutes' | 'code'>,
    ): Promise<void> {
      await mail.enqueue(tx, {
        template: volunteerCertificate,
        to: email,
        language,
        data: {
          ...{ hours: hoursInWords(minutes), code },
          ownUrl: siteUrl + pathFor('myVolunteering', language),
        },
      });
    },

    /** To those who coordinate. @param shift written out in their language */
    async alertDesk(
      tx: Tx,
      { id, folio }: Volunteer,
      what: VolunteerAlert,
      shift: (language: 'es' | 'en') => string = () => '',
    ): Promise<void> {
      for (const { email, language } of await accounts.holdersOf(
        'volunteers.coordinate',
        tx.query,
      )) {
        await mail.enqueue(tx, {
          template: volunteerAlert,
          about: what === 'applied' ? 'volunteer applications' : `volunteer ${id}`,
          to: email,
          language,
          data: {
            ...{ what, folio, shift: shift(language) },
            deskUrl: siteUrl + pathFor('adminVolunteer', language, { folio: String(folio) }),
          },
        });
      }
    },
  };
}
