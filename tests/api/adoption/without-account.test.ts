import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  describeOnBothDatabases,
  describeOnSqlite,
  onSqliteAlone,
} from '#tests/setup/databases.ts';
import { goodPassword, linkIn, openPortal, type Portal } from '../accounts/portal.ts';
import { addPet, addUser } from '../pets/add-pets.ts';
import { profile } from './profile.ts';

const day = 86_400_000;

const letter = (canela: string, more: object = {}) => ({
  nombre: 'Ana López',
  correo: 'ana@example.mx',
  telefono: '984-123-4567',
  perfil: profile,
  mascotas: [canela],
  mensaje: 'La queremos.',
  captcha: '',
  lang: 'es',
  ...more,
});

describeOnBothDatabases('an application without an account', (databases) => {
  let portal: Portal;
  let canela = '';
  let rescuerId = '';
  beforeEach(async () => {
    portal = await openPortal(databases);
    const { database } = portal.context;
    rescuerId = await addUser(database);
    // Nobody is asked yet whether she is still looking for a family.
    canela = await addPet(database, { owner_id: rescuerId, notify_on: '2026-12-01' });
  });
  afterEach(() => portal.close());

  const send = (more: object = {}, options: object = {}) =>
    portal.post('solicitudes:enviar_sin_cuenta', letter(canela, more), options);
  const setPassword = (mail: { text?: string } | undefined) => {
    const { correo, token } = linkIn(mail);
    return portal.post('usuarios:modificar_contrasena_recuperar', {
      correo,
      token_recuperar: token,
      contrasena_nueva: goodPassword,
    });
  };
  const applications = async () =>
    (await portal.context.database.query
      .selectFrom('adoption_applications')
      .select(['email', 'name', 'phone', 'status', 'message', 'profile_json'])
      .orderBy('folio')
      .execute()) as Record<string, unknown>[];
  const pending = (token: string) => portal.post('solicitudes:por_confirmar', {}, { token });
  const subjects = async () => (await portal.newMails()).map(({ subject }) => subject).sort();

  test('becomes one once the password is set by the link of its mail, and not before', async () => {
    expect(await send()).toMatchObject({ status: 200, data: { estado: 'por_confirmar' } });
    const mails = await portal.newMails();
    expect(mails).toMatchObject([{ subject: 'Confirma tu solicitud para Canela' }]);
    expect(await applications()).toEqual([]);
    // What its owner has written is not asked again.
    const { correo, token: token_recuperar } = linkIn(mails[0]);
    const link = await portal.post('usuarios:consultar_registro', { correo, token_recuperar });
    expect(link.data).toMatchObject({
      nombre: 'Ana López',
      domicilio: { pais: 'México', estado: 'Quintana Roo', ciudad: 'Tulum' },
      solicitud: { mascotas: ['Canela'] },
    });
    expect(await setPassword(mails[0])).toMatchObject({
      status: 200,
      data: { solicitud: { mascotas: ['Canela'], folio: 1 } },
    });
    expect(await applications()).toMatchObject([
      { email: 'ana@example.mx', name: 'Ana López', phone: '9841234567', status: 'received' },
    ]);
    expect(await subjects()).toEqual([
      'Ana López quiere adoptar a Canela',
      'Recibimos tu solicitud para Canela',
    ]);
    const { token } = await portal.signIn('ana@example.mx');
    const kept = await portal.post('perfil_adopcion:consultar', {}, { token });
    expect(kept.data).toMatchObject({ horas_solo: profile.horas_solo });
    expect((await pending(token)).data).toEqual([]);
  });

  test('writes to whoever is named in it without an address that stands for a pet’s name', async () => {
    await portal.context.database.query
      .updateTable('pets')
      .set({ name: 'Tu banco te bloqueó: entra a https://malo.example' })
      .where('id', '=', canela)
      .execute();
    await send();
    const [mail] = await portal.newMails();
    expect(mail?.subject).toBe('Confirma tu solicitud para una mascota');
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/malo\.example|tu banco/i);
  });

  test('is answered alike for an address with an account, one that is disabled, and none', async () => {
    await portal.newPerson({ email: 'ana@example.mx' });
    await portal.newPerson({ email: 'beto@example.mx' });
    const { query } = portal.context.database;
    await query
      .updateTable('users')
      .set({ disabled: 1 })
      .where('email', '=', 'beto@example.mx')
      .execute();
    await portal.newMails();
    const answers = [];
    for (const correo of ['ana@example.mx', 'beto@example.mx', 'carla@example.mx']) {
      answers.push((await send({ correo })).text);
    }
    expect(new Set(answers).size).toBe(1);
    const told = await portal.newMails();
    for (const correo of ['ana@example.mx', 'carla@example.mx']) {
      expect(told.filter(({ text }) => text?.includes(`recovery-change/${correo}/`))).toHaveLength(
        1,
      );
    }
    expect(told).toHaveLength(2);
  });

  test('in the name of somebody with an account changes nothing of it, and waits for their yes', async () => {
    const ana = await portal.newPerson();
    const own = { ...profile, horas_solo: 2 };
    await portal.post('perfil_adopcion:guardar', own, ana);
    await send({ nombre: 'Otra Persona', telefono: '5511112222', mensaje: 'No soy Ana.' });
    const [mail] = await portal.newMails();
    expect(mail?.text).not.toMatch(/Otra Persona|No soy Ana/);
    const found = await pending(ana.token);
    const [one] = found.data as unknown as { id: string }[];
    expect(one).toMatchObject({ nombre: 'Otra Persona', mascotas: [{ nombre: 'Canela' }] });
    const stranger = await portal.newPerson({ email: 'eva@example.mx' });
    for (const action of ['solicitudes:confirmar', 'solicitudes:descartar']) {
      expect(await portal.post(action, { id: one?.id }, stranger)).toMatchObject({ status: 404 });
    }
    expect((await portal.post('solicitudes:confirmar', { id: one?.id }, ana)).data).toMatchObject({
      folio: 1,
      estado: 'recibida',
    });
    const [sent] = await applications();
    expect(sent).toMatchObject({ name: 'Ana López' });
    expect(JSON.parse(String(sent?.profile_json))).toMatchObject({ hoursAlone: 2 });
    expect((await portal.post('solicitudes:confirmar', { id: one?.id }, ana)).status).toBe(404);
  });

  test('shows what was written beside what the account says, and is sent as its owner chooses', async () => {
    const ana = await portal.newPerson();
    await portal.post('perfil_adopcion:guardar', { ...profile, horas_solo: 2 }, ana);
    const written = { nombre: 'Ana L.', telefono: '5511112222' };
    await send(written);
    const [one] = (await pending(ana.token)).data as unknown as { id: string }[];
    expect(one).toMatchObject({
      ...written,
      perfil: { horas_solo: profile.horas_solo },
      cuenta: { nombre: 'Ana López', perfil: { horas_solo: 2 } },
    });
    const confirm = (datos: string) =>
      portal.post('solicitudes:confirmar', { id: one?.id, datos }, ana);
    expect((await confirm('otros')).status).toBe(422);
    expect((await confirm('escritos')).status).toBe(200);
    const [sent] = await applications();
    expect(sent).toMatchObject({ name: 'Ana L.', phone: '5511112222' });
    expect(JSON.parse(String(sent?.profile_json))).toMatchObject({
      hoursAlone: profile.horas_solo,
    });
    const kept = await portal.post('perfil_adopcion:consultar', {}, ana);
    expect(kept.data).toMatchObject({ horas_solo: 2 });
  });

  test('is sent as it was written where somebody with an account sets a password by its link', async () => {
    const ana = await portal.newPerson();
    await portal.post('perfil_adopcion:guardar', { ...profile, horas_solo: 2 }, ana);
    await portal.newMails();
    await send({ nombre: 'Ana L.', telefono: '5511112222' });
    const [mail] = await portal.newMails();
    const { correo, token } = linkIn(mail);
    const link = await portal.post('usuarios:consultar_registro', {
      correo,
      token_recuperar: token,
    });
    expect(link.data).toEqual({ solicitud: { mascotas: ['Canela'] } });
    expect((await setPassword(mail)).status).toBe(200);
    const [sent] = await applications();
    expect(sent).toMatchObject({ name: 'Ana L.', phone: '5511112222', status: 'received' });
    expect(JSON.parse(String(sent?.profile_json))).toMatchObject({
      hoursAlone: profile.horas_solo,
    });
  });

  test('by two people in the name of one address: its owner confirms their own alone', async () => {
    await send({ nombre: 'Otra Persona', mensaje: 'Falsa.' });
    const [first] = await portal.newMails();
    await send({ mensaje: 'Mía.' });
    const [second] = await portal.newMails();
    await setPassword(second);
    expect(await applications()).toMatchObject([{ name: 'Ana López', message: 'Mía.' }]);
    expect((await setPassword(first)).status).toBe(422);
    const { token } = await portal.signIn('ana@example.mx');
    const [other] = (await pending(token)).data as unknown as { id: string }[];
    expect(other).toMatchObject({ mensaje: 'Falsa.' });
    const id = other?.id;
    expect((await portal.post('solicitudes:descartar', { id }, { token })).status).toBe(200);
    expect((await pending(token)).data).toEqual([]);
    expect(await applications()).toHaveLength(1);
  });

  test('for a pet that found its home meanwhile says so, and keeps the profile', async () => {
    await send();
    const [mail] = await portal.newMails();
    const { query } = portal.context.database;
    await query.updateTable('pets').set({ status: 'adopted' }).where('id', '=', canela).execute();
    expect((await setPassword(mail)).data).toMatchObject({
      solicitud: { mascotas: ['Canela'], folio: null },
    });
    expect(await applications()).toEqual([]);
    const [told] = await portal.newMails();
    expect(told).toMatchObject({ subject: 'Tu solicitud para Canela no se envió' });
    expect(told?.text).toContain('> La queremos.');
    const { token } = await portal.signIn('ana@example.mx');
    const kept = await portal.post('perfil_adopcion:consultar', {}, { token });
    expect(kept.data).toMatchObject({ horas_solo: profile.horas_solo });
    expect((await pending(token)).data).toEqual([]);
  });

  test('sent forty times at once mails one mailbox four times at most', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => send()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await portal.newMails()).toHaveLength(4);
    const rows = await portal.context.database.query
      .selectFrom('pending_applications')
      .select('id')
      .execute();
    expect(rows).toHaveLength(10);
  });

  test('that nobody confirms is deleted after a week, with the account that it made', async () => {
    await send();
    await portal.newMails();
    portal.pass(6 * day);
    await portal.runRetention();
    const count = (table: 'pending_applications' | 'users') =>
      portal.context.database.query.selectFrom(table).select('id').execute();
    expect(await count('pending_applications')).toHaveLength(1);
    portal.pass(1.1 * day);
    await portal.runRetention();
    expect(await count('pending_applications')).toEqual([]);
    // The rescuer's, which has pets, stays.
    expect(await count('users')).toEqual([{ id: rescuerId }]);
  });

  onSqliteAlone(databases, () => {
    test('sent again under its key is kept once', async () => {
      for (let time = 0; time < 2; time++)
        expect((await send({}, { key: '6f1c1d1e-8f6b-4c3a-9d2e-5b1f0c8a4e21' })).status).toBe(200);
      expect(await portal.newMails()).toHaveLength(1);
    });

    test('with a fourth open one waits until another has ended', async () => {
      const { database } = portal.context;
      const { token } = await portal.newPerson();
      await portal.post('perfil_adopcion:guardar', profile, { token });
      for (let number = 0; number < 3; number++) {
        const mascotas = [await addPet(database, { owner_id: rescuerId })];
        const payload = { mascotas, mensaje: '' };
        await portal.post('documentos:crear', { schema: 'solicitudes', payload }, { token });
      }
      await portal.newMails();
      await send();
      const [mail] = await portal.newMails();
      expect((await setPassword(mail)).status).toBe(200);
      expect(await subjects()).toContain('Tu solicitud para Canela no se envió');
      const again = (await portal.signIn('ana@example.mx')).token;
      const [one] = (await pending(again)).data as unknown as { id: string }[];
      const confirm = () => portal.post('solicitudes:confirmar', { id: one?.id }, { token: again });
      expect(await confirm()).toMatchObject({ status: 422, code: 'tooManyApplications' });
      const last = { schema: 'solicitudes', serie: 'SOL', folio: 3, transicion: 'retirar' };
      await portal.post('documentos:transitar', last, { token: again });
      expect((await confirm()).status).toBe(200);
    });

    test('that is open ends with its account, and its rescuer is told', async () => {
      const ana = await portal.newPerson();
      await portal.post('perfil_adopcion:guardar', profile, ana);
      const payload = { mascotas: [canela], mensaje: '' };
      const made = { schema: 'solicitudes', payload };
      await portal.post('documentos:crear', made, ana);
      await portal.newMails();
      await portal.post('usuarios:eliminar', { contrasena: goodPassword }, ana);
      const told = (await portal.newMails()).filter(({ subject }) => subject?.includes('retiró'));
      expect(told).toHaveLength(1);
      expect(told[0]?.text).toContain('Ana López borró su cuenta');
      expect(await applications()).toEqual([]);
    });

    test('is in what its owner takes out, and goes with the account', async () => {
      const ana = await portal.newPerson();
      await send();
      const contrasena = goodPassword;
      const { data } = await portal.post('usuarios:exportar', { contrasena }, ana);
      expect(data.datos).toMatchObject({ pendingApplications: [{ message: 'La queremos.' }] });
      expect((await portal.post('usuarios:eliminar', { contrasena }, ana)).status).toBe(200);
      const { query } = portal.context.database;
      const rows = await query.selectFrom('pending_applications').select('id').execute();
      expect(rows).toEqual([]);
    });
  });
});

describeOnSqlite('an application without an account and with a mistake', (databases) => {
  let portal: Portal;
  let canela: string;
  beforeAll(async () => {
    portal = await openPortal(databases);
    const { database } = portal.context;
    canela = await addPet(database, { owner_id: await addUser(database) });
  });
  afterAll(() => portal.close());

  test.each([
    ['nombre', { nombre: ' ' }],
    ['correo', { correo: 'ana' }],
    ['telefono', { telefono: '123' }],
    [
      'perfil.vivienda.tipo',
      { perfil: { ...profile, vivienda: { ...profile.vivienda, tipo: 'barco' } } },
    ],
    ['mascotas', { mascotas: ['nobody'] }],
    ['mensaje', { mensaje: 'x'.repeat(2_001) }],
  ])('is refused by the name of a wrong %s, and leaves nothing', async (field, wrong) => {
    const { status, errors } = await portal.post(
      'solicitudes:enviar_sin_cuenta',
      letter(canela, wrong),
    );
    expect(status).toBe(422);
    expect(Object.keys(errors ?? {})).toEqual([field]);
    expect(await portal.newMails()).toEqual([]);
  });
});
