import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  describeOnBothDatabases,
  describeOnSqlite,
  onSqliteAlone,
} from '#tests/setup/databases.ts';
import { addPet, addUser } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';
import { profile } from './profile.ts';

interface Reply {
  status: number;
  message?: string;
  code?: string;
  errors?: Record<string, string[]>;
  data: Record<string, unknown> & { folio: number; payload: Record<string, unknown> };
}

describeOnBothDatabases('adoption applications', (databases) => {
  let wire: Wire;
  let [family, otherFamily, rescuer, stranger] = ['', '', '', ''];
  let rescuerId = '';
  let canela = '';
  const coordinator = 'coordinator:somebody';

  beforeEach(async () => {
    wire = await openWire(databases);
    const { database } = wire.context;
    const person = async () => `member:${await addUser(database)}`;
    rescuerId = await addUser(database);
    rescuer = `member:${rescuerId}`;
    [family, otherFamily, stranger] = [await person(), await person(), await person()];
    // Nobody is asked yet whether she is still looking for a family.
    canela = await addPet(database, { owner_id: rescuerId, notify_on: '2026-12-01' });
    for (const one of [family, otherFamily]) await post('perfil_adopcion:guardar', profile, one);
  });
  afterEach(() => wire.close());

  const post = async (action: string, body: object, token?: string) =>
    (await wire.post(action, body, token)) as unknown as Reply;
  const apply = (
    token: string | undefined,
    mascotas: string[] = [canela],
    mensaje = 'La queremos.',
  ) => post('documentos:crear', { schema: 'solicitudes', payload: { mascotas, mensaje } }, token);
  const step = (folio: number, transicion: string, token?: string, more: object = {}) =>
    post(
      'documentos:transitar',
      { schema: 'solicitudes', serie: 'SOL', folio, transicion, ...more },
      token,
    );
  const find = async (token: string, filter: object = {}) =>
    (
      await post(
        'documentos:consultar',
        { schema: 'solicitudes', with: ['historial'], ...filter },
        token,
      )
    ).data as unknown as Reply['data'][];
  const newMails = () => wire.newMails();
  const pet = (id = canela) =>
    wire.context.database.query
      .selectFrom('pets')
      .select(['status', 'adopter_json'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();

  test('tell the family and the rescuer, and say what fits without a score', async () => {
    const { status, data } = await apply(family);
    expect(status).toBe(200);
    expect(data).toMatchObject({ serie: 'SOL', folio: 1, estado: 'recibida' });
    const [application] = await find(rescuer);
    expect(application?.payload).toMatchObject({
      mascota_id: canela,
      solicitante_id: family.slice('member:'.length),
      mensaje: 'La queremos.',
      perfil: { ...profile, referencias: [{ telefono: '9841112233' }] },
      coincidencias: [
        { regla: 'ninos', resultado: 'hablar' },
        { regla: 'su_especie', resultado: 'coincide' },
        { regla: 'sus_animales', resultado: 'coincide' },
        { regla: 'horas_solo', resultado: 'hablar' },
        { regla: 'permiso', resultado: 'coincide' },
        { regla: 'alergias', resultado: 'hablar' },
        { regla: 'referencias', resultado: 'hablar' },
        { regla: 'distancia', resultado: 'coincide' },
      ],
      historial: [{ estado: 'recibida', por: 'titular' }],
    });
    const subjects = (await newMails()).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual([
      'Recibimos tu solicitud para Canela',
      'Rosa quiere adoptar a Canela',
    ]);
  });

  test('are found by the family, the pet’s rescuer and staff, and by nobody else', async () => {
    const { data } = await apply(family);
    for (const token of [family, rescuer, coordinator, 'administrator:ines']) {
      expect(await find(token), token).toHaveLength(1);
    }
    for (const token of [otherFamily, stranger, 'treasurer:t', 'editor:e']) {
      expect(await find(token), token).toEqual([]);
      expect(await step(data.folio, 'revisar', token)).toMatchObject({ status: 404 });
    }
    expect(await step(data.folio, 'revisar')).toMatchObject({ status: 401 });
    expect(await apply(undefined)).toMatchObject({ status: 401 });
    expect(
      await find(coordinator, {
        filter: { where: [{ field: 'payload.mascota_id', operator: '=', value: canela }] },
      }),
    ).toHaveLength(1);
  });

  test('go their way, each step told to the family with what was said', async () => {
    const { folio } = (await apply(family)).data;
    await newMails();
    expect(await step(folio, 'revisar', rescuer)).toMatchObject({
      status: 200,
      data: { estado: 'en_revision' },
    });
    await step(folio, 'conversar', rescuer, { mensaje: '¿Te llamo el martes?' });
    const mails = await newMails();
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'Estamos revisando tu solicitud para Canela',
      'Quieren platicar contigo sobre Canela',
    ]);
    expect(mails.filter(({ text }) => text?.includes('> ¿Te llamo el martes?'))).toHaveLength(1);
    await step(folio, 'visitar', rescuer);
    await step(folio, 'aprobar', coordinator);
    expect(await step(folio, 'apartar', rescuer)).toMatchObject({
      status: 422,
      errors: { hasta: [expect.any(String)] },
    });
    expect(await step(folio, 'apartar', rescuer, { hasta: '2026-12-01' })).toMatchObject({
      status: 200,
      data: { estado: 'apartada', payload: { apartada_hasta: '2026-12-01' } },
    });
    const [application] = await find(family);
    expect(
      ((application?.payload.historial ?? []) as { por: string }[]).map(({ por }) => por),
    ).toEqual(['titular', 'rescatista', 'rescatista', 'rescatista', 'equipo', 'rescatista']);
  });

  test('a step that the state does not allow is 409, an unknown one 422, somebody else’s 403', async () => {
    const { folio } = (await apply(family)).data;
    expect(await step(folio, 'adoptar', rescuer)).toMatchObject({ status: 409 });
    expect(await step(folio, 'bailar', rescuer)).toMatchObject({ status: 422 });
    expect(await step(folio, 'revisar', family)).toMatchObject({ status: 403 });
    expect(await step(folio, 'retirar', rescuer)).toMatchObject({ status: 403 });
    expect(await step(folio, 'retirar', family)).toMatchObject({
      status: 200,
      data: { estado: 'retirada' },
    });
    expect(await step(folio, 'revisar', rescuer)).toMatchObject({ status: 409 });
  });

  test('an adoption gives the pet its family and tells everybody else, in one transaction', async () => {
    const first = (await apply(family)).data.folio;
    const second = (await apply(otherFamily)).data.folio;
    for (const name of ['revisar', 'aprobar']) await step(first, name, rescuer);
    await newMails();
    expect(await step(first, 'adoptar', rescuer)).toMatchObject({
      status: 200,
      data: { estado: 'adoptada' },
    });
    const adopted = await pet();
    expect(adopted.status).toBe('adopted');
    expect(JSON.parse(adopted.adopter_json ?? '')).toMatchObject({
      email: expect.stringContaining('@'),
    });
    const [declined] = await find(otherFamily);
    expect(declined).toMatchObject({ folio: second, estado: 'rechazada' });
    expect(declined?.payload.historial).toContainEqual(
      expect.objectContaining({ estado: 'rechazada', por: 'portal' }),
    );
    const mails = await newMails();
    const subjects = mails.map(({ subject }) => subject);
    expect(subjects.sort()).toEqual([
      'Los papeles de Canela',
      'Tu solicitud para Canela',
      '¡Felicidades, adoptaste a Canela!',
    ]);
    const guides = mails.filter(({ text }) => text?.includes('Los primeros días en casa'));
    expect(guides).toHaveLength(1);
    expect(guides[0]?.text).toContain('Sácalo siempre con correa');
    expect(guides[0]?.text).not.toContain('arenero');
    expect(await step(first, 'devolver', rescuer)).toMatchObject({ data: { estado: 'devuelta' } });
    expect((await pet()).status).toBe('returned');
  });

  test('two families approved at once: one is chosen, the other waits until it steps back', async () => {
    const nube = await addPet(wire.context.database, { owner_id: rescuerId, name: 'Nube' });
    const alone = (await apply(family)).data.folio;
    const both = (await apply(otherFamily, [nube, canela])).data.folio;
    for (const folio of [alone, both]) await step(folio, 'revisar', rescuer);
    await newMails();
    const replies = await Promise.all([alone, both].map((one) => step(one, 'aprobar', rescuer)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const isAlone = replies[0]?.status === 200;
    const [chosen, other] = isAlone ? [alone, both] : [both, alone];
    const refused = await step(other, 'aprobar', coordinator);
    expect(refused).toMatchObject({ status: 409, code: 'anotherFamilyChosen' });
    expect(refused.message).toContain(`Rosa (solicitud SOL-${chosen})`);
    const approved = (await newMails()).filter(({ text }) => text?.includes('aprobaron'));
    expect(approved).toHaveLength(1);

    await step(chosen, 'apartar', rescuer, { hasta: '2026-12-01' });
    expect(await step(other, 'aprobar', rescuer)).toMatchObject({ code: 'anotherFamilyChosen' });
    expect((await step(chosen, 'poner_en_espera', rescuer)).status).toBe(200);
    expect((await step(other, 'aprobar', rescuer)).status).toBe(200);
    for (const name of ['revisar', 'aprobar']) await step(chosen, name, rescuer);
    expect((await find(rescuer)).map(({ estado }) => estado).sort()).toEqual([
      'aprobada',
      'en_revision',
    ]);
  });

  test('two that were approved before adopt at once: one gets the pet, the other 409', async () => {
    const folios = [(await apply(family)).data.folio, (await apply(otherFamily)).data.folio];
    const { query } = wire.context.database;
    await query.updateTable('adoption_applications').set({ status: 'approved' }).execute();
    expect(await step(folios[0] ?? 0, 'apartar', rescuer, { hasta: '2026-12-01' })).toMatchObject({
      code: 'anotherFamilyChosen',
    });
    const replies = await Promise.all(folios.map((folio) => step(folio, 'adoptar', rescuer)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const states = (await find(rescuer)).map(({ estado }) => estado);
    expect(states.sort()).toEqual(['adoptada', 'rechazada']);
  });

  test('at most three are open for a person, however many are sent at once', async () => {
    const { database } = wire.context;
    const pets = await Promise.all(
      Array.from({ length: 5 }, () => addPet(database, { owner_id: rescuerId })),
    );
    const replies = await Promise.all(pets.map((id) => apply(family, [id])));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(replies.find(({ status }) => status === 422)).toMatchObject({
      code: 'tooManyApplications',
    });
    expect(await find(family)).toHaveLength(3);
  });

  onSqliteAlone(databases, () => {
    describe('are rejected', () => {
      test('without a profile, and what was rejected leaves nothing', async () => {
        expect(await apply(stranger)).toMatchObject({
          status: 422,
          code: 'adoptionProfileMissing',
        });
        expect(await find('administrator:ines')).toEqual([]);
        expect(await newMails()).toEqual([]);
      });

      test('for one’s own pet, twice for one pet, and for two pets of different rescuers', async () => {
        await post('perfil_adopcion:guardar', profile, rescuer);
        expect(await apply(rescuer)).toMatchObject({ status: 422 });
        const other = await addPet(wire.context.database, { owner_id: stranger.slice(7) });
        expect(await apply(family, [canela, other])).toMatchObject({ status: 422 });
        expect((await apply(family)).status).toBe(200);
        expect(await apply(family)).toMatchObject({ status: 409 });
      });
    });
  });

  onSqliteAlone(databases, () => {
    test('for a reserved pet wait on its list, which its pages say as long as it is so', async () => {
      const reserved = async () => [...(await wire.context.reservedPets())];
      expect(await reserved()).toEqual([]);
      const { folio } = (await apply(family)).data;
      for (const name of ['revisar', 'aprobar']) await step(folio, name, rescuer);
      await step(folio, 'apartar', rescuer, { hasta: '2026-12-01' });
      expect(await reserved()).toEqual([canela]);
      const { looks } = (await wire.context.sharing.subject('pet', canela, 'es')) ?? {};
      expect(looks).toBe('Apartada, con lista de espera');
      expect((await apply(otherFamily)).data).toMatchObject({ estado: 'en_espera' });
      await step(folio, 'rechazar', rescuer, { mensaje: 'Ya no se pudo.' });
      expect(await reserved()).toEqual([]);
    });

    test('for two pets that belong together give both their home', async () => {
      const nube = await addPet(wire.context.database, { owner_id: rescuerId, name: 'Nube' });
      const { folio } = (await apply(family, [canela, nube])).data;
      for (const name of ['revisar', 'aprobar', 'adoptar']) await step(folio, name, rescuer);
      expect([(await pet()).status, (await pet(nube)).status]).toEqual(['adopted', 'adopted']);
    });

    test('are declined, and the families told, when the pet finds its home elsewhere', async () => {
      await apply(family);
      await newMails();
      const estado = { estado: 'adoptado', nuestro_canal: 'NO' };
      const change = { schema: 'mascotas', id: canela, payload: estado };
      expect((await post('catalogos:actualizar', change, rescuer)).status).toBe(200);
      expect(await find(family)).toMatchObject([{ estado: 'rechazada' }]);
      expect(await newMails()).toMatchObject([{ subject: 'Tu solicitud para Canela' }]);
    });

    test('are declined, and the families told why, when the pet is deleted', async () => {
      await apply(family);
      await newMails();
      const change = { schema: 'mascotas', id: canela, payload: { eliminado: true } };
      expect((await post('catalogos:actualizar', change, rescuer)).status).toBe(200);
      expect(await find(family)).toMatchObject([{ estado: 'rechazada' }]);
      const [mail] = await newMails();
      expect(mail?.subject).toBe('Tu solicitud para Canela');
      expect(mail?.text).toContain('La adopción de Canela ya no es posible');
    });

    test('are kept, and the families told, while the pet is paused', async () => {
      await apply(family);
      await newMails();
      const become = (estado: string) =>
        post(
          'catalogos:actualizar',
          { schema: 'mascotas', id: canela, payload: { estado } },
          rescuer,
        );
      await become('pausado');
      expect(await newMails()).toMatchObject([{ subject: 'La adopción de Canela está en pausa' }]);
      expect(await find(family)).toMatchObject([{ estado: 'recibida' }]);
      await become('adopcion');
      expect(await newMails()).toMatchObject([{ subject: 'La adopción de Canela se retomó' }]);
    });

    test('open the pet’s folder for the family that adopts', async () => {
      const { folio } = (await apply(family)).data;
      for (const name of ['revisar', 'aprobar']) await step(folio, name, rescuer);
      await newMails();
      await step(folio, 'adoptar', rescuer);
      const mail = (await newMails()).find(({ subject }) => subject === 'Los papeles de Canela');
      const { folder_id } = await wire.context.database.query
        .selectFrom('pets')
        .select('folder_id')
        .where('id', '=', canela)
        .executeTakeFirstOrThrow();
      const link = mail?.text?.match(/https:\/\/casa\.example\S+/)?.[0] ?? '';
      const [token = '', folder] = link.split('/').reverse();
      expect(folder).toBe(folder_id);
      const opened = await post('expediente_azul:expediente_detalles', { folder_id, token });
      expect(opened).toMatchObject({ status: 200 });
      await step(folio, 'devolver', rescuer);
      expect(await post('expediente_azul:expediente_detalles', { folder_id, token })).toMatchObject(
        {
          status: 401,
        },
      );
    });

    test('stay open while the pet is paused, and go with it to another rescuer', async () => {
      await apply(family);
      const pause = { schema: 'mascotas', id: canela, payload: { estado: 'pausado' } };
      expect((await post('catalogos:actualizar', pause, rescuer)).status).toBe(200);
      const give = { ...pause, payload: { usuario_id: stranger.slice('member:'.length) } };
      expect((await post('catalogos:actualizar', give, 'administrator:ines')).status).toBe(200);
      expect(await find(stranger)).toMatchObject([{ estado: 'recibida' }]);
      expect(await find(rescuer)).toEqual([]);
    });

    test('from another state are talked about, never ruled out', async () => {
      const domicilio = { cp: '44100', estado: 'Jalisco', ciudad: 'Guadalajara' };
      await post('perfil_adopcion:guardar', { ...profile, domicilio }, family);
      expect((await apply(family)).data).toMatchObject({ estado: 'recibida' });
      await apply(otherFamily);
      const seen = await find(rescuer);
      const distances = seen.map(({ payload }) => {
        const fit = payload.coincidencias as { regla: string; resultado: string; texto: string }[];
        return fit.find(({ regla }) => regla === 'distancia');
      });
      expect(distances).toContainEqual(expect.objectContaining({ resultado: 'coincide' }));
      expect(distances).toContainEqual(
        expect.objectContaining({
          resultado: 'hablar',
          texto: expect.stringContaining('Guadalajara, Jalisco'),
        }),
      );
      expect(seen.map(({ payload }) => payload.perfil)).toContainEqual(
        expect.objectContaining({ domicilio }),
      );
    });

    test('keep the profile as it was said, and nobody decides about their own', async () => {
      const { folio } = (await apply(family)).data;
      await post('perfil_adopcion:guardar', { ...profile, horas_solo: 2 }, family);
      const [application] = await find(rescuer);
      expect(application?.payload.perfil).toMatchObject({ horas_solo: 9 });
      const asStaff = family.replace('member', 'administrator');
      expect(await step(folio, 'revisar', asStaff)).toMatchObject({ status: 403 });
    });
  });
});

describeOnBothDatabases('an adoption profile', (databases) => {
  let wire: Wire;
  beforeEach(async () => {
    wire = await openWire(databases);
  });
  afterEach(() => wire.close());

  const save = async (said: object) =>
    (await wire.post('perfil_adopcion:guardar', said, 'member:ana')) as unknown as Reply;

  test('is its owner’s alone', async () => {
    await save(profile);
    const seenBy = async (token?: string) => wire.post('perfil_adopcion:consultar', {}, token);
    expect((await seenBy('member:ana')).data).toMatchObject({
      horas_solo: 9,
      mudanza: '',
      whatsapp: false,
    });
    expect((await seenBy('administrator:ines')).data).toBeNull();
    expect((await seenBy()).status).toBe(401);
  });

  onSqliteAlone(databases, () => {
    test('of somebody’s own home asks for no landlord', async () => {
      const vivienda = { ...profile.vivienda, propia: true, permiso_arrendador: false };
      const { status, data } = await save({ ...profile, vivienda });
      expect(status).toBe(200);
      expect(data.vivienda).toMatchObject({ propia: true, permiso_arrendador: null });
    });

    test('knows where they live by its usual name, and not before it was asked', async () => {
      const domicilio = { cp: '97000', estado: 'yucatan', ciudad: ' Mérida ' };
      expect((await save({ ...profile, domicilio })).data).toMatchObject({
        domicilio: { cp: '97000', estado: 'Yucatán', ciudad: 'Mérida' },
      });
      const { domicilio: _, ...before } = profile;
      expect(await save(before)).toMatchObject({ status: 200, data: { domicilio: null } });
    });

    test('keeps what a family does not know of its animals', async () => {
      const animales = [{ especie: 'gato', esterilizado: true, vacunado: null, convive: null }];
      const { status, data } = await save({ ...profile, animales });
      expect(status).toBe(200);
      expect(data.animales).toEqual(animales);
      const missing = await save({ ...profile, animales: [{ especie: 'gato' }] });
      expect(missing.status).toBe(422);
    });
  });
});

describeOnSqlite('an adoption profile with a mistake', (databases) => {
  let wire: Wire;
  beforeAll(async () => {
    wire = await openWire(databases);
  });
  afterAll(() => wire.close());

  test.each([
    ['domicilio.cp', { domicilio: { ...profile.domicilio, cp: '7776' } }],
    ['domicilio.cp', { domicilio: { ...profile.domicilio, cp: '' } }],
    ['domicilio.estado', { domicilio: { ...profile.domicilio, estado: ' ' } }],
    ['domicilio.ciudad', { domicilio: { ...profile.domicilio, ciudad: '' } }],
    ['vivienda.tipo', { vivienda: { ...profile.vivienda, tipo: 'barco' } }],
    [
      'vivienda.permiso_arrendador',
      { vivienda: { ...profile.vivienda, permiso_arrendador: null } },
    ],
    ['horas_solo', { horas_solo: 25 }],
    ['convivientes.0.edad', { convivientes: [{ edad: 200 }] }],
    ['animales.0.especie', { animales: [{ ...profile.animales[0], especie: 'dragón' }] }],
    ['referencias.0.correo', { referencias: [{ ...profile.referencias[0], correo: 'luz' }] }],
    [
      'referencias.0.telefono',
      { referencias: [{ ...profile.referencias[0], telefono: '', correo: '' }] },
    ],
    ['referencias.0.nombre', { referencias: [{ ...profile.referencias[0], nombre: ' ' }] }],
  ])('is refused with a wrong %s, which it names', async (field, wrong) => {
    const { status, errors } = (await wire.post(
      'perfil_adopcion:guardar',
      { ...profile, ...wrong },
      'member:ana',
    )) as unknown as Reply;
    expect(status).toBe(422);
    expect(Object.keys(errors ?? {})).toEqual([field]);
  });
});

describeOnSqlite('an adoption application for a pet that nobody adopts', (databases) => {
  let wire: Wire;
  let family: string;
  beforeAll(async () => {
    wire = await openWire(databases);
    family = `member:${await addUser(wire.context.database)}`;
    await wire.post('perfil_adopcion:guardar', profile, family);
  });
  afterAll(() => wire.close());

  test.each([
    ['in rehabilitation', { status: 'rehabilitation' }],
    ['adopted', { status: 'adopted' }],
    ['deleted', { deleted: 1 as const, deleted_on: '2026-11-10' }],
    ['no longer public', { expires_on: '2026-11-10' }],
  ] as const)('is rejected: %s', async (_, said) => {
    const { database } = wire.context;
    const owner_id = await addUser(database);
    const mascotas = [await addPet(database, { owner_id, ...said })];
    const body = { schema: 'solicitudes', payload: { mascotas, mensaje: '' } };
    expect(await wire.post('documentos:crear', body, family)).toMatchObject({ status: 422 });
  });
});
