import type { Database } from '#server/db/database.ts';
import type { PersonalData } from '#server/features/kits/personal-data/personal-data.ts';
import { deleteReaderOf } from './wish-readers.repository.ts';
import { findWishesOf } from './wishes.repository.ts';

/** Of which new pets somebody wants to be told: known by the address that their account has shown to be theirs. */
export const wishesPersonalData = (database: Database): PersonalData => ({
  key: 'petAlerts',
  title: { es: 'Tus avisos de mascotas nuevas', en: 'Your alerts for new pets' },
  labels: {
    requestedAt: { es: 'Pedido', en: 'Asked for' },
    state: { es: 'Estado', en: 'State' },
    programme: { es: 'Programa', en: 'Program' },
    filter: { es: 'Qué buscas', en: 'What you look for' },
    lastsUntil: { es: 'Termina', en: 'Ends' },
    email: { es: 'Correo', en: 'Email' },
    language: { es: 'Idioma', en: 'Language' },
    devices: { es: 'Dispositivos con avisos', en: 'Devices with alerts' },
  },
  find: async ({ email, confirmedAt }) =>
    confirmedAt === null ? [] : findWishesOf(database, email),
  async erase(tx, { email, confirmedAt }) {
    if (confirmedAt !== null) await deleteReaderOf(tx, email);
  },
});
