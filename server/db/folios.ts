import type { DocumentKind } from '#domain/documents/document.ts';
import type { Tx } from '#server/db/database.ts';

/**
 * Takes the series for the rest of the transaction: whoever creates a document in it at the same time waits.
 * @returns the last folio given, 0 at first
 */
export async function lockSeries({ query }: Tx, kind: DocumentKind, series: string) {
  const { last_folio } = await query
    .insertInto('folios')
    .values({ kind, series, last_folio: 0 })
    // An update without a change, for it locks the row on PostgreSQL.
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'series'])
        .doUpdateSet((eb) => ({ last_folio: eb.ref('folios.last_folio') })),
    )
    .returning('last_folio')
    .executeTakeFirstOrThrow();
  return last_folio;
}

/** The next number of the series, ascending from 1; one that is rolled back is given again. */
export async function takeFolio(tx: Tx, kind: DocumentKind, series: string): Promise<number> {
  const folio = (await lockSeries(tx, kind, series)) + 1;
  await tx.query
    .updateTable('folios')
    .set({ last_folio: folio })
    .where('kind', '=', kind)
    .where('series', '=', series)
    .execute();
  return folio;
}
