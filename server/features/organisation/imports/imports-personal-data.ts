import { importKindNames } from '#domain/imports/import-kind.ts';
import type { Database } from '#server/db/database.ts';
import type { PersonalData } from '#server/features/kits/personal-data/personal-data.ts';
import { deleteMapsOf } from './import-maps.repository.ts';
import { countRows } from './import-rows.repository.ts';
import { deleteImportsOf, findImportsOf } from './imports.repository.ts';

/** The tables that the person brought in. */
export const importsPersonalData = ({ query }: Database): PersonalData => ({
  key: 'petImports',
  title: { es: 'Tablas que importaste', en: 'Tables that you imported' },
  labels: {
    fileName: { es: 'Archivo', en: 'File' },
    createdAt: { es: 'Enviado', en: 'Sent' },
    rows: { es: 'Filas', en: 'Rows' },
  },
  async find({ id }) {
    const found = await Promise.all(importKindNames.map((kind) => findImportsOf(query, id, kind)));
    const imports = found.flat();
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
