import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import type { Language } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import type { Tx } from '#server/db/database.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { nameAlone, salutation } from '#server/features/kits/mail/salutation.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import { applicationReferences } from '../applications/application-references.ts';
import { referenceAnswered } from './reference-answered-mail.ts';
import type { ReferenceCheck } from './reference-checks.repository.ts';
import { referenceQuestion } from './reference-question-mail.ts';

export type ReferenceMails = ReturnType<typeof createReferenceMails>;

type Reached = Pick<ReferenceCheck, 'openUntil'> & { email: string };

/** Who is notified of a reference, each in the transaction of the change. */
export function createReferenceMails({
  mail,
  accounts,
  siteUrl,
}: {
  mail: MailService;
  accounts: Pick<AccountsService, 'contactsOf'>;
  siteUrl: string;
}) {
  async function write(
    tx: Tx,
    application: AdoptionApplication,
    { email, openUntil }: Reached,
    key: string,
    isReminder: boolean,
  ): Promise<void> {
    const language = application.language as Language;
    await mail.enqueue(tx, {
      template: referenceQuestion,
      to: email,
      language,
      data: {
        // Strangers wrote both names.
        family: nameAlone(application.name),
        pets: await applicationReferences.petNames(tx, application),
        isReminder,
        openUntil,
        answerUrl: siteUrl + pathFor('reference', language, { key }),
      },
      expiresAt: openUntil,
    });
  }

  return {
    ask: (tx: Tx, application: AdoptionApplication, check: Reached, key: string) =>
      write(tx, application, check, key, false),

    remind: (tx: Tx, application: AdoptionApplication, check: Reached, key: string) =>
      write(tx, application, check, key, true),

    /** To whoever looks after the pet; nobody where nobody does. */
    async notifyAnswered(tx: Tx, application: AdoptionApplication): Promise<void> {
      const { petOwnerId, folio, name: family } = application;
      if (petOwnerId === null) return;
      const owner = (await accounts.contactsOf([petOwnerId], tx.query)).get(petOwnerId);
      if (!owner || owner.disabled) return;
      await mail.enqueue(tx, {
        template: referenceAnswered,
        to: owner.email,
        language: owner.language,
        data: { name: salutation(owner.name), family, folio },
      });
    },
  };
}
