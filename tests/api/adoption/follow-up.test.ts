import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { addPet, addUser, clock as start } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';
import { approvedApplication, drawn } from './application-steps.ts';
import { profile } from './profile.ts';

const day = 86_400_000;
/** Among those of all jobs that ran meanwhile. */
const ours = /solicitud|Solicitudes|familias|Canela/;

describeOnBothDatabases('an adoption application that waits', (databases) => {
  let wire: Wire;
  let now: number;
  let [rescuer, canela] = ['', ''];
  beforeEach(async () => {
    now = start.now().getTime();
    wire = await openWire(databases, {}, { now: () => new Date(now) });
    const { database, accounts } = wire.context;
    rescuer = `member:${await addUser(database)}`;
    canela = await addPet(database, { owner_id: rescuer.slice(7), ...lasting });
    const staff = { name: 'Inés', email: 'ines@example.org', password: 'Tres perros y un gato' };
    await accounts.create({ ...staff, roles: ['administrator'] });
  });
  afterEach(() => wire.close());

  // Nobody is asked in this time whether she is still looking for a family.
  const lasting = { notify_on: '2027-12-01', expires_on: '2027-12-30' };

  async function apply(pet = canela): Promise<{ family: string; folio: number }> {
    const family = `member:${await addUser(wire.context.database)}`;
    await wire.post('perfil_adopcion:guardar', profile, family);
    const payload = { mascotas: [pet], mensaje: '' };
    const reply = await wire.post('documentos:crear', { schema: 'solicitudes', payload }, family);
    return { family, folio: (reply.data as unknown as { folio: number }).folio };
  }
  const step = (folio: number, transicion: string, token = rescuer, more: object = {}) =>
    wire.post(
      'documentos:transitar',
      { schema: 'solicitudes', serie: 'SOL', folio, transicion, ...more },
      token,
    );
  const mails = async () => {
    return (await wire.newMails()).filter(({ subject }) => ours.test(subject ?? ''));
  };
  /** What is sent when so many days have passed, by the jobs of that morning. */
  function after(days: number) {
    now += days * day;
    return mails();
  }
  const subjectsAfter = async (days: number) =>
    (await after(days)).map(({ subject }) => subject).sort();

  test('is told of to its rescuer after 3 and 7 days, and to the family and staff after 14', async () => {
    await apply();
    await apply(await addPet(wire.context.database, { owner_id: rescuer.slice(7), ...lasting }));
    await mails();
    expect(await subjectsAfter(2)).toEqual([]);
    const [reminder, ...others] = await after(1);
    expect(others).toEqual([]);
    expect(reminder?.subject).toBe('Hay familias que esperan tu respuesta');
    expect(reminder?.text).toMatch(/Solicitud SOL-1[\s\S]*Solicitud SOL-2/);
    expect(await subjectsAfter(0)).toEqual([]);
    expect(await subjectsAfter(3)).toEqual([]);
    expect(await subjectsAfter(1)).toEqual(['Hay familias que esperan tu respuesta']);
    expect(await subjectsAfter(6)).toEqual([]);
    expect(await subjectsAfter(1)).toEqual([
      'Solicitudes de adopción sin respuesta desde hace 14 días',
      'Tu solicitud para Canela sigue en espera',
      'Tu solicitud para Canela sigue en espera',
    ]);
    expect(await subjectsAfter(30)).toEqual([]);
  });

  test('counts in every open state: from the last step of whoever looks after the pet', async () => {
    const { folio } = await apply();
    await after(2);
    await step(folio, 'revisar');
    await mails();
    expect(await subjectsAfter(2)).toEqual([]);
    expect(await subjectsAfter(1)).toEqual(['Hay familias que esperan tu respuesta']);
    await step(folio, 'aprobar');
    await mails();
    expect(await subjectsAfter(3)).toEqual(['Hay familias que esperan tu respuesta']);
    expect(await subjectsAfter(4)).toEqual(['Hay familias que esperan tu respuesta']);
    expect(await subjectsAfter(7)).toEqual([
      'Solicitudes de adopción sin respuesta desde hace 14 días',
      'Tu solicitud para Canela sigue abierta',
    ]);
    await step(folio, 'rechazar');
    await mails();
    expect(await subjectsAfter(30)).toEqual([]);
  });

  test('for an answer of the family reminds it after 3 and 7 days, and tells its rescuer after 14', async () => {
    const { family, folio } = await apply();
    const found = await wire.post('documentos:consultar', { schema: 'solicitudes' }, family);
    const [{ id } = { id: '' }] = found.data as unknown as { id: string }[];
    await step(folio, 'revisar');
    const asked = await wire.post('solicitudes:preguntar', { id, texto: '¿Hay patio?' }, rescuer);
    await mails();
    expect(await subjectsAfter(2)).toEqual([]);
    const [reminder, ...others] = await after(1);
    expect(others).toEqual([]);
    expect(reminder).toMatchObject({
      envelopeTo: [`${family.slice(7)}@example.org`],
      subject: 'Esperan tu respuesta sobre Canela',
      text: expect.stringContaining(`/mi-cuenta/solicitudes/${folio}`),
    });
    expect(await subjectsAfter(4)).toEqual(['Esperan tu respuesta sobre Canela']);
    expect(await subjectsAfter(7)).toEqual([
      'La familia que quiere adoptar a Canela no ha contestado',
    ]);
    const answer = { id, pregunta_id: (asked.data as unknown as { id: string }).id, texto: 'Sí.' };
    await wire.post('solicitudes:contestar', answer, family);
    await mails();
    // Unread, it is the rescuer's turn again; read, it still is until they answer.
    expect(await subjectsAfter(3)).toEqual(['Hay familias que esperan tu respuesta']);
    await wire.post('solicitudes:marcar_leida', { id }, rescuer);
    expect(await subjectsAfter(4)).toEqual(['Hay familias que esperan tu respuesta']);
  });

  test('for a signature reminds the family, tells its rescuer, and once it has signed reminds them', async () => {
    const { id, rescuer, family, post } = await approvedApplication(wire, lasting);
    const prepared = await post('solicitudes:preparar_contrato', { id }, rescuer);
    const waiting = async (token: string) => {
      const { data } = await wire.post('tablero:pendientes', { de_todos: false }, token);
      const found = data as unknown as { tipo: string; cuenta: number }[];
      return Object.fromEntries(found.map(({ tipo, cuenta }) => [tipo, cuenta]));
    };
    expect(await waiting(family)).toMatchObject({ contratos_por_firmar: 1 });
    expect(await waiting(rescuer)).toMatchObject({ contratos_sin_tu_firma: 0 });
    await mails();
    expect(await subjectsAfter(2)).toEqual([]);
    for (const days of [1, 4]) {
      expect(await subjectsAfter(days)).toEqual(['Falta tu firma en el contrato de Canela']);
    }
    expect(await subjectsAfter(7)).toEqual(['La familia todavía no firma el contrato de Canela']);
    const { contrato_id } = prepared.data;
    const signature = { contrato_id, nombre: 'Rosa Canul', trazo: drawn, acepta: true };
    expect(await post('solicitudes:firmar', signature, family)).toMatchObject({ status: 200 });
    expect(await waiting(family)).toMatchObject({ contratos_por_firmar: 0 });
    expect(await waiting(rescuer)).toMatchObject({ contratos_sin_tu_firma: 1 });
    await mails();
    expect(await subjectsAfter(3)).toEqual(['Hay familias que esperan tu respuesta']);
    await post('solicitudes:firmar', signature, rescuer);
    expect(await waiting(rescuer)).toMatchObject({ contratos_sin_tu_firma: 0 });
  });

  test('on a pet’s list hears when the reservation ends, and stays on it', async () => {
    const { family, folio } = await apply();
    for (const name of ['revisar', 'aprobar']) await step(folio, name);
    await step(folio, 'apartar', rescuer, { hasta: '2026-12-01' });
    const waiting = await apply();
    await mails();
    await step(folio, 'retirar', family);
    const told = await mails();
    expect(told.map(({ subject }) => subject).sort()).toEqual([
      'Canela podría volver a estar disponible',
      'Canela vuelve a estar disponible',
      'Retiraste tu solicitud para Canela',
      'Rosa retiró su solicitud para Canela',
    ]);
    const { data } = await wire.post(
      'documentos:consultar',
      { schema: 'solicitudes' },
      waiting.family,
    );
    expect(data).toMatchObject([{ estado: 'en_espera' }]);
  });

  test('is told of the day after a reservation’s last day, once, and nothing changes', async () => {
    const { folio } = await apply();
    for (const name of ['revisar', 'aprobar']) await step(folio, name);
    await step(folio, 'apartar', rescuer, { hasta: '2026-11-22' });
    await apply();
    await mails();
    expect(await subjectsAfter(2)).toEqual([]);
    expect(await subjectsAfter(1)).toEqual([
      'Canela podría volver a estar disponible',
      'Terminó el plazo para el que apartaste a Canela',
    ]);
    expect(await subjectsAfter(1)).toEqual([]);
    const { data } = await wire.post('documentos:consultar', { schema: 'solicitudes' }, rescuer);
    expect((data as unknown as { estado: string }[]).map(({ estado }) => estado).sort()).toEqual([
      'apartada',
      'en_espera',
    ]);
  });
});
