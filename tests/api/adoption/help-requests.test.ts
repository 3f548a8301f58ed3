import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { clock as start } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';
import { approvedApplication } from './application-steps.ts';

const lasting = { notify_on: '2028-12-01', expires_on: '2028-12-30' };

describeOnBothDatabases('what a family has after its adoption', (databases) => {
  let wire: Wire;
  let now: number;
  let adoption: Awaited<ReturnType<typeof approvedApplication>>;

  beforeAll(async () => {
    now = start.now().getTime();
    wire = await openWire(databases, { DEMO: '1' }, { now: () => new Date(now) });
    adoption = await approvedApplication(wire, lasting);
  });
  afterAll(() => wire.close());

  const ask = (token: string | undefined, texto = 'No come desde ayer.') =>
    adoption.post('seguimientos:pedir_ayuda', { id: adoption.id, texto }, token);
  const handled = (token: string) =>
    adoption.post('seguimientos:ayuda_atendida', { id: adoption.id }, token);
  const waiting = async (token: string) => {
    const { data } = await adoption.post('tablero:pendientes', {}, token);
    return (data as unknown as { tipo: string; cuenta: number }[]).filter(
      ({ tipo }) => tipo === 'familias_piden_ayuda',
    );
  };
  const listed = async (token: string) =>
    (await adoption.post('solicitudes:por_atender', { cuales: 'piden_ayuda' }, token)).data;
  const sections = async (token: string) =>
    (await adoption.post('tablero:secciones', {}, token)).data;
  const own = async (token: string) =>
    (await adoption.post('seguimientos:mis_adopciones', {}, token)).data as {
      adopciones: { folio: number; mascotas: { nombre: string }[]; siguiente: string }[];
      guia: { todos: string[] };
      correo: string;
    };

  test('is nothing before it', async () => {
    expect(await ask(adoption.family)).toMatchObject({ status: 409, code: 'applicationClosed' });
    expect((await own(adoption.family)).adopciones).toEqual([]);
    expect(await sections(adoption.family)).toEqual({
      mascotas: false,
      solicitudes: true,
      adoptadas: false,
    });
  });

  test('are its pets, the next follow-up, the guide and whom to write to', async () => {
    await adoption.step('adoptar');
    await wire.newMails();
    const { adopciones, guia, correo } = await own(adoption.family);
    expect(adopciones).toMatchObject([
      { folio: adoption.folio, mascotas: [{ nombre: 'Canela' }], siguiente: '2026-11-23' },
    ]);
    expect(guia.todos.length).toBeGreaterThan(0);
    expect(correo).toContain('@');
    expect((await own(adoption.rescuer)).adopciones).toEqual([]);
    expect(await sections(adoption.family)).toMatchObject({ adoptadas: true });
    expect(await sections(adoption.rescuer)).toMatchObject({ mascotas: true, adoptadas: false });
  });

  test('is help on whatever day, which stands first for the rescuer until it is seen to', async () => {
    now += 400 * 86_400_000;
    expect(await ask(adoption.family)).toMatchObject({ status: 200, data: { id: adoption.id } });
    const mails = (await wire.newMails()).filter(({ subject }) => subject?.includes('pide ayuda'));
    expect(mails).toMatchObject([
      {
        envelopeTo: [`${adoption.rescuerId}@example.org`],
        subject: 'La familia de Canela pide ayuda',
        text: expect.stringContaining('> No come desde ayer.'),
      },
    ]);
    expect(await waiting(adoption.rescuer)).toEqual([{ tipo: 'familias_piden_ayuda', cuenta: 1 }]);
    const { data } = await adoption.post('tablero:pendientes', {}, adoption.rescuer);
    expect((data as unknown as { tipo: string }[])[0]?.tipo).toBe('familias_piden_ayuda');
    expect(await listed(adoption.rescuer)).toEqual([adoption.id]);
    expect(await listed('coordinator:other')).toEqual([adoption.id]);
    expect(await listed(adoption.family)).toEqual([]);
    expect(await waiting(adoption.family)).toEqual([{ tipo: 'familias_piden_ayuda', cuenta: 0 }]);
    expect((await handled(adoption.family)).status).toBe(403);
    expect((await handled(adoption.rescuer)).status).toBe(200);
    expect(await listed(adoption.rescuer)).toEqual([]);
    expect(await waiting(adoption.rescuer)).toEqual([{ tipo: 'familias_piden_ayuda', cuenta: 0 }]);
  });

  test('is asked for by the family alone, in words', async () => {
    expect((await ask(undefined)).status).toBe(401);
    expect((await ask('member:somebody')).status).toBe(404);
    expect((await ask(adoption.rescuer)).status).toBe(403);
    expect(await ask(adoption.family, ' ')).toMatchObject({ status: 422 });
    expect(await waiting(adoption.rescuer)).toEqual([{ tipo: 'familias_piden_ayuda', cuenta: 0 }]);
  });

  test('ends with a return, which answers what was asked', async () => {
    await ask(adoption.family, 'Ya no podemos.');
    await adoption.step('devolver');
    expect(await waiting(adoption.rescuer)).toEqual([{ tipo: 'familias_piden_ayuda', cuenta: 0 }]);
    expect((await own(adoption.family)).adopciones).toEqual([]);
  });
});
