import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { addPet } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';
import { addMember, admin, createEvent } from './wire-events.ts';

interface Sheet {
  visitantes: number | null;
  mascotas: { mascota_id: string; asistio: boolean | null; adoptada_ese_dia: boolean }[];
}

describeOnBothDatabases('the attendance of an adoption event', (databases) => {
  let wire: Wire;
  let rosa: string;
  let now = '2026-11-29T15:30:00.000Z';

  beforeAll(async () => {
    wire = await openWire(databases, {}, { now: () => new Date(now) });
    rosa = await addMember(wire);
    await wire.context.database.query
      .updateTable('users')
      .set({ name: 'Rosa Poot', phone: '984-111-2233' })
      .where('id', '=', rosa)
      .execute();
  });
  afterAll(() => wire.close());

  const pet = (said: Parameters<typeof addPet>[1] = {}) =>
    addPet(wire.context.database, { owner_id: rosa, ...said });
  const eventWith = (pets: string[], said: object = {}) =>
    createEvent(wire, { mascotas_presentes: pets.map((mascota_id) => ({ mascota_id })), ...said });
  const read = (evento_id: string, token?: string) =>
    wire.post('evento_adopcion:consultar_asistencia', { evento_id }, token);
  const note = (evento_id: string, said: object, token?: string) =>
    wire.post('evento_adopcion:registrar_asistencia', { evento_id, ...said }, token);
  const sheet = async (evento_id: string) =>
    (await read(evento_id, admin)).data as unknown as Sheet;

  it('tells who is expected, and whom to call', async () => {
    const canela = await pet({ name: 'Canela', pictures: [] });
    const deleted = await pet();
    const id = await eventWith([canela, deleted]);
    await wire.context.database.query
      .updateTable('pets')
      .set({ deleted: 1 })
      .where('id', '=', deleted)
      .execute();
    expect(await sheet(id)).toEqual({
      visitantes: null,
      mascotas: [
        {
          mascota_id: canela,
          nombre: 'Canela',
          estado: 'adopcion',
          microchip: null,
          imagenes: [],
          puntos_focales: [],
          responsable: {
            nombre: 'Rosa Poot',
            telefono: '984-111-2233',
            correo: `${rosa}@example.org`,
          },
          asistio: null,
          adoptada_ese_dia: false,
        },
      ],
    });
  });

  it('is noted pet by pet, and what is left out stays', async () => {
    const [canela, balam] = [await pet(), await pet()];
    const id = await eventWith([canela, balam]);
    await note(id, { visitantes: 214, mascotas: [{ mascota_id: canela, asistio: true }] }, admin);
    const after = await note(id, { mascotas: [{ mascota_id: balam, asistio: false }] }, admin);
    expect(after.status).toBe(200);
    const came = ({ visitantes, mascotas }: Sheet) => [
      visitantes,
      Object.fromEntries(mascotas.map((one) => [one.mascota_id, one.asistio])),
    ];
    expect(came(await sheet(id))).toEqual([214, { [canela]: true, [balam]: false }]);
    await note(id, { visitantes: null, mascotas: [{ mascota_id: balam, asistio: null }] }, admin);
    expect(came(await sheet(id))).toEqual([null, { [canela]: true, [balam]: null }]);
  });

  it('tells which pets found a home on that day', async () => {
    const day = '2026-11-29';
    const adopted = [{ status: 'adopted', date: day }];
    const [canela, balam] = [await pet(), await pet()];
    const id = await eventWith([canela, balam]);
    await wire.context.database.query
      .updateTable('pets')
      .set({ status: 'adopted', history_json: JSON.stringify(adopted) })
      .where('id', '=', canela)
      .execute();
    const homes = (await sheet(id)).mascotas.map((one) => [one.mascota_id, one.adoptada_ese_dia]);
    expect(Object.fromEntries(homes)).toEqual({ [canela]: true, [balam]: false });
  });

  it('is read and noted by administrators alone', async () => {
    const canela = await pet();
    const id = await eventWith([canela]);
    const said = { visitantes: 3, mascotas: [{ mascota_id: canela, asistio: true }] };
    for (const [token, status] of [
      [undefined, 401],
      [`member:${rosa}`, 403],
    ] as const) {
      expect((await read(id, token)).status).toBe(status);
      expect((await note(id, said, token)).status).toBe(status);
    }
    expect(await sheet(id)).toMatchObject({ visitantes: null, mascotas: [{ asistio: null }] });
  });

  it('is noted from the day of the event on, by the clocks of its place', async () => {
    const id = await eventWith([]);
    const before = now;
    now = '2026-11-29T04:59:00.000Z';
    const early = await note(id, { visitantes: 3 }, admin);
    expect([early.status, JSON.parse(early.text).code]).toEqual([409, 'eventNotYet']);
    now = '2026-11-29T05:00:00.000Z';
    expect((await note(id, { visitantes: 3 }, admin)).status).toBe(200);
    now = before;
  });

  it('holds nothing of pets that take no part, nor numbers that no event sees', async () => {
    const [canela, stranger] = [await pet(), await pet()];
    const id = await eventWith([canela]);
    const mascotas = [canela, stranger].map((mascota_id) => ({ mascota_id, asistio: true }));
    expect((await note(id, { visitantes: 3, mascotas }, admin)).status).toBe(409);
    for (const visitantes of [-1, 1.5, 100_001, '3']) {
      expect((await note(id, { visitantes }, admin)).status).toBe(422);
    }
    expect(await sheet(id)).toMatchObject({ visitantes: null, mascotas: [{ asistio: null }] });
    expect((await read('019c0000-0000-7000-8000-000000000000', admin)).status).toBe(404);
  });
});
