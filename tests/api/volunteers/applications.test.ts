import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { openPortal, type Portal } from '../accounts/portal.ts';
import { application, colleague, day, keyIn, newVolunteer } from './volunteer-calls.ts';

describeOnBothDatabases('applications to volunteer', (databases) => {
  let portal: Portal;
  let itzel: { token: string; id: string };
  beforeEach(async () => {
    portal = await openPortal(databases);
    itzel = await colleague(portal);
  });
  afterEach(() => portal.close());

  const apply = (body: object = {}, options = {}) =>
    portal.post('voluntariado:solicitar', { ...application, ...body }, options);
  const ask = (action: string, body: object = {}, token = itzel.token) =>
    portal.post(`voluntariado:${action}`, body, { token });
  const rows = async (body: object = {}) =>
    (await ask('bandeja', body)).data as unknown as { folio: number; nombre: string }[];
  const see = (clave: string) => portal.post('voluntariado:consultar', { clave });

  test('reach the desk once their mailbox is confirmed, and not by opening the link', async () => {
    expect((await apply()).data).toEqual({ falta_confirmar: true });
    expect(await rows()).toEqual([]);
    const [mail, ...more] = await portal.newMails();
    expect(more).toEqual([]);
    expect(mail?.text).not.toContain('Rosa');
    const clave = keyIn(mail);
    const { data } = await see(clave);
    expect(data).toMatchObject({ estado: 'sin_confirmar', tareas: ['paseos', 'fotos'] });
    expect(JSON.stringify(data)).not.toMatch(/Rosa|998|example|77500/);
    expect(await rows()).toEqual([]);
    expect((await ask('abrir', { folio: 1 })).status).toBe(404);
    expect((await portal.post('voluntariado:confirmar', { clave })).status).toBe(200);
    expect((await portal.post('voluntariado:confirmar', { clave })).status).toBe(200);
    expect(await rows()).toMatchObject([{ folio: 1, nombre: 'Rosa Canul' }]);
    expect((await portal.newMails()).map(({ subject }) => subject)).toEqual([
      'Solicitud de voluntariado 1',
    ]);
    expect((await see(`${clave}x`)).status).toBe(404);
  });

  test('of a known mailbox are told to its owner alone', async () => {
    await apply();
    const clave = keyIn((await portal.newMails())[0]);
    await portal.post('voluntariado:confirmar', { clave });
    await portal.newMails();
    const again = await apply({ correo: 'ROSA@example.mx', nombre: 'Otra' });
    expect(again.data).toEqual({ falta_confirmar: true });
    const [mail] = await portal.newMails();
    expect(mail?.subject).toBe('Ya tienes una solicitud de voluntariado');
    expect(keyIn(mail)).toBe(clave);
    expect(await rows()).toHaveLength(1);
  });

  test('of which two wait for one mailbox are one once one is confirmed', async () => {
    await apply();
    await apply({ nombre: 'Rosa C.' });
    const [first, second] = (await portal.newMails()).map(keyIn);
    const confirmed = await Promise.all(
      [first, second].map((clave) => portal.post('voluntariado:confirmar', { clave })),
    );
    expect(confirmed.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await rows()).toHaveLength(1);
  });

  test('send one mailbox few mails', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => apply({}, { from: `10.0.${at}.1` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    expect(await portal.newMails()).toHaveLength(3);
  });

  test('say by field what is missing, and of minors who gives consent', async () => {
    const { status, errors } = await apply({
      ...{ tareas: [], dias: [], cp: '1', nombre: ' ', telefono: '', correo: 'x' },
      edad: 'menor_con_permiso',
    });
    expect(status).toBe(422);
    expect(Object.keys(errors ?? {}).sort()).toEqual(
      ['correo', 'cp', 'dias', 'nombre', 'tareas', 'telefono', 'telefono_tutor', 'tutor'].sort(),
    );
    const minor = {
      edad: 'menor_con_permiso',
      tutor: 'Ana Canul',
      telefono_tutor: '998 765 4321',
    };
    expect((await apply(minor)).status).toBe(200);
    const clave = keyIn((await portal.newMails())[0]);
    await portal.post('voluntariado:confirmar', { clave });
    const accept = () => ask('transitar', { folio: 1, transicion: 'aceptar' });
    expect(await accept()).toMatchObject({ status: 409, code: 'volunteerConsentMissing' });
    await ask('anotar_permiso', { folio: 1 });
    expect((await accept()).status).toBe(200);
  });

  test('are decided with words, and an account opens the own page', async () => {
    await apply();
    const clave = keyIn((await portal.newMails())[0]);
    await portal.post('voluntariado:confirmar', { clave });
    await ask('transitar', { folio: 1, transicion: 'invitar', texto: '¿Vienes el <b>sábado</b>?' });
    await portal.newMails();
    expect((await ask('transitar', { folio: 1, transicion: 'aceptar', tareas: [] })).status).toBe(
      422,
    );
    const accepted = await ask('transitar', {
      ...{ folio: 1, transicion: 'aceptar', tareas: ['paseos'], texto: '¡Hola!' },
    });
    expect(accepted.status).toBe(200);
    const [mail] = await portal.newMails();
    expect(mail?.text).toContain('/registro');
    expect((await see(clave)).data).toMatchObject({ estado: 'activo', tareas: ['paseos'] });
    const rosa = await portal.newPerson({ email: 'rosa@example.mx' });
    expect((await ask('mio', {}, rosa.token)).data).toMatchObject({
      ...{ estado: 'activo', tareas: ['paseos'] },
      historia: [{}, {}, { texto: '¿Vienes el <b>sábado</b>?' }, { texto: '¡Hola!' }],
    });
    expect((await ask('mio', {}, itzel.token)).data).toBe(null);
    const contact = {
      telefono: '998 111 2233',
      contacto_emergencia: 'Ana',
      telefono_emergencia: '1',
    };
    expect((await ask('guardar_contacto', contact, rosa.token)).status).toBe(422);
    const right = { ...contact, telefono_emergencia: '9981112244' };
    expect((await ask('guardar_contacto', right, rosa.token)).status).toBe(200);
    expect((await ask('abrir', { folio: 1 })).data).toMatchObject({
      ...{ telefono: '9981112233', contacto_emergencia: 'Ana', telefono_emergencia: '9981112244' },
    });
    await ask('cambiar_estado', { transicion: 'pausar' }, rosa.token);
    expect((await ask('cambiar_estado', { transicion: 'retirar' }, rosa.token)).status).toBe(409);
    expect((await rows({ cuales: 'voluntarios' })).map(({ folio }) => folio)).toEqual([1]);
  });

  test('of an account are its own, one at a time', async () => {
    const luis = await newVolunteer(portal, itzel);
    const again = await apply({}, { token: luis.token });
    expect(again).toMatchObject({ status: 409, code: 'volunteerAlready' });
    await ask('cambiar_estado', { transicion: 'terminar' }, luis.token);
    expect((await apply({}, { token: luis.token })).data).toEqual({ falta_confirmar: false });
    expect((await ask('transitar', { folio: 1, transicion: 'readmitir' })).status).toBe(409);
  });

  test('are read and decided by coordinators alone', async () => {
    const luis = await newVolunteer(portal, itzel);
    const editor = await colleague(portal, 'editor');
    for (const [action, body] of [
      ['bandeja', {}],
      ['cuentas', {}],
      ['abrir', { folio: 1 }],
      ['transitar', { folio: 1, transicion: 'terminar' }],
      ['guardar', { folio: 1, tareas: [] }],
      ['anotar_permiso', { folio: 1 }],
      ['exportar', {}],
    ] as const) {
      expect((await ask(action, body, luis.token)).status).toBe(403);
      expect((await ask(action, body, editor.token)).status).toBe(403);
      expect((await portal.post(`voluntariado:${action}`, body)).status).toBe(401);
    }
    expect((await ask('mio', {}, luis.token)).data).toMatchObject({ estado: 'activo' });
  });

  test('end by themselves where nobody confirms them', async () => {
    await apply();
    portal.pass(2 * day);
    await portal.runRetention();
    const kept = () =>
      portal.context.database.query.selectFrom('volunteers').select('id').execute();
    expect(await kept()).toHaveLength(1);
    portal.pass(2 * day);
    await portal.runRetention();
    expect(await kept()).toHaveLength(0);
  });
});
