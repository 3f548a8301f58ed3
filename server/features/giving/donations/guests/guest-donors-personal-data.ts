import type { Account } from '#domain/accounts/account.ts';
import { isLiving } from '#domain/donations/subscription-status.ts';
import { normalizeEmail } from '#domain/email.ts';
import { formatPesos } from '#domain/money.ts';
import type { Database } from '#server/db/database.ts';
import type { PersonalData } from '#server/features/kits/personal-data/personal-data.ts';
import { findMonthlyOfMailbox, forgetMonthlyGuest } from '../monthly/monthly-donors.repository.ts';
import { isAwaitingAnswer } from '../own-donations.repository.ts';
import { findAllOfGuest, takeGuestOut } from './guest-donors.repository.ts';

/** Whoever has only typed an address has nothing of the gifts under it. */
const mailboxOf = ({ email, confirmedAt }: Account): string | undefined =>
  confirmedAt === null ? undefined : normalizeEmail(email);

/** What somebody gave without an account under the address that they have proven since. */
export const guestDonorsPersonalData = (database: Database): PersonalData => ({
  key: 'guestDonations',
  title: { es: 'Tus donativos sin cuenta', en: 'Your donations without an account' },
  labels: {
    date: { es: 'Fecha', en: 'Date' },
    amount: { es: 'Monto', en: 'Amount' },
    status: { es: 'Estado', en: 'State' },
    productName: { es: 'Para', en: 'For' },
    name: { es: 'Nombre', en: 'Name' },
    email: { es: 'Correo', en: 'Email' },
  },
  async find(account) {
    const mailbox = mailboxOf(account);
    if (mailbox === undefined) return [];
    const gifts = await findAllOfGuest(database.query, mailbox);
    return gifts.map(({ donation: { date, amountCents, status, productName, email }, name }) => ({
      date,
      amount: formatPesos(amountCents),
      status,
      productName,
      name,
      email,
    }));
  },
  async erasureObstacle(query, account) {
    const mailbox = mailboxOf(account);
    if (mailbox === undefined) return undefined;
    const monthly = await findMonthlyOfMailbox(query, mailbox);
    // Nobody could stop its charges afterwards.
    if (monthly.some(({ status }) => isLiving(status))) return 'subscriptionBeforeErasure';
    return (await isAwaitingAnswer(query, { mailbox })) ? 'donationUnderWay' : undefined;
  },
  async erase(tx, account) {
    const mailbox = mailboxOf(account);
    if (mailbox === undefined) return;
    await takeGuestOut(tx, mailbox);
    await forgetMonthlyGuest(tx, mailbox);
  },
});
