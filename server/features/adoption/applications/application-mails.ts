import type { Account } from '#domain/accounts/account.ts';
import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import type { ApplicationState } from '#domain/adoption/application-machine.ts';
import type { Appointment } from '#domain/adoption/application-talk.ts';
import { normalizeEmail } from '#domain/email.ts';
import type { Language } from '#domain/language.ts';
import type { Species } from '#domain/pets/vocabularies.ts';
import type { Tx } from '#server/db/database.ts';
import { petReferences } from '#server/features/animals/pets/core/pet-references.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { salutation } from '#server/features/kits/mail/salutation.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type {
  ApplicationChangedData,
  ApplicationChangedMail,
  EndedAppointment,
  PetAlike,
} from './application-changed-mail.ts';
import { applicationNotSent, type NotSentReason } from './application-not-sent-mail.ts';
import { applicationReceived } from './application-received-mail.ts';
import { applicationWithdrawn } from './application-withdrawn-mail.ts';

export type ApplicationMails = ReturnType<typeof createApplicationMails>;

/** For `about` of mails: whatever one family asks of one pet, however often it applies. */
export const aboutApplication = ({
  petId,
  email,
}: Pick<AdoptionApplication, 'petId' | 'email'>): string =>
  `application ${petId} ${normalizeEmail(email)}`;

/** The states whose mails depend on what the pets are. */
const namesSpecies: readonly ApplicationState[] = ['adopted', 'declined'];

/** Who is notified of an application, each in the transaction of the change. */
export function createApplicationMails({
  mail,
  accounts,
  applicationChanged,
}: {
  mail: MailService;
  accounts: Pick<AccountsService, 'contactsOf'>;
  applicationChanged: ApplicationChangedMail;
}) {
  /** Whoever looks after the pet; undefined where nobody does. */
  async function rescuerOf(tx: Tx, { petOwnerId }: AdoptionApplication) {
    if (petOwnerId === null) return undefined;
    const owner = (await accounts.contactsOf([petOwnerId], tx.query)).get(petOwnerId);
    return owner?.disabled ? undefined : owner;
  }

  return {
    /** To the family: what became of it, with what was said to them. */
    async notifyFamily(
      tx: Tx,
      application: AdoptionApplication,
      { status, words, reservedUntil, alike, because, ended = [] }: FamilyNews,
    ): Promise<void> {
      await mail.enqueue(tx, {
        template: applicationChanged,
        about: aboutApplication(application),
        to: application.email,
        language: application.language as Language,
        data: {
          name: salutation(application.name),
          pets: await petNames(tx, application),
          folio: application.folio,
          status,
          words,
          reservedUntil,
          ...(alike && { alike }),
          ...(because && { because }),
          ...(ended.length > 0 && { ended: ended.map((one) => endedOf(application, one)) }),
          ...(namesSpecies.includes(status) && { species: await speciesOf(tx, application) }),
        },
      });
    },

    /** To whoever looks after the pet; nobody where nobody does. */
    async notifyRescuer(tx: Tx, application: AdoptionApplication): Promise<void> {
      const owner = await rescuerOf(tx, application);
      if (!owner) return;
      await mail.enqueue(tx, {
        template: applicationReceived,
        about: aboutApplication(application),
        to: owner.email,
        language: owner.language,
        data: {
          name: salutation(owner.name),
          family: application.name,
          pets: await petNames(tx, application),
          folio: application.folio,
          message: application.message,
        },
      });
    },

    /** To whoever looks after the pet: the family changed its mind, with what it said, or is gone with its application. */
    async notifyWithdrawn(
      tx: Tx,
      application: AdoptionApplication,
      how: { words: string } | 'accountClosed',
    ): Promise<void> {
      const owner = await rescuerOf(tx, application);
      if (!owner) return;
      await mail.enqueue(tx, {
        template: applicationWithdrawn,
        about: aboutApplication(application),
        to: owner.email,
        language: owner.language,
        data: {
          name: salutation(owner.name),
          family: application.name,
          pets: await petNames(tx, application),
          folio: application.folio,
          ...(how === 'accountClosed' ? { words: '', accountClosed: true } : how),
        },
      });
    },

    /** To a family that confirmed an application which can no longer be sent. */
    async notifyNotSent(
      tx: Tx,
      { account, petIds, language, message, reason }: NotSent,
    ): Promise<void> {
      const pets = await petNamesOf(tx, petIds);
      await mail.enqueue(tx, {
        template: applicationNotSent,
        to: account.email,
        language,
        data: { name: salutation(account.name), pets, reason, message },
      });
    },
  };
}

interface NotSent {
  account: Pick<Account, 'name' | 'email'>;
  petIds: readonly string[];
  language: Language;
  message: string;
  reason: NotSentReason;
}

interface FamilyNews {
  status: ApplicationState;
  /** What whoever decided says to them. */
  words: string;
  reservedUntil: string | null;
  /** Other pets to tell them of. */
  alike?: readonly PetAlike[];
  /** Why nobody decided about the family itself. */
  because?: ApplicationChangedData['because'];
  /** Appointments that had been agreed on and are not needed any more. */
  ended?: readonly Appointment[];
}

const endedOf = (
  { email }: AdoptionApplication,
  { id, kind, sequence, chosen }: Appointment,
): EndedAppointment => ({ appointmentId: id, kind, sequence, at: chosen ?? '', email });

const petIds = ({ petId, secondPetId }: AdoptionApplication): string[] =>
  secondPetId === null ? [petId] : [petId, secondPetId];

async function speciesOf(tx: Tx, application: AdoptionApplication): Promise<Species[]> {
  const pets = await petReferences.describe(tx.query, petIds(application));
  return pets.map(({ species }) => species);
}

export const petNames = (tx: Pick<Tx, 'query'>, application: AdoptionApplication) =>
  petNamesOf(tx, petIds(application));

/** In the order of their ids; of those that there still are. */
export async function petNamesOf(
  tx: Pick<Tx, 'query'>,
  ids: readonly string[],
): Promise<readonly string[]> {
  const pets = await petReferences.find(tx.query, ids);
  return ids.flatMap((id) => pets.find((pet) => pet.id === id)?.name ?? []);
}
