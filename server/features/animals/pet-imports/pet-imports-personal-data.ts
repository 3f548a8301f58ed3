import type { Database } from '#server/db/database.ts';
import type { PersonalData } from '#server/features/kits/personal-data/personal-data.ts';
import { deleteMapsOf } from './import-maps.repository.ts';
import { countRows } from './import-rows.repository.ts';
import { deleteImportsOf, findImportsOf } from './pet-imports.repository.ts';

/** The tables of pets that the person brought in. */
export const petImportsPersonalData = ({ query }: Database): PersonalData => ({
  key: 'petImports',
  title: { es: 'Tablas de animales que importaste', en: 'Tables of animals that you imported' },
  labels: {
    fileName: { es: 'Archivo', en: 'File' },
    createdAt: { es: 'Enviado', en: 'Sent' },
    rows: { es: 'Filas', en: 'Rows' },
  },
  async find({ id }) {
    const imports = await findImportsOf(query, id);
    const counts = await countRows(
      query,
      imports.map((one) => one.id),
    );
    return imports.map(({ id: importId, fileName, createdAt }) => ({
      fileName,
      createdAt,
      rows: counts.get(importId)?.rows ?? 0,
    }));
  },
  async erase(tx, { id }) {
    await deleteImportsOf(tx, id);
    await deleteMapsOf(tx, id);
  },
});
