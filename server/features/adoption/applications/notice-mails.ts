import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import type { Clock } from '#domain/clock.ts';
import type { Language } from '#domain/language.ts';
import type { Tx } from '#server/db/database.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { salutation } from '#server/features/kits/mail/salutation.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import { aboutApplication, petNames } from './application-mails.ts';
import { type FamilyNoticeData, familyNotice } from './family-notice-mail.ts';
import { type WaitingApplicationsData, waitingApplications } from './waiting-applications-mail.ts';

export type NoticeMails = ReturnType<typeof createNoticeMails>;

/** In one mail. */
export const mostListed = 30;
const day = 86_400_000;

/** Who is notified that applications wait, each in the transaction that notes it. */
export function createNoticeMails({
  mail,
  accounts,
  clock,
}: {
  mail: MailService;
  accounts: Pick<AccountsService, 'contactsOf' | 'administratorContacts'>;
  clock: Clock;
}) {
  async function listed(tx: Tx, applications: readonly AdoptionApplication[]) {
    const now = clock.now().getTime();
    const list: WaitingApplicationsData['applications'][number][] = [];
    for (const one of applications.slice(0, mostListed)) {
      const days = Math.floor((now - Date.parse(one.createdAt)) / day);
      list.push({ folio: one.folio, family: one.name, pets: await petNames(tx, one), days });
    }
    return list;
  }

  return {
    /** @param about the application whose pets the occasion is about */
    async listToRescuer(
      tx: Tx,
      rescuerId: string | null,
      occasion: WaitingApplicationsData['occasion'],
      applications: readonly AdoptionApplication[],
      about?: AdoptionApplication,
    ): Promise<void> {
      if (rescuerId === null) return;
      const rescuer = (await accounts.contactsOf([rescuerId], tx.query)).get(rescuerId);
      if (!rescuer || rescuer.disabled) return;
      await mail.enqueue(tx, {
        template: waitingApplications,
        to: rescuer.email,
        language: rescuer.language,
        data: {
          name: salutation(rescuer.name),
          occasion,
          pets: about ? await petNames(tx, about) : [],
          applications: await listed(tx, applications),
        },
      });
    },

    async listToAdministrators(
      tx: Tx,
      applications: readonly AdoptionApplication[],
    ): Promise<void> {
      const list = await listed(tx, applications);
      for (const { name, email, language } of await accounts.administratorContacts(tx.query)) {
        const data = { name: salutation(name), pets: [], applications: list };
        await mail.enqueue(tx, {
          template: waitingApplications,
          to: email,
          language,
          data: { ...data, occasion: 'unreadForStaff' },
        });
      }
    },

    async notifyFamilyOf(
      tx: Tx,
      application: AdoptionApplication,
      occasion: FamilyNoticeData['occasion'],
    ): Promise<void> {
      const { name, email, folio, language } = application;
      await mail.enqueue(tx, {
        template: familyNotice,
        about: aboutApplication(application),
        to: email,
        language: language as Language,
        data: { name: salutation(name), occasion, folio, pets: await petNames(tx, application) },
      });
    },
  };
}
