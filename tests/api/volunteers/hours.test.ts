import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { openPortal, type Portal, type Reply } from '../accounts/portal.ts';
import { colleague, day, hour, newVolunteer } from './volunteer-calls.ts';

describeOnBothDatabases('hours of volunteers', (databases) => {
  let portal: Portal;
  let itzel: { token: string };
  let luis: { token: string; folio: number };
  beforeEach(async () => {
    portal = await openPortal(databases);
    itzel = await colleague(portal);
    luis = await newVolunteer(portal, itzel);
  });
  afterEach(() => portal.close());

  const ask = async (action: string, body: object = {}, { token }: { token: string } = itzel) =>
    (await portal.post(`voluntariado:${action}`, body, { token })) as Reply & { code?: string };
  const dayIn = (days: number) =>
    new Date(portal.now().getTime() - 6 * hour + days * day).toISOString().slice(0, 10);
  const signInAgain = async () => {
    itzel = await portal.signIn('coordinator@example.mx');
    luis = { ...luis, ...(await portal.signIn('luis@example.mx')) };
  };
  const note = (minutos: number, changes: object = {}) =>
    ask('anotar_horas', { tarea: 'fotos', dia: dayIn(0), minutos, ...changes }, luis);
  const all = { desde: '2000-01-01', hasta: '2100-01-01' };

  /** A shift of three hours that is over, with Luis on it. */
  async function shiftIsOver() {
    const shift = { tarea: 'paseos', lugar: 'X', desde: '09:00', hasta: '12:00', lugares: 2 };
    const { data } = await ask('crear_turnos', { ...shift, dia: dayIn(2) });
    const [id = ''] = data.ids as string[];
    await ask('tomar_turno', { id }, luis);
    expect((await ask('confirmar_asistencia', { id, personas: [] })).code).toBe('shiftNotOver');
    portal.pass(3 * day);
    await signInAgain();
    return id;
  }

  test('of a shift are confirmed once, and corrected with their history', async () => {
    const id = await shiftIsOver();
    const { data } = await ask('horas_por_revisar');
    expect(data).toMatchObject({
      turnos: [{ id, minutos: 180, personas: [{ folio: luis.folio, nombre: 'Luis Chan' }] }],
    });
    const personas = [{ folio: luis.folio, minutos: 180 }];
    const answers = await Promise.all([
      ask('confirmar_asistencia', { id, personas }),
      ask('confirmar_asistencia', { id, personas }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { registros } = (await ask('mis_horas', {}, luis)).data as {
      registros: { id: string }[];
    };
    expect(registros).toMatchObject([{ minutos: 180, estado: 'confirmadas', de_un_turno: true }]);
    const correct = () =>
      ask('corregir_horas', { id: registros[0]?.id, minutos: 120, nota: 'Se fue a las 11.' });
    const corrected = await Promise.all([correct(), correct()]);
    expect(corrected.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await ask('mis_horas', {}, luis)).data).toMatchObject({
      total: 120,
      por_tarea: [{ tarea: 'paseos', minutos: 120 }],
      registros: [{ minutos: 120, nota: 'Se fue a las 11.' }],
    });
    const kept = (await ask('horas_de', { folio: luis.folio })).data as { registros: object[] };
    expect(kept.registros).toHaveLength(2);
    expect(JSON.stringify(kept.registros)).toContain('corregidas');
    expect((await ask('sumas', all)).data).toMatchObject({
      total: 120,
      por_persona: [{ folio: luis.folio, minutos: 120 }],
    });
  });

  test('of whoever did not come are none', async () => {
    const id = await shiftIsOver();
    expect((await ask('confirmar_asistencia', { id, personas: [] })).status).toBe(200);
    expect((await ask('mis_horas', {}, luis)).data).toMatchObject({ total: 0 });
    expect((await ask('horas_por_revisar')).data).toEqual({ turnos: [], registros: [] });
  });

  test('that somebody notes count once they are confirmed', async () => {
    const { id } = (await note(90, { nota: 'Fotos de <b>Luna</b>' })).data;
    const { id: second } = (await note(30)).data;
    const { id: third } = (await note(20)).data;
    expect((await ask('mis_horas', {}, luis)).data).toMatchObject({ total: 0 });
    expect((await ask('quitar_horas', { id: third }, luis)).status).toBe(200);
    expect((await ask('horas_por_revisar')).data).toMatchObject({
      registros: [{ id, nombre: 'Luis Chan', minutos: 90 }, { id: second }],
    });
    expect((await ask('revisar_horas', { id, confirma: true, minutos: 60 })).status).toBe(200);
    expect((await ask('revisar_horas', { id, confirma: false })).code).toBe('hoursSettled');
    expect((await ask('quitar_horas', { id }, luis)).code).toBe('hoursSettled');
    await ask('revisar_horas', { id: second, confirma: false });
    expect((await ask('mis_horas', {}, luis)).data).toMatchObject({
      total: 60,
      por_tarea: [{ tarea: 'fotos', minutos: 60 }],
    });
  });

  test('are sixteen in a day at most, of forty at once too', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => note(60)));
    const noted = answers.filter(({ status }) => status === 200);
    expect(noted).toHaveLength(16);
    expect((await note(1)).code).toBe('hoursTooMany');
    expect((await note(961)).status).toBe(422);
    expect((await note(60, { dia: dayIn(-1) })).status).toBe(200);
    const [first] = noted;
    const raised = { id: first?.data.id, confirma: true, minutos: 61 };
    expect((await ask('revisar_horas', raised)).code).toBe('hoursTooMany');
    expect((await note(10, { dia: dayIn(2) })).status).toBe(422);
    expect((await note(10, { dia: dayIn(-70) })).status).toBe(422);
  });

  test('are read and confirmed by coordinators alone', async () => {
    const { id } = (await note(90)).data;
    const eva = await newVolunteer(portal, itzel, { name: 'Eva Tun', email: 'eva@example.mx' });
    expect((await ask('quitar_horas', { id }, eva)).status).toBe(404);
    for (const [action, body] of [
      ['horas_por_revisar', {}],
      ['horas_de', { folio: 1 }],
      ['confirmar_asistencia', { id, personas: [] }],
      ['revisar_horas', { id, confirma: true }],
      ['corregir_horas', { id, minutos: 1 }],
      ['sumas', all],
      ['exportar_horas', all],
    ] as const) {
      expect((await ask(action, body, luis)).status).toBe(403);
    }
  });

  test('are taken out as a table that no spreadsheet runs, and noted in the log', async () => {
    const { id } = (await note(90, { nota: '=1+1' })).data;
    await ask('revisar_horas', { id, confirma: true });
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/api/voluntariado:exportar_horas',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${itzel.token}` },
      payload: JSON.stringify(all),
    });
    expect(answer.body).toContain('Luis Chan');
    expect(answer.body).toContain(`'=1+1`);
    const log = await portal.context.database.query
      .selectFrom('audit_events')
      .select('action')
      .where('action', '=', 'volunteerHours.exported')
      .execute();
    expect(log).toHaveLength(1);
  });
});
