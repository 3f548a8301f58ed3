import { careLotLimits } from '#domain/care/care-lot.ts';
import type { Database } from '#server/db/database.ts';
import type { PersonalData } from '#server/features/kits/personal-data/personal-data.ts';
import { deleteLotsOf, findLots } from './care-lots.repository.ts';

/** What the person has of vaccines and the like. */
export const careLotsPersonalData = (database: Database): PersonalData => ({
  key: 'careLots',
  title: { es: 'Tus lotes de vacunas y medicinas', en: 'Your lots of vaccines and medicine' },
  labels: {
    product: { es: 'Producto', en: 'Product' },
    lot: { es: 'Lote', en: 'Lot' },
    expiresOn: { es: 'Caducidad', en: 'Best before' },
    doses: { es: 'Dosis', en: 'Doses' },
    createdAt: { es: 'Anotado', en: 'Noted' },
  },
  async find({ id }) {
    const lots = await findLots(database.query, id, careLotLimits.stored);
    return lots.map(({ product, lot, expiresOn, doses, createdAt }) => ({
      product,
      lot,
      expiresOn,
      doses,
      createdAt,
    }));
  },
  erase: (tx, { id }) => deleteLotsOf(tx, id),
});
