import { formatPesos } from '#domain/money.ts';
import type { Database } from '#server/db/database.ts';
import type { PersonalData } from '#server/features/kits/personal-data/personal-data.ts';
import { findInKindOf, takeInKindDonorsOut } from './in-kind.repository.ts';

/** Gifts in kind that were recorded under the person's e-mail. */
export const inKindPersonalData = (database: Database): PersonalData => ({
  key: 'inKindGifts',
  title: { es: 'Tus donativos en especie', en: 'Your gifts in kind' },
  labels: {
    date: { es: 'Fecha', en: 'Date' },
    what: { es: 'Qué diste', en: 'What you gave' },
    estimate: { es: 'Valor estimado', en: 'Estimated value' },
    name: { es: 'Nombre', en: 'Name' },
    email: { es: 'Correo', en: 'Email' },
  },
  async find({ email }) {
    const gifts = await findInKindOf(database.query, email);
    return gifts.map(({ receivedOn, what, estimatedCents, donorName, email: address }) => ({
      date: receivedOn,
      what,
      estimate: estimatedCents === null ? '' : formatPesos(estimatedCents),
      name: donorName,
      email: address,
    }));
  },
  async erase(tx, { email }) {
    const gifts = await findInKindOf(tx.query, email);
    await takeInKindDonorsOut(
      tx,
      gifts.map(({ id }) => id),
    );
  },
});
