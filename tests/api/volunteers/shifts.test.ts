import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { openPortal, type Portal, type Reply } from '../accounts/portal.ts';
import { colleague, day, hour, newVolunteer } from './volunteer-calls.ts';

interface Shift {
  id: string;
  mio: boolean;
  ocupados: number;
  companeros: string[];
}

describeOnBothDatabases('shifts of volunteers', (databases) => {
  let portal: Portal;
  let itzel: { token: string; id: string };
  let luis: { token: string; folio: number };
  let eva: { token: string; folio: number };
  beforeEach(async () => {
    portal = await openPortal(databases);
    itzel = await colleague(portal);
    luis = await newVolunteer(portal, itzel);
    eva = await newVolunteer(portal, itzel, { name: 'Eva Tun Poot', email: 'eva@example.mx' });
    await portal.newMails();
  });
  afterEach(() => portal.close());

  const ask = async (action: string, body: object = {}, { token }: { token: string } = itzel) =>
    (await portal.post(`voluntariado:${action}`, body, { token })) as Reply & { code?: string };
  /** YYYY-MM-DD, so many days from now. */
  const dayIn = (days: number) =>
    new Date(portal.now().getTime() + days * day).toISOString().slice(0, 10);
  const create = async (changes: object = {}) => {
    const shift = {
      tarea: 'paseos',
      lugar: 'Albergue',
      desde: '09:00',
      hasta: '12:00',
      lugares: 1,
    };
    const { data } = await ask('crear_turnos', { ...shift, dia: dayIn(5), ...changes });
    return data.ids as string[];
  };
  const seen = async (of: { token: string } = luis) =>
    (await ask('turnos', {}, of)).data as unknown as {
      turnos: Shift[];
      cambios: { id: string; turno: string; de: string }[];
    };
  const statuses = (answers: readonly { status: number }[]) =>
    answers.map(({ status }) => status).sort();

  test('are taken and left, with first names of those on the same', async () => {
    const [id = ''] = await create({ lugares: 2 });
    expect(await ask('tomar_turno', { id }, luis)).toMatchObject({ status: 200 });
    expect(await ask('tomar_turno', { id }, luis)).toMatchObject({ status: 200 });
    await ask('tomar_turno', { id }, eva);
    expect((await seen()).turnos).toMatchObject([{ id, mio: true, companeros: ['Eva'] }]);
    expect(JSON.stringify(await seen())).not.toMatch(/Tun|Poot|example/);
    expect((await ask('dejar_turno', { id }, luis)).status).toBe(200);
    expect((await ask('dejar_turno', { id }, luis)).code).toBe('shiftNotOwn');
    expect((await seen()).turnos).toMatchObject([{ mio: false, companeros: [], ocupados: 1 }]);
    expect(await portal.newMails()).toEqual([]);
  });

  test('have their last place for one of many at once', async () => {
    const people: { token: string }[] = [luis, eva];
    for (let at = 0; at < 4; at++) {
      people.push(await newVolunteer(portal, itzel, { email: `v${at}@example.mx` }));
    }
    const [id = ''] = await create();
    const answers = await Promise.all(people.map((one) => ask('tomar_turno', { id }, one)));
    expect(statuses(answers)).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await ask('rol', { desde: dayIn(4) })).data).toMatchObject([{ id, ocupados: 1 }]);
  });

  test('fit the tasks of whoever takes them, and no two are at one time', async () => {
    const [photos = ''] = await create({ tarea: 'fotos' });
    expect((await ask('tomar_turno', { id: photos }, luis)).code).toBe('shiftTask');
    expect((await seen()).turnos).toEqual([]);
    const [one = ''] = await create();
    const [other = ''] = await create({ desde: '11:00', hasta: '13:00' });
    const [later = ''] = await create({ desde: '12:00', hasta: '13:00' });
    const both = await Promise.all([one, other].map((id) => ask('tomar_turno', { id }, luis)));
    expect(statuses(both)).toEqual([200, 409]);
    await ask('dejar_turno', { id: other }, luis);
    await ask('tomar_turno', { id: one }, luis);
    expect((await ask('tomar_turno', { id: later }, luis)).status).toBe(200);
    await ask('cambiar_estado', { transicion: 'pausar' }, luis);
    expect((await ask('tomar_turno', { id: other }, luis)).code).toBe('volunteerInactive');
    expect((await ask('rol', { desde: dayIn(4) })).data).toMatchObject(
      [photos, one, other, later].map(() => ({ ocupados: 0 })),
    );
  });

  test('are left late with a word to the coordinators alone', async () => {
    const [id = ''] = await create();
    await ask('tomar_turno', { id }, luis);
    await portal.newMails();
    portal.pass(4.5 * day);
    luis = { ...luis, ...(await portal.signIn('luis@example.mx')) };
    expect((await ask('dejar_turno', { id }, luis)).code).toBe('shiftLate');
    expect((await ask('dejar_turno', { id, avisa: true }, luis)).status).toBe(200);
    expect((await portal.newMails()).map(({ subject }) => subject)).toEqual([
      'Voluntariado 1: no puede ir a su turno',
    ]);
    portal.pass(2 * day);
    eva = { ...eva, ...(await portal.signIn('eva@example.mx')) };
    expect((await ask('tomar_turno', { id }, eva)).code).toBe('shiftOver');
  });

  test('are offered to others, of whom one gets it, and all are told', async () => {
    const third = await newVolunteer(portal, itzel, { name: 'Iván Ek', email: 'ivan@example.mx' });
    await portal.newMails();
    const [id = ''] = await create();
    await ask('tomar_turno', { id }, luis);
    expect((await ask('ofrecer_turno', { id }, eva)).code).toBe('shiftNotOwn');
    await ask('ofrecer_turno', { id }, luis);
    const [offer] = (await seen(eva)).cambios;
    expect(offer).toMatchObject({ turno: id, de: 'Luis' });
    const answers = await Promise.all(
      [eva, third].map((one) => ask('tomar_cambio', { id: offer?.id }, one)),
    );
    expect(statuses(answers)).toEqual([200, 409]);
    const told = (await portal.newMails()).map(({ subject }) => subject ?? '');
    expect(told).toHaveLength(3);
    expect(told.filter((one) => one.startsWith('Alguien tomó tu turno'))).toHaveLength(1);
    expect(told.filter((one) => one.startsWith('El turno ya es tuyo'))).toHaveLength(1);
    expect((await seen()).turnos).toMatchObject([{ id, mio: false, ocupados: 1 }]);
  });

  test('are exchanged for another one, both or neither', async () => {
    const [one = ''] = await create();
    const [two = ''] = await create({ dia: dayIn(6) });
    await ask('tomar_turno', { id: one }, luis);
    await ask('tomar_turno', { id: two }, eva);
    await ask('ofrecer_turno', { id: one, a_cambio_de: two }, luis);
    const third = await newVolunteer(portal, itzel, { name: 'Iván Ek', email: 'ivan@example.mx' });
    expect((await seen(third)).cambios).toEqual([]);
    const [offer] = (await seen(eva)).cambios;
    expect((await ask('tomar_cambio', { id: offer?.id }, third)).code).toBe('shiftNotOwn');
    expect((await ask('tomar_cambio', { id: offer?.id }, eva)).status).toBe(200);
    const mine = async (of: { token: string }) =>
      (await seen(of)).turnos.filter(({ mio }) => mio).map(({ id }) => id);
    expect(await mine(luis)).toEqual([two]);
    expect(await mine(eva)).toEqual([one]);
    expect((await ask('tomar_cambio', { id: offer?.id }, eva)).status).toBe(409);
  });

  test('repeat weekly within bounds, by the clocks of the site', async () => {
    const ids = await create({ semanas: 12, desde: '22:00', hasta: '02:00' });
    expect(ids).toHaveLength(12);
    const { data } = await ask('rol', { desde: dayIn(5) });
    const [first] = data as unknown as { inicia: string; termina: string }[];
    expect(first?.inicia).toMatch(/T(04|05|03):00/);
    expect(Date.parse(first?.termina ?? '') - Date.parse(first?.inicia ?? '')).toBe(4 * hour);
    const refused = async (changes: object) =>
      (
        await ask('crear_turnos', {
          ...{ tarea: 'paseos', lugar: 'X', dia: dayIn(5), desde: '09:00', hasta: '10:00' },
          ...{ lugares: 1, ...changes },
        })
      ).status;
    expect(await refused({ semanas: 13 })).toBe(422);
    expect(await refused({ dia: dayIn(-1) })).toBe(422);
    expect(await refused({ dia: '2030-01-01' })).toBe(422);
    expect(await refused({ lugares: 0 })).toBe(422);
    expect(await refused({ hasta: '22:00' })).toBe(422);
  });

  test('are reminded of once on the day before, and of what is canceled at once', async () => {
    const [id = ''] = await create();
    await ask('asignar_turno', { id, folio: luis.folio });
    expect((await ask('asignar_turno', { id, folio: eva.folio })).code).toBe('shiftFull');
    expect((await ask('disponibles', { id })).data).toEqual([
      { folio: eva.folio, nombre: 'Eva Tun Poot' },
    ]);
    const [told] = await portal.newMails();
    expect(told?.subject).toContain('Tienes un turno nuevo');
    portal.pass(hour);
    expect(await portal.newMails()).toEqual([]);
    portal.pass(4.5 * day);
    const reminders = [...(await portal.newMails()), ...(await portal.newMails())];
    expect(reminders.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Te esperamos'),
    ]);
    itzel = await portal.signIn('coordinator@example.mx');
    expect((await ask('cancelar_turno', { id, texto: 'Llueve.' })).status).toBe(200);
    expect((await ask('cancelar_turno', { id })).code).toBe('shiftOver');
    const [canceled] = await portal.newMails();
    expect(canceled?.text).toContain('Llueve.');
  });

  test('come by a calendar whose address ends when it is renewed', async () => {
    const [id = ''] = await create();
    await ask('tomar_turno', { id }, luis);
    const read = (url: unknown) =>
      portal.app.inject({ method: 'GET', url: new URL(String(url)).pathname });
    expect((await ask('calendario', {}, luis)).data).toEqual({ url: null });
    const { url: first } = (await ask('renovar_calendario', {}, luis)).data;
    const calendar = await read(first);
    expect(calendar.statusCode).toBe(200);
    expect(calendar.body).toContain(`UID:shift-${id}@casa.example`);
    expect(calendar.body).not.toMatch(/Luis|example\.mx/);
    const { url: second } = (await ask('renovar_calendario', {}, luis)).data;
    expect((await read(first)).statusCode).toBe(404);
    expect((await read(second)).statusCode).toBe(200);
    await ask('quitar_calendario', {}, luis);
    expect((await read(second)).statusCode).toBe(404);
    const one = await portal.app.inject({
      method: 'POST',
      url: '/api/voluntariado:turno_ics',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${luis.token}` },
      payload: JSON.stringify({ id }),
    });
    expect(one.body).toContain('BEGIN:VEVENT');
    expect((await ask('turno_ics', { id }, eva)).status).toBe(404);
  });

  test('are kept by coordinators alone', async () => {
    const [id = ''] = await create();
    for (const [action, body] of [
      ['rol', { desde: dayIn(0) }],
      [
        'crear_turnos',
        { tarea: 'paseos', lugar: 'X', dia: dayIn(1), desde: '09:00', hasta: '10:00', lugares: 1 },
      ],
      ['cancelar_turno', { id }],
      ['disponibles', { id }],
      ['asignar_turno', { id, folio: 1 }],
      ['liberar_turno', { id, folio: 1 }],
    ] as const) {
      expect((await ask(action, body, luis)).status).toBe(403);
    }
    const member = await portal.newPerson();
    expect((await ask('turnos', {}, member)).data).toEqual({ turnos: [], cambios: [] });
    expect((await ask('tomar_turno', { id }, member)).status).toBe(404);
  });
});
