import type { Database } from '#server/db/database.ts';
import type { PersonalData } from '#server/features/kits/personal-data/personal-data.ts';
import { findWrittenBy, findWrittenByVets, forgetAuthor } from './care-entries.repository.ts';

/**
 * What the person wrote in medical records, and vets in those of their pets by a link; it stays with the pet, without their name, and of a pet that they adopted
 * without their notes.
 */
export const carePersonalData = (database: Database): PersonalData => ({
  key: 'careEntries',
  title: {
    es: 'Lo que tú, y por un enlace tus veterinarios, registraron en cartillas de salud',
    en: 'What you, and by a link your vets, recorded in medical records',
  },
  labels: {
    kind: { es: 'Tipo', en: 'Kind' },
    onDate: { es: 'Fecha', en: 'Date' },
    product: { es: 'Producto', en: 'Product' },
    lot: { es: 'Lote', en: 'Lot' },
    title: { es: 'Qué fue', en: 'What it was' },
    text: { es: 'Notas', en: 'Notes' },
    vetName: { es: 'Veterinario', en: 'Vet' },
    vetLicence: { es: 'Cédula profesional', en: 'Professional license' },
    clinic: { es: 'Clínica', en: 'Clinic' },
    createdAt: { es: 'Cuándo lo registraste', en: 'When you recorded it' },
  },
  async find({ id }) {
    const { query } = database;
    const written = [...(await findWrittenBy(query, id)), ...(await findWrittenByVets(query, id))];
    return written.map((one) => ({ ...one }));
  },
  erase: (tx, { id }) => forgetAuthor(tx, id),
});
