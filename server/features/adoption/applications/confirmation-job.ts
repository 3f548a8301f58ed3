import { z } from 'zod';
import { mexico } from '#domain/accounts/mexico.ts';
import type { AdoptionProfile } from '#domain/adoption/adoption-profile.ts';
import { findFederalState } from '#domain/federal-states.ts';
import { pathFor } from '#domain/site-map.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { salutation } from '#server/features/kits/mail/salutation.ts';
import type { RegistrationService } from '#server/features/people/accounts/registration.service.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { applicationConfirmation } from './application-confirmation-mail.ts';
import { petNamesOf } from './application-mails.ts';
import { deletePending, lockPending, noteLink } from './pending-applications.repository.ts';

interface Dependencies {
  mail: MailService;
  registration: Pick<RegistrationService, 'openAccount'>;
}

export type ConfirmationJob = ReturnType<typeof confirmationJob>;

/** Whether the address has an account is found out here, after the sender has had the answer. */
export const confirmationJob = ({ mail, registration }: Dependencies) =>
  defineJob({
    kind: 'applications.confirm',
    queue: 'quick',
    timeLimit: 60_000,
    input: z.object({ id: z.string() }),
    run:
      async ({ id }) =>
      async (tx) => {
        const pending = await lockPending(tx, id);
        if (!pending) return;
        const opened = await registration.openAccount(
          tx,
          { ...pending, home: homeOf(pending.profile) },
          pathFor('myApplications', pending.language),
        );
        if (!opened) return deletePending(tx, [id]);
        const { account, isNew, linkId, url } = opened;
        await noteLink(tx, id, linkId);
        await mail.enqueue(tx, {
          template: applicationConfirmation,
          to: account.email,
          language: isNew ? pending.language : account.language,
          data: {
            // Whoever sent it may be a stranger: nothing that they wrote is said to the owner of the address.
            name: isNew ? '' : salutation(account.name),
            pets: await petNamesOf(tx, pending.petIds),
            isNew,
            passwordUrl: url,
          },
        });
      },
  });

/** For the account, which asks nothing again that was answered. The states are those of Mexico, and nowhere else. */
function homeOf({ place }: AdoptionProfile) {
  if (!place) return undefined;
  return { ...place, country: findFederalState(place.federalState) ? mexico : '' };
}
