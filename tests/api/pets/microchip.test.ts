import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { openWire, type Wire } from '../wire/portal.ts';
import { addPet, addUser } from './add-pets.ts';
import { luna, rowOf } from './wire-pets.ts';

const schema = 'mascotas';
const number = '484000000000017';
const sharedWith = 'microchip_repetido_con';

describeOnBothDatabases('a pet’s microchip', (databases) => {
  let wire: Wire;
  let [rosa, otto] = ['', ''];
  let [owner, stranger, administrator] = ['', '', ''];

  beforeAll(async () => {
    wire = await openWire(databases);
    const { database } = wire.context;
    [rosa, otto] = [await addUser(database), await addUser(database)];
    [owner, stranger] = [`member:${rosa}`, `member:${otto}`];
    administrator = `administrator:${await addUser(database)}`;
  });
  afterAll(() => wire.close());

  const add = (columns: object = {}) =>
    addPet(wire.context.database, { owner_id: rosa, microchip: number, ...columns });
  const find = (where: object[], token?: string) =>
    wire.post('catalogos:consultar', { schema, filter: { where } }, token);
  const read = async (id: string, token?: string) =>
    (await find([{ field: 'id', operator: '=', value: id }], token)).data[0]?.payload;
  const write = (microchip: unknown, id?: string) =>
    wire.post('catalogos:actualizar', { schema, id, payload: { ...luna, microchip } }, owner);

  it('is written and read by its owner, tidied, and may be missing', async () => {
    const answer = await write('484-0000 0000-0017 ');
    expect(answer.status).toBe(200);
    const { id, payload } = rowOf(answer);
    expect(payload).toMatchObject({ microchip: number, [sharedWith]: [] });
    expect(await read(id, administrator)).toMatchObject({ microchip: number });
    const older = rowOf(await write('00-06a1 4c2e', id)).payload;
    expect(older).toMatchObject({ microchip: '0006A14C2E' });
    expect(rowOf(await write(null, id)).payload).toMatchObject({ microchip: null });
    expect(rowOf(await write('', id)).payload).toMatchObject({ microchip: null });
  });

  it.each([
    '48400000000001',
    '4840000000000170',
    '48400000000001A',
    '٤٨٤٠٠٠٠٠٠٠٠٠٠١٧',
    484000000000017,
    [],
  ])('has fifteen signs, ten or nine: %j is refused', async (microchip) => {
    const { status, errors } = await write(microchip);
    expect({ status, errors }).toEqual({
      status: 422,
      errors: {
        microchip: ['Un microchip tiene 15 dígitos; los antiguos, 9 dígitos o 10 letras y dígitos'],
      },
    });
  });

  it('is neither shown to nor asked for by anybody else', async () => {
    const id = await add({ microchip: '484000000000018' });
    const by = { field: 'payload.microchip', operator: '=', value: '484000000000018' };
    for (const token of [undefined, stranger]) {
      const payload = await read(id, token);
      expect(payload).toMatchObject({ nombre: 'Canela' });
      expect(payload).not.toHaveProperty('microchip');
      expect(payload).not.toHaveProperty(sharedWith);
    }
    const order = [{ field: 'payload.microchip' }];
    expect((await find([by])).status).toBe(422);
    expect((await wire.post('catalogos:consultar', { schema, order })).status).toBe(422);
    const asStranger = await find([by], stranger);
    expect([asStranger.status, asStranger.data]).toEqual([200, []]);
    expect((await find([by], owner)).data).toMatchObject([{ id }]);
    const shared = { field: `payload.${sharedWith}`, operator: 'contains', value: id };
    expect((await find([shared], administrator)).status).toBe(422);
  });

  it('is told to be another living pet’s too, which only who manages that one may know', async () => {
    const microchip = '484000000000019';
    const mine = await add({ microchip });
    const theirs = await add({ microchip, owner_id: otto });
    await add({ microchip, owner_id: otto, deleted: 1 });
    await add({ microchip, owner_id: otto, status: 'deceased' });
    await add({ microchip: '484000000000020', owner_id: otto });

    expect(await read(mine, owner)).toMatchObject({ [sharedWith]: [''] });
    expect(JSON.stringify(await read(mine, owner))).not.toContain(theirs);
    expect(await read(mine, administrator)).toMatchObject({ [sharedWith]: [theirs] });
    expect(await read(theirs, stranger)).toMatchObject({ [sharedWith]: [''] });

    // It warns, and does not refuse.
    const answer = await write(microchip, mine);
    expect(answer.status).toBe(200);
    expect(rowOf(answer).payload).toMatchObject({ microchip, [sharedWith]: [''] });
    const also = await add({ microchip });
    expect(await read(also, owner)).toMatchObject({ [sharedWith]: [mine, ''] });
  });
});
