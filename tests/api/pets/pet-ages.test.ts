import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { type LifeStage, lifeStageOf } from '#domain/pets/life-stage.ts';
import { petSourcesOn } from '#server/features/animals/pets/core/pet-fields.ts';
import { conditionsOf } from '#server/features/animals/pets/core/pet-filter-conditions.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { openWire, type Wire } from '../wire/portal.ts';
import { addPet, addUser, today } from './add-pets.ts';
import { luna, rowOf } from './wire-pets.ts';

describeOnBothDatabases('the age of a pet', (databases) => {
  let wire: Wire;
  let owner = '';
  let day = today;
  const clock = { now: () => new Date(`${day}T18:00:00Z`) };

  beforeAll(async () => {
    wire = await openWire(databases, {}, clock);
    owner = `member:${await addUser(wire.context.database)}`;
  });
  afterAll(() => wire.close());

  const birthOf = ({ payload }: ReturnType<typeof rowOf>) => [
    payload.edad,
    payload.nacimiento as { fecha: string; estimada: boolean },
  ];
  async function create(birth: object) {
    day = today;
    const { edad: _, ...rest } = luna;
    const answer = await wire.post(
      'catalogos:crear',
      { schema: 'mascotas', payload: { ...rest, ...birth } },
      owner,
    );
    expect(answer, answer.text).toMatchObject({ status: 200 });
    return rowOf(answer);
  }
  async function read(id: string, on = today) {
    day = on;
    const where = [{ field: 'id', operator: '=', value: id }];
    const { data } = await wire.ask({ filter: { where } }, owner);
    return birthOf(data[0] ?? expect.fail());
  }
  async function change(id: string, payload: object, on: string) {
    day = on;
    return wire.post('catalogos:actualizar', { schema: 'mascotas', id, payload }, owner);
  }
  const months = (valor: number) => ({ valor, unidad: 'meses' });

  it('is that of today, and of a day of birth that stays', async () => {
    const { id } = await create({ edad: months(3) });
    const born = { fecha: '2026-08-20', estimada: true };
    expect(await read(id)).toEqual([months(3), born]);
    expect(await read(id, '2026-12-20')).toEqual([months(4), born]);
    expect(await read(id, '2028-11-20')).toEqual([{ valor: 2, unidad: 'años' }, born]);
    // What is told that day, sent again, and an edit without an age, change nothing of it.
    expect((await change(id, { edad: months(4), color: 'negro' }, '2026-12-20')).status).toBe(200);
    expect((await change(id, { color: 'gris' }, '2026-12-21')).status).toBe(200);
    expect(await read(id)).toEqual([months(3), born]);
    expect((await change(id, { edad: months(6) }, '2026-12-20')).status).toBe(200);
    expect(await read(id, '2026-12-20')).toEqual([
      months(6),
      { fecha: '2026-06-20', estimada: true },
    ]);
  });

  it('follows from the day of birth where that is known, and from an estimate once it is taken back', async () => {
    const born = { fecha: '2026-11-10', estimada: false };
    const { id } = await create({ nacimiento: { fecha: born.fecha } });
    expect(await read(id)).toEqual([{ valor: 1, unidad: 'semanas' }, born]);
    expect(await read(id, '2027-11-10')).toEqual([months(12), born]);
    day = today;
    const row = (
      await wire.ask({ filter: { where: [{ field: 'id', operator: '=', value: id }] } }, owner)
    ).data[0];
    const whole = { ...luna, edad: row?.payload.edad, nacimiento: row?.payload.nacimiento };
    const body = { schema: 'mascotas', id, payload: whole };
    expect((await wire.post('catalogos:remplazar', body, owner)).status).toBe(200);
    expect(await read(id)).toEqual([{ valor: 1, unidad: 'semanas' }, born]);
    expect((await change(id, { nacimiento: { fecha: null } }, today)).status).toBe(200);
    expect(await read(id)).toEqual([
      { valor: 1, unidad: 'semanas' },
      { ...born, estimada: true },
    ]);
  });

  it.each([
    [{ edad: { valor: 0, unidad: 'semanas' } }, undefined],
    [{ edad: { valor: 0, unidad: 'meses' } }, undefined],
    [{ edad: { valor: 999, unidad: 'años' } }, undefined],
    [{ edad: { valor: 0, unidad: 'años' } }, 'edad.valor'],
    [{ nacimiento: { fecha: '1027-11-20' } }, undefined],
    [{ nacimiento: { fecha: '1027-11-19' } }, 'nacimiento.fecha'],
    [{ nacimiento: { fecha: addDays(today, 1) } }, 'nacimiento.fecha'],
    [{ nacimiento: { fecha: '2026-02-30' } }, 'nacimiento.fecha'],
    [{ nacimiento: { fecha: today, hora: 1 } }, 'nacimiento.hora'],
    [{}, 'edad.valor'],
  ])('as %o is taken or refused', async (birth, wrong) => {
    day = today;
    const { edad: _, ...rest } = luna;
    const body = { schema: 'mascotas', payload: { ...rest, ...birth } };
    const { status, errors } = await wire.post('catalogos:crear', body, owner);
    expect([status, Object.keys(errors ?? {})[0]]).toEqual([wrong ? 422 : 200, wrong]);
  });

  it('is looked for as it is told, on every day', async () => {
    const { database } = wire.context;
    const name = 'Vieja';
    const shared = { name, expires_on: '2099-01-01' };
    const estimates = [
      [0, 'weeks'],
      [5, 'weeks'],
      [20, 'weeks'],
      [3, 'months'],
      [23, 'months'],
      [30, 'months'],
      [1, 'years'],
      [7, 'years'],
      [11, 'years'],
      [999, 'years'],
    ] as const;
    for (const [age_value, age_unit] of estimates) {
      // As before there were days of birth: the database counts them.
      await addPet(database, { ...shared, age_value, age_unit, registered_on: '2026-08-31' });
    }
    const exact = ['2024-02-29', '2026-11-20', '2018-11-20', '2018-11-21', '2015-12-01'];
    for (const born_on of exact) {
      await addPet(database, { ...shared, age_value: 0, age_unit: 'weeks', born_on });
    }
    const isOne = { field: 'name', operator: '=', value: name } as const;
    for (const on of [today, '2026-11-21', '2027-02-28', '2028-02-29', '2030-01-01']) {
      day = on;
      const all = await wire.context.pets.query(
        { kind: 'visitor' },
        { where: [isOne], order: [{ field: 'ageValue', direction: 'asc' }], page: 1, limit: 100 },
      );
      expect(all.items).toHaveLength(estimates.length + exact.length);
      // The youngest first.
      const births = all.items.map(({ bornOn }) => bornOn);
      expect(births).toEqual(births.toSorted().toReversed());
      const sources = petSourcesOn(on, database.dialect);
      const told = await database.query
        .selectFrom('pets')
        .select([
          'id',
          (sources.ageValue.expression ?? expect.fail()).as('value'),
          (sources.ageUnit.expression ?? expect.fail()).as('unit'),
        ])
        .where('name', '=', name)
        .execute();
      expect(new Map(told.map(({ id, value, unit }) => [id, `${value} ${unit}`]))).toEqual(
        new Map(all.items.map(({ id, ageValue, ageUnit }) => [id, `${ageValue} ${ageUnit}`])),
      );
      const found = async (filter: Parameters<typeof conditionsOf>[0]) => {
        const { where, alternatives } = conditionsOf(filter, on);
        const query = { where: [isOne, ...where], alternatives, order: [], page: 1, limit: 100 };
        const { items } = await wire.context.pets.query({ kind: 'visitor' }, query);
        return items.map(({ id }) => id).toSorted();
      };
      for (const lifeStage of ['young', 'adult', 'senior'] satisfies LifeStage[]) {
        const expected = all.items.filter((pet) => lifeStageOf(pet, on) === lifeStage);
        expect(await found({ lifeStage: [lifeStage] })).toEqual(
          expected.map(({ id }) => id).toSorted(),
        );
      }
      // In whichever unit they are told.
      const underAYear = all.items.filter(
        ({ ageValue, ageUnit }) => ageUnit === 'weeks' || (ageUnit === 'months' && ageValue < 12),
      );
      expect(await found({ ageValue: 0, ageUnit: 'years' })).toEqual(
        underAYear.map(({ id }) => id).toSorted(),
      );
      for (const { ageValue, ageUnit } of all.items) {
        const same = all.items.filter(
          (pet) => pet.ageValue === ageValue && pet.ageUnit === ageUnit,
        );
        expect(await found({ ageValue, ageUnit })).toEqual(same.map(({ id }) => id).toSorted());
      }
    }
  });

  it('of a table is told for its day, and stays when the same table comes again', async () => {
    const rest = { externalId: 'T-1', status: 'adoption', registeredOn: '2026-06-01' } as const;
    day = today;
    const [canela] = (
      await wire.context.pets.query(
        { kind: 'visitor' },
        { where: [], order: [], page: 1, limit: 1 },
      )
    ).items;
    const description = { ...(canela ?? expect.fail()), lastDewormedOn: null, microchip: null };
    const pet = { ...rest, mediaAssetIds: ['portrait'], description };
    const months3 = { ...description, ageValue: 3, ageUnit: 'months' } as const;
    const stored = async () =>
      wire.context.database.query
        .selectFrom('pets')
        .select(['born_on', 'estimated_on', 'age_value', 'age_unit'])
        .where('external_id', '=', 'T-1')
        .executeTakeFirstOrThrow();
    expect(await wire.context.pets.upsertImported(null, { ...pet, description: months3 })).toBe(
      'created',
    );
    const first = await stored();
    expect(first).toMatchObject({ born_on: '2026-08-20', estimated_on: today });
    day = '2026-12-28';
    expect(await wire.context.pets.upsertImported(null, { ...pet, description: months3 })).toBe(
      'unchanged',
    );
    const months4 = { ...months3, ageValue: 4 };
    expect(await wire.context.pets.upsertImported(null, { ...pet, description: months4 })).toBe(
      'unchanged',
    );
    expect(await stored()).toEqual(first);
    const known = { ...months3, bornOn: '2026-08-12', birthEstimated: false };
    const birth = { by: 'date', ageOn: undefined } as const;
    expect(
      await wire.context.pets.upsertImported(null, { ...pet, description: known, birth }),
    ).toBe('updated');
    expect(await stored()).toMatchObject({ born_on: '2026-08-12', estimated_on: null });
  });
});
