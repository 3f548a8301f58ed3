import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { goodPassword, openPortal, type Portal } from '../accounts/portal.ts';
import { colleague, day, hour } from '../rescues/rescue-calls.ts';
import { decide, keyIn, makeNotice, notice, publishNotice, sendPhoto } from './notice-calls.ts';

/** Nothing of it may ever be public. */
const secrets = /rosa@|Rosa|77500|luna|21\.161|86\.851|484000000000017/;

describeOnBothDatabases('lost and found notices', (databases) => {
  let portal: Portal;
  let token: string;
  beforeEach(async () => {
    portal = await openPortal(databases);
    ({ token } = await colleague(portal, 'rescuer'));
    await portal.newMails();
  });
  afterEach(() => portal.close());

  const see = (folio: number) => portal.post('extraviados:ver', { folio });
  const own = (clave: string) => portal.post('extraviados:mi_aviso', { clave });
  const photo = (color: string) =>
    sharp({ create: { width: 120, height: 80, channels: 3, background: color } })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '21/1 9/1 0/1' } })
      .jpeg()
      .toBuffer();
  const stored = (table: 'pet_notices' | 'notice_contacts' | 'private_photos') =>
    portal.context.database.query.selectFrom(table).selectAll().execute();

  test('are seen by nobody before their mailbox and the desk have said so', async () => {
    const { folio, clave: draft, estado } = await makeNotice(portal, { chip: '484000000000017' });
    expect(estado).toBe('sin_confirmar');
    const [mail, ...more] = await portal.newMails();
    expect(more).toEqual([]);
    expect(mail?.text).not.toMatch(/Collar|Región|luna/);
    expect((await see(folio)).status).toBe(404);
    // Whoever made it may add photos, and nothing else: the mailbox may be somebody else's.
    expect((await own(draft)).data).toMatchObject({ puede_todo: false, respuesta: '', chip: '' });
    expect((await portal.post('extraviados:confirmar', { clave: draft })).status).toBe(404);
    const clave = keyIn(mail);
    expect((await own(clave)).data).toMatchObject({ estado: 'sin_confirmar' });
    expect((await decide(portal, token, folio, 'publicar')).status).toBe(409);
    expect((await portal.post('extraviados:confirmar', { clave })).status).toBe(200);
    expect((await own(draft)).status).toBe(404);
    const [alert] = await portal.newMails();
    expect(alert?.subject).toBe(`Aviso ${folio} por revisar: perdidos y encontrados`);
    expect((await see(folio)).status).toBe(404);
    const file = await portal.post('extraviados:abrir', { folio }, { token });
    expect(file.text).not.toMatch(/luna|484000000000017/);
    expect((await decide(portal, token, folio, 'publicar')).status).toBe(200);
    const seen = await see(folio);
    expect(seen.data).toMatchObject({
      lugar: 'Cancún, Quintana Roo',
      cuadro: { sur: 2116, oeste: -8686 },
    });
    expect(seen.text).not.toMatch(secrets);
    const listed = await portal.post('extraviados:listar', { tipo: 'perdido' });
    expect(listed.data).toHaveLength(1);
    expect(listed.text).not.toMatch(secrets);
    expect((await portal.post('extraviados:listar', { especie: 'gato' })).data).toEqual([]);
    // Of the exact position nothing was ever kept.
    expect(JSON.stringify(await stored('pet_notices'))).not.toMatch(/21\.16|86\.85/);
  });

  test('say at once what is wrong with them', async () => {
    const { status, errors } = await portal.post('extraviados:avisar', {
      ...notice,
      ...{ cp: '77', colonia: 'Calle Luna 12', fecha: '2027-01-01', posicion: 'aquí', chip: '12' },
      senas: 'Llama al 998 123 4567',
      pregunta: '¿Doy recompensa?',
      respuesta: '',
      correo: 'x',
    });
    expect(status).toBe(422);
    expect(Object.keys(errors ?? {}).sort()).toEqual(
      [
        'cp',
        'colonia',
        'fecha',
        'posicion',
        'chip',
        'senas',
        'pregunta',
        'respuesta',
        'correo',
      ].sort(),
    );
    const told = { pregunta: '¿Tiene una luna?', respuesta: 'Luna' };
    const answer = await portal.post('extraviados:avisar', { ...notice, ...told });
    expect(answer.errors).toHaveProperty('respuesta');
    expect(await stored('pet_notices')).toEqual([]);
  });

  test('are three at most of one mailbox, also of twenty at once, and few of an address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        portal.post('extraviados:avisar', notice, { from: `10.1.${index}.1` }),
      ),
    );
    // Whoever writes somebody else's mailbox is told nothing of it, and takes no room of theirs.
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await stored('pet_notices')).toHaveLength(3);
    expect(await portal.newMails()).toHaveLength(3);
    portal.pass(hour);
    const { token: renewed } = await portal.signIn('rescuer@example.mx');
    for (let count = 0; count < 3; count++) await publishNotice(portal, renewed);
    portal.pass(hour);
    await makeNotice(portal);
    const [mail] = await portal.newMails();
    const clave = keyIn(mail);
    expect((await portal.post('extraviados:confirmar', { clave })).status).toBe(409);
    portal.pass(hour);
    for (let count = 0; count < 20; count++) {
      const correo = `persona${count}@example.mx`;
      expect((await portal.post('extraviados:avisar', { ...notice, correo })).status).toBe(200);
    }
    const next = await portal.post('extraviados:avisar', { ...notice, correo: 'otra@example.mx' });
    expect(next.status).toBe(429);
  });

  test('of an account whose mailbox is shown go to the desk at once, and need no captcha', async () => {
    const guarded = await openPortal(databases, { CAPTCHA_PROVIDER: 'altcha' });
    try {
      const refused = await guarded.post('extraviados:avisar', notice);
      expect(refused.errors).toHaveProperty('captcha');
      const ana = await guarded.newPerson({ email: 'rosa@example.mx' });
      await guarded.context.database.query
        .updateTable('users')
        .set({ confirmed_at: guarded.now().toISOString() })
        .where('id', '=', ana.id)
        .execute();
      const own = await guarded.post('extraviados:avisar', notice, { token: ana.token });
      expect(own.data).toMatchObject({ estado: 'en_revision' });
      const other = { ...notice, correo: 'otra@example.mx' };
      const strange = await guarded.post('extraviados:avisar', other, { token: ana.token });
      expect(strange.data).toMatchObject({ estado: 'sin_confirmar' });
    } finally {
      await guarded.close();
    }
  });

  test('that are changed are seen by nobody until the desk has looked again', async () => {
    const { folio, clave } = await publishNotice(portal, token);
    const { tipo: _, correo: __, ...content } = notice;
    const { data: before } = await portal.post('extraviados:abrir', { folio }, { token });
    portal.pass(1_000);
    const changed = { ...content, posicion: '', senas: 'Collar azul.', clave };
    expect((await portal.post('extraviados:cambiar', changed)).status).toBe(200);
    expect((await see(folio)).status).toBe(404);
    // What was read before is not what would be published.
    const stale = { folio, transicion: 'publicar', visto: before.cambiado };
    expect((await portal.post('extraviados:transitar', stale, { token })).status).toBe(409);
    expect((await decide(portal, token, folio, 'publicar')).status).toBe(200);
    expect((await see(folio)).data).toMatchObject({
      senas: 'Collar azul.',
      cuadro: { sur: 2116, oeste: -8686 },
    });
    expect((await decide(portal, token, folio, 'pedir_cambio')).status).toBe(422);
    await decide(portal, token, folio, 'pedir_cambio', 'Quita la foto de la casa.');
    expect((await see(folio)).status).toBe(404);
    expect((await own(clave)).data).toMatchObject({
      estado: 'por_corregir',
      nota: 'Quita la foto de la casa.',
    });
    await decide(portal, token, folio, 'rechazar', 'No es un animal.');
    expect((await portal.post('extraviados:cambiar', changed)).status).toBe(409);
  });

  test('show photos without what the camera wrote, while they are published alone', async () => {
    const { folio, clave: draft } = await makeNotice(portal);
    for (const color of ['red', 'green', 'blue']) {
      expect(await sendPhoto(portal, draft, await photo(color))).toBe(200);
    }
    expect(await sendPhoto(portal, draft, await photo('black'))).toBe(422);
    const [first] = await stored('private_photos');
    const path = `/archivos/extraviados/${first?.id}.webp`;
    const open = async () => (await portal.app.inject({ url: path })).statusCode;
    expect(await open()).toBe(404);
    const [mail] = await portal.newMails();
    const clave = keyIn(mail);
    await portal.post('extraviados:confirmar', { clave });
    expect(await sendPhoto(portal, draft, await photo('red'))).toBe(404);
    await decide(portal, token, folio, 'publicar');
    const opened = await portal.app.inject({ url: path });
    expect(opened.statusCode).toBe(200);
    expect((await sharp(opened.rawPayload).metadata()).exif).toBeUndefined();
    // The desk removes one that shows a person.
    const said = { folio, foto: first?.id };
    expect((await portal.post('extraviados:retirar_foto', said, { token })).status).toBe(200);
    expect(await open()).toBe(404);
    // A new one is looked at first.
    expect(await sendPhoto(portal, clave, await photo('white'))).toBe(200);
    expect((await see(folio)).status).toBe(404);
    const poster = () => portal.app.inject({ url: `/archivos/avisos/${folio}/es-cartel.pdf` });
    expect((await poster()).statusCode).toBe(404);
    await decide(portal, token, folio, 'publicar');
    expect((await poster()).headers['content-type']).toBe('application/pdf');
    await portal.post('extraviados:retirar', { clave });
    expect((await poster()).statusCode).toBe(404);
    expect((await see(folio)).status).toBe(404);
  });

  test('end after 60 days unless they are renewed, and nothing is kept for long', async () => {
    const { folio, clave } = await publishNotice(portal, token);
    await makeNotice(portal, { correo: 'nadie@example.mx' });
    await portal.newMails();
    portal.pass(4 * day);
    // What nobody confirmed ends without a word.
    expect(await portal.newMails()).toEqual([]);
    portal.pass(52 * day);
    const [reminder, ...more] = await portal.newMails();
    expect(more).toEqual([]);
    expect(keyIn(reminder)).toBe(clave);
    expect((await own(clave)).data).toMatchObject({ puede_renovar: true });
    expect((await portal.post('extraviados:renovar', { clave })).status).toBe(200);
    portal.pass(10 * day);
    expect((await see(folio)).status).toBe(200);
    portal.pass(55 * day);
    await portal.newMails();
    expect((await see(folio)).status).toBe(404);
    portal.pass(31 * day);
    await portal.runRetention();
    expect(await stored('pet_notices')).toEqual([]);
    expect((await own(clave)).status).toBe(404);
  });

  test('bring animals home: the other notice is its author’s alone to end', async () => {
    const lost = await publishNotice(portal, token);
    const found = await publishNotice(portal, token, {
      ...{ tipo: 'encontrado', fecha: '2026-11-20', correo: 'luis@example.mx' },
    });
    const { data } = await own(lost.clave);
    expect(data.coincidencias).toMatchObject([{ folio: found.folio, km: 0, dias: 1 }]);
    const reunited = { clave: lost.clave, con: found.folio };
    expect((await portal.post('extraviados:reunir', reunited)).status).toBe(200);
    const mails = await portal.newMails();
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      '¡Qué gusto que ya están juntos!',
      `¿Ya volvió a casa el animal de tu aviso ${found.folio}?`,
    ]);
    expect((await see(lost.folio)).status).toBe(404);
    expect((await see(found.folio)).status).toBe(200);
    expect((await own(found.clave)).data).toMatchObject({ reunido_con: lost.folio });
    expect((await portal.post('extraviados:reunir', { clave: found.clave })).status).toBe(200);
    const { data: counts } = await portal.post('extraviados:cuentas', {}, { token });
    expect(counts).toMatchObject({ por_revisar: 0, publicados: 0, reunidos: 2 });
  });

  test('tell of what may be the same, with a chip that agrees first', async () => {
    const chip = '484000000000017';
    const lost = await publishNotice(portal, token, { chip });
    const other = { tipo: 'encontrado', fecha: '2026-11-20', correo: 'luis@example.mx' };
    const { folio } = await makeNotice(portal, { ...other, sexo: 'hembra', chip });
    const [mail] = await portal.newMails();
    await portal.post('extraviados:confirmar', { clave: keyIn(mail) });
    await portal.newMails();
    await decide(portal, token, folio, 'publicar');
    const told = await portal.newMails();
    expect(told.map(({ subject }) => subject)).toContain(
      `Un animal se parece al de tu aviso ${lost.folio}`,
    );
    expect((await own(lost.clave)).data.coincidencias).toMatchObject([
      { folio, motivos: ['chip'], mascota: null },
    ]);
  });

  test('are exported and erased with the account', async () => {
    const ana = await portal.newPerson({ email: 'rosa@example.mx' });
    const { clave } = await publishNotice(portal, token);
    await portal.context.database.query
      .updateTable('users')
      .set({ confirmed_at: portal.now().toISOString() })
      .where('id', '=', ana.id)
      .execute();
    const contrasena = { contrasena: goodPassword };
    const exported = await portal.post('usuarios:exportar', contrasena, { token: ana.token });
    expect(exported.text).toMatch(/Collar rojo/);
    expect(exported.text).toMatch(/forma de luna/);
    const gone = await portal.post('usuarios:eliminar', contrasena, { token: ana.token });
    expect(gone.status).toBe(200);
    expect(await stored('pet_notices')).toEqual([]);
    expect((await own(clave)).status).toBe(404);
  });

  test('are the desk’s alone to publish, and leave as a table without how anybody is reached', async () => {
    const { folio } = await publishNotice(portal, token);
    const ana = await portal.newPerson();
    for (const call of ['bandeja', 'cuentas', 'exportar']) {
      expect((await portal.post(`extraviados:${call}`, {}, { token: ana.token })).status).toBe(403);
      expect((await portal.post(`extraviados:${call}`, {})).status).toBe(401);
    }
    expect((await portal.post('extraviados:abrir', { folio }, { token: ana.token })).status).toBe(
      403,
    );
    const table = await portal.app.inject({
      method: 'POST',
      url: '/api/extraviados:exportar',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      payload: JSON.stringify({ cuales: 'todos' }),
    });
    expect(table.body).toMatch(/Cancún/);
    expect(table.body).not.toMatch(/rosa@|luna/);
  });
});
