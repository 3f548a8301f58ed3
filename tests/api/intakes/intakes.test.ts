import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { approvedApplication } from '../adoption/application-steps.ts';
import { addUser, clock } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';

describeOnBothDatabases('how a pet came', (databases) => {
  let wire: Wire;
  let now = clock.now();
  let adoption: Awaited<ReturnType<typeof approvedApplication>>;

  beforeEach(async () => {
    now = clock.now();
    wire = await openWire(databases, {}, { now: () => now });
    adoption = await approvedApplication(wire, { registered_on: '2026-10-01' });
  });
  afterEach(() => wire.close());

  const found = {
    ...{ tipo: 'encontrada', fecha: '2026-09-12', lugar: 'La Veleta, Tulum' },
    ...{ traida_por: 'Ana Ruiz, 984 123 4567', chip: 'con_chip' },
  };
  const note = (said: object = {}, token: string | undefined = adoption.rescuer) =>
    adoption.post('ingresos:anotar', { id: adoption.petId, ...found, ...said }, token);
  const read = (token: string | undefined = adoption.rescuer) =>
    adoption.post('ingresos:consultar', { id: adoption.petId }, token);
  const told = async (token: string) => {
    const { data } = await adoption.post('historia:consultar', { id: adoption.petId }, token);
    return (data as { entradas: { que: string; titulo: string; fecha: string }[] }).entradas;
  };

  it('is noted by its keeper, corrected, and told in its timeline without who brought it', async () => {
    expect(await read()).toMatchObject({ status: 200, data: null });
    expect((await note()).status).toBe(200);
    expect((await read()).data).toEqual(found);
    const entries = await told(adoption.rescuer);
    expect(entries.at(-1)).toMatchObject({
      ...{ que: 'llego_encontrada', titulo: 'La Veleta, Tulum' },
      fecha: '2026-09-12T12:00:00.000Z',
    });
    expect(JSON.stringify(entries)).not.toContain('Ana Ruiz');
    const corrected = { tipo: 'entregada', traida_por: '', chip: undefined };
    expect((await note(corrected)).status).toBe(200);
    expect((await read()).data).toEqual({ ...found, ...corrected, chip: 'sin_leer' });
  });

  it('is nobody else’s to read or note, the family that adopts included', async () => {
    await note();
    const stranger = `member:${await addUser(wire.context.database)}`;
    await adoption.step('adoptar');
    for (const token of [stranger, adoption.family]) {
      expect((await read(token)).status).toBe(404);
      expect((await note({ lugar: 'Otro' }, token)).status).toBe(404);
    }
    expect((await adoption.post('ingresos:consultar', { id: adoption.petId })).status).toBe(401);
    expect((await read()).data).toEqual(found);
    expect((await told(adoption.family)).map(({ que }) => que)).not.toContain('llego_encontrada');
  });

  it('is refused of a day to come, of none, and of no kind, and nothing is noted', async () => {
    expect(await note({ fecha: '2026-11-21' })).toMatchObject({
      status: 422,
      errors: { fecha: [expect.stringContaining('futura')] },
    });
    expect((await note({ fecha: 'ayer' })).status).toBe(422);
    expect((await note({ tipo: 'robada' })).status).toBe(422);
    expect((await note({ lugar: 'x'.repeat(121) })).status).toBe(422);
    expect((await read()).data).toBeNull();
  });

  it('keeps who brought it for five years from the day on which it was noted', async () => {
    await note();
    const pass = (to: string) => {
      now = new Date(to);
      return wire.context.retention.run(now.toISOString(), new AbortController().signal);
    };
    await pass('2031-11-19T12:00:00Z');
    expect((await read()).data).toMatchObject({ traida_por: found.traida_por });
    await pass('2031-11-21T12:00:00Z');
    expect((await read()).data).toEqual({ ...found, traida_por: '' });
  });
});
