import { expect, it } from 'vitest';
import { visitor } from '#domain/accounts/viewer.ts';
import { createTestContext } from '#tests/setup/context.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { addPet, addUser, clock } from './add-pets.ts';

describeOnBothDatabases('a name that thousands of pets have', (databases) => {
  it('is found and counted as a rare one is', async () => {
    const context = await createTestContext(await databases.newConfig(), { clock });
    const { query } = context.database;
    const ownerId = await addUser(context.database);
    const id = await addPet(context.database, { name: 'Ñandú', owner_id: ownerId });
    const { row_number: _, ...pet } = (await query
      .selectFrom('pets')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()) as { row_number?: number } & Record<string, unknown>;
    for (let first = 1; first <= 2_100; first += 100) {
      const pets = Array.from({ length: 100 }, (_, index) => {
        const number = String(first + index).padStart(4, '0');
        const created_at = `2026-11-01T00:00:00.${number.slice(1)}Z`;
        return {
          ...{ ...pet, id: `pet-${number}`, created_at },
          ...{ name: `Canela ${number}`, name_search: `canela ${number}` },
        };
      });
      await query
        .insertInto('pets')
        .values(pets as never)
        .execute();
    }

    const named = async (value: string, page = 1) => {
      const name = { field: 'name', operator: 'contains', value, fold: true } as const;
      const request = { where: [name], order: [], page, limit: 2 };
      const { items, total } = await context.pets.query(visitor, request);
      return { total, names: items.map((item) => item.name) };
    };
    expect(await named('CANÉLA')).toEqual({ total: 2_100, names: ['Canela 1999', 'Canela 0999'] });
    expect(await named('nela', 1_050)).toMatchObject({ total: 2_100, names: { length: 2 } });
    expect(await named('ela 209')).toEqual({ total: 10, names: ['Canela 2099', 'Canela 2098'] });
    expect(await named('nand')).toEqual({ total: 1, names: ['Ñandú'] });
    expect(await named('ñand')).toEqual({ total: 1, names: ['Ñandú'] });
    expect(await named('canelo')).toEqual({ total: 0, names: [] });
    await context.close();
  });
});
