import { v7 as uuid } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { type Giving, openGiving } from './giving.ts';

const visa = 'pm_card_visa';
const day = 86_400_000;

const sum = (donativos: number, recibido: number, reembolsado = 0) => ({
  donativos,
  recibido,
  reembolsado,
  neto: recibido - reembolsado,
});

describeOnBothDatabases('how donations stand', (databases) => {
  let giving: Giving;
  beforeAll(async () => {
    giving = await openGiving(databases);
    return () => giving.close();
  });

  const figures = async () => (await giving.call('cifras', {}, giving.admin)).data;
  async function pass(milliseconds: number): Promise<void> {
    giving.pass(milliseconds);
    await giving.anHourLater();
  }

  it('is told by day, month and year, with what comes each month and how many people gave', async () => {
    const none = sum(0, 0);
    const nothing = {
      prueba: false,
      hoy: none,
      mes: none,
      anio: none,
      mensual: { donativos: 0, monto: 0 },
      donantes: 0,
    };
    expect(await figures()).toEqual(nothing);

    // In the middle of a month, so that the next day is another one of it.
    const { data: first } = await giving.byCard(visa, { monto: 1_000_00 });
    await giving.byCard(visa);
    await giving.byCard('pm_card_chargeDeclined');
    const eva = await giving.newPerson({ email: 'eva@example.mx' });
    const { data: hers } = await giving.byCard(visa, { monto: 300_00 }, undefined, eva);
    const given = sum(3, 1_550);
    expect(await figures()).toEqual({
      ...nothing,
      hoy: given,
      mes: given,
      anio: given,
      donantes: 2,
    });

    await pass(day);
    expect((await giving.refund(first.id, 400)).status).toBe(200);
    expect((await giving.refund(hers.id)).status).toBe(200);
    const left = sum(3, 1_550, 700);
    expect(await figures()).toEqual({
      ...nothing,
      hoy: sum(0, 0, 700),
      mes: left,
      anio: left,
      // What has gone back in full was given by nobody.
      donantes: 1,
    });

    await giving.context.monthlyPlans.ensure();
    const { data: plans } = await giving.call('consultar_planes', {});
    const { plan_id } = plans.find(({ monto }: { monto: number }) => monto === 500);
    const begin = { plan_id, email: 'ana@example.mx' };
    const { data: monthly } = await giving.call('crear_suscripcion', begin);
    expect((await figures()).mensual).toEqual({ donativos: 0, monto: 0 });
    giving.paypal.approveSubscription(monthly.subscription_id);
    const { subscription_id } = monthly;
    expect((await giving.call('confirmar_suscripcion', { subscription_id })).status).toBe(200);
    expect((await figures()).mensual).toEqual({ donativos: 1, monto: 500 });

    await pass(366 * day);
    expect(await figures()).toMatchObject({ hoy: none, mes: none, anio: none, donantes: 0 });
    await pass(day);
    expect((await giving.call('cancelar_suscripcion', {})).status).toBe(200);
    expect((await figures()).mensual).toEqual({ donativos: 0, monto: 0 });
  });
});

describeOnBothDatabases('money in a demonstration', (databases) => {
  let giving: Giving;
  beforeAll(async () => {
    giving = await openGiving(databases, { DEMO: '1' });
    return () => giving.close();
  });

  it('is of the test mode also where it is counted in cash', async () => {
    const [first, second] = [
      await giving.newPerson({ email: 'uno@example.mx', administrator: true }),
      await giving.newPerson({ email: 'dos@example.mx', administrator: true }),
    ];
    const fecha = giving.now().toISOString().slice(0, 10);
    const piezas = [{ valor: 100, cantidad: 1 }];
    const { data } = await giving.call(
      'contar_efectivo',
      { fecha, lugar: 'Feria', piezas },
      first,
      uuid(),
    );
    const confirmed = await giving.call(
      'confirmar_conteo',
      { id: data.id, monto: 100 },
      second,
      uuid(),
    );
    expect(confirmed.status).toBe(200);
    expect((await giving.call('cifras', {}, giving.admin)).data).toMatchObject({
      prueba: true,
      anio: sum(1, 100),
    });
  });
});
