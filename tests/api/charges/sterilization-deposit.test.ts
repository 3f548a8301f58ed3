import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { openAdoption } from './adoption.ts';

describeOnBothDatabases('the deposit for a sterilization', (databases) => {
  let adoption: Awaited<ReturnType<typeof openAdoption>>;
  beforeEach(async () => {
    adoption = await openAdoption(databases);
  });
  afterEach(() => adoption.close());

  /** Paid, and the pet at home. */
  async function held() {
    await adoption.prepare({ deposito: 500, esterilizar_antes: '2027-01-20' });
    await adoption.sign();
    const [deposit] = await adoption.own();
    if (!deposit) throw new Error('no deposit is due');
    await adoption.pay(deposit);
    await adoption.adopt();
    await adoption.newMails();
    return deposit;
  }
  const confirm = (token: string) =>
    adoption.post(
      'seguimientos:registrar_esterilizacion',
      { id: adoption.id, mascota_id: adoption.petId },
      token,
    );
  const forfeit = (id: string, token = adoption.treasurer, motivo = 'Nadie contestó en un año.') =>
    adoption.post('cuotas:no_devolver', { id, motivo }, token);
  const handBack = (id: string, token = adoption.treasurer, more: object = {}) =>
    adoption.creating(
      'cuotas:registrar_devolucion',
      { id, forma: 'efectivo', fecha: '2026-11-20', nota: 'Lo recibió Rosa.', ...more },
      token,
    );

  test('is taken of pets that are to be sterilized, within limits, where the organisation takes any', async () => {
    for (const [deposito, words] of [
      [50, '100 pesos o más'],
      [5_001, '5,000'],
    ] as const) {
      expect(await adoption.prepare({ deposito })).toMatchObject({
        status: 422,
        errors: { deposito: [expect.stringContaining(words)] },
      });
    }
    const { query } = adoption.context.database;
    await query.updateTable('pets').set({ sterilized: 1 }).execute();
    expect((await adoption.prepare({ deposito: 500 })).status).toBe(422);
  });

  test('is held, and what is held is the sum of the ledger', async () => {
    await held();
    expect(await adoption.own()).toMatchObject([
      { estado: 'pagada', monto: 500, fecha_limite: '2027-01-20' },
    ]);
    expect(await adoption.sums()).toEqual({
      depositos: 1,
      en_custodia: 500,
      cuotas_recibidas: 0,
      por_pagar: 0,
      por_devolver: 0,
    });
  });

  test('goes back once the sterilization is recorded: the treasurer has it to do, and one press does it', async () => {
    const { id } = await held();
    expect((await confirm(adoption.rescuer)).status).toBe(200);
    const [told] = await adoption.newMails();
    expect(told?.subject).toBe('¡Gracias por esterilizar! Te devolvemos tu depósito');
    expect(await adoption.sums()).toMatchObject({ en_custodia: 0, por_devolver: 500 });
    expect(await adoption.giveBack(id)).toMatchObject({
      status: 200,
      data: { estado: 'devuelta', por_devolver: 0 },
    });
    const [back] = await adoption.newMails();
    expect(back?.subject).toBe('Devolución de tu depósito para la esterilización');
    expect((await adoption.giveBack(id)).status).toBe(409);
    expect(await adoption.sums()).toMatchObject({ depositos: 0, por_devolver: 0 });
  });

  test('goes back as well where the pet’s own record says so', async () => {
    await held();
    const { query } = adoption.context.database;
    await query.updateTable('pets').set({ sterilized: 1 }).execute();
    adoption.clock.pass(1);
    await adoption.watch();
    expect(await adoption.booked()).toMatchObject([{ estado: 'por_devolver', por_devolver: 500 }]);
  });

  test('is noted as handed back in cash or by a transfer, once', async () => {
    const { id } = await held();
    expect((await handBack(id)).status).toBe(409);
    await confirm(adoption.rescuer);
    for (const token of [adoption.family, adoption.coordinator, adoption.rescuer]) {
      expect((await handBack(id, token)).status).toBe(403);
    }
    expect((await handBack(id, adoption.treasurer, { fecha: '2026-12-24' })).status).toBe(422);
    expect((await handBack(id, adoption.treasurer, { nota: '' })).status).toBe(422);
    await adoption.newMails();
    const tries = await Promise.all([1, 2, 3].map(() => handBack(id)));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await adoption.booked()).toMatchObject([{ estado: 'devuelta', recibido: 0 }]);
    expect((await adoption.newMails()).map(({ text }) => text)).toEqual([
      expect.stringContaining('Lo recibió Rosa.'),
    ]);
    expect((await adoption.giveBack(id)).status).toBe(409);
    const entry = await adoption.context.database.query
      .selectFrom('donation_entries')
      .select('date')
      .where('kind', '=', 'handBack')
      .executeTakeFirstOrThrow();
    expect(entry.date).toBe('2026-11-20');
  });

  test('is reminded of before the last day, once, and never lost by itself', async () => {
    await held();
    adoption.clock.pass(56);
    await adoption.watch();
    const reminders = (await adoption.newMails()).filter(({ subject }) =>
      subject?.startsWith('Tu depósito te espera'),
    );
    expect(reminders).toHaveLength(1);
    adoption.clock.pass(200);
    await adoption.watch();
    expect(await adoption.booked()).toMatchObject([{ estado: 'pagada', recibido: 500 }]);
  });

  test('is kept by a person’s decision alone, in words, after the last day', async () => {
    const { id } = await held();
    expect(await forfeit(id)).toMatchObject({ status: 409, code: 'depositNotForfeitable' });
    adoption.clock.pass(62);
    for (const token of [adoption.family, adoption.coordinator, adoption.rescuer]) {
      expect((await forfeit(id, token)).status).toBe(403);
    }
    expect((await forfeit(id, adoption.treasurer, ' ')).status).toBe(422);
    expect((await forfeit(id)).status).toBe(200);
    expect(await adoption.booked()).toMatchObject([{ estado: 'no_devuelta', por_devolver: 0 }]);
    expect((await adoption.newMails()).map(({ text }) => text)).toContainEqual(
      expect.stringContaining('Nadie contestó en un año.'),
    );
    expect((await adoption.giveBack(id)).status).toBe(409);
    expect(await adoption.sums()).toMatchObject({ depositos: 0, en_custodia: 0 });
  });

  test('keeps the account of its family until it is given back', async () => {
    const { id } = await held();
    const { context, familyId } = adoption;
    const viewer: Viewer = { kind: 'user', id: familyId, roles: ['member'] };
    const obstacles = () => context.privacy.erasureObstacles(viewer);
    expect(JSON.stringify(await obstacles())).toContain('chargeIsOwed');
    await confirm(adoption.rescuer);
    await adoption.giveBack(id);
    expect(JSON.stringify(await obstacles())).not.toContain('chargeIsOwed');
  });
});
