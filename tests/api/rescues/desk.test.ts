import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { squares } from '#tests/setup/squares.ts';
import { openPortal, type Portal } from '../accounts/portal.ts';
import { addPet } from '../pets/add-pets.ts';
import { colleague, day, keyIn, makeReport, report, sendPhoto } from './rescue-calls.ts';

type Made = Awaited<ReturnType<typeof makeReport>>;

describeOnBothDatabases('the desk of reports', (databases) => {
  let portal: Portal;
  let itzel: { token: string; id: string };
  beforeEach(async () => {
    portal = await openPortal(databases);
    itzel = await colleague(portal, 'rescuer');
  });
  afterEach(() => portal.close());

  const ask = (action: string, body: object = {}, token = itzel.token) =>
    portal.post(`auxilios:${action}`, body, { token });
  const rows = async (body: object = {}) =>
    (await ask('bandeja', body)).data as unknown as { folio: number }[];
  const folios = async (body: object = {}) => (await rows(body)).map(({ folio }) => folio);
  const see = async (clave: string) => (await portal.post('auxilios:consultar', { clave })).data;

  test('is for whoever attends to reports', async () => {
    const { folio } = await makeReport(portal);
    const member = await portal.newPerson();
    const editor = await colleague(portal, 'editor');
    for (const action of ['bandeja', 'cuentas', 'equipo', 'abrir', 'exportar']) {
      const body = action === 'abrir' ? { folio } : {};
      expect((await ask(action, body, member.token)).status).toBe(403);
      expect((await ask(action, body, editor.token)).status).toBe(403);
    }
    expect((await portal.post('auxilios:bandeja', {})).status).toBe(401);
    expect((await ask('abrir', { folio: 99 })).status).toBe(404);
  });

  test('lists the most urgent first, and finds', async () => {
    await makeReport(portal, {
      tipo: 'suelto',
      expuesto: false,
      solo: false,
      telefono: '9981110001',
    });
    portal.pass(1_000);
    await makeReport(portal, { telefono: '9981110002', cp: '06000', lugar: 'Alameda Central' });
    portal.pass(1_000);
    await makeReport(portal, { peligro: true, telefono: '9981110003', correo: '' });
    expect(await folios()).toEqual([3, 2, 1]);
    expect(await folios({ urgencia: 'hoy' })).toEqual([2]);
    expect(await folios({ tipo: 'suelto' })).toEqual([1]);
    expect(await folios({ busca: 'alamEda' })).toEqual([2]);
    expect(await folios({ busca: '#3' })).toEqual([3]);
    expect(await folios({ entidad: 'Quintana Roo' })).toEqual([3, 1]);
    await ask('asignar', { folio: 2, cuenta: itzel.id });
    expect(await folios({ asignado: 'mi' })).toEqual([2]);
    expect(await folios({ asignado: 'nadie' })).toEqual([3, 1]);
    await ask('transitar', { folio: 1, transicion: 'cerrar' });
    expect(await folios()).toEqual([3, 2]);
    expect(await folios({ estado: 'cerrado' })).toEqual([1]);
    expect(await folios({ cuales: 'todos' })).toEqual([3, 2, 1]);
    expect((await ask('cuentas')).data).toMatchObject({
      ...{ abiertos: 2, ahora: 1, sin_atender: 1, mios: 1 },
      por_entidad: [
        { entidad: 'Quintana Roo', total: 2 },
        { entidad: 'Ciudad de México', total: 1 },
      ],
    });
    await ask('urgencia', { folio: 3, urgencia: 'puede_esperar' });
    expect(await folios()).toEqual([2, 3]);
  });

  test('asks and is answered, and nobody waits in silence', async () => {
    const { folio, clave } = await makeReport(portal);
    const alerts = await portal.newMails();
    expect(alerts.map(({ subject }) => subject).sort()).toEqual([
      'Hoy · Animal que necesita ayuda, reporte 1',
      'Recibimos tu reporte 1',
    ]);
    const waiting = async () => (await rows())[0] as unknown as { espera_respuesta: boolean };
    expect((await waiting()).espera_respuesta).toBe(true);
    portal.pass(60_000);
    await ask('transitar', { folio, transicion: 'revisar' });
    await ask('escribir', { folio, texto: '¿Sigue ahí?' });
    expect((await waiting()).espera_respuesta).toBe(false);
    const news = await portal.newMails();
    expect(news).toHaveLength(2);
    expect(news.map(({ text }) => text).join()).toContain('¿Sigue ahí?');
    expect(keyIn(news[0])).toBe(clave);
    expect(await see(clave)).toMatchObject({
      estado: 'en_revision',
      mensajes: [{ texto: '¿Sigue ahí?', nuestro: true }],
    });
    portal.pass(60_000);
    await portal.post('auxilios:contestar', { clave, texto: 'Sí, aquí sigue.' });
    expect((await waiting()).espera_respuesta).toBe(true);
    expect((await portal.newMails()).map(({ subject }) => subject)).toEqual([
      'Te escribieron en el reporte 1',
    ]);
    const { data } = await ask('abrir', { folio });
    expect(data).toMatchObject({
      ...{ nombre: 'Rosa Canul', telefono: '9981234567', correo: 'rosa@example.mx' },
      mensajes: [{ autor: { nombre: 'Itzel Pech' } }, { autor: null, texto: 'Sí, aquí sigue.' }],
      historia: [{ estado: 'recibido' }, { estado: 'en_revision', por: { id: itzel.id } }],
    });
  });

  test('says who goes, and hands over', async () => {
    const { folio, clave } = await makeReport(portal, { correo: '' });
    const luis = await colleague(portal, 'coordinator');
    await portal.newMails();
    const member = await portal.newPerson();
    expect((await ask('asignar', { folio, cuenta: member.id })).status).toBe(409);
    expect((await ask('asignar', { folio, cuenta: luis.id })).status).toBe(200);
    const [mail, ...more] = await portal.newMails();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Hoy · Te toca el reporte 1');
    expect(await see(clave)).toMatchObject({ alguien_lo_atiende: true });
    // From now on the one who goes is told, and nobody else.
    await portal.post('auxilios:retirar', { clave });
    const told = await portal.newMails();
    expect(told.map(({ subject }) => subject)).toEqual(['Ya no hace falta ir: reporte 1']);
    expect((await ask('asignar', { folio, cuenta: null })).status).toBe(409);
  });

  test('refers with words, and goes no way that there is not', async () => {
    const { folio, clave } = await makeReport(portal);
    expect((await ask('transitar', { folio, transicion: 'derivar' })).status).toBe(422);
    const texto = 'Lo lleva Patitas de Cancún, 998 000 0000.';
    expect((await ask('transitar', { folio, transicion: 'derivar', texto })).status).toBe(200);
    expect(await see(clave)).toMatchObject({
      estado: 'derivado',
      historia: [{}, { estado: 'derivado', texto }],
    });
    expect((await ask('transitar', { folio, transicion: 'enviar_rescate' })).status).toBe(409);
    expect((await ask('transitar', { folio, transicion: 'reabrir' })).status).toBe(200);
    expect(await see(clave)).toMatchObject({ estado: 'en_revision', abierto: true });
  });

  test('makes a record of the animal, which says how it came', async () => {
    const { folio, clave } = await makeReport(portal);
    const petId = await addPet(portal.context.database, { owner_id: itzel.id });
    const someone = await addPet(portal.context.database);
    const said = { folio, tipo: 'encontrada', fecha: '2026-11-20' };
    expect((await ask('ingresar', { ...said, mascota: someone })).status).toBe(404);
    expect((await ask('ingresar', { ...said, mascota: petId, fecha: '2030-01-01' })).status).toBe(
      422,
    );
    expect((await ask('ingresar', { ...said, mascota: petId })).status).toBe(200);
    const intake = await portal.post('ingresos:consultar', { id: petId }, itzel);
    expect(intake.data).toMatchObject({
      tipo: 'encontrada',
      lugar: 'Atrás del mercado, junto a la llantera',
    });
    expect(JSON.stringify(intake.data)).not.toMatch(/Rosa|998/);
    expect(await see(clave)).toMatchObject({ estado: 'ingresado', abierto: false });
    expect((await ask('abrir', { folio })).data).toMatchObject({ mascota: petId });
    expect((await ask('ingresar', { ...said, mascota: petId })).status).toBe(409);
  });

  test('shows those that may be about the same animal', async () => {
    await makeReport(portal, { telefono: '9981110001', correo: '' });
    const { folio } = await makeReport(portal, { telefono: '9981110002', correo: '' });
    await makeReport(portal, { telefono: '9981110003', correo: '', especie: 'gato' });
    await makeReport(portal, { telefono: '9981110004', correo: '', cp: '77501' });
    portal.pass(10 * day);
    await makeReport(portal, { telefono: '9981110005', correo: '' });
    itzel = await portal.signIn('rescuer@example.mx');
    const { data } = await ask('abrir', { folio });
    expect(data.parecidos).toMatchObject([{ folio: 1, motivos: ['lugar'] }]);
  });

  test('takes a position in the place of a postal code, and finds what is near it', async () => {
    const at = (posicion: string, telefono: string, more: object = {}) =>
      makeReport(portal, { posicion, cp: '', lugar: '', correo: '', telefono, ...more });
    const { folio } = await at('20.62960,-87.07390', '9981110001');
    const near = await at('20.63500,-87.07000', '9981110002', { cp: '77712' });
    await at('20.70000,-87.07390', '9981110003');
    await at('20.62960,-87.07390', '9981110004', { tipo: 'no_puede_quedarselo' });
    const { data } = await ask('abrir', { folio });
    expect(data).toMatchObject({ entidad: 'Quintana Roo', cp: '', lugar: '' });
    expect(data.parecidos).toMatchObject([{ folio: near.folio, motivos: ['lugar'] }]);
    const neither = await portal.post('auxilios:reportar', { ...report, cp: '', lugar: '' });
    expect(Object.keys(neither.errors ?? {}).sort()).toEqual(['cp', 'lugar']);
  });

  test('shows those with a photo that looks the same, scaled or not, while they are open', async () => {
    const phones = ['9981110001', '9981110002', '9981110003', '9981110004'];
    const made = await Promise.all(
      phones.map((telefono, index) =>
        makeReport(portal, {
          telefono,
          correo: '',
          cp: index === 3 ? '77500' : `0${index + 1}000`,
        }),
      ),
    );
    const [one, scaled, another, plain] = made as [Made, Made, Made, Made];
    const picture = await squares(7);
    const small = await sharp(picture).resize(400).jpeg({ quality: 60 }).toBuffer();
    expect(await sendPhoto(portal, one.clave, picture)).toBe(200);
    expect(await sendPhoto(portal, scaled.clave, small)).toBe(200);
    expect(await sendPhoto(portal, another.clave, await squares(99))).toBe(200);
    const alike = async ({ folio }: Made) =>
      (await ask('abrir', { folio })).data.parecidos as { folio: number; motivos: string[] }[];
    expect(await alike(one)).toMatchObject([{ folio: scaled.folio, motivos: ['foto'] }]);
    expect(await alike(scaled)).toMatchObject([{ folio: one.folio, motivos: ['foto'] }]);
    expect(await alike(another)).toEqual([]);
    expect(await alike(plain)).toEqual([]);
    expect(JSON.stringify(await see(one.clave))).not.toMatch(/parecidos|print/);
    await ask('transitar', { folio: scaled.folio, transicion: 'cerrar' });
    expect(await alike(one)).toEqual([]);
  });

  test('is taken out as a table that no spreadsheet runs, and noted in the log', async () => {
    await makeReport(portal, { nombre: '=HYPERLINK("x")' });
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/api/auxilios:exportar',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${itzel.token}` },
      payload: '{}',
    });
    expect(answer.headers['content-type']).toContain('text/csv');
    expect(answer.body).toContain(`"'=HYPERLINK`);
    const log = await portal.context.database.query
      .selectFrom('audit_events')
      .select('action')
      .where('action', '=', 'rescue.exported')
      .execute();
    expect(log).toHaveLength(1);
  });

  test('tells a flood by few mails, and leaves room for what is urgent', async () => {
    for (let count = 0; count < 20; count++) {
      await makeReport(
        portal,
        { telefono: `99811100${count + 10}`, correo: '' },
        { from: `10.0.${count}.1` },
      );
    }
    await makeReport(portal, { telefono: '9982220000', correo: '', peligro: true });
    const subjects = (await portal.newMails()).map(({ subject }) => subject ?? '');
    expect(subjects.filter((one) => one.startsWith('Hoy'))).toHaveLength(12);
    expect(subjects.filter((one) => one.startsWith('Ahora'))).toHaveLength(1);
  });
});
