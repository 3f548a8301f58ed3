import type { Database } from '#server/db/database.ts';
import type { PersonalData } from '#server/features/kits/personal-data/personal-data.ts';
import { listPasskeys, removePasskeys } from './passkeys.repository.ts';

/** What opens with them is no secret of the portal's; the keys themselves lie with their owner. */
export const passkeysPersonalData = ({ query }: Database): PersonalData => ({
  key: 'passkeys',
  title: { es: 'Tus llaves de acceso', en: 'Your passkeys' },
  labels: {
    name: { es: 'Nombre', en: 'Name' },
    createdAt: { es: 'Agregada', en: 'Added' },
    lastUsedAt: { es: 'Último uso', en: 'Last used' },
  },
  async find({ id }) {
    const passkeys = await listPasskeys(query, id);
    return passkeys.map(({ name, createdAt, lastUsedAt }) => ({ name, createdAt, lastUsedAt }));
  },
  erase: (tx, { id }) => removePasskeys(tx, id),
});
