import type { OpenFigures } from '#domain/figures/animal-figures.ts';
import type { Database, Tx } from '#server/db/database.ts';

export async function readFigures(query: Database['query']): Promise<OpenFigures | undefined> {
  const row = await query.selectFrom('animal_figures').select('figures_json').executeTakeFirst();
  if (!row) return undefined;
  // Counted before it was noted how animals came.
  const figures: OpenFigures = JSON.parse(row.figures_json);
  return { ...figures, intakes: figures.intakes ?? {} };
}

export async function putFigures({ query }: Tx, figures: OpenFigures, now: string): Promise<void> {
  const row = { counted_at: now, figures_json: JSON.stringify(figures) };
  await query
    .insertInto('animal_figures')
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}
