import type { FosterHome } from '#domain/fostering/foster-home.ts';
import type { FosterPlacement, PlacementEnd } from '#domain/fostering/foster-placement.ts';
import type { FosterRequest } from '#domain/fostering/foster-request.ts';
import type { Tx } from '#server/db/database.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { salutation } from '#server/features/kits/mail/salutation.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { TreatedPet } from '../pets/core/pet-references.ts';
import { handRaised } from './hand-raised-mail.ts';
import { homeChosen } from './home-chosen-mail.ts';
import { requestClosed } from './request-closed-mail.ts';
import { requestSolved } from './request-solved-mail.ts';
import { stayEnded } from './stay-ended-mail.ts';
import { stayStarted } from './stay-started-mail.ts';

export type FosterMails = ReturnType<typeof createFosterMails>;

/** What foster homes are told, each in the transaction of the change. */
export function createFosterMails({
  mail,
  accounts,
}: {
  mail: MailService;
  accounts: Pick<AccountsService, 'contactsOf' | 'holdersOf'>;
}) {
  async function reached(tx: Tx, accountId: string) {
    const contact = (await accounts.contactsOf([accountId], tx.query)).get(accountId);
    return contact && !contact.disabled ? contact : undefined;
  }

  return {
    reached,

    async notifyStarted(
      tx: Tx,
      home: FosterHome,
      { id: petId, name: pet, ownerId }: TreatedPet,
      { startedOn, plannedUntil, lent }: FosterPlacement,
    ): Promise<void> {
      const person = await reached(tx, home.accountId);
      if (!person) return;
      const owner = ownerId === null ? undefined : await reached(tx, ownerId);
      await mail.enqueue(tx, {
        template: stayStarted,
        about: `stay ${petId}`,
        to: person.email,
        language: person.language,
        data: {
          name: salutation(person.name),
          pet,
          startedOn,
          plannedUntil,
          lent: lent.filter(({ returned }) => !returned).map(({ what }) => what),
          owner: owner && { name: owner.name, email: owner.email },
        },
      });
    },

    /** To whoever looks after the pet; of one without an owner to whoever manages homes. */
    async notifyHand(
      tx: Tx,
      { pet, home, words }: { pet: TreatedPet; home: FosterHome; words: string },
    ): Promise<void> {
      const person = await reached(tx, home.accountId);
      if (!person) return;
      const keepers =
        pet.ownerId === null
          ? (await accounts.holdersOf('fosters.manage', tx.query)).map(({ id }) => id).slice(0, 5)
          : [pet.ownerId];
      const { name, email, phone } = person;
      for (const keeperId of keepers) {
        const keeper = await reached(tx, keeperId);
        if (!keeper) continue;
        await mail.enqueue(tx, {
          template: handRaised,
          about: `hands ${pet.id}`,
          to: keeper.email,
          language: keeper.language,
          data: {
            name: salutation(keeper.name),
            pet: pet.name,
            petId: pet.id,
            words,
            home: { name, city: home.city, email, phone },
          },
        });
      }
    },

    /** To whoever asked and to the home that said yes: each how to reach the other. Nobody where an account is gone. */
    async notifySolved(
      tx: Tx,
      { authorId, species, count, pickup }: FosterRequest,
      home: FosterHome,
    ): Promise<void> {
      const author = authorId === null ? undefined : await reached(tx, authorId);
      const person = await reached(tx, home.accountId);
      if (!author || !person) return;
      const { name, email, phone } = person;
      await mail.enqueue(tx, {
        template: requestSolved,
        to: author.email,
        language: author.language,
        data: {
          name: salutation(author.name),
          species,
          count,
          home: { name, city: home.city, email, phone },
        },
      });
      await mail.enqueue(tx, {
        template: homeChosen,
        to: person.email,
        language: person.language,
        data: {
          name: salutation(person.name),
          species,
          count,
          pickup,
          asker: { name: author.name, email: author.email, phone: author.phone },
        },
      });
    },

    /** To a home that need not answer, or come, any more. @param isSolved another home takes them */
    async notifyClosed(
      tx: Tx,
      { species, count }: FosterRequest,
      home: FosterHome | undefined,
      isSolved = false,
    ): Promise<void> {
      const person = home && (await reached(tx, home.accountId));
      if (!person) return;
      await mail.enqueue(tx, {
        template: requestClosed,
        to: person.email,
        language: person.language,
        data: { name: salutation(person.name), species, count, isSolved },
      });
    },

    async notifyEnded(
      tx: Tx,
      home: FosterHome,
      { id: petId, name: pet, sex }: TreatedPet,
      { lent }: FosterPlacement,
      reason: PlacementEnd,
    ): Promise<void> {
      const person = await reached(tx, home.accountId);
      if (!person) return;
      await mail.enqueue(tx, {
        template: stayEnded,
        about: `stay ${petId}`,
        to: person.email,
        language: person.language,
        data: {
          name: salutation(person.name),
          pet,
          sex,
          reason,
          missing: lent.filter(({ returned }) => !returned).map(({ what }) => what),
        },
      });
    },
  };
}
