import { limit, page } from './page-shapes.ts';
import { bounded, choice, list, object, optional, optionally, text, unknown } from './shape.ts';

export const rowQueryLimits = { where: 30, list: 100, text: 500, order: 5 } as const;

const name = bounded(text, { max: rowQueryLimits.text });
const names = optionally(list(name, { max: rowQueryLimits.list }), []);

/** What every query of rows can say, by the wire's names of the fields. Which of them mean anything is the list's to know. */
export const rowQuery = {
  filter: optionally(
    object({
      where: optionally(
        list(
          object({
            field: name,
            operator: name,
            value: optional(unknown),
            collate: optional(name),
          }),
          { max: rowQueryLimits.where },
        ),
        [],
      ),
    }),
    { where: [] },
  ),
  order: optionally(
    list(object({ field: name, direction: optionally(choice(['asc', 'desc']), 'asc') }), {
      max: rowQueryLimits.order,
    }),
    [],
  ),
  page,
  limit,
  with: names,
  'with-storage': names,
} as const;
