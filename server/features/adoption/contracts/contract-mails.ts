import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import type { Language } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import type { Tx } from '#server/db/database.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { salutation } from '#server/features/kits/mail/salutation.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import { applicationReferences } from '../applications/application-references.ts';
import { contractSealed } from './contract-sealed-mail.ts';
import { contractToSign } from './contract-to-sign-mail.ts';
import type { Contract, ContractSignature } from './contracts.repository.ts';

export type ContractMails = ReturnType<typeof createContractMails>;

interface Sealed {
  contract: Contract;
  signatures: readonly ContractSignature[];
  /** Of the file store. */
  file: { key: string; name: string };
}

/** Who is notified of a contract, each in the transaction of the change. */
export function createContractMails({
  mail,
  accounts,
  siteUrl,
}: {
  mail: MailService;
  accounts: Pick<AccountsService, 'contactsOf'>;
  siteUrl: string;
}) {
  const signUrl = (id: string, language: Language) =>
    `${siteUrl}${pathFor('signContract', language, { id })}`;

  return {
    /** The contract waits for the family's signature. */
    async askFamily(tx: Tx, application: AdoptionApplication, contract: Contract): Promise<void> {
      const language = application.language as Language;
      await mail.enqueue(tx, {
        template: contractToSign,
        about: applicationReferences.about(application),
        to: application.email,
        language,
        data: {
          name: salutation(application.name),
          side: 'family',
          pets: contract.pet_names,
          signUrl: signUrl(contract.id, language),
        },
      });
    },

    /** The family has signed: now whoever looks after the pet, or has prepared the contract, is to. */
    async askOrganisation(
      tx: Tx,
      application: AdoptionApplication,
      contract: Contract,
    ): Promise<void> {
      const id = application.petOwnerId ?? contract.prepared_by;
      const person = id === null ? undefined : (await accounts.contactsOf([id], tx.query)).get(id);
      if (!person || person.disabled) return;
      const { language } = person;
      await mail.enqueue(tx, {
        template: contractToSign,
        about: applicationReferences.about(application),
        to: person.email,
        language,
        data: {
          name: salutation(person.name),
          side: 'organisation',
          pets: contract.pet_names,
          signUrl: signUrl(contract.id, language),
        },
      });
    },

    /** To both sides, with the PDF. */
    async sendSealed(
      tx: Tx,
      application: AdoptionApplication,
      { contract, signatures, file }: Sealed,
    ): Promise<void> {
      const send = (to: string, name: string, language: Language, asksForGift = false) =>
        mail.enqueue(tx, {
          template: contractSealed,
          to,
          language,
          data: {
            ...{ name: salutation(name), pets: contract.pet_names, code: contract.code },
            asksForGift,
          },
          files: [file],
        });
      await send(application.email, application.name, application.language as Language, true);
      const signer = signatures.find(({ side }) => side === 'organisation')?.accountId;
      const person = signer && (await accounts.contactsOf([signer], tx.query)).get(signer);
      if (person) await send(person.email, person.name, person.language);
    },
  };
}
