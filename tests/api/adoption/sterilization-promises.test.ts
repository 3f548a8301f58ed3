import { afterEach, beforeEach, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { addUser, clock as start } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';
import { approvedApplication, drawn } from './application-steps.ts';

const day = 86_400_000;
const lasting = { notify_on: '2028-12-01', expires_on: '2028-12-30' };

describeOnBothDatabases('a sterilization that a family promised', (databases) => {
  let wire: Wire;
  let now: number;
  let adoption: Awaited<ReturnType<typeof approvedApplication>>;
  beforeEach(async () => {
    now = start.now().getTime();
    wire = await openWire(databases, {}, { now: () => new Date(now) });
    adoption = await approvedApplication(wire, { ...lasting, sterilized: 0 });
  });
  afterEach(() => wire.close());

  const today = () => new Date(now).toISOString().slice(0, 10);
  const named = () => ({ id: adoption.id, mascota_id: adoption.petId });
  const agree = (fecha: string, token = adoption.rescuer) =>
    adoption.post('seguimientos:acordar_esterilizacion', { ...named(), fecha }, token);
  const record = (token = adoption.rescuer) =>
    adoption.post('seguimientos:registrar_esterilizacion', named(), token);
  const list = (token = adoption.family) =>
    adoption.post('seguimientos:esterilizaciones', { id: adoption.id }, token);
  async function remindersAfter(days: number) {
    now += days * day;
    return (await wire.newMails()).filter(({ subject }) => /esterilización/.test(subject ?? ''));
  }

  test('is agreed on after the adoption by whoever looks after the pet, and staff', async () => {
    const soon = addDays(today(), 60);
    expect(await agree(soon)).toMatchObject({ status: 409, code: 'applicationNotAdopted' });
    await adoption.step('adoptar');
    expect((await list()).data).toMatchObject([{ nombre: 'Canela', fecha: null, hecha: null }]);
    expect(await record()).toMatchObject({ status: 409, code: 'sterilizationNotPromised' });
    for (const token of [adoption.rescuer, 'administrator:a', 'coordinator:c']) {
      expect(await agree(soon, token)).toMatchObject({ status: 200 });
    }
    expect((await list(adoption.rescuer)).data).toMatchObject([{ fecha: soon }]);
    expect(await agree(soon, adoption.family)).toMatchObject({ status: 403 });
    expect(await record(adoption.family)).toMatchObject({ status: 403 });
    const stranger = `member:${await addUser(wire.context.database)}`;
    for (const token of [stranger, 'treasurer:t', 'editor:e']) {
      expect(await agree(soon, token)).toMatchObject({ status: 404 });
      expect(await record(token)).toMatchObject({ status: 404 });
      expect(await list(token)).toMatchObject({ status: 404 });
    }
    for (const wrong of [addDays(today(), -1), addDays(today(), 732), 'mañana']) {
      expect(await agree(wrong)).toMatchObject({
        status: 422,
        errors: { fecha: expect.anything() },
      });
    }
    const other = { id: adoption.id, mascota_id: 'otra', fecha: soon };
    expect(
      await adoption.post('seguimientos:acordar_esterilizacion', other, adoption.rescuer),
    ).toMatchObject({ status: 404 });
  });

  const prepare = (esterilizar_antes: string) =>
    adoption.post(
      'solicitudes:preparar_contrato',
      { id: adoption.id, esterilizar_antes },
      adoption.rescuer,
    );
  const sign = async (contrato_id: unknown, token: string) => {
    const signature = { contrato_id, nombre: 'Rosa', trazo: drawn, acepta: true };
    expect((await adoption.post('solicitudes:firmar', signature, token)).status).toBe(200);
  };

  test('is the one of the contract, as it was prepared last, and reminded of by its day', async () => {
    await prepare(addDays(today(), 90));
    const { contrato_id } = (await prepare(addDays(today(), 20))).data;
    await sign(contrato_id, adoption.family);
    await sign(contrato_id, adoption.rescuer);
    expect((await list()).data).toEqual([]);
    await adoption.step('adoptar');
    expect((await list()).data).toMatchObject([{ fecha: addDays(today(), 20), hecha: null }]);
    expect(await remindersAfter(5)).toEqual([]);
    expect(await remindersAfter(1)).toHaveLength(1);
  });

  test('waits for both signatures where the pet is home before; a later day that was agreed on stays', async () => {
    const { contrato_id } = (await prepare(addDays(today(), 20))).data;
    await sign(contrato_id, adoption.family);
    await adoption.step('adoptar');
    expect((await list()).data).toMatchObject([{ fecha: null }]);
    await sign(contrato_id, adoption.rescuer);
    expect((await list()).data).toMatchObject([{ fecha: addDays(today(), 20) }]);
    await agree(addDays(today(), 40));
    expect((await list()).data).toMatchObject([{ fecha: addDays(today(), 40) }]);
  });

  test('is reminded of two weeks before and on its day, each once', async () => {
    await adoption.step('adoptar');
    await agree(addDays(today(), 20));
    expect(await remindersAfter(5)).toEqual([]);
    expect(await remindersAfter(1)).toHaveLength(1);
    expect(await remindersAfter(1)).toEqual([]);
    expect(await remindersAfter(13)).toHaveLength(1);
    expect(await remindersAfter(10)).toEqual([]);
  });

  test('goes with the family’s account', async () => {
    const { accounts, database, privacy } = wire.context;
    await adoption.step('adoptar');
    await agree(addDays(today(), 20));
    const account = await accounts.find(adoption.familyId);
    if (!account) throw new Error('There is no such account.');
    await database.transaction((tx) => privacy.eraseUnused(tx, account));
    const left = await database.query.selectFrom('sterilization_promises').selectAll().execute();
    expect(left).toEqual([]);
  });

  test('is reminded of no more once it is recorded, or the pet came back', async () => {
    await adoption.step('adoptar');
    await agree(addDays(today(), 20));
    expect(await record()).toMatchObject({ status: 200 });
    expect(await record()).toMatchObject({ status: 200 });
    expect((await list()).data).toMatchObject([{ hecha: new Date(now).toISOString() }]);
    expect(await agree(addDays(today(), 30))).toMatchObject({
      status: 409,
      code: 'petIsSterilized',
    });
    await wire.context.database.query
      .updateTable('sterilization_promises')
      .set({ done_at: null, remind_on: addDays(today(), 6) })
      .execute();
    await adoption.step('devolver');
    expect(await remindersAfter(20)).toEqual([]);
  });
});
