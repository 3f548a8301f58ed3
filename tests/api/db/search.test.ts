import fc from 'fast-check';
import { type Expression, sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { foldText } from '#domain/text.ts';
import type { Database } from '#server/db/database.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';

describeOnBothDatabases('searching', (databases) => {
  let database: Database;
  beforeAll(async () => {
    database = await databases.open();
  });

  async function evaluate<T>(
    expression: (value: Expression<string>) => Expression<T>,
    text: string,
  ) {
    const value = sql<string>`${sql.lit(text)}`;
    const { rows } = await sql<{ answer: T }>`select ${expression(value)} as answer`.execute(
      database.query,
    );
    return rows[0]?.answer;
  }

  // Latin letters of every European language, with combining marks, capitals and blanks.
  const latin = fc.string({
    unit: fc
      .oneof(
        fc.integer({ min: 0x20, max: 0x7e }),
        fc.integer({ min: 0xa0, max: 0x24f }),
        fc.integer({ min: 0x300, max: 0x36f }),
        fc.integer({ min: 0x1e00, max: 0x1eff }),
        fc.constantFrom(0x09, 0x0a, 0x2003),
      )
      .map((point) => String.fromCodePoint(point)),
  });

  it('folds texts in SQL exactly as `foldText` does', async () => {
    await fc.assert(
      fc.asyncProperty(latin, async (text) => {
        expect(await evaluate(database.dialect.fold, text)).toBe(foldText(text));
      }),
      { seed: 20_261_120, numRuns: 500 },
    );
  });

  it('orders texts by their code points on both databases', async () => {
    const words = ['Zorro', 'abeja', 'ñandú', 'Ábaco', '_', '10', '9', 'a b', 'ab', 'é'];
    await database.transaction(async ({ query }) => {
      await query
        .insertInto('pet_cities')
        .values(words.map((city_search) => ({ city_search })))
        .execute();
    });
    const rows = await database.query
      .selectFrom('pet_cities')
      .select('city_search')
      .orderBy('city_search')
      .execute();
    expect(rows.map((row) => row.city_search)).toEqual(words.toSorted());
  });
});
