import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { groupExceptionsPersonalData } from '#server/features/animals/pets/groups/pet-groups-personal-data.ts';
import { startSmtpServer } from '#tests/fakes/smtp-server.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { smallProfile } from '../adoption/application-steps.ts';
import { openWire, type Wire } from '../wire/portal.ts';
import { addPet, addUser } from './add-pets.ts';

interface Reply {
  status: number;
  code?: string;
  message?: string;
  errors?: Record<string, string[]>;
  data: Record<string, unknown>;
}

interface Group {
  tipo: string;
  juntas: boolean;
  mascotas: { id: string; nombre: string }[];
  excepciones?: { autor: string; motivo: string; terminada: string | null }[];
}

describeOnBothDatabases('bonded pairs and litters', (databases) => {
  let wire: Wire;
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
  let [rescuer, otherRescuer, family, otherFamily] = ['', '', '', ''];
  let rescuerId = '';
  let [luna, sol] = ['', ''];

  beforeEach(async () => {
    smtp = await startSmtpServer();
    wire = await openWire(databases, { SMTP_URL: smtp.url });
    const { database } = wire.context;
    rescuerId = await addUser(database);
    rescuer = `member:${rescuerId}`;
    otherRescuer = `member:${await addUser(database)}`;
    family = `member:${await addUser(database)}`;
    otherFamily = `member:${await addUser(database)}`;
    // Else the day's upkeep erases those that nobody uses.
    await database.query
      .updateTable('users')
      .set({ confirmed_at: '2026-11-01T00:00:00.000Z' })
      .execute();
    [luna, sol] = [await add('Luna'), await add('Sol')];
    for (const one of [family, otherFamily])
      await post('perfil_adopcion:guardar', smallProfile, one);
  });
  afterEach(async () => {
    await wire.close();
    await smtp.stop();
  });

  const add = (name: string, pet: Parameters<typeof addPet>[1] = {}) =>
    addPet(wire.context.database, { name, owner_id: rescuerId, notify_on: '2026-12-01', ...pet });
  const post = async (action: string, body: object, token?: string) =>
    (await wire.post(action, body, token)) as unknown as Reply;
  const group = (tipo: string, mascotas: string[], token = rescuer) =>
    post('mascotas:agrupar', { tipo, mascotas }, token);
  const groupOf = async (id: string, token?: string): Promise<Group | null> => {
    const filter = { where: [{ field: 'id', operator: '=', value: id }] };
    const { data } = await wire.ask({ filter }, token);
    return data[0]?.payload.grupo as Group | null;
  };
  const namesOf = async (id: string, token?: string) =>
    (await groupOf(id, token))?.mascotas.map(({ nombre }) => nombre);
  const change = async (id: string, payload: object, token = rescuer) => {
    const answer = await post('catalogos:actualizar', { schema: 'mascotas', id, payload }, token);
    expect(answer, JSON.stringify(answer)).toMatchObject({ status: 200 });
  };
  const apply = (mascotas: string[], token = family) =>
    post('documentos:crear', { schema: 'solicitudes', payload: { mascotas, mensaje: '' } }, token);
  const step = (folio: unknown, transicion: string, more: object = {}) =>
    post(
      'documentos:transitar',
      { schema: 'solicitudes', serie: 'SOL', folio, transicion, ...more },
      rescuer,
    );
  const except = (id = luna, token = rescuer) =>
    post('mascotas:anotar_excepcion', { id, motivo: 'Sol está muy enfermo.' }, token);
  const mails = async () => {
    await wire.context.jobs.runDue();
    return smtp.take().map(({ subject }) => subject);
  };

  test('are read by everybody, with the names of those that everybody sees alone', async () => {
    expect(await group('pareja', [luna, sol])).toMatchObject({ status: 200 });
    expect(await groupOf(luna)).toEqual({
      tipo: 'pareja',
      juntas: true,
      mascotas: [
        { id: luna, nombre: 'Luna', estado: 'adopcion' },
        { id: sol, nombre: 'Sol', estado: 'adopcion' },
      ],
    });
    expect(await groupOf(luna, rescuer)).toMatchObject({ excepciones: [] });
    await change(sol, { estado: 'pausado' });
    for (const token of [undefined, otherRescuer, family]) {
      expect(await groupOf(luna, token), token).toBeNull();
    }
    expect(await namesOf(luna, rescuer)).toEqual(['Luna', 'Sol']);
    expect(await namesOf(luna, 'administrator:ines')).toEqual(['Luna', 'Sol']);
  });

  test('are made of pets in adoption of one account, by whoever looks after them', async () => {
    const [foreign, ill] = [
      await add('Ajena', { owner_id: otherRescuer.slice('member:'.length) }),
      await add('Enferma', { status: 'rehabilitation' }),
    ];
    expect(await group('pareja', [luna, sol], otherRescuer)).toMatchObject({ status: 404 });
    expect(await group('pareja', [luna, foreign])).toMatchObject({ status: 404 });
    expect(await group('pareja', [luna, 'nobody'])).toMatchObject({ status: 404 });
    for (const token of ['editor:e', 'treasurer:t']) {
      expect(await group('pareja', [luna, sol], token), token).toMatchObject({ status: 404 });
    }
    expect(await post('mascotas:agrupar', { tipo: 'pareja', mascotas: [luna, sol] })).toMatchObject(
      {
        status: 401,
      },
    );
    for (const [kind, ids, token] of [
      ['pareja', [luna, ill], rescuer],
      ['pareja', [luna, foreign], 'administrator:ines'],
      ['pareja', [luna, luna], rescuer],
      ['pareja', [luna, sol, await add('Tercera')], rescuer],
      ['trio', [luna, sol], rescuer],
    ] as const) {
      const answer = await group(kind, [...ids], token);
      expect(answer, `${kind} ${ids}`).toMatchObject({ status: 422 });
    }
    expect(await groupOf(luna)).toBeNull();
    expect(await group('pareja', [luna, sol], 'administrator:ines')).toMatchObject({ status: 200 });
  });

  test('take up to eight of a litter, and one more where it is there already', async () => {
    const litter = [luna, sol];
    expect(await group('camada', litter)).toMatchObject({ status: 200 });
    for (let index = 3; index <= 8; index++) litter.push(await add(`Cachorro ${index}`));
    expect(await group('camada', [luna, ...litter.slice(2)])).toMatchObject({ status: 200 });
    expect(await namesOf(sol)).toHaveLength(8);
    const ninth = await add('Noveno');
    expect(await group('camada', [luna, ninth])).toMatchObject({ status: 422 });
    expect(await group('pareja', [luna, ninth])).toMatchObject({
      status: 409,
      code: 'petInAnotherGroup',
    });
    expect((await apply([luna])).status).toBe(200);
    expect(await post('mascotas:desagrupar', { id: luna }, rescuer)).toMatchObject({ status: 200 });
    expect(await groupOf(luna)).toBeNull();
    expect(await namesOf(sol)).toHaveLength(7);
    expect(await post('mascotas:desagrupar', { id: luna }, rescuer)).toMatchObject({
      status: 409,
      code: 'petNotInGroup',
    });
  });

  test('end where one pet alone would be left', async () => {
    await group('pareja', [luna, sol]);
    expect(await post('mascotas:desagrupar', { id: luna }, otherRescuer)).toMatchObject({
      status: 404,
    });
    await post('mascotas:desagrupar', { id: luna }, rescuer);
    expect(await groupOf(sol, rescuer)).toBeNull();
    const { query } = wire.context.database;
    expect(await query.selectFrom('pet_groups').select('id').execute()).toEqual([]);
  });

  describe('a pair', () => {
    beforeEach(async () => {
      await group('pareja', [luna, sol]);
    });

    test('is applied for together, and apart only by an exception that is kept', async () => {
      const alone = await apply([luna]);
      expect(alone).toMatchObject({
        status: 422,
        errors: { mascotas: [expect.stringContaining('pareja')] },
      });
      const visitor = {
        nombre: 'Eva Pech',
        correo: 'eva@example.org',
        telefono: '9841112233',
        perfil: smallProfile,
        mascotas: [luna],
        mensaje: '',
        captcha: 'none',
        lang: 'es',
      };
      expect(await post('solicitudes:enviar_sin_cuenta', visitor)).toMatchObject({
        status: 422,
        errors: { mascotas: [expect.stringContaining('pareja')] },
      });
      const other = await add('Otra');
      expect(await apply([luna, other])).toMatchObject({ status: 422 });
      expect(await apply([luna, sol])).toMatchObject({ status: 200 });

      expect(await except(luna, otherRescuer)).toMatchObject({ status: 404 });
      expect(
        await post('mascotas:anotar_excepcion', { id: luna, motivo: 'Porque' }, rescuer),
      ).toMatchObject({ status: 422, errors: { motivo: [expect.any(String)] } });
      expect(await except()).toMatchObject({ status: 200 });
      expect(await except(sol)).toMatchObject({ status: 409, code: 'exceptionThere' });
      expect(await groupOf(sol)).toMatchObject({ juntas: false });
      expect(await groupOf(sol)).not.toHaveProperty('excepciones');
      expect(await groupOf(sol, rescuer)).toMatchObject({
        excepciones: [{ autor: 'Rosa', motivo: 'Sol está muy enfermo.', terminada: null }],
      });
      expect(await apply([sol], otherFamily)).toMatchObject({ status: 200 });

      const end = { id: luna };
      expect(await post('mascotas:terminar_excepcion', end, rescuer)).toMatchObject({
        status: 200,
      });
      expect(await groupOf(luna, rescuer)).toMatchObject({
        juntas: true,
        excepciones: [{ motivo: 'Sol está muy enfermo.', terminada: expect.any(String) }],
      });
    });

    test('is not separated on the way by an application that was there before', async () => {
      await post('mascotas:desagrupar', { id: luna }, rescuer);
      const { data } = await apply([luna]);
      const mate = await apply([sol], otherFamily);
      await group('pareja', [luna, sol]);
      for (const name of ['revisar', 'aprobar']) await step(data.folio, name);
      await step(mate.data.folio, 'revisar');
      expect(await step(mate.data.folio, 'aprobar')).toMatchObject({
        status: 409,
        code: 'anotherFamilyChosen',
      });
      expect(await step(data.folio, 'apartar', { hasta: '2026-12-01' })).toMatchObject({
        status: 409,
        code: 'bondedPairStaysTogether',
      });
      expect(await step(data.folio, 'adoptar')).toMatchObject({ status: 409 });
      expect(await groupOf(luna)).toMatchObject({ mascotas: [{ estado: 'adopcion' }, {}] });
      await except();
      expect(await step(data.folio, 'adoptar')).toMatchObject({ status: 200 });
      // By the exception, and known to the rescuer.
      expect(await mails()).not.toContain('Sol ya se puede adoptar sin su pareja');
      expect(await step(mate.data.folio, 'aprobar')).toMatchObject({ status: 200 });
    });

    test('goes home together, and everybody else who applied for either is told', async () => {
      const { data } = await apply([luna, sol]);
      const other = await apply([sol, luna], otherFamily);
      for (const name of ['revisar', 'aprobar']) await step(data.folio, name);
      await post('solicitudes:preparar_contrato', { id: data.id }, rescuer);
      expect(await post('solicitudes:consultar_contrato', { id: data.id }, rescuer)).toMatchObject({
        data: { mascota: 'Luna y Sol', mascota_id: luna, segunda_mascota_id: sol },
      });
      await step(data.folio, 'apartar', { hasta: '2026-12-01' });
      await mails();
      expect(await step(data.folio, 'adoptar')).toMatchObject({ status: 200 });
      expect((await mails()).sort()).toEqual([
        'Los papeles de Luna',
        'Los papeles de Sol',
        'Tu solicitud para Sol y Luna',
        '¡Felicidades, adoptaste a Luna y Sol!',
      ]);
      expect(await step(other.data.folio, 'revisar')).toMatchObject({ status: 409 });
      expect(await step(data.folio, 'devolver')).toMatchObject({ status: 200 });
      expect(await namesOf(luna, rescuer)).toEqual(['Luna', 'Sol']);
    });

    test('waits for the one that is paused, of which its rescuer is told', async () => {
      await mails();
      await change(sol, { estado: 'pausado' });
      expect(await mails()).toEqual(['Luna espera a Sol']);
      expect(await apply([luna])).toMatchObject({
        status: 422,
        errors: { mascotas: [expect.stringContaining('por ahora no está en adopción')] },
      });
      await change(sol, { estado: 'adopcion' });
      expect(await mails()).toEqual([]);
      expect(await apply([luna, sol])).toMatchObject({ status: 200 });
    });

    test.each([
      ['found its home elsewhere', { estado: 'adoptado', nuestro_canal: 'NO' }],
      ['died', { estado: 'fallecido' }],
      ['was deleted', { eliminado: true }],
    ])('lets the other go alone when one %s', async (_, payload) => {
      await apply([luna, sol]);
      await mails();
      await change(sol, payload);
      expect((await mails()).sort()).toEqual([
        'Luna ya se puede adoptar sin su pareja',
        'Tu solicitud para Luna y Sol',
      ]);
      expect(await apply([luna], otherFamily)).toMatchObject({ status: 200 });
    });

    test('is whole again where a deletion is taken back', async () => {
      await change(sol, { eliminado: true });
      const { version } = (
        await wire.context.database.query
          .selectFrom('pets')
          .select('version')
          .where('id', '=', sol)
          .execute()
      )[0] ?? { version: 0 };
      expect(
        await post('mascotas:deshacer_eliminacion', { id: sol, version }, rescuer),
      ).toMatchObject({ status: 200 });
      expect(await apply([luna])).toMatchObject({ status: 422 });
      expect(await namesOf(luna)).toEqual(['Luna', 'Sol']);
    });

    test('ends where one is given to somebody else, or is removed for good', async () => {
      await mails();
      const to = otherRescuer.slice('member:'.length);
      await change(sol, { usuario_id: to }, 'administrator:ines');
      expect(await groupOf(luna, 'administrator:ines')).toBeNull();
      expect(await mails()).toEqual(['Sol y Luna ya no son pareja']);
      expect(await apply([luna])).toMatchObject({ status: 200 });

      const [a, b] = [await add('Uno'), await add('Dos')];
      await group('pareja', [a, b]);
      await mails();
      await post('catalogos:eliminar', { schema: 'mascotas', id: b }, 'administrator:ines');
      expect(await mails()).toEqual(['Uno ya se puede adoptar sin su pareja']);
      expect(await groupOf(a, rescuer)).toBeNull();
      expect(await apply([a], otherFamily)).toMatchObject({ status: 200 });
    });

    test('of which one was deleted before, tells nothing twice when that one is removed for good', async () => {
      await change(sol, { eliminado: true });
      await mails();
      await post('catalogos:eliminar', { schema: 'mascotas', id: sol }, 'administrator:ines');
      expect(await mails()).toEqual([]);
      expect(await groupOf(luna, rescuer)).toBeNull();
      const { query } = wire.context.database;
      expect(await query.selectFrom('pet_groups').select('id').execute()).toEqual([]);
    });

    test('leaves who noted an exception out once they are gone, and no empty group behind', async () => {
      await except();
      const { database, privacy, accounts } = wire.context;
      const account = await accounts.find(rescuerId);
      if (!account) throw new Error('There is no such account');
      expect(await groupExceptionsPersonalData(database).find(account)).toMatchObject([
        { reason: 'Sol está muy enfermo.' },
      ]);
      await database.transaction((tx) => privacy.eraseUnused(tx, account));
      const left = database.query.selectFrom('pet_group_exceptions').select('noted_by');
      expect((await left.execute()).filter(({ noted_by }) => noted_by !== null)).toEqual([]);
    });
  });

  test('two that link the same pet at once make one group', async () => {
    const third = await add('Tercera');
    const answers = await Promise.all([
      group('pareja', [luna, sol]),
      group('pareja', [luna, third]),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect(await namesOf(luna, rescuer)).toHaveLength(2);
  });
});
