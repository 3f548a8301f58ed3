import { expect, test } from 'vitest';
import { shapeOf } from './statement-shape.ts';

test('statements that differ by their number of values have one shape', () => {
  const shape = 'select "id" from "pets" where "id" in (…)';
  expect(shapeOf('select "id" from "pets" where "id" in (?, ?, ?)')).toBe(shape);
  expect(shapeOf('select "id" from "pets" where "id" in ($1, $2)')).toBe(shape);
  const insert = 'insert into "jobs" ("id", "kind") values (…), …';
  expect(shapeOf('insert into "jobs" ("id", "kind") values (?, ?), (?, ?), (?, ?)')).toBe(insert);
});

test('a shape is bounded, however long the statement', () => {
  expect(shapeOf(`select ${'x, '.repeat(100_000)}`)).toHaveLength(2_000);
});
