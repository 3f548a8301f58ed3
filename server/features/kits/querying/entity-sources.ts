import type { Field, Fields } from '#domain/contract/field.ts';
import { columnOf, searchColumnOf, searchKeepsEnye } from '#server/db/entity-columns.ts';
import type { Source } from './sql-source.ts';

/** Where queries find the fields of an entity. */
export function entitySources<Of extends Fields>(fields: Of): Record<keyof Of & string, Source> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, sourceOf(name, field)]),
  ) as Record<keyof Of & string, Source>;
}

/** YYYY-MM-DD */
const dayLength = 10;

function sourceOf(name: string, field: Field): Source {
  const column = columnOf(name, field);
  const { nullable, words } = field;
  switch (field.kind) {
    case 'word':
      return { column, type: 'choice', ranks: words?.values, nullable };
    case 'number':
    case 'flag':
      return { column, type: field.kind, nullable };
    case 'list':
      return { column, type: 'list', nullable, ...searchOf(column, field) };
    case 'entries':
      return { column, type: 'list', nullable };
    case 'date':
      return { column, type: 'text', nullable, longest: dayLength };
    default:
      return { column, type: 'text', nullable, ...searchOf(column, field) };
  }
}

function searchOf(column: string, field: Field): Partial<Source> {
  if (!field.searchable) return { longest: field.longest };
  const search = searchColumnOf(column);
  return { search, searchKeepsEnye: searchKeepsEnye(field), longest: field.longest };
}
