import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { openAdoption } from './adoption.ts';

describeOnBothDatabases('the recovery fee of an adoption', (databases) => {
  let adoption: Awaited<ReturnType<typeof openAdoption>>;
  beforeEach(async () => {
    adoption = await openAdoption(databases);
  });
  afterEach(() => adoption.close());

  const proposed = async (token = adoption.coordinator) =>
    adoption.post('cuotas:proponer', { solicitud_id: adoption.id }, token);
  const due = async () => {
    await adoption.spend('1,500');
    await adoption.prepare({ cuota: 800 });
    await adoption.sign();
    const [fee] = await adoption.own();
    if (!fee) throw new Error('no fee is due');
    return fee;
  };

  test('is proposed by the settings, and no more than the pet has cost', async () => {
    expect((await proposed()).data).toEqual({
      cuota: { propuesta: 0, tope: 0 },
      deposito: 500,
    });
    await adoption.spend('650');
    expect((await proposed()).data.cuota).toEqual({ propuesta: 650, tope: 650 });
    await adoption.spend('5,000');
    expect((await proposed()).data.cuota).toMatchObject({ tope: 5_650 });
    for (const token of [
      adoption.family,
      adoption.rescuer,
      adoption.stranger,
      adoption.treasurer,
    ]) {
      expect((await proposed(token)).status).toBe(403);
    }
  });

  test('is refused without recorded costs, and above them, in clear words', async () => {
    expect(await adoption.prepare({ cuota: 800 })).toMatchObject({
      status: 422,
      errors: { cuota: [expect.stringContaining('No hay gastos registrados')] },
    });
    await adoption.spend('700');
    expect(await adoption.prepare({ cuota: 700.01 })).toMatchObject({
      status: 422,
      errors: { cuota: [expect.stringContaining('$700.00')] },
    });
    expect((await adoption.prepare({ cuota: 700 })).status).toBe(200);
  });

  test('is set by coordinators alone, while the organisation asks for any', async () => {
    await adoption.spend('900');
    expect(await adoption.prepare({ cuota: 800 }, adoption.rescuer)).toMatchObject({ status: 403 });
    expect((await adoption.prepare({}, adoption.rescuer)).status).toBe(200);
    expect((await adoption.prepare({ cuota: 800 }, adoption.family)).status).toBe(403);
    expect((await adoption.prepare({ cuota: 800 }, adoption.stranger)).status).toBe(404);
  });

  test('stands in the contract before anybody signs, and not in one without it', async () => {
    await adoption.spend('900');
    await adoption.prepare({ cuota: 800, deposito: 500 });
    const read = async () =>
      String(
        (
          await adoption.post(
            'solicitudes:consultar_contrato',
            { id: adoption.id },
            adoption.family,
          )
        ).data.texto,
      );
    expect(await read()).toMatch(/# Cuota de recuperación\n\nLa familia cubre .*\$800\.00 MXN/);
    expect(await read()).toContain('hay $900.00 MXN de gastos registrados');
    expect(await read()).toMatch(/# Depósito para la esterilización\n\n.*\$500\.00 MXN/);
    await adoption.prepare();
    expect(await read()).not.toMatch(/Cuota de recuperación|Depósito/);
  });

  test('is nothing to pay before the contract is sealed, and then is told and paid', async () => {
    await adoption.spend('900');
    await adoption.prepare({ cuota: 800 });
    expect(await adoption.own()).toEqual([]);
    const { query } = adoption.context.database;
    const row = await query.selectFrom('adoption_charges').selectAll().executeTakeFirstOrThrow();
    const early = { id: row.id, tipo: 'cuota_recuperacion', monto: 800 };
    expect((await adoption.pay(early)).status).toBe(404);
    await adoption.newMails();
    await adoption.sign();
    const mails = await adoption.newMails();
    expect(mails.map(({ subject }) => subject)).toContain(
      'Ya puedes pagar tu cuota de recuperación',
    );
    const [fee] = await adoption.own();
    expect(fee).toMatchObject({ estado: 'por_pagar', monto: 800, recibido: 0 });
    expect(fee && (await adoption.pay(fee))).toMatchObject({
      status: 200,
      data: { estado: 'vigente', serie: 'C', folio: 1 },
    });
    expect(await adoption.own()).toMatchObject([{ estado: 'pagada', recibido: 800 }]);
    const [receipt] = await adoption.newMails();
    expect(receipt?.subject).toBe('Comprobante de cuota de recuperación');
    expect(receipt?.text).toContain('no es deducible');
    expect(receipt?.text).not.toMatch(/gracias por tu donativo/i);
  });

  test('is paid by its family alone, once, and in the amount that is left', async () => {
    const fee = await due();
    expect((await adoption.pay(fee, { token: adoption.stranger })).status).toBe(404);
    expect((await adoption.pay(fee, { token: adoption.coordinator })).status).toBe(404);
    expect(await adoption.pay({ ...fee, monto: 700 })).toMatchObject({ status: 422 });
    expect((await adoption.pay({ ...fee, tipo: 'deposito_esterilizacion' })).status).toBe(404);
    expect((await adoption.pay({ ...fee, tipo: 'alimento' })).status).toBe(422);
    const tries = await Promise.all(Array.from({ length: 8 }, () => adoption.pay(fee)));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await adoption.pay(fee)).status).toBe(409);
    expect(await adoption.booked()).toMatchObject([{ estado: 'pagada', llego: 800 }]);
  });

  test('is refused where costs that it was to recover were recorded by mistake', async () => {
    const fee = await due();
    const { query } = adoption.context.database;
    await query.updateTable('expenses').set({ deleted_at: '2026-11-20T18:00:00.000Z' }).execute();
    expect(await adoption.pay(fee)).toMatchObject({ status: 409, code: 'feeAboveCosts' });
  });

  test('is waived by coordinators, for a reason that the family reads', async () => {
    const fee = await due();
    const waive = (token: string, motivo = 'Adoptan a un perro mayor.') =>
      adoption.post('cuotas:condonar', { id: fee.id, motivo }, token);
    for (const token of [
      adoption.family,
      adoption.rescuer,
      adoption.stranger,
      adoption.treasurer,
    ]) {
      expect((await waive(token)).status).toBe(403);
    }
    expect((await waive(adoption.coordinator, ' ')).status).toBe(422);
    await adoption.newMails();
    expect((await waive(adoption.coordinator)).status).toBe(200);
    expect((await waive(adoption.coordinator)).status).toBe(409);
    const [told] = await adoption.newMails();
    expect(told?.text).toContain('Adoptan a un perro mayor.');
    expect(await adoption.own()).toMatchObject([{ estado: 'condonada' }]);
    expect((await adoption.pay(fee)).status).toBe(409);
  });

  test('goes back where the adoption falls through, by one press of the treasurer', async () => {
    const fee = await due();
    await adoption.pay(fee);
    expect((await adoption.giveBack(fee.id)).status).toBe(409);
    await adoption.newMails();
    expect((await adoption.step('retirar', adoption.family)).status).toBe(200);
    expect(await adoption.booked()).toMatchObject([{ estado: 'por_devolver', por_devolver: 800 }]);
    for (const token of [adoption.family, adoption.coordinator, adoption.stranger]) {
      expect((await adoption.giveBack(fee.id, token)).status).toBe(403);
    }
    const presses = await Promise.all([1, 2, 3].map(() => adoption.giveBack(fee.id)));
    expect(presses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await adoption.booked()).toMatchObject([{ estado: 'devuelta', recibido: 0 }]);
    const subjects = (await adoption.newMails()).map(({ subject }) => subject);
    expect(subjects).toEqual(
      expect.arrayContaining([
        'Vamos a devolverte tu cuota de recuperación',
        'Devolución de tu cuota de recuperación',
      ]),
    );
  });
});
