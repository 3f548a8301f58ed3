import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import type { HelpRequest } from '#domain/adoption/help-request.ts';
import type { Language } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import type { Tx } from '#server/db/database.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { salutation } from '#server/features/kits/mail/salutation.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import { applicationReferences } from '../applications/application-references.ts';
import { followUpAlarm } from './follow-up-alarm-mail.ts';
import { followUpQuestion } from './follow-up-question-mail.ts';
import type { FollowUp } from './follow-ups.repository.ts';
import { sterilizationReminder } from './sterilization-reminder-mail.ts';

export type FollowUpMails = ReturnType<typeof createFollowUpMails>;

/** Who is notified of a follow-up, each in the transaction of the change. */
export function createFollowUpMails({
  mail,
  accounts,
  siteUrl,
}: {
  mail: MailService;
  accounts: Pick<AccountsService, 'contactsOf' | 'administratorContacts'>;
  siteUrl: string;
}) {
  return {
    /** To the family. @param expiresAt an instant: later it is of no use */
    async ask(
      tx: Tx,
      application: AdoptionApplication,
      { step }: FollowUp,
      token: string,
      expiresAt: string,
    ): Promise<void> {
      const language = application.language as Language;
      await mail.enqueue(tx, {
        template: followUpQuestion,
        to: application.email,
        language,
        data: {
          name: salutation(application.name),
          pets: (await applicationReferences.petsWithFamily(tx, application)).map(nameOf),
          step,
          answerUrl: siteUrl + pathFor('followUp', language, { key: token }),
        },
        expiresAt,
      });
    },

    /** To the family. @param dueOn YYYY-MM-DD */
    async remindOfSterilization(
      tx: Tx,
      { name, email, folio, language }: AdoptionApplication,
      pet: string,
      dueOn: string,
    ): Promise<void> {
      await mail.enqueue(tx, {
        template: sterilizationReminder,
        to: email,
        language: language as Language,
        data: { name: salutation(name), pet, dueOn, folio },
      });
    },

    /** To whoever looks after the pet; to administrators where nobody does. */
    async alarm(
      tx: Tx,
      application: AdoptionApplication,
      { answer, words }: Pick<HelpRequest, 'answer' | 'words'>,
    ): Promise<void> {
      const { petOwnerId, folio, name: family, email, phone } = application;
      const owner =
        petOwnerId === null
          ? undefined
          : (await accounts.contactsOf([petOwnerId], tx.query)).get(petOwnerId);
      const readers =
        owner && !owner.disabled ? [owner] : await accounts.administratorContacts(tx.query);
      const here = (await applicationReferences.petsWithFamily(tx, application)).map(nameOf);
      // What a family says after the pet has left is news all the same.
      const pets = here.length > 0 ? here : await applicationReferences.petNames(tx, application);
      for (const reader of readers) {
        await mail.enqueue(tx, {
          template: followUpAlarm,
          to: reader.email,
          language: reader.language,
          data: {
            ...{ family, pets, folio, answer, words, phone },
            name: salutation(reader.name),
            familyEmail: email,
          },
        });
      }
    },
  };
}

const nameOf = ({ name }: { name: string }): string => name;
