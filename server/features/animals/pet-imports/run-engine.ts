import { setImmediate } from 'node:timers/promises';
import { importPets, type PetImport } from '../pets/import/pet-import.ts';
import type { Pictures } from '../pets/import/pictures.ts';
import type { MappedRow } from '../pets/import/row-mapper.ts';
import type { RowProblem } from '../pets/import/row-problem.ts';
import { importMapOf } from './import-map-of.ts';
import type { ImportParts } from './import-parts.ts';
import { findPhotos, type ImportPhoto } from './import-photos.repository.ts';
import { findCells, type TableRow } from './import-rows.repository.ts';
import type { StoredImport } from './pet-imports.repository.ts';
import { photoKey, photosByKey, type RowKeys } from './photos-of-rows.ts';

const rowsInARow = 25;

type Manner = Pick<PetImport, 'store' | 'report' | 'signal'>;

/**
 * The same engine as that of `npm run import-pets`, over a table that is kept.
 * @returns how each row is called in the table, by its line
 * @throws AppError invalid
 */
export async function runEngine(
  { database: { query }, today }: Pick<ImportParts, 'database' | 'today'>,
  one: StoredImport,
  manner: Manner,
): Promise<ReadonlyMap<number, RowKeys>> {
  const map = importMapOf(one, one.columns);
  const rows = await findCells(query, one.id);
  const header = one.columns.map(({ name }) => name);
  const keys = rowKeysOf(one, rows);
  await importPets({
    ...manner,
    table: {
      header,
      async *records() {
        for (const [at, row] of rows.entries()) {
          // Whoever else asks the portal for something has their turn.
          if (at % rowsInARow === 0) await setImmediate();
          yield row;
        }
      },
    },
    map,
    today: today(),
    pictures: picturesOf([...keys.values()], await findPhotos(query, one.id)),
    onProgress: () => {},
  });
  return keys;
}

/** Those that were sent, by the names in the table, or else by the row's key or the pet's name. */
function picturesOf(rows: readonly RowKeys[], photos: readonly ImportPhoto[]): Pictures {
  const byName = new Map(photos.map((photo) => [photoKey(photo.name), photo]));
  const byKey = photosByKey(photos, rows);
  return {
    async assetsOf(row: MappedRow) {
      if (row.photos.length === 0) {
        const own = byKey.get(row.externalId) ?? [];
        return { assetIds: [...new Set(own.map(({ assetId }) => assetId))], warnings: [] };
      }
      const found = row.photos.map((name) => ({ name, photo: byName.get(photoKey(name)) }));
      const assetIds = new Set(found.flatMap(({ photo }) => photo?.assetId ?? []));
      const warnings: RowProblem[] = found
        .filter(({ photo }) => !photo)
        .map(({ name }) => ({ field: 'photo', reason: 'importPhotoMissing', value: name }));
      return { assetIds: [...assetIds], warnings };
    },
  };
}

/** As they stand in the table. */
function rowKeysOf({ columns, choices }: StoredImport, rows: readonly TableRow[]) {
  const placeOf = (field: 'externalId' | 'name') => {
    const chosen = choices.find((choice) => choice.field === field)?.column;
    return columns.findIndex(({ name }) => name === chosen);
  };
  const [key, name] = [placeOf('externalId'), placeOf('name')];
  return new Map(
    rows.map(({ line, cells }) => [line, { key: cells[key] ?? '', name: cells[name] ?? '' }]),
  );
}
