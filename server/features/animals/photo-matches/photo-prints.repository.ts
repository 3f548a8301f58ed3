import { bandsOf, differentBits, mostDifferentBits } from '#domain/photo-matches/photo-match.ts';
import type { Tx } from '#server/db/database.ts';

type Query = Tx['query'];

/** A picture as a pet shows it. */
export interface ShownPhoto {
  petId: string;
  assetId: string;
}

/** Many dark or empty photos have a band in common: no more are looked at for one. */
const mostCandidates = 2_000;

/** Those of other pets that look like the print, with how many bits differ, the most alike first. */
export async function findAlikePhotos(
  query: Query,
  petId: string,
  print: string,
): Promise<(ShownPhoto & { different: number })[]> {
  const rows = await query
    .selectFrom('photo_print_bands as band')
    .innerJoin('photo_prints as known', (join) =>
      join.onRef('known.pet_id', '=', 'band.pet_id').onRef('known.asset_id', '=', 'band.asset_id'),
    )
    .select(['known.pet_id as petId', 'known.asset_id as assetId', 'known.print'])
    .where((eb) =>
      eb.or(
        bandsOf(print).map((value, band) =>
          eb.and([eb('band.band', '=', band), eb('band.value', '=', value)]),
        ),
      ),
    )
    .where('known.pet_id', '<>', petId)
    .limit(mostCandidates)
    .execute();
  const alike = new Map<string, ShownPhoto & { different: number }>();
  for (const { print: known, ...photo } of rows) {
    const different = differentBits(print, known);
    if (different <= mostDifferentBits) {
      alike.set(`${photo.petId} ${photo.assetId}`, { ...photo, different });
    }
  }
  return [...alike.values()].toSorted((a, b) => a.different - b.different);
}

export async function putPrint({ query }: Tx, photo: ShownPhoto, print: string): Promise<void> {
  const key = { pet_id: photo.petId, asset_id: photo.assetId };
  const { numInsertedOrUpdatedRows } = await query
    .insertInto('photo_prints')
    .values({ ...key, print })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return;
  const bands = bandsOf(print).map((value, band) => ({ ...key, band, value }));
  await query.insertInto('photo_print_bands').values(bands).execute();
}

/** With what was found by them: those that the pet no longer shows. */
export async function deleteFormerPrints(
  { query }: Tx,
  petId: string,
  shown: readonly string[],
): Promise<void> {
  await query
    .deleteFrom('photo_prints')
    .where('pet_id', '=', petId)
    .$if(shown.length > 0, (former) => former.where('asset_id', 'not in', shown))
    .execute();
}
