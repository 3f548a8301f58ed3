import { afterEach, beforeEach, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { addPet, addUser, today } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';
import { addHome, ask } from './foster-calls.ts';

const staff = 'coordinator:c';

interface Stay {
  id: string;
  hasta: string | null;
  motivo: string | null;
  dias: number;
  prestamos: { que: string; devuelto: boolean }[];
  hogar: { nombre: string; contacto: { correo: string } | null } | null;
}

describeOnBothDatabases('a pet in a foster home', (databases) => {
  let wire: Wire;
  let [owner, stranger, petId] = ['', '', ''];
  let home: Awaited<ReturnType<typeof addHome>>;
  let ownerId = '';

  beforeEach(async () => {
    wire = await openWire(databases);
    const { database } = wire.context;
    ownerId = await addUser(database);
    owner = `member:${ownerId}`;
    stranger = `member:${await addUser(database)}`;
    petId = await add('Michi');
    home = await addHome(wire);
  });
  afterEach(() => wire.close());

  const add = (name: string, pet: Parameters<typeof addPet>[1] = {}) =>
    addPet(wire.context.database, { name, species: 'cat', owner_id: ownerId, ...pet });
  const place = (said: object = {}, token: string | undefined = staff) => {
    const placement = { mascota_id: petId, hogar_id: home.homeId, desde: today, ...said };
    return ask(wire, 'hogares:colocar', placement, token);
  };
  const stays = async (token = owner, id = petId) => {
    const { data } = await ask(wire, 'hogares:de_mascota', { id }, token);
    return (data as unknown as { estancias: Stay[] } | undefined)?.estancias;
  };
  const guests = async (token = home.token) => {
    const { data } = await ask(wire, 'hogares:mis_animales', {}, token);
    return (data as { mascota: { nombre: string } }[]).map(({ mascota }) => mascota.nombre);
  };
  const subjects = async () => {
    return (await wire.newMails()).map(({ subject }) => subject);
  };

  test('is there from its first day to its last, and its person is told of both', async () => {
    const prestamos = [{ que: 'Transportadora azul' }, { que: 'Arenero' }];
    const placed = await place({ desde: addDays(today, -3), prestamos });
    expect(placed.status).toBe(200);
    const { id } = placed.data as { id: string };
    expect(await subjects()).toEqual(['Michi está en tu hogar temporal']);
    expect(await stays()).toMatchObject([{ id, hasta: null, dias: 3, prestamos }]);
    expect(await guests()).toEqual(['Michi']);

    const [blue, box] = prestamos;
    const change = { id, prestamos: [{ ...blue, devuelto: true }, box], notas: 'Come de todo' };
    expect((await ask(wire, 'hogares:corregir_estancia', change, owner)).status).toBe(200);
    const end = { id, dia: today, motivo: 'regreso' };
    expect((await ask(wire, 'hogares:terminar_estancia', end, owner)).status).toBe(200);
    expect(await ask(wire, 'hogares:terminar_estancia', end, owner)).toMatchObject({
      status: 409,
      code: 'fosterStayEnded',
    });
    expect(await subjects()).toEqual(['Terminó la estancia de Michi contigo']);
    expect(await stays()).toMatchObject([
      { hasta: today, motivo: 'regreso', dias: 3, hogar: { nombre: 'Rosa', contacto: null } },
    ]);
    expect(await guests()).toEqual([]);
    const { data } = await ask(wire, 'hogares:consultar', {}, staff);
    expect(data).toMatchObject([{ presentes: [], anteriores: 1, dias: 3 }]);
  });

  test('is in one home at a time, also when two place it at once', async () => {
    const other = await addHome(wire);
    const both = await Promise.all([place(), place({ hogar_id: other.homeId })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.code).toBe('fosterElsewhere');
    expect(await stays()).toHaveLength(1);
  });

  test('never makes a home too full without a word, also when many arrive at once', async () => {
    const many = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => add(name)));
    const placed = await Promise.all(many.map((mascota_id) => place({ mascota_id })));
    expect(placed.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(placed.filter(({ code }) => code === 'fosterHomeFull')).toHaveLength(3);
    expect((await place({ de_acuerdo: true })).status).toBe(200);
    expect(await guests()).toHaveLength(3);
  });

  test('is placed where its species is taken, or where that is agreed', async () => {
    const dog = await add('Firulais', { species: 'dog' });
    expect((await place({ mascota_id: dog })).code).toBe('fosterHomeOtherSpecies');
    expect((await place({ mascota_id: dog, de_acuerdo: true })).status).toBe(200);
    await ask(wire, 'hogares:cambiar_estado', { estado: 'pausado' }, home.token);
    expect((await place({ de_acuerdo: true })).code).toBe('fosterHomeNotOpen');
  });

  onSqliteAlone(databases, () => {
    test('with days that cannot be is refused field by field', async () => {
      const wrong = await place({ desde: addDays(today, 1), previsto: today });
      expect(Object.keys(wrong.errors ?? {}).toSorted()).toEqual(['desde', 'previsto']);
      expect((await place({ desde: addDays(today, -400) })).status).toBe(422);
      const { id } = (await place({ desde: addDays(today, -9) })).data as { id: string };
      const early = { id, dia: addDays(today, -10), motivo: 'otro' };
      expect((await ask(wire, 'hogares:terminar_estancia', early, staff)).errors).toHaveProperty(
        'dia',
      );
      const end = { id, dia: addDays(today, -2), motivo: 'otro_hogar' };
      await ask(wire, 'hogares:terminar_estancia', end, staff);
      expect((await place({ desde: addDays(today, -5) })).errors).toHaveProperty('desde');
      expect((await place({ desde: addDays(today, -2) })).status).toBe(200);
    });
  });

  test('is seen by its owner and staff; for others nothing of it exists', async () => {
    const { id } = (await place()).data as { id: string };
    for (const token of [owner, staff, 'administrator:a']) {
      expect(await stays(token)).toHaveLength(1);
    }
    const calls = [
      ['hogares:de_mascota', { id: petId }],
      ['hogares:colocar', { mascota_id: petId, hogar_id: home.homeId, desde: today }],
      ['hogares:corregir_estancia', { id }],
      ['hogares:terminar_estancia', { id, dia: today, motivo: 'otro' }],
    ] as const;
    for (const [action, body] of calls) {
      for (const token of [stranger, home.token, 'editor:e', 'treasurer:t']) {
        expect([action, token, (await ask(wire, action, body, token)).status]).toEqual([
          action,
          token,
          404,
        ]);
      }
      expect((await ask(wire, action, body)).status).toBe(401);
    }
    const missing = await ask(wire, 'hogares:de_mascota', { id: 'nobody' }, stranger);
    expect(missing).toEqual(await ask(wire, 'hogares:de_mascota', { id: petId }, stranger));
    expect((await ask(wire, 'hogares:estancias', { todas: true }, stranger)).status).toBe(403);
    expect((await ask(wire, 'hogares:estancias', {}, stranger)).data).toEqual([]);
    const shown = await wire.ask({ filter: {} }, undefined);
    expect(shown.text).toContain('Michi');
    expect(shown.text).not.toContain(home.homeId);
  });

  test('is placed by its owner only in homes that they know', async () => {
    expect((await place({}, owner)).status).toBe(404);
    const { id } = (await place()).data as { id: string };
    await ask(wire, 'hogares:terminar_estancia', { id, dia: today, motivo: 'regreso' }, owner);
    expect((await place({}, owner)).status).toBe(200);
    const other = await addHome(wire);
    const luna = await add('Luna');
    expect((await place({ mascota_id: luna, hogar_id: other.homeId }, owner)).status).toBe(404);
  });

  test('has its medical record kept by whoever fosters it, as long as it is there', async () => {
    const weight = { id: petId, tipo: 'peso', fecha: today, peso: 2.4 };
    expect((await ask(wire, 'cuidados:registrar', weight, home.token)).status).toBe(404);
    const { id } = (await place()).data as { id: string };
    expect((await ask(wire, 'cuidados:registrar', weight, home.token)).status).toBe(200);
    expect((await ask(wire, 'cuidados:registrar', weight, stranger)).status).toBe(404);
    const due = await ask(wire, 'cuidados:por_hacer', {}, home.token);
    expect(due.text).toContain(petId);
    // Its papers say where it comes from: they are its owner's and the reviewers'.
    await wire.context.database.query.updateTable('pets').set({ folder_id: 'papers' }).execute();
    for (const [token, expediente_id] of [
      [home.token, null],
      [owner, 'papers'],
    ] as const) {
      const record = await ask(wire, 'cuidados:consultar', { id: petId }, token);
      expect(record).toMatchObject({ data: { mascota: { expediente_id } } });
    }
    await ask(wire, 'hogares:terminar_estancia', { id, dia: today, motivo: 'otro' }, staff);
    expect((await ask(wire, 'cuidados:registrar', weight, home.token)).status).toBe(404);
  });

  test('leaves it when it is adopted, dies or is deleted', async () => {
    await place();
    const adopted = {
      schema: 'mascotas',
      id: petId,
      payload: { estado: 'adoptado', nuestro_canal: 'NO' },
    };
    expect((await ask(wire, 'catalogos:actualizar', adopted, 'administrator:a')).status).toBe(200);
    expect(await stays()).toMatchObject([{ hasta: today, motivo: 'adopcion' }]);
    expect(await subjects()).toContain('¡Michi ya tiene familia!');
    expect((await place()).code).toBe('fosterPetAway');
    const luna = await add('Luna');
    await place({ mascota_id: luna });
    const gone = { schema: 'mascotas', id: luna, payload: { eliminado: true } };
    expect((await ask(wire, 'catalogos:actualizar', gone, owner)).status).toBe(200);
    expect(await stays('administrator:a', luna)).toMatchObject([{ hasta: today, motivo: 'otro' }]);
  });
});
