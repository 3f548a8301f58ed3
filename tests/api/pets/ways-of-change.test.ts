import { afterEach, beforeEach, expect, test } from 'vitest';
import { petInput } from '#domain/pets/pet-input.ts';
import type { PetStatus } from '#domain/pets/vocabularies.ts';
import type { PetOwner } from '#server/features/animals/pets/core/pet-imports.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { smallProfile } from '../adoption/application-steps.ts';
import { addHome, ask } from '../fostering/foster-calls.ts';
import { openWire, type Wire } from '../wire/portal.ts';
import { addPet, addUser, today } from './add-pets.ts';

describeOnBothDatabases('a pet that changes, in whichever way', (databases) => {
  let wire: Wire;
  let owner: PetOwner;
  let home: Awaited<ReturnType<typeof addHome>>;
  let [rescuer, luna, sol] = ['', '', ''];
  let [ana, eva] = ['', ''];

  beforeEach(async () => {
    wire = await openWire(databases);
    const { database } = wire.context;
    const ownerId = await addUser(database);
    owner = { id: ownerId, name: 'Rosa', email: `${ownerId}@example.org`, phone: '' };
    rescuer = `member:${ownerId}`;
    [ana, eva] = [`member:${await addUser(database)}`, `member:${await addUser(database)}`];
    // Else the day's upkeep erases those that nobody uses.
    const confirmed_at = '2026-11-01T00:00:00.000Z';
    await database.query.updateTable('users').set({ confirmed_at }).execute();
    for (const one of [ana, eva]) await wire.post('perfil_adopcion:guardar', smallProfile, one);
    [luna, sol] = [await add('Luna', '1'), await add('Sol', '2')];
    home = await addHome(wire, { especie: 'ambos' });
    const stay = { mascota_id: luna, hogar_id: home.homeId, desde: today };
    expect(await ask(wire, 'hogares:colocar', stay, 'coordinator:c')).toMatchObject({
      status: 200,
    });
    const due = { tipo: 'tratamiento', producto: 'Gotas', fecha: today, proxima: '2026-11-29' };
    await ask(wire, 'cuidados:registrar', { id: luna, ...due }, rescuer);
    await wire.newMails();
  });
  afterEach(() => wire.close());

  const add = (name: string, external_id: string) =>
    addPet(wire.context.database, {
      ...{ name, external_id, owner_id: owner.id, notify_on: '2026-12-01' },
      // Dogs as a table without anything else tells of them.
      adopter_json: null,
      contract_file: null,
    });
  const apply = async (mascotas: string[], token: string): Promise<number> => {
    const payload = { mascotas, mensaje: '' };
    const reply = await ask(wire, 'documentos:crear', { schema: 'solicitudes', payload }, token);
    expect(reply, reply.text).toMatchObject({ status: 200 });
    return (reply.data as { folio: number }).folio;
  };
  const step = (folio: number, transicion: string) =>
    ask(
      wire,
      'documentos:transitar',
      { schema: 'solicitudes', serie: 'SOL', folio, transicion },
      rescuer,
    );
  const adopt = async (folio: number) => {
    for (const name of ['revisar', 'aprobar', 'adoptar']) {
      expect((await step(folio, name)).status, name).toBe(200);
    }
  };
  const change = async (id: string, payload: object) => {
    const body = { schema: 'mascotas', id, payload };
    const reply = await ask(wire, 'catalogos:actualizar', body, rescuer);
    expect(reply, reply.text).toMatchObject({ status: 200 });
  };
  const importAs = (externalId: string, name: string, status: PetStatus) =>
    wire.context.pets.upsertImported(owner, {
      externalId,
      description: petInput(status, today).parse({
        ...{ name, species: 'dog', breed: 'mixed', sex: 'female', size: 'medium', color: 'miel' },
        ...{ ageValue: 2, ageUnit: 'years', weightKg: 12.5, trained: true, houseTrained: false },
        ...{ goodWithOwnKind: 'yes', goodWithOtherAnimals: 'no', goodWithChildren: 'unknown' },
        ...{ dewormed: true, lastDewormedOn: '1999-09-09', vaccines: 'Rabia y múltiple al día' },
        ...{ sterilized: true, personality: 'Tranquila y muy cariñosa', story: 'En la carretera.' },
        ...{ city: 'Tulum', federalState: 'Quintana Roo' },
      }),
      status,
      registeredOn: '2026-11-01',
      mediaAssetIds: ['portrait'],
    });

  const guests = async () => {
    const { data } = await ask(wire, 'hogares:mis_animales', {}, home.token);
    return (data as { mascota: { nombre: string } }[]).map(({ mascota }) => mascota.nombre);
  };
  const readsRecord = async () =>
    (await ask(wire, 'cuidados:consultar', { id: luna }, home.token)).status === 200;
  /** What whoever looked after the pet has to see to; after an adoption by an application it is the family's. */
  const due = async (): Promise<string[]> => {
    const { data } = await ask(wire, 'cuidados:por_hacer', {}, rescuer);
    const { cuidados } = data as { cuidados: { mascota_id: string; mascota: string }[] };
    return cuidados.filter((one) => one.mascota_id === luna).map(({ mascota }) => mascota);
  };
  const states = async () =>
    (
      await wire.context.database.query
        .selectFrom('adoption_applications')
        .select('status')
        .orderBy('folio')
        .execute()
    ).map(({ status }) => status);
  const statusChanges = () =>
    wire.context.database.query
      .selectFrom('audit_events')
      .select('id')
      .where('action', '=', 'pet.statusChanged')
      .execute();
  /** To whom what went, families and rescuer by name. */
  async function told(): Promise<string[]> {
    const names: Record<string, string> = { [owner.id]: 'rescuer' };
    Object.assign(names, { [home.accountId]: 'home', [idOf(ana)]: 'ana', [idOf(eva)]: 'eva' });
    const mails = await wire.newMails();
    return mails
      .map(({ envelopeTo: [to = ''], subject }) => `${names[to.split('@')[0] ?? '']}: ${subject}`)
      .toSorted();
  }
  const idOf = (token: string) => token.slice('member:'.length);

  const ways: Record<string, () => Promise<unknown>> = {
    'adopted by an application': async () => adopt(await apply([luna], ana)),
    'adopted in the dialog': () => change(luna, { estado: 'adoptado', nuestro_canal: 'NO' }),
    'adopted in a table': () => importAs('1', 'Luna', 'adopted'),
    'dead in the dialog': () => change(luna, { estado: 'fallecido' }),
    'dead in a table': () => importAs('1', 'Luna', 'deceased'),
    deleted: () => change(luna, { eliminado: true }),
    'removed for good': () =>
      ask(wire, 'catalogos:eliminar', { schema: 'mascotas', id: luna }, 'administrator:ines'),
  };

  test.each(Object.keys(ways))('%s, leaves its home, its care and its families', async (way) => {
    const waiting = await apply([luna], eva);
    await wire.newMails();
    expect([await guests(), await readsRecord()]).toEqual([['Luna'], true]);
    expect(await due()).not.toEqual([]);

    await ways[way]?.();
    expect([await guests(), await readsRecord()]).toEqual([[], false]);
    expect(await due()).toEqual([]);
    const mails = await told();
    expect(mails.filter((one) => one.startsWith('home:'))).toHaveLength(1);
    expect(mails.filter((one) => one.startsWith('eva:'))).toHaveLength(1);
    const byApplication = way === 'adopted by an application';
    expect(await states()).toEqual(byApplication ? ['declined', 'adopted'] : ['declined']);
    expect(waiting).toBe(1);
    // Received, reviewed, approved, adopted, and where the papers are; nothing that declines her own.
    if (byApplication) expect(mails.filter((one) => one.startsWith('ana:'))).toHaveLength(5);
    expect(await told()).toEqual([]);
  });

  test('tells of a pair as the status dialog does', async () => {
    await ask(wire, 'mascotas:agrupar', { tipo: 'pareja', mascotas: [luna, sol] }, rescuer);
    expect(await importAs('1', 'Luna', 'paused')).toBe('updated');
    expect(await told()).toEqual(['rescuer: Sol espera a Luna']);
    expect(await importAs('1', 'Luna', 'deceased')).toBe('updated');
    expect(await told()).toEqual([
      expect.stringMatching(/^home: /),
      'rescuer: Sol ya se puede adoptar sin su pareja',
    ]);
  });

  test('tells a pair that goes home together nothing about itself', async () => {
    await ask(wire, 'mascotas:agrupar', { tipo: 'pareja', mascotas: [luna, sol] }, rescuer);
    const both = await apply([luna, sol], ana);
    const others = await apply([sol, luna], eva);
    await adopt(both);
    const mails = await told();
    expect(mails.filter((one) => /^rescuer: .*(pareja|espera)/.test(one))).toEqual([]);
    expect(mails.filter((one) => one.startsWith('eva:'))).toHaveLength(2);
    expect(await states()).toEqual(['adopted', 'declined']);
    expect(await statusChanges()).toHaveLength(2);
    expect(others).toBe(2);

    expect((await step(both, 'devolver')).status).toBe(200);
    expect(await told()).toEqual([expect.stringMatching(/^ana: /)]);
    expect(await statusChanges()).toHaveLength(4);
    // What is due is somebody's again.
    expect(await due()).not.toEqual([]);
  });

  test('waits for whoever changes another of its group, without a deadlock', async () => {
    const administrator = 'administrator:ines';
    const stranger = await addUser(wire.context.database);
    await ask(wire, 'mascotas:agrupar', { tipo: 'pareja', mascotas: [luna, sol] }, rescuer);
    const folio = await apply([luna, sol], ana);
    await step(folio, 'revisar');
    await step(folio, 'aprobar');
    const give = (id: string) => {
      const payload = { usuario_id: stranger };
      return ask(wire, 'catalogos:actualizar', { schema: 'mascotas', id, payload }, administrator);
    };
    const replies = await Promise.all([
      step(folio, 'adoptar'),
      give(luna),
      give(sol),
      importAs('2', 'Sol', 'paused'),
      importAs('1', 'Luna', 'paused'),
    ]);
    const statuses = replies.map((one) => (typeof one === 'string' ? one : one.status));
    expect(statuses.slice(1, 3)).toEqual([200, 200]);
    expect([200, 403, 404, 409]).toContain(statuses[0]);
    for (const outcome of statuses.slice(3)) expect(['created', 'updated']).toContain(outcome);
  });

  test('is given to another account that knows another one by its id', async () => {
    const stranger = await addUser(wire.context.database);
    await addPet(wire.context.database, { owner_id: stranger, external_id: '1' });
    const give = { schema: 'mascotas', id: luna, payload: { usuario_id: stranger } };
    expect(await ask(wire, 'catalogos:actualizar', give, 'administrator:ines')).toMatchObject({
      status: 200,
    });
  });
});
