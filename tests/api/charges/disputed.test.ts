import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { openAdoption } from './adoption.ts';

describeOnBothDatabases('a disputed payment of what an adoption asks for', (databases) => {
  let adoption: Awaited<ReturnType<typeof openAdoption>>;
  let due: Awaited<ReturnType<typeof adoption.own>>[number];
  beforeEach(async () => {
    adoption = await openAdoption(databases);
    await adoption.spend('1,500');
    await adoption.prepare({ cuota: 800 });
    await adoption.sign();
    due = (await adoption.own())[0] ?? expect.fail('nothing is due');
    expect((await adoption.pay(due)).status).toBe(200);
    await adoption.newMails();
  });
  afterEach(() => adoption.close());

  /** At the bank's own side. */
  async function take(paso: string) {
    const { reference: clave } = await adoption.context.database.query
      .selectFrom('donations')
      .select('reference')
      .executeTakeFirstOrThrow();
    expect((await adoption.post('prueba_pagos:hacer', { clave, paso })).status).toBe(200);
    await adoption.context.jobs.runDue();
  }
  const held = async () =>
    (await adoption.booked()).map(({ estado, recibido }) => [estado, recibido]);

  test('is not charged again while the bank looks into it, and stands as before once it is won', async () => {
    await take('disputar');
    expect(await held()).toEqual([['por_pagar', 0]]);
    const again = await adoption.pay(due);
    expect(again).toMatchObject({ status: 409, code: 'chargeDisputed' });
    const mails = await adoption.newMails();
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Pago C1 en disputa',
      'Pago C1 en disputa',
    ]);
    for (const { text } of mails) {
      expect(text).toContain('/admin/cuotas');
      expect(text).not.toMatch(/donativo|donó/i);
    }
    await take('ganar_disputa');
    expect(await held()).toEqual([['pagada', 800]]);
    expect((await adoption.pay(due)).code).toBe('chargeNotDue');
  });

  test('is due again once it is lost', async () => {
    await take('disputar');
    await take('perder_disputa');
    expect(await held()).toEqual([['por_pagar', 0]]);
    expect((await adoption.pay(due)).status).toBe(200);
    expect(await held()).toEqual([['pagada', 800]]);
  });
});
