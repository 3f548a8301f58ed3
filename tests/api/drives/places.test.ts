import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { goodPassword, openPortal, type Portal } from '../accounts/portal.ts';
import { book, colleague, day, driveOf, hour, keyIn, openDrive, phone } from './drive-calls.ts';

describeOnBothDatabases('places at drives', (databases) => {
  let portal: Portal;
  let token: string;
  let folio: number;
  let onDate: string;
  beforeEach(async () => {
    portal = await openPortal(databases);
    ({ token } = await colleague(portal, 'coordinator'));
    onDate = driveOf(portal).fecha;
    folio = await openDrive(portal, token);
    await portal.newMails();
  });
  afterEach(() => portal.close());

  const see = async (clave: string) => (await portal.post('jornadas:consultar', { clave })).data;
  const cancel = (clave: string) => portal.post('jornadas:cancelar', { clave });
  const stored = () =>
    portal.context.database.query.selectFrom('drive_bookings').selectAll().execute();
  /** Of somebody else each time. */
  const other = (number: number, body: object = {}) => ({
    ...{ telefono: phone(number), correo: `p${number}@example.mx`, ...body },
  });

  test('are booked without an account, and followed by a link with the name on the turn', async () => {
    const { status, data } = await book(portal, folio);
    expect(status).toBe(200);
    expect(data.estado).toBe('apartado');
    const [mail] = await portal.newMails();
    expect(keyIn(mail)).toBe(data.clave);
    expect(mail?.text).not.toMatch(/Rosa|Canela|998/);
    const seen = await see(data.clave);
    expect(seen).toMatchObject({
      ...{ turno: data.turno, nombre: 'Rosa Canul', hora: '08:00', puede_cancelar: true },
      ayuno: { desde: '00:00', noche_anterior: false },
    });
    expect(JSON.stringify(seen)).not.toMatch(/998|rosa@/);
    expect((await portal.post('jornadas:consultar', { clave: 'x'.repeat(80) })).status).toBe(404);
    const shown = await portal.post('jornadas:proximas', {});
    expect(shown.data).toMatchObject([{ folio, libres: 2, horas: [{ libres: 0 }, { libres: 2 }] }]);
    expect(shown.text).not.toMatch(/Rosa|Canela/);
  });

  test('are refused kindly where an animal should not come, before anything is kept', async () => {
    const refused = await book(portal, folio, {
      ...{ peso: '0,8', edad: 'menos_de_3_meses', celo_o_cria: 'prenada', enfermo: true },
      ...{ chato: true, nombre: ' ', telefono: '12' },
    });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.errors ?? {}).sort()).toEqual(
      ['celo_o_cria', 'chato', 'edad', 'enfermo', 'nombre', 'telefono'].sort(),
    );
    expect((await book(portal, folio, { peso: '30' })).errors).toHaveProperty('especie');
    expect((await book(portal, folio, { hora: '10:00' })).errors).toHaveProperty('hora');
    const male = { especie: 'gato', sexo: 'macho', peso: '4' };
    expect((await book(portal, folio, male)).errors).toHaveProperty('especie');
    expect((await book(portal, folio, { especie: 'perico' })).status).toBe(422);
    expect((await book(portal, 99)).status).toBe(404);
    expect(await stored()).toEqual([]);
  });

  test('go once to forty who ask for the last one at once; the others wait in order', async () => {
    await book(portal, folio, other(1));
    const wanted = { hora: '09:00' };
    await book(portal, folio, other(2, { ...wanted, especie: 'gato', peso: '4' }));
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        book(portal, folio, other(100 + index, wanted), { from: `10.0.${index}.1` }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
    const states = answers.map(({ data }) => data.estado);
    expect(states.filter((state) => state === 'apartado')).toHaveLength(1);
    expect(states.filter((state) => state === 'en_espera')).toHaveLength(39);
    const codes = (await stored()).map(({ code }) => code);
    expect(new Set(codes).size).toBe(42);
  });

  test('are asked for at another hour while that one is full', async () => {
    await book(portal, folio, other(1));
    const full = await book(portal, folio, other(2));
    expect(full.status).toBe(409);
    expect(full.message).toContain('Elige otra');
    expect(await stored()).toHaveLength(1);
  });

  test('move up by one tap of somebody else: the first who fits, who is told', async () => {
    const first = await book(portal, folio, other(1));
    await book(portal, folio, other(2, { hora: '09:00' }));
    const cat = { hora: '09:00', especie: 'gato', peso: '4' };
    await book(portal, folio, other(3, cat));
    const waitingCat = await book(portal, folio, other(4, cat));
    const waitingDog = await book(portal, folio, other(5, { hora: '09:00' }));
    expect([waitingCat.data.estado, waitingDog.data.estado]).toEqual(['en_espera', 'en_espera']);
    expect(await see(waitingDog.data.clave)).toMatchObject({ lugar_en_espera: 2, hora: null });
    await portal.newMails();
    expect((await cancel(first.data.clave)).status).toBe(200);
    expect((await cancel(first.data.clave)).status).toBe(409);
    // The cat came first, and no place for cats is free.
    expect(await see(waitingCat.data.clave)).toMatchObject({ estado: 'en_espera' });
    expect(await see(waitingDog.data.clave)).toMatchObject({ estado: 'apartado', hora: '08:00' });
    const mails = await portal.newMails();
    expect(mails.flatMap(({ envelopeTo }) => envelopeTo)).toEqual(['p5@example.mx']);
    // More places go to those who wait at once.
    const changed = driveOf(portal);
    const horas = [...changed.horas, { hora: '10:00', lugares: 4 }];
    const grupos = changed.grupos.map((row) => ({ ...row, lugares: 4 }));
    const body = { folio, ...changed, horas, grupos };
    expect((await portal.post('jornadas:cambiar', body, { token })).status).toBe(200);
    expect(await see(waitingCat.data.clave)).toMatchObject({ estado: 'apartado', hora: '10:00' });
  });

  test('end the evening before, when no animal could fast any more', async () => {
    const first = await book(portal, folio, other(1));
    await book(portal, folio, other(2, { hora: '09:00' }));
    const { data } = await book(portal, folio, other(3, { hora: '09:00' }));
    // To the evening before, 20:00 in Cancún and later.
    const evening = new Date(`${onDate}T02:30:00Z`).getTime();
    portal.pass(evening - portal.now().getTime());
    expect((await book(portal, folio, other(4))).status).toBe(409);
    expect((await cancel(first.data.clave)).status).toBe(200);
    expect(await see(data.clave)).toMatchObject({ estado: 'en_espera' });
  });

  test('are so many of one household, whoever of it asks', async () => {
    const wide = await openDrive(portal, token, {
      horas: [{ hora: '08:00', lugares: 50 }],
      grupos: [{ especie: 'perro', sexo: 'cualquiera', hasta_gramos: null, lugares: 50 }],
    });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        book(portal, wide, { correo: '' }, { from: `10.1.${index}.1` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    const mailbox = { correo: 'LUIS@example.mx' };
    expect((await book(portal, wide, other(1, mailbox))).status).toBe(200);
    expect((await book(portal, wide, other(2, { correo: 'luis@example.mx' }))).status).toBe(200);
    expect((await book(portal, wide, other(3, mailbox))).status).toBe(409);
    const ana = await portal.newPerson();
    const own = { token: ana.token };
    for (const [number, status] of [
      [11, 200],
      [12, 200],
      [13, 409],
    ] as const) {
      expect((await book(portal, wide, other(number), own)).status).toBe(status);
    }
    expect((await portal.post('jornadas:mis_lugares', {}, own)).data).toHaveLength(2);
    // What is cancelled leaves room.
    const one = answers.find(({ status }) => status === 200);
    await cancel(String(one?.data.clave));
    expect((await book(portal, wide, { correo: '' })).status).toBe(200);
  });

  test('of one address are limited, and strangers solve a captcha', async () => {
    for (let count = 0; count < 20; count++) {
      expect((await book(portal, folio, other(count))).status).not.toBe(429);
    }
    expect((await book(portal, folio, other(30))).status).toBe(429);
    const guarded = await openPortal(databases, { CAPTCHA_PROVIDER: 'altcha' });
    try {
      const staff = await colleague(guarded, 'coordinator');
      const open = await openDrive(guarded, staff.token);
      expect((await book(guarded, open)).errors).toHaveProperty('captcha');
    } finally {
      await guarded.close();
    }
  });

  test('are signed for once, for the text that was read, and the paper can be had', async () => {
    const { data } = await book(portal, folio);
    const seen = await see(data.clave);
    const { sha256, texto } = seen.autorizacion as { sha256: string; texto: string };
    expect(texto).toContain('Rosa Canul');
    const sign = (body: object = {}) =>
      portal.post('jornadas:firmar', {
        ...{ clave: data.clave, nombre: 'Rosa Canul', sha256 },
        trazo: [
          [
            [0.1, 0.2],
            [0.5, 0.6],
          ],
        ],
        ...body,
      });
    const paper = { clave: data.clave, papel: 'autorizacion' };
    expect((await portal.post('jornadas:papel', paper)).status).toBe(404);
    expect((await sign({ sha256: 'x' })).status).toBe(409);
    expect((await sign({ nombre: ' ' })).status).toBe(422);
    expect((await sign({ trazo: [[]] })).status).toBe(422);
    expect((await sign()).status).toBe(200);
    expect((await sign()).status).toBe(409);
    const file = await portal.app.inject({
      method: 'POST',
      url: '/api/jornadas:papel',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(paper),
    });
    expect(file.statusCode).toBe(200);
    expect(file.body.slice(0, 5)).toBe('%PDF-');
    expect(file.body).toContain('ETSI.CAdES.detached');
  });

  test('are reminded of the fasting on the evening before, once', async () => {
    await book(portal, folio, other(1));
    await book(portal, folio, { ...other(2, { hora: '09:00' }), correo: '' });
    await portal.newMails();
    const late = await book(portal, folio, other(3, { hora: '09:00' }));
    expect(late.data.estado).toBe('en_espera');
    await portal.newMails();
    portal.pass(5 * day);
    expect(await portal.newMails()).toEqual([]);
    const evening = new Date(`${onDate}T00:10:00Z`).getTime();
    portal.pass(evening - portal.now().getTime());
    const [mail, ...more] = await portal.newMails();
    expect(more).toEqual([]);
    expect(mail?.envelopeTo).toEqual(['p1@example.mx']);
    expect(mail?.text).toContain('00:00');
    portal.pass(hour);
    expect(await portal.newMails()).toEqual([]);
  });

  test('are told of a drive that is called off, and go 90 days after it', async () => {
    await book(portal, folio, other(1));
    await book(portal, folio, other(2, { hora: '09:00' }));
    const waits = await book(portal, folio, other(3, { hora: '09:00' }));
    await portal.newMails();
    const off = { folio, transicion: 'cancelar', texto: 'No hay veterinario.' };
    expect((await portal.post('jornadas:transitar', off, { token })).status).toBe(200);
    const mails = await portal.newMails();
    expect(mails.flatMap(({ envelopeTo }) => envelopeTo).sort()).toEqual([
      'p1@example.mx',
      'p2@example.mx',
      'p3@example.mx',
    ]);
    expect(mails[0]?.text).toContain('No hay veterinario.');
    expect(await see(waits.data.clave)).toMatchObject({
      ...{ estado: 'cancelado', jornada: 'cancelada', puede_cancelar: false },
    });
    portal.pass(96 * day);
    await portal.runRetention();
    expect(await stored()).toHaveLength(3);
    portal.pass(3 * day);
    await portal.runRetention();
    expect(await stored()).toEqual([]);
  });

  test('leave with the account, and what they held goes to whoever waits', async () => {
    const ana = await portal.newPerson();
    const own = { token: ana.token };
    await book(portal, folio, { correo: '', telefono: phone(1) }, own);
    await book(portal, folio, other(2, { hora: '09:00' }));
    const waits = await book(portal, folio, other(3, { hora: '09:00' }));
    expect(waits.data.estado).toBe('en_espera');
    const contrasena = { contrasena: goodPassword };
    const exported = await portal.post('usuarios:exportar', contrasena, own);
    expect(exported.text).toMatch(/Canela/);
    expect((await portal.post('usuarios:eliminar', contrasena, own)).status).toBe(200);
    expect(await stored()).toHaveLength(2);
    expect(await see(waits.data.clave)).toMatchObject({ estado: 'apartado', hora: '09:00' });
  });

  test('keep texts as texts, and nothing that strangers wrote leaves by mail', async () => {
    const script = '<script>x</script> https://malo.example';
    const { data } = await book(portal, folio, { mascota: script, nombre: script });
    const [mail] = await portal.newMails();
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/malo\.example|<script>x/);
    expect(await see(data.clave)).toMatchObject({ mascota: script, nombre: script });
  });
});
