import { formatPesos } from '#domain/money.ts';
import type { Database } from '#server/db/database.ts';
import type { PersonalData } from '#server/features/kits/personal-data/personal-data.ts';
import { findPastOf, takePastDonorOut } from './past-donations.repository.ts';

/** Donations that were brought in under the person's e-mail: no account gave them. */
export const pastDonationsPersonalData = (database: Database): PersonalData => ({
  key: 'pastDonations',
  title: { es: 'Tus donativos anteriores al portal', en: 'Your donations before the portal' },
  labels: {
    date: { es: 'Fecha', en: 'Date' },
    amount: { es: 'Monto', en: 'Amount' },
    productName: { es: 'Para', en: 'For' },
    email: { es: 'Correo', en: 'Email' },
  },
  async find({ email }) {
    const donations = await findPastOf(database.query, email);
    return donations.map(({ date, amountCents, productName, email: address }) => ({
      date,
      amount: formatPesos(amountCents),
      productName,
      email: address,
    }));
  },
  erase: (tx, { email }) => takePastDonorOut(tx, email),
});
