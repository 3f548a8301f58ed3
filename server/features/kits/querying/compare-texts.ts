import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SqlDialect } from '#server/db/dialects/dialect.ts';
import type { TextOperator } from './text-match.ts';

/** The term as the operator takes it. */
export function operand(operator: TextOperator, text: string, dialect: SqlDialect): string {
  if (operator === 'contains') return dialect.contained(text);
  return operator === 'like' ? dialect.pattern(partsOf(operator, text)) : text;
}

export const partsOf = (operator: TextOperator, text: string) =>
  operator === 'contains' ? ['', text, ''] : text.split(/%+/);

/** Both sides as they are, or both folded. */
export function compare(
  column: Expression<unknown>,
  operator: TextOperator,
  value: unknown,
  dialect: SqlDialect,
): RawBuilder<SqlBool> {
  switch (operator) {
    case 'contains':
      return sql<SqlBool>`${dialect.contains(column, value)}`;
    case 'like':
      return sql<SqlBool>`${dialect.matches(column, value)}`;
    case '!=':
      return sql<SqlBool>`${column} is distinct from ${value}`;
    default:
      return sql<SqlBool>`${column} ${sql.raw(operator)} ${value}`;
  }
}
