import type { PetLeave } from '#domain/donations/pet-leave.ts';
import { isLiving } from '#domain/donations/subscription-status.ts';
import type { PublicPet } from '#domain/pets/pet.ts';
import { pathFor } from '#domain/site-map.ts';
import type { Tx } from '#server/db/database.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { nameAlone } from '#server/features/kits/mail/salutation.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { GuestKeys } from '../guests/guest-keys.ts';
import { guestUrl } from '../guests/guest-url.ts';
import { monthlyCancelled } from '../mails/monthly-cancelled-mail.ts';
import { monthlyCardExpiring } from '../mails/monthly-card-expiring-mail.ts';
import { monthlyChargeFailed } from '../mails/monthly-charge-failed-mail.ts';
import { monthlyEnded } from '../mails/monthly-ended-mail.ts';
import { monthlyPetLeft } from '../mails/monthly-pet-left-mail.ts';
import { monthlyPetNews } from '../mails/monthly-pet-news-mail.ts';
import { monthlyYear } from '../mails/monthly-year-mail.ts';
import type { MonthlyDonation } from './monthly-donation.ts';
import { findLatestGift } from './monthly-gifts.repository.ts';
import type { PetNews } from './pet-news.ts';
import type { PetNewsLinks } from './pet-news-links.ts';

export const monthlyMailTemplates = [
  monthlyChargeFailed,
  monthlyCardExpiring,
  monthlyCancelled,
  monthlyEnded,
  monthlyYear,
  monthlyPetLeft,
  monthlyPetNews,
];

export type MonthlyMails = ReturnType<typeof createMonthlyMails>;

/** In the transaction of what they tell; nobody is told whose address is known no longer. */
export function createMonthlyMails(dependencies: {
  mail: MailService;
  accounts: AccountsService;
  guestKeys: GuestKeys;
  siteUrl: string;
  petNewsLinks: PetNewsLinks;
}) {
  const { mail, accounts, siteUrl, petNewsLinks } = dependencies;

  /** A guest's as far as it is a name: anybody can give in the name of any mailbox. */
  async function donorName(tx: Tx, { userId, guestName }: MonthlyDonation): Promise<string> {
    if (userId === null) return nameAlone(guestName);
    return (await accounts.contactsOf([userId], tx.query)).get(userId)?.name ?? '';
  }

  /** Where its donor changes it: the profile, or the link of its latest gift. */
  async function manageUrlOf(tx: Tx, { id, userId, language }: MonthlyDonation): Promise<string> {
    if (userId !== null) return `${siteUrl}${pathFor('myProfile', language)}#donativo`;
    const gift = await findLatestGift(tx.query, id);
    return gift === undefined ? siteUrl : guestUrl(dependencies, gift, language);
  }

  async function about(tx: Tx, monthly: MonthlyDonation) {
    return {
      name: await donorName(tx, monthly),
      amountCents: monthly.amountCents,
      interval: monthly.interval,
      isByCard: monthly.method === 'card',
      manageUrl: await manageUrlOf(tx, monthly),
    };
  }

  return {
    async chargeFailed(tx: Tx, monthly: MonthlyDonation): Promise<void> {
      const { email: to, language, status, decline, retryAt } = monthly;
      if (to === '') return;
      const isPaused = status === 'suspended';
      const data = { ...(await about(tx, monthly)), isPaused, decline, retryAt };
      await mail.enqueue(tx, { template: monthlyChargeFailed, to, language, data });
    },

    async cancelled(tx: Tx, monthly: MonthlyDonation): Promise<void> {
      const { email: to, language } = monthly;
      if (to === '') return;
      const isGuest = monthly.userId === null;
      const data = { ...(await about(tx, monthly)), isGuest };
      await mail.enqueue(tx, { template: monthlyCancelled, to, language, data });
    },

    /** After the last try. */
    async ended(tx: Tx, monthly: MonthlyDonation): Promise<void> {
      const { email: to, language, petId } = monthly;
      if (to === '') return;
      const data = { ...(await about(tx, monthly)), petId };
      await mail.enqueue(tx, { template: monthlyEnded, to, language, data });
    },

    async cardExpiring(tx: Tx, monthly: MonthlyDonation): Promise<void> {
      const { email: to, language, cardExpires } = monthly;
      if (to === '' || cardExpires === null) return;
      const data = { ...(await about(tx, monthly)), cardExpires };
      await mail.enqueue(tx, { template: monthlyCardExpiring, to, language, data });
    },

    /** To whoever began it; what waits for its donor tells nobody. */
    async petLeft(
      tx: Tx,
      monthly: MonthlyDonation,
      pet: { petName: string; why: PetLeave },
    ): Promise<void> {
      const { email: to, language, status } = monthly;
      if (to === '' || !isLiving(status)) return;
      const data = { ...(await about(tx, monthly)), ...pet };
      await mail.enqueue(tx, { template: monthlyPetLeft, to, language, data });
    },

    /** What the pet's page shows anew. */
    async petNews(
      tx: Tx,
      monthly: MonthlyDonation,
      { pet, news }: { pet: PublicPet; news: PetNews },
    ): Promise<void> {
      const { id, email: to, language } = monthly;
      if (to === '') return;
      const page = pet.status === 'adoption' ? 'adoptionPet' : 'rehabilitationPet';
      const data = {
        name: await donorName(tx, monthly),
        petName: pet.name,
        sex: pet.sex,
        what: news.what,
        story: news.what.includes('story') ? pet.story : '',
        photos: news.photos,
        pagePath: pathFor(page, language, { id: pet.id }),
        manageUrl: await manageUrlOf(tx, monthly),
        endUrl: petNewsLinks.endUrl(id),
      };
      const headers = petNewsLinks.headers(id);
      await mail.enqueue(tx, { template: monthlyPetNews, to, language, headers, data });
    },

    async yearOver(
      tx: Tx,
      monthly: MonthlyDonation,
      year: { years: number; givenCents: number },
    ): Promise<void> {
      const { email: to, language, status, confirmedAt, createdAt } = monthly;
      if (to === '') return;
      const isPaused = status === 'suspended';
      const since = confirmedAt ?? createdAt;
      const data = { ...(await about(tx, monthly)), ...year, since, isPaused };
      await mail.enqueue(tx, { template: monthlyYear, to, language, data });
    },
  };
}
