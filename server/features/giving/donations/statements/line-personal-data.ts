import { formatPesos } from '#domain/money.ts';
import type { Database } from '#server/db/database.ts';
import type { PersonalData } from '#server/features/kits/personal-data/personal-data.ts';
import { findTextsOf } from './line-people.repository.ts';

/** What statements of the bank say of the person's donations. With these they are taken out (`takeDonorOut`). */
export const linePersonalData = (database: Database): PersonalData => ({
  key: 'bankDeposits',
  title: {
    es: 'Tus depósitos, como los escribe el banco',
    en: 'Your deposits, as the bank writes them',
  },
  labels: {
    date: { es: 'Fecha', en: 'Date' },
    amount: { es: 'Monto', en: 'Amount' },
    description: { es: 'Descripción', en: 'Description' },
    sender: { es: 'Ordenante', en: 'Sender' },
    reference: { es: 'Referencia', en: 'Reference' },
  },
  async find({ id }) {
    const lines = await findTextsOf(database.query, id);
    return lines.map(({ posted_on, amount_cents, ...texts }) => ({
      date: posted_on,
      amount: formatPesos(amount_cents),
      ...texts,
    }));
  },
  erase: async () => {},
});
