import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { goodPassword, openPortal, type Portal } from '../accounts/portal.ts';
import { colleague, day, hour, keyIn, makeReport, report, sendPhoto } from './rescue-calls.ts';

describeOnBothDatabases('reports of animals', (databases) => {
  let portal: Portal;
  beforeEach(async () => {
    portal = await openPortal(databases);
  });
  afterEach(() => portal.close());

  const send = (body: object = {}, options = {}) =>
    portal.post('auxilios:reportar', { ...report, ...body }, options);
  const see = (clave: string) => portal.post('auxilios:consultar', { clave });
  const stored = (table: 'rescue_reports' | 'rescue_entries' | 'private_photos') =>
    portal.context.database.query.selectFrom(table).selectAll().execute();

  test('are made without an account, and followed by a link that tells nobody’s data', async () => {
    const { status, data } = await send({ posicion: '21.16120,-86.85150' });
    expect(status).toBe(200);
    expect(data).toMatchObject({ folio: 1, urgencia: 'hoy' });
    const [mail] = await portal.newMails();
    expect(keyIn(mail)).toBe(data.clave);
    expect(mail?.text).not.toMatch(/Rosa|llantera|cojea/);
    const seen = await see(String(data.clave));
    expect(seen.data).toMatchObject({ estado: 'recibido', abierto: true, mensajes: [], fotos: 0 });
    expect(seen.text).not.toMatch(/Rosa|998|rosa@|21\.16|llantera/);
    expect((await see('x'.repeat(80))).status).toBe(404);
  });

  test('say at once what is wrong with them', async () => {
    const { status, errors } = await send({
      ...{ cp: '77', lugar: ' ', nombre: '', telefono: '', correo: '' },
      posicion: 'aquí',
    });
    expect(status).toBe(422);
    expect(Object.keys(errors ?? {}).sort()).toEqual([
      'cp',
      'lugar',
      'nombre',
      'posicion',
      'telefono',
    ]);
    expect((await send({ tipo: 'otra cosa' })).status).toBe(422);
    expect((await send({ texto: 'x'.repeat(2_001) })).errors).toHaveProperty('texto');
    expect(await stored('rescue_reports')).toEqual([]);
  });

  test('are three at most of one telephone, email or account, also of forty at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => send({ correo: '' }, { from: `10.0.${index}.1` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(37);
    const other = { telefono: '', correo: 'Luis@example.mx' };
    for (const status of [200, 200, 200, 409]) {
      expect((await send({ ...other, correo: other.correo.toLowerCase() })).status).toBe(status);
    }
    expect((await send({ ...other })).status).toBe(409);
    // What ended leaves room.
    const { clave } = answers.find(({ status }) => status === 200)?.data ?? {};
    await portal.post('auxilios:retirar', { clave });
    expect((await send({ correo: '' })).status).toBe(200);
    const ana = await portal.newPerson();
    const own = { token: ana.token };
    for (const [phone, status] of [
      ['9981110001', 200],
      ['9981110002', 200],
      ['9981110003', 200],
      ['9981110004', 409],
    ] as const) {
      expect((await send({ correo: '', telefono: phone }, own)).status).toBe(status);
    }
    const { data } = await portal.post('auxilios:mios', {}, own);
    expect(data).toHaveLength(3);
  });

  test('of one address are limited, and mails to one mailbox', async () => {
    for (let count = 0; count < 40; count++) {
      const telefono = `99811100${String(count).padStart(2, '0')}`;
      expect((await send({ telefono, correo: '' })).status).toBe(200);
    }
    expect((await send({ telefono: '9982220000', correo: '' })).status).toBe(429);
    const from = { from: '10.9.9.9' };
    for (const telefono of ['9983330001', '9983330002', '9983330003']) {
      const { clave } = await makeReport(portal, { telefono }, from);
      await portal.post('auxilios:retirar', { clave });
    }
    await makeReport(portal, { telefono: '9983330004' }, from);
    expect(await portal.newMails()).toHaveLength(3);
  });

  test('need a captcha of strangers alone', async () => {
    const guarded = await openPortal(databases, { CAPTCHA_PROVIDER: 'altcha' });
    try {
      const refused = await guarded.post('auxilios:reportar', report);
      expect(refused.status).toBe(422);
      expect(refused.errors).toHaveProperty('captcha');
      const ana = await guarded.newPerson();
      const own = await guarded.post('auxilios:reportar', report, { token: ana.token });
      expect(own.status).toBe(200);
    } finally {
      await guarded.close();
    }
  });

  test('take three photos, without what the camera wrote, for the desk alone', async () => {
    const { folio, clave } = await makeReport(portal);
    for (const color of ['red', 'green', 'blue']) {
      expect(await sendPhoto(portal, clave, color)).toBe(200);
    }
    expect(await sendPhoto(portal, clave, 'red')).toBe(422);
    expect(await sendPhoto(portal, clave, 'black')).toBe(422);
    expect(await sendPhoto(portal, `${clave}x`)).toBe(404);
    expect((await see(clave)).data).toMatchObject({ fotos: 3 });
    const { token } = await colleague(portal, 'rescuer');
    const { data } = await portal.post('auxilios:abrir', { folio }, { token });
    const [url = ''] = data.imagenes as string[];
    const opened = await portal.app.inject({ url: url.replace('https://casa.example', '') });
    expect(opened.statusCode).toBe(200);
    expect((await sharp(opened.rawPayload).metadata()).exif).toBeUndefined();
    const [path] = url.replace('https://casa.example', '').split('?');
    expect((await portal.app.inject({ url: path ?? '' })).statusCode).toBe(404);
  });

  test('end after three weeks unless they are renewed, which a mail asks for', async () => {
    const { clave } = await makeReport(portal);
    await portal.newMails();
    portal.pass(16 * day);
    expect(await portal.newMails()).toEqual([]);
    expect((await see(clave)).data).toMatchObject({ puede_renovar: false });
    portal.pass(1.5 * day);
    const [reminder, ...more] = await portal.newMails();
    expect(more).toEqual([]);
    expect(keyIn(reminder)).toBe(clave);
    // Reading changes nothing.
    expect((await see(clave)).data).toMatchObject({ puede_renovar: true, abierto: true });
    expect((await portal.post('auxilios:renovar', { clave })).status).toBe(200);
    portal.pass(5 * day);
    expect(await portal.newMails()).toEqual([]);
    expect((await see(clave)).data).toMatchObject({ abierto: true, puede_renovar: false });
    portal.pass(17 * day);
    const last = await portal.newMails();
    expect(last.map(({ subject }) => subject)).toEqual(['Novedades de tu reporte 1']);
    expect((await see(clave)).data).toMatchObject({ estado: 'cerrado', abierto: false });
    expect((await portal.post('auxilios:renovar', { clave })).status).toBe(409);
    expect(await sendPhoto(portal, clave)).toBe(409);
    // And nothing of it is kept for long.
    portal.pass(91 * day);
    await portal.runRetention();
    expect(await stored('rescue_reports')).toEqual([]);
    expect((await see(clave)).status).toBe(404);
  });

  test('are exported and erased with the account, with photos and what was written', async () => {
    const ana = await portal.newPerson({ email: 'rosa@example.mx' });
    const own = { token: ana.token };
    const { clave } = await makeReport(portal, {}, own);
    // In her name, before anybody knew that the address is hers.
    await makeReport(portal, { telefono: '9980000000', texto: 'Otra cosa' });
    await sendPhoto(portal, clave);
    await portal.post('auxilios:contestar', { clave, texto: 'Ya no está ahí' });
    const contrasena = { contrasena: goodPassword };
    const exported = await portal.post('usuarios:exportar', contrasena, own);
    expect(exported.text).toMatch(/llantera/);
    expect(exported.text).toMatch(/Ya no está ahí/);
    expect(exported.text).toMatch(/archivos\/fotos/);
    await portal.context.database.query
      .updateTable('users')
      .set({ confirmed_at: portal.now().toISOString() })
      .where('id', '=', ana.id)
      .execute();
    const { status } = await portal.post('usuarios:eliminar', contrasena, own);
    expect(status).toBe(200);
    for (const table of ['rescue_reports', 'rescue_entries', 'private_photos'] as const) {
      expect(await stored(table)).toEqual([]);
    }
    expect((await see(clave)).status).toBe(404);
  });

  test('keep texts as texts, and nothing that strangers wrote leaves by mail', async () => {
    const script = '<script>alert(1)</script> https://malo.example 998-111-2222';
    await colleague(portal, 'rescuer');
    const { clave } = await makeReport(portal, { texto: script, lugar: script, nombre: script });
    await portal.post('auxilios:contestar', { clave, texto: script });
    const mails = await portal.newMails();
    expect(mails.length).toBeGreaterThanOrEqual(3);
    for (const { text, html, subject } of mails) {
      expect(`${text}${html}${subject}`).not.toMatch(/alert\(1\)|malo\.example|998-111/);
    }
    expect((await see(clave)).data.mensajes).toMatchObject([{ texto: script, nuestro: false }]);
    portal.pass(hour);
  });
});
