import { afterEach, beforeEach, expect, test } from 'vitest';
import { petCode } from '#domain/pets/pet-code.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { openPortal, type Portal } from '../accounts/portal.ts';
import { addPet } from '../pets/add-pets.ts';
import {
  book,
  booking,
  colleague,
  day,
  driveOf,
  type Listed,
  openDrive,
  phone,
} from './drive-calls.ts';

describeOnBothDatabases('the desk of drives', (databases) => {
  let portal: Portal;
  let token: string;
  beforeEach(async () => {
    portal = await openPortal(databases);
    ({ token } = await colleague(portal, 'coordinator'));
  });
  afterEach(() => portal.close());

  const ask = (action: string, body: object = {}, as = token) =>
    portal.post(`jornadas:${action}`, body, { token: as });
  /** Sessions end within days. */
  const later = async (days: number) => {
    portal.pass(days * day);
    ({ token } = await portal.signIn('coordinator@example.mx'));
  };
  const list = async (folio: number) =>
    (await ask('abrir', { folio })).data.animales as unknown as Listed[];
  const find = async (folio: number, mascota: string) => {
    const found = (await list(folio)).find((one) => one.mascota === mascota);
    if (!found) throw new Error(`${mascota} is not on the list`);
    return found;
  };
  const other = (number: number, body: object = {}) => ({
    ...{ telefono: phone(number), correo: `p${number}@example.mx`, nombre: `Ana ${number}` },
    ...body,
  });
  const wide = {
    horas: [
      { hora: '08:00', lugares: 5 },
      { hora: '09:00', lugares: 5 },
    ],
    grupos: [
      { especie: 'perro', sexo: 'cualquiera', hasta_gramos: null, lugares: 5 },
      { especie: 'gato', sexo: 'cualquiera', hasta_gramos: null, lugares: 5 },
    ],
  };
  const moved = async (folio: number, transicion: string) =>
    (await ask('transitar', { folio, transicion })).status;
  const step = async (folio: number, mascota: string, paso: string) =>
    (await ask('mover', { id: (await find(folio, mascota)).id, paso })).status;
  const figures = async (folio: number) => (await ask('abrir', { folio })).data.cifras;

  test('is for whoever manages drives', async () => {
    const folio = await openDrive(portal, token);
    await book(portal, folio);
    const { id } = await find(folio, 'Canela');
    const member = await portal.newPerson();
    const rescuer = await colleague(portal, 'rescuer');
    const calls: [string, object][] = [
      ['mesa', {}],
      ['abrir', { folio }],
      ['crear', driveOf(portal)],
      ['cambiar', { folio, ...driveOf(portal) }],
      ['transitar', { folio, transicion: 'cancelar' }],
      ['anotar', { folio, ...booking }],
      ['mover', { id, paso: 'cancelar' }],
      ['esterilizar', { id, veterinario: 'X' }],
      ['cobrar', { id, pago: 10 }],
      ['papel_de', { id, papel: 'autorizacion' }],
      ['exportar', { folio }],
    ];
    for (const [action, body] of calls) {
      expect((await portal.post(`jornadas:${action}`, body)).status).toBe(401);
      for (const { token: as } of [member, rescuer]) {
        expect((await ask(action, body, as)).status, action).toBe(403);
      }
    }
    expect((await find(folio, 'Canela')).estado).toBe('apartado');
    expect((await ask('abrir', { folio: 99 })).status).toBe(404);
  });

  test('plans a drive that nobody sees before it is published', async () => {
    const made = await ask('crear', { ...driveOf(portal), horas: [] });
    const folio = Number(made.data.folio);
    expect((await book(portal, folio)).status).toBe(404);
    expect(await moved(folio, 'publicar')).toBe(409);
    const twice = [
      { hora: '08:00', lugares: 1 },
      { hora: '08:00', lugares: 2 },
    ];
    const change = (body: object) => ask('cambiar', { folio, ...driveOf(portal), ...body });
    expect((await change({ horas: twice })).errors).toHaveProperty('horas');
    expect((await change({ fecha: '2026-02-30' })).errors).toHaveProperty('fecha');
    expect((await change({ fecha: '2020-02-03' })).errors).toHaveProperty('fecha');
    expect((await change({ cuota: -1 })).status).toBe(422);
    expect((await change({ titulo: ' ' })).errors).toHaveProperty('titulo');
    expect((await change({})).status).toBe(200);
    expect(await moved(folio, 'publicar')).toBe(200);
    expect(await moved(folio, 'publicar')).toBe(409);
    await book(portal, folio);
    // Neither another day than people were told, nor fewer places than animals.
    expect((await change({ fecha: '2027-01-05' })).status).toBe(409);
    expect((await change({ horas: [{ hora: '09:00', lugares: 5 }] })).status).toBe(409);
    expect((await change({ titulo: 'Otra', grupos: [] })).status).toBe(409);
    expect(await moved(folio, 'cerrar')).toBe(200);
    expect((await book(portal, folio, other(1))).status).toBe(409);
    expect(await moved(folio, 'terminar')).toBe(409);
  });

  test('keeps the list of the day, and counts what it came to', async () => {
    const folio = await openDrive(portal, token, wide);
    const animals = [
      ['Canela', {}],
      ['Bruno', { sexo: 'macho' }],
      ['Michi', { especie: 'gato', peso: '3' }],
      ['Falta', {}],
      ['Vomita', { hora: '09:00' }],
    ] as const;
    for (const [index, [mascota, said]] of animals.entries()) {
      expect((await book(portal, folio, other(index, { mascota, ...said }))).status).toBe(200);
    }
    expect(await step(folio, 'Canela', 'recibir')).toBe(409);
    await later(7);
    expect(await step(folio, 'Canela', 'recibir')).toBe(200);
    expect(await step(folio, 'Canela', 'recibir')).toBe(409);
    expect(await step(folio, 'Bruno', 'recibir')).toBe(200);
    expect(await step(folio, 'Bruno', 'regresar')).toBe(200);
    expect(await step(folio, 'Bruno', 'recibir')).toBe(200);
    expect(await step(folio, 'Michi', 'recibir')).toBe(200);
    expect(await step(folio, 'Vomita', 'no_operar')).toBe(200);
    const { id, clave } = await find(folio, 'Canela');
    const done = { id, veterinario: 'Dra. Pech', cedula: '1234567' };
    expect((await ask('esterilizar', done)).status).toBe(409);
    const seen = (await portal.post('jornadas:consultar', { clave })).data;
    const { sha256 } = seen.autorizacion as { sha256: string };
    const signature = { clave, nombre: 'Ana', trazo: [], sha256 };
    expect((await portal.post('jornadas:firmar', signature)).status).toBe(200);
    await portal.newMails();
    // Two at once: one.
    const both = await Promise.all([ask('esterilizar', done), ask('esterilizar', done)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await portal.newMails()).toHaveLength(1);
    const cat = { id: (await find(folio, 'Michi')).id, veterinario: 'Dra. Pech' };
    expect((await ask('esterilizar', { ...cat, firmo_en_papel: true })).status).toBe(200);
    expect((await ask('cobrar', { id, pago: 150 })).status).toBe(200);
    expect((await ask('cobrar', { id, pago: 10.123 })).status).toBe(422);
    expect(await find(folio, 'Canela')).toMatchObject({ pago: 150, autorizacion: 'firmada' });
    expect(await moved(folio, 'terminar')).toBe(200);
    const cameTo = {
      ...{ apartados: 5, llegaron: 4, esterilizados: 2, no_aptos: 1, no_llegaron: 1 },
      ...{ perros: 1, gatos: 1, hembras: 2, machos: 0 },
    };
    expect(await figures(folio)).toEqual(cameTo);
    expect(await step(folio, 'Falta', 'recibir')).toBe(409);
    // The figures stay when what is known of people goes.
    await later(91);
    await portal.runRetention();
    expect(await list(folio)).toEqual([]);
    expect(await figures(folio)).toEqual(cameTo);
  });

  test('shows how often a telephone did not come, and several in one name', async () => {
    const first = await openDrive(portal, token, wide);
    const second = await openDrive(portal, token, { ...wide, fecha: '2026-12-20' });
    await book(portal, first, other(1, { nombre: 'Luis Uc' }));
    await book(portal, second, other(1, { nombre: 'Luis Uc' }));
    await book(portal, second, other(2, { nombre: 'LUIS UC', mascota: 'Dos' }));
    await later(8);
    await moved(first, 'terminar');
    expect(await find(second, 'Canela')).toMatchObject({ faltas: 1, mismo_nombre: 1 });
    expect(await find(second, 'Dos')).toMatchObject({ faltas: 0, mismo_nombre: 1 });
  });

  test('adds animals on the day, of the organisation too, whose record says it', async () => {
    const folio = await openDrive(portal, token, wide);
    const petId = await addPet(portal.context.database, {
      ...{ name: 'Balam', species: 'dog', sex: 'female', sterilized: 0 },
    });
    await later(7);
    const added = (body: object, key = 'k'.repeat(20)) =>
      portal.post('jornadas:anotar', { folio, ...booking, ...body }, { token, key });
    expect((await added({ clave_de_ficha: 'ZZZZZZ' }, 'a'.repeat(20))).status).toBe(422);
    expect((await added({ enfermo: true }, 'b'.repeat(20))).errors).toHaveProperty('enfermo');
    const one = await added({ mascota: 'Balam', clave_de_ficha: petCode(petId) });
    expect(one.status).toBe(200);
    // The same again is the same animal.
    expect((await added({ mascota: 'Balam', clave_de_ficha: petCode(petId) })).data).toEqual(
      one.data,
    );
    expect(await list(folio)).toHaveLength(1);
    await step(folio, 'Balam', 'recibir');
    const done = { id: one.data.id, veterinario: 'Dra. Pech', firmo_en_papel: true };
    const both = await Promise.all([ask('esterilizar', done), ask('esterilizar', done)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const record = await portal.post('cuidados:consultar', { id: petId }, { token });
    const entries = record.data.registros as { tipo: string; operacion?: string }[];
    expect(entries.filter(({ tipo }) => tipo === 'operacion')).toHaveLength(1);
  });

  test('gives places by hand, and not more than there are', async () => {
    const folio = await openDrive(portal, token);
    await book(portal, folio, other(1));
    await book(portal, folio, other(2, { hora: '09:00' }));
    await book(portal, folio, other(3, { hora: '09:00', mascota: 'Espera' }));
    expect(await step(folio, 'Espera', 'subir')).toBe(409);
    expect((await ask('anotar', { folio, ...booking })).status).toBe(409);
    await later(7);
    expect(await step(folio, 'Canela', 'falto')).toBe(200);
    // Too late to fast by itself: the desk decides.
    expect((await find(folio, 'Espera')).estado).toBe('en_espera');
    expect(await step(folio, 'Espera', 'subir')).toBe(200);
  });

  test('has a certificate that anybody can verify, without its owner, and a table', async () => {
    const folio = await openDrive(portal, token, wide);
    await book(portal, folio, { nombre: '=1+1' });
    const { id, clave } = await find(folio, 'Canela');
    expect((await portal.post('jornadas:papel', { clave, papel: 'constancia' })).status).toBe(404);
    await later(7);
    await step(folio, 'Canela', 'recibir');
    await ask('esterilizar', { id, veterinario: 'Dra. Pech', firmo_en_papel: true });
    const row = await portal.context.database.query
      .selectFrom('drive_bookings')
      .select('certificate')
      .executeTakeFirstOrThrow();
    const verify = (codigo: string) => portal.post('jornadas:verificar', { codigo });
    const found = await verify(String(row.certificate).toLowerCase().replaceAll('-', ' '));
    expect(found.data).toMatchObject({ autentica: true, animal: { mascota: 'Canela' } });
    expect(found.text).not.toMatch(/1\+1|998/);
    expect((await verify('0'.repeat(25))).data).toEqual({ autentica: false, animal: null });
    const file = async (action: string, body: object) => {
      const answer = await portal.app.inject({
        method: 'POST',
        url: `/api/jornadas:${action}`,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        payload: JSON.stringify(body),
      });
      return answer.body;
    };
    expect((await file('papel_de', { id, papel: 'constancia' })).slice(0, 5)).toBe('%PDF-');
    expect((await file('papel', { clave, papel: 'constancia' })).slice(0, 5)).toBe('%PDF-');
    const table = await file('exportar', { folio });
    expect(table).toContain('Canela');
    expect(table).not.toMatch(/(^|,)=1\+1/m);
  });
});
