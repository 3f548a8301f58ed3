import { type Compilable, sql } from 'kysely';
import type { FocalPoint } from '#domain/pets/focal-point.ts';
import type { PetHistoryEntry, PetMedia, PublicPet } from '#domain/pets/pet.ts';
import type { PetStatus } from '#domain/pets/vocabularies.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { PublicReads } from '#server/db/public-reads.ts';
import type { PetsTable } from '#server/db/tables/pets.ts';
import type { MediaAssets } from '#server/features/media/media-assets.ts';
import { type Piece, PreparedQueries } from '#server/features/querying/prepared-queries.ts';
import { chosenFocalPoints } from './pet-media.repository.ts';
import { mediaOfRow, type PetRow, petFromRow, publicPetFromRow } from './pet-rows.ts';
import {
  countByStatusPiece,
  countPiece,
  pagePiece,
  type StatusTotal,
} from './pet-search.repository.ts';
import type { VisiblePet } from './pets.policy.ts';
import type { SearchPlan } from './search-plan.ts';

/** What tells a pet from others, and what became of it. */
export interface PetOutline
  extends Pick<
    PublicPet,
    | 'id'
    | 'name'
    | 'species'
    | 'sex'
    | 'size'
    | 'ageValue'
    | 'ageUnit'
    | 'federalState'
    | 'status'
    | 'deleted'
    | 'history'
  > {
  pictures: number;
}

/** Of the pets that are not deleted. */
export interface StatusCount {
  status: PetStatus;
  pets: number;
  sterilized: number;
}

/** @param publicReads where what everybody may see is read; from the database itself unless given */
export function createPetsRepository(database: Database, publicReads?: PublicReads) {
  const prepared = new PreparedQueries();

  function run<Row>({ onlyPublicColumns }: SearchPlan, piece: Piece<Compilable<Row>>) {
    const read = (source: Database) => prepared.run<Row>(source, piece);
    return onlyPublicColumns && publicReads ? publicReads.run('pets', read) : read(database);
  }

  return {
    async page(plan: SearchPlan, media: MediaAssets): Promise<VisiblePet[]> {
      const rows = await run(plan, pagePiece(plan, database.query));
      const pictures = rows.map(mediaOfRow);
      const assets = await media.find(pictures.flat().map(({ id }) => id));
      const toPet: (row: PetRow, media: PetMedia[]) => VisiblePet = plan.onlyPublicColumns
        ? publicPetFromRow
        : petFromRow;
      return rows.map((row, index) =>
        toPet(
          row,
          (pictures[index] ?? []).flatMap(({ id, focus }) => {
            const asset = assets.get(id);
            if (!asset) return [];
            return focus ? { ...asset, focus } : asset;
          }),
        ),
      );
    },

    /** Whatever its state; with how many pictures it has. */
    async findOutline(id: string): Promise<PetOutline | undefined> {
      const row = await database.query
        .selectFrom('pets')
        .select(['id', 'name', 'species', 'sex', 'size', 'age_value as ageValue'])
        .select(['age_unit as ageUnit', 'federal_state as federalState', 'status', 'deleted'])
        .select(['media_count as pictures', 'history_json'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (!row) return undefined;
      const { history_json, deleted, ...rest } = row;
      const history = JSON.parse(history_json) as PetHistoryEntry[];
      return {
        ...(rest as Omit<PetOutline, 'deleted' | 'history'>),
        deleted: deleted === 1,
        history,
      };
    },

    async count(plan: SearchPlan): Promise<number> {
      const [row] = await run(plan, countPiece(plan, database.query));
      return row?.total ?? 0;
    },

    async countByStatusOf(plan: SearchPlan): Promise<StatusTotal[]> {
      return run(plan, countByStatusPiece(plan, database.query));
    },

    /** Folded names, each once. */
    async cities(): Promise<string[]> {
      const rows = await database.query.selectFrom('pet_cities').select('city_search').execute();
      return rows.map(({ city_search }) => city_search);
    },

    /** Those that no pet is in but deleted ones, for whoever restores one of these stores it anew. */
    forgetCities(): Promise<void> {
      return database.transaction(async ({ query }) => {
        await database.dialect.lockTable(query, 'pet_cities');
        await query
          .deleteFrom('pet_cities')
          .where('city_search', 'not in', (eb) =>
            eb.selectFrom('pets').select('city_search').where('deleted', '=', 0),
          )
          .execute();
      });
    },

    countByStatus(): Promise<StatusCount[]> {
      return database.query
        .selectFrom('pets')
        .select((eb) => [
          eb.ref('status').$castTo<PetStatus>().as('status'),
          eb.fn.countAll<number>().as('pets'),
          eb.fn.sum<number>('sterilized').as('sterilized'),
        ])
        .where('deleted', '=', 0)
        .groupBy('status')
        .execute();
    },

    findImported(tx: Tx, ownerId: string | null, externalId: string) {
      return tx.query
        .selectFrom('pets')
        .selectAll()
        .where('external_id', '=', externalId)
        .where(sql`coalesce(owner_id, '')`, '=', ownerId ?? '')
        .executeTakeFirst();
    },

    async insert(tx: Tx, pet: Omit<PetsTable, 'media_count' | 'deleted_at'>): Promise<void> {
      await tx.query
        .insertInto('pets')
        .values({ ...pet, media_count: 0, deleted_at: null })
        .execute();
      await addCity(tx, pet.city_search);
    },

    async update(tx: Tx, id: string, changes: Partial<PetsTable>): Promise<void> {
      await tx.query.updateTable('pets').set(changes).where('id', '=', id).execute();
      if (changes.city_search !== undefined) await addCity(tx, changes.city_search);
    },

    /** Focal points that were chosen stay, where `focalPoints` has no other. */
    async replaceMedia(
      tx: Tx,
      petId: string,
      assetIds: readonly string[],
      focalPoints: ReadonlyMap<string, FocalPoint> = new Map(),
    ): Promise<void> {
      const chosen = new Map([...(await chosenFocalPoints(tx.query, petId)), ...focalPoints]);
      await tx.query.deleteFrom('pet_media').where('pet_id', '=', petId).execute();
      if (assetIds.length > 0) {
        const rows = assetIds.map((asset_id, position) => ({
          pet_id: petId,
          position,
          asset_id,
          focus_x: chosen.get(asset_id)?.x ?? null,
          focus_y: chosen.get(asset_id)?.y ?? null,
        }));
        await tx.query.insertInto('pet_media').values(rows).execute();
      }
      await tx.query
        .updateTable('pets')
        .set({ media_count: assetIds.length })
        .where('id', '=', petId)
        .execute();
    },
  };

  async function addCity(tx: Tx, city: string): Promise<void> {
    await tx.query
      .insertInto('pet_cities')
      .values({ city_search: city })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}
