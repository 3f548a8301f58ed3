import { invalid } from '#domain/errors.ts';
import type { Condition } from './row-query.ts';
import type { Source } from './sql-predicates.ts';

/** A hundred of them in a long text of 20,000 pets would keep SQLite, and all who wait for it, busy for seconds. */
const mostFoldedTerms = 3;

/**
 * Terms that the database must fold each row for, because the column has no `*_search` twin.
 * @throws AppError invalid, at `where`
 */
export function requireFewFoldedTerms<Field extends string>(
  where: readonly Condition<Field>[],
  sources: Record<Field, Source>,
): void {
  const terms = where.flatMap((condition) => {
    if (condition.operator === 'is null' || !condition.fold) return [];
    const { type, search } = sources[condition.field];
    return search === undefined && (type === 'text' || type === 'list') ? condition.value : [];
  });
  if (terms.length > mostFoldedTerms) {
    throw invalid({
      where: [
        `En los campos sin índice de búsqueda se admiten a lo más ${mostFoldedTerms} textos sin acentos por consulta.`,
      ],
    });
  }
}
