import { setImmediate } from 'node:timers/promises';
import type { PetImportField } from '#domain/imports/pet-import.ts';
import type { RowProblem } from '#server/features/kits/tables/row-problem.ts';
import type { StoredImport, TableRow } from '#server/features/organisation/imports/import-kind.ts';
import { importPets, type PetImport } from '../pets/import/pet-import.ts';
import type { Pictures } from '../pets/import/pictures.ts';
import type { MappedRow } from '../pets/import/row-mapper.ts';
import { importMapOf } from './import-map-of.ts';
import type { ImportPhoto } from './import-photos.repository.ts';
import { photoKey, photosByKey, type RowKeys } from './photos-of-rows.ts';

const rowsInARow = 25;

type Manner = Pick<PetImport, 'store' | 'report' | 'signal' | 'today'>;

/**
 * The same engine as that of `npm run import-pets`, over a table that is kept.
 * @throws AppError invalid
 */
export async function runEngine(
  one: StoredImport<PetImportField>,
  rows: readonly TableRow[],
  photos: readonly ImportPhoto[],
  manner: Manner,
): Promise<void> {
  const map = importMapOf(one, one.columns);
  const header = one.columns.map(({ name }) => name);
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
    pictures: picturesOf(rowKeysOf(one, rows), photos),
    onProgress: () => {},
  });
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
function rowKeysOf(
  { columns, choices }: StoredImport<PetImportField>,
  rows: readonly TableRow[],
): RowKeys[] {
  const placeOf = (field: 'externalId' | 'name') => {
    const chosen = choices.find((choice) => choice.field === field)?.column;
    return columns.findIndex(({ name }) => name === chosen);
  };
  const [key, name] = [placeOf('externalId'), placeOf('name')];
  return rows.map(({ cells }) => ({ key: cells[key] ?? '', name: cells[name] ?? '' }));
}
