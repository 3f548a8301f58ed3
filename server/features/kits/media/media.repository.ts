import type { Kysely, Selectable } from 'kysely';
import { AppError } from '#domain/errors.ts';
import { type FocalPoint, usualFocalPoint } from '#domain/pets/focal-point.ts';
import type { PetMedia } from '#domain/pets/pet.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { MediaAssetsTable } from '#server/db/tables/pets.ts';
import type { Tables } from '#server/db/tables.ts';
import type { MediaUse } from './media-use.ts';

export type MediaRow = Selectable<MediaAssetsTable>;

/** @param uses of every feature; read whenever it is asked */
export function createMediaRepository(database: Database, uses: readonly MediaUse[]) {
  async function isUsed(query: Kysely<Tables>, id: string): Promise<boolean> {
    for (const use of uses) if ((await use.inUse(query, [id])).length > 0) return true;
    return false;
  }

  return {
    find(id: string): Promise<MediaRow | undefined> {
      return database.query
        .selectFrom('media_assets')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
    },

    /** Another process may have been faster: the same id is the same content. */
    async add(row: MediaRow): Promise<void> {
      await database.query
        .insertInto('media_assets')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },

    /** @returns whether it is gone; one that is in use stays */
    async removeUnused(id: string): Promise<boolean> {
      try {
        return await database.transaction(async ({ query }) => {
          if (await isUsed(query, id)) return false;
          const { numDeletedRows } = await query
            .deleteFrom('media_assets')
            .where('id', '=', id)
            .executeTakeFirst();
          return numDeletedRows === 1n;
        });
      } catch (error) {
        // It came into use in this very moment.
        if (error instanceof AppError && error.code === 'conflict') return false;
        throw error;
      }
    },

    /** Notes which of the next `most` behind `afterId` nobody uses since now, and which are used again. */
    dateUnused(
      now: string,
      { afterId, most }: { afterId: string; most: number },
    ): Promise<{ lastId: string | undefined }> {
      return database.transaction(async ({ query }) => {
        const assets = await query
          .selectFrom('media_assets')
          .select(['id', 'unused_since'])
          .where('id', '>', afterId)
          .orderBy('id')
          .limit(most)
          .execute();
        const ids = assets.map(({ id }) => id);
        const used = new Set<string>();
        for (const use of uses) for (const id of await use.inUse(query, ids)) used.add(id);
        const isWrong = ({ id, unused_since }: (typeof assets)[number]) =>
          used.has(id) === (unused_since !== null);
        const wrong = assets.filter(isWrong).map(({ id }) => id);
        await setUnusedSince(
          query,
          wrong.filter((id) => used.has(id)),
          null,
        );
        await setUnusedSince(
          query,
          wrong.filter((id) => !used.has(id)),
          now,
        );
        return { lastId: assets.length === most ? ids.at(-1) : undefined };
      });
    },

    /** Those for which no focal point was looked for yet. */
    listUnproposed(most: number): Promise<MediaRow[]> {
      return database.query
        .selectFrom('media_assets')
        .selectAll()
        .where('focus_x', 'is', null)
        .orderBy('id')
        .limit(most)
        .execute();
    },

    async propose(tx: Tx, id: string, { x, y }: FocalPoint): Promise<void> {
      await tx.query
        .updateTable('media_assets')
        .set({ focus_x: x, focus_y: y })
        .where('id', '=', id)
        .execute();
    },

    async listUnused(since: string): Promise<string[]> {
      const rows = await database.query
        .selectFrom('media_assets')
        .select('id')
        .where('unused_since', '<=', since)
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}

async function setUnusedSince(
  query: Kysely<Tables>,
  ids: readonly string[],
  since: string | null,
): Promise<void> {
  if (ids.length === 0) return;
  await query
    .updateTable('media_assets')
    .set({ unused_since: since })
    .where('id', 'in', ids)
    .execute();
}

export function findMediaRows({ query }: Database, ids: readonly string[]): Promise<MediaRow[]> {
  return query.selectFrom('media_assets').selectAll().where('id', 'in', ids).execute();
}

export function mediaFromRow(row: MediaRow): PetMedia {
  return {
    id: row.id,
    kind: row.kind,
    width: row.width,
    height: row.height,
    placeholder: row.placeholder,
    widths: JSON.parse(row.widths_json) as number[],
    focus: proposedFocus(row) ?? usualFocalPoint,
    videoUrl: row.video_file === null ? null : `/${row.video_file}`,
    videoType: row.video_type,
  };
}

/** Undefined until one was looked for. */
export const proposedFocus = ({ focus_x: x, focus_y: y }: MediaRow): FocalPoint | undefined =>
  x === null || y === null ? undefined : { x, y };
