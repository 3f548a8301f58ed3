import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { openWire, type Wire } from '../wire/portal.ts';
import { addContract, addPet, addUser } from './add-pets.ts';
import { adopter } from './wire-pets.ts';

describeOnBothDatabases('the lists of those who look after pets', (databases) => {
  let wire: Wire;
  let rosa: string;
  let adopted: string;
  let [owner, stranger, administrator] = ['', '', ''];

  beforeAll(async () => {
    wire = await openWire(databases);
    const { database } = wire.context;
    const [one, two, three] = [
      await addUser(database),
      await addUser(database),
      await addUser(database),
    ];
    rosa = one;
    [owner, stranger, administrator] = [
      `member:${rosa}`,
      `member:${two}`,
      `administrator:${three}`,
    ];
    const add = (name: string, said: Parameters<typeof addPet>[1]) =>
      addPet(database, { name, owner_id: rosa, ...said });
    await add('Con tiempo', { expires_on: '2026-12-25' });
    await add('Vencida', { expires_on: '2026-11-10', pictures: ['uno', 'dos', 'tres'] });
    await add('Por vencer', { expires_on: '2026-11-22' });
    await add('Sin fotos', { expires_on: '2026-12-24', pictures: [] });
    adopted = await add('Adoptada', { status: 'adopted' });
    await add('Eliminada', { deleted: 1, deleted_on: '2026-11-19' });
    await addPet(database, { name: 'De otra', owner_id: two });
  });
  afterAll(() => wire.close());

  const ofRosa = (...more: object[]) => ({
    where: [{ field: 'payload.usuario_id', operator: '=', value: rosa }, ...more],
  });
  const count = (filter: object, token?: string) => wire.post('mascotas:contar', { filter }, token);
  const told = async (filter: object, token: string) =>
    ((await count(filter, token)).data as unknown as { estado: string; eliminado: boolean }[])
      .map((row) => Object.values(row).join(' '))
      .sort();

  it('begin with the pets that nobody sees, or soon nobody will', async () => {
    const filter = ofRosa(
      { field: 'payload.estado', operator: '=', value: 'adopcion' },
      { field: 'payload.eliminado', operator: '=', value: false },
    );
    const order = [
      { field: 'payload.imagenes', direction: 'asc' },
      { field: 'payload.fecha_expiracion', direction: 'asc' },
    ];
    const { data } = await wire.ask({ filter, order }, owner);
    expect(data.map(({ payload }) => payload.nombre)).toEqual([
      'Sin fotos',
      'Vencida',
      'Por vencer',
      'Con tiempo',
    ]);
  });

  it('count each status, and deleted ones apart', async () => {
    expect(await told(ofRosa(), owner)).toEqual([
      'adopcion false 4',
      'adopcion true 1',
      'adoptado false 1',
    ]);
    const named = { field: 'payload.nombre', operator: 'contains', value: 'VEN' };
    expect(await told(ofRosa({ ...named, collate: 'es_ci_ai' }), owner)).toEqual([
      'adopcion false 2',
    ]);
    expect(await told({ where: [] }, administrator)).toEqual([
      'adopcion false 5',
      'adopcion true 1',
      'adoptado false 1',
    ]);
  });

  it('count for others what everybody sees, and for visitors nothing', async () => {
    expect(await told(ofRosa(), stranger)).toEqual(['adopcion false 2']);
    const byPrivate = { field: 'payload.fecha_expiracion', operator: '>', value: '2000-01-01' };
    expect(await told(ofRosa(byPrivate), stranger)).toEqual([]);
    expect((await count(ofRosa())).status).toBe(401);
    expect((await count({ where: [{ field: 'payload.nada' }] }, owner)).status).toBe(422);
  });

  it('count anew once a pet has changed', async () => {
    expect(await told(ofRosa(), owner)).toContain('adoptado false 1');
    const payload = { estado: 'pausado' };
    await wire.post('catalogos:actualizar', { schema: 'mascotas', id: adopted, payload }, owner);
    expect(await told(ofRosa(), owner)).toEqual([
      'adopcion false 4',
      'adopcion true 1',
      'pausado false 1',
    ]);
  });

  it('let an administrator note the adoption of a deleted pet, which is back then', async () => {
    const id = await addPet(wire.context.database, {
      owner_id: rosa,
      deleted: 1,
      deleted_on: '2026-11-01',
    });
    await addContract(wire.context, id);
    const payload = { estado: 'adoptado', nuestro_canal: 'SI', adoptante: adopter };
    const body = { schema: 'mascotas', id, payload };
    expect((await wire.post('catalogos:actualizar', body, owner)).status).toBe(403);
    expect((await wire.post('catalogos:actualizar', body, stranger)).status).toBe(403);
    const { data } = await wire.post('catalogos:actualizar', body, administrator);
    expect(data).toMatchObject({
      payload: {
        estado: 'adoptado',
        eliminado: false,
        fecha_eliminado: null,
        adoptante: { nombre: adopter.nombre },
      },
    });
  });
});
