import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import type { Appointment, TalkMessage } from '#domain/adoption/application-talk.ts';
import type { Language } from '#domain/language.ts';
import type { Tx } from '#server/db/database.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import type { MailTemplate } from '#server/features/kits/mail/mail-content.ts';
import { salutation } from '#server/features/kits/mail/salutation.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import { aboutApplication, petNames } from './application-mails.ts';
import {
  type AgreedData,
  type AppointmentMails,
  appointmentProposed,
  appointmentSuggested,
  type CancelledData,
} from './appointment-mails.ts';
import { messageWritten, questionAnswered, questionAsked } from './question-mails.ts';
import type { TalkMailData } from './talk-mail.ts';

export type TalkMails = ReturnType<typeof createTalkMails>;

interface Reader {
  email: string;
  language: Language;
  about: string;
  /** What a mail says whoever reads it. */
  data: TalkMailData;
}

/** Who is notified of what is said about an application, each in the transaction of the change. */
export function createTalkMails({
  mail,
  accounts,
  appointments,
}: {
  mail: MailService;
  accounts: Pick<AccountsService, 'contactsOf'>;
  appointments: AppointmentMails;
}) {
  async function family(tx: Tx, application: AdoptionApplication): Promise<Reader> {
    const { email, name, language, folio } = application;
    const pets = await petNames(tx, application);
    const data = { name: salutation(name), pets, folio, isFamily: true };
    const about = aboutApplication(application);
    return { email, language: language as Language, about, data };
  }

  /** Whoever looks after the pet; undefined where nobody does. */
  async function rescuer(tx: Tx, application: AdoptionApplication): Promise<Reader | undefined> {
    const { petOwnerId, folio } = application;
    if (petOwnerId === null) return undefined;
    const owner = (await accounts.contactsOf([petOwnerId], tx.query)).get(petOwnerId);
    if (!owner || owner.disabled) return undefined;
    const pets = await petNames(tx, application);
    const data = { name: salutation(owner.name), pets, folio, isFamily: false };
    const { email, language } = owner;
    return { email, language, about: aboutApplication(application), data };
  }

  async function both(tx: Tx, application: AdoptionApplication): Promise<Reader[]> {
    const readers = [await family(tx, application), await rescuer(tx, application)];
    return readers.filter((reader) => reader !== undefined);
  }

  async function send<Data extends TalkMailData>(
    tx: Tx,
    readers: readonly (Reader | undefined)[],
    template: MailTemplate<Data>,
    input: Omit<Data, keyof TalkMailData | 'email'>,
    expiresAt?: string,
  ): Promise<void> {
    for (const reader of readers) {
      if (!reader) continue;
      const { about, email, language } = reader;
      const data = { ...input, ...reader.data, email } as unknown as Data;
      await mail.enqueue(tx, { template, about, to: email, language, data, expiresAt });
    }
  }

  const details = ({ name }: AdoptionApplication, { id, kind, sequence, chosen }: Appointment) => ({
    appointmentId: id,
    kind,
    sequence,
    family: name,
    at: chosen ?? '',
  });

  return {
    async notifyQuestion(tx: Tx, application: AdoptionApplication, question: string) {
      await send(tx, [await family(tx, application)], questionAsked, { question });
    },

    async notifyAnswer(
      tx: Tx,
      application: AdoptionApplication,
      input: { question: string; answer: string },
    ) {
      const readers = [await rescuer(tx, application)];
      await send(tx, readers, questionAnswered, { ...input, family: application.name });
    },

    /** To the other side. */
    async notifyMessage(tx: Tx, application: AdoptionApplication, { by, text }: TalkMessage) {
      const reader =
        by === 'family' ? await rescuer(tx, application) : await family(tx, application);
      await send(tx, [reader], messageWritten, { message: text, family: application.name });
    },

    async notifySuggested(
      tx: Tx,
      application: AdoptionApplication,
      { kind, suggested }: Required<Pick<Appointment, 'kind' | 'suggested'>>,
    ) {
      const data = { kind, options: suggested, family: application.name };
      await send(tx, [await rescuer(tx, application)], appointmentSuggested, data);
    },

    async notifyProposed(tx: Tx, application: AdoptionApplication, { kind, options }: Appointment) {
      const readers = [await family(tx, application)];
      await send(tx, readers, appointmentProposed, { kind, options });
    },

    /** To both. */
    async notifyAgreed(
      tx: Tx,
      application: AdoptionApplication,
      appointment: Appointment,
      news: Pick<AgreedData, 'isMoved' | 'by'>,
    ) {
      const data = { ...details(application, appointment), ...news };
      await send(tx, await both(tx, application), appointments.agreed, data, data.at);
    },

    /** To both, for their calendars; of one for which no time was chosen, to the other side alone. */
    async notifyCancelled(
      tx: Tx,
      application: AdoptionApplication,
      appointment: Appointment,
      { by, familyIsTold = false }: Pick<CancelledData, 'by'> & { familyIsTold?: boolean },
    ) {
      const at = appointment.chosen;
      const all = (await both(tx, application)).filter(
        ({ data }) => !(familyIsTold && data.isFamily),
      );
      const readers =
        at === null ? all.filter(({ data }) => data.isFamily !== (by === 'family')) : all;
      const data = { ...details(application, appointment), at, by };
      await send(tx, readers, appointments.cancelled, data);
    },

    /** To both. */
    async remindOf(tx: Tx, application: AdoptionApplication, appointment: Appointment) {
      const data = details(application, appointment);
      await send(tx, await both(tx, application), appointments.reminder, data, data.at);
    },
  };
}
