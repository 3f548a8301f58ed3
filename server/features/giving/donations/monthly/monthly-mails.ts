import type { Tx } from '#server/db/database.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import { monthlyCancelled } from '../mails/monthly-cancelled-mail.ts';
import { monthlyCardExpiring } from '../mails/monthly-card-expiring-mail.ts';
import { monthlyChargeFailed } from '../mails/monthly-charge-failed-mail.ts';
import type { MonthlyDonation } from './monthly-donations.repository.ts';

export const monthlyMailTemplates = [monthlyChargeFailed, monthlyCardExpiring, monthlyCancelled];

export type MonthlyMails = ReturnType<typeof createMonthlyMails>;

/** In the transaction of what they tell. */
export function createMonthlyMails({
  mail,
  accounts,
}: {
  mail: MailService;
  accounts: AccountsService;
}) {
  async function donorName(tx: Tx, { userId }: MonthlyDonation): Promise<string> {
    if (userId === null) return '';
    return (await accounts.contactsOf([userId], tx.query)).get(userId)?.name ?? '';
  }

  return {
    async chargeFailed(tx: Tx, monthly: MonthlyDonation): Promise<void> {
      const { email: to, language, amountCents, status } = monthly;
      if (to === '') return;
      const donor = await donorName(tx, monthly);
      const data = { name: donor, amountCents, isPaused: status === 'suspended' };
      await mail.enqueue(tx, { template: monthlyChargeFailed, to, language, data });
    },

    async cancelled(tx: Tx, monthly: MonthlyDonation): Promise<void> {
      const { email: to, language, amountCents } = monthly;
      if (to === '') return;
      const data = { name: await donorName(tx, monthly), amountCents };
      await mail.enqueue(tx, { template: monthlyCancelled, to, language, data });
    },

    async cardExpiring(tx: Tx, monthly: MonthlyDonation): Promise<void> {
      const { email: to, language, amountCents, cardExpires } = monthly;
      if (to === '' || cardExpires === null) return;
      const data = { name: await donorName(tx, monthly), amountCents, cardExpires };
      await mail.enqueue(tx, { template: monthlyCardExpiring, to, language, data });
    },
  };
}
