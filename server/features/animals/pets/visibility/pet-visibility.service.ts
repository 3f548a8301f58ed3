import { type Clock, dateIn } from '#domain/clock.ts';
import { daysBetween } from '#domain/dates.ts';
import type { Database } from '#server/db/database.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { salutation } from '#server/features/kits/mail/salutation.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import { findBondedMates } from '../groups/bonded-pairs.ts';
import { type ExpiringPet, findExpiringPets } from './pet-visibility.repository.ts';
import { petVisibility } from './pet-visibility-mail.ts';
import { createReminderLinks } from './reminder-links.ts';

/** Days before a pet leaves the lists on which its owner is asked once more. */
const lastCall = 3;
const petsAtOnce = 200;

/**
 * Each morning the owners of pets whose notification date has come are asked whether the pet is still looking for a
 * family, and once more shortly before it leaves the lists. A day on which the portal was down is made up for; the
 * mails' keys keep anybody from being asked twice about the same date.
 */
export function petVisibilityMails({
  database,
  mail,
  accounts,
  clock,
  timezone,
  siteUrl,
  secretKey,
}: {
  database: Database;
  mail: MailService;
  accounts: Pick<AccountsService, 'contactsOf'>;
  clock: Clock;
  /** IANA name; decides which day is today. */
  timezone: string;
  siteUrl: string;
  secretKey: string;
}) {
  const links = createReminderLinks(siteUrl, secretKey);
  async function askOwners(): Promise<void> {
    const today = dateIn(timezone, clock.now());
    let afterId = '';
    for (;;) {
      const pets = await findExpiringPets(database, today, { afterId, limit: petsAtOnce });
      await ask(pets, today);
      const last = pets.at(-1);
      if (!last || pets.length < petsAtOnce) return;
      afterId = last.id;
    }
  }

  /** Accounts that are disabled are not written to. */
  function ask(pets: readonly ExpiringPet[], today: string): Promise<void> {
    return database.transaction(async (tx) => {
      const owners = await accounts.contactsOf(
        pets.map(({ ownerId }) => ownerId),
        tx.query,
      );
      const mates = await findBondedMates(
        tx.query,
        pets.map(({ id }) => id),
        today,
      );
      for (const pet of pets) {
        const { id, petName, programme, expiresOn } = pet;
        const owner = owners.get(pet.ownerId);
        if (!owner || owner.disabled) continue;
        const { email, language } = owner;
        const daysLeft = daysBetween(today, expiresOn);
        const call = daysLeft <= lastCall ? 'last' : 'first';
        const mate = mates.find(({ petId }) => petId === id);
        const data = {
          name: salutation(owner.name),
          petId: id,
          petName,
          programme,
          expiresOn,
          daysLeft,
          ...(mate && { mateName: mate.mateName }),
          renewUrl: links.url('renew', pet, language),
          pauseUrl: links.url('pause', pet, language),
        };
        // Finished jobs are remembered for longer than a pet is visible, and their keys with them.
        await mail.enqueue(
          tx,
          { template: petVisibility, to: email, language, data },
          { dedupeKey: `pet-visibility ${id} ${expiresOn} ${call}` },
        );
      }
    });
  }

  return defineScheduledJob({
    kind: 'pets.askOwners',
    queue: 'reminders',
    timeLimit: 600_000,
    pattern: '0 9 * * *',
    scope: 'cluster',
    run: askOwners,
  });
}
