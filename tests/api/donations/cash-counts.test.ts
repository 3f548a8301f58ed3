import { v7 as uuid } from 'uuid';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases, describeOnSqlite } from '#tests/setup/databases.ts';
import { startCampaign } from '../campaigns/campaign.ts';
import { type Giving, openGiving } from './giving.ts';

type Person = Awaited<ReturnType<Giving['newPerson']>>;

describeOnBothDatabases('cash that two people count', (databases) => {
  let giving: Giving;
  let first: Person;
  let second: Person;
  let yesterday: string;

  beforeAll(async () => {
    giving = await openGiving(databases);
    return () => giving.close();
  });
  beforeEach(async () => {
    await giving.anHourLater();
    yesterday = new Date(giving.now().getTime() - 86_400_000).toISOString().slice(0, 10);
    const treasurer = () =>
      giving.newPerson({ email: `${uuid()}@example.mx`, administrator: true });
    [first, second] = [await treasurer(), await treasurer()];
    await giving.newMails();
  });

  const piezas = [
    { valor: 500, cantidad: 2 },
    { valor: 20, cantidad: 7 },
    { valor: 0.5, cantidad: 3 },
    { valor: 10, cantidad: 0 },
  ];
  const total = 1141.5;
  const count = (changes: object = {}, person = first, key = uuid()) =>
    giving.call(
      'contar_efectivo',
      { fecha: yesterday, lugar: 'Feria de adopción', piezas, ...changes },
      person,
      key,
    );
  const confirm = (id: string, monto = total, person = second, key = uuid()) =>
    giving.call('confirmar_conteo', { id, monto }, person, key);
  const listed = async (id: string, estado: string, person = first) => {
    const { data } = await giving.call('conteos', { estado, limit: 100 }, person);
    return (data as { id: string }[]).find((one) => one.id === id);
  };
  async function booked(id: string) {
    const { data } = await giving.call('consultar_detalle', { id }, giving.admin);
    const { estado, metodo, anonima, fecha, movimientos } = data;
    const entries = movimientos.map(({ MONTO }: { MONTO: number }) => MONTO);
    return { estado, metodo, anonima, fecha, entries };
  }

  it('is booked once somebody else has counted the same', async () => {
    const before = await giving.booked();
    const { data } = await count();
    expect(await giving.booked()).toBe(before);
    expect(await listed(data.id, 'por_confirmar')).toMatchObject({
      ...{ monto: total, propio: true, lugar: 'Feria de adopción', fecha: yesterday },
      piezas: [{ valor: 500 }, { valor: 20 }, { valor: 0.5 }],
    });
    // Who confirms it counts for themselves.
    expect(await listed(data.id, 'por_confirmar', second)).toMatchObject({
      ...{ monto: null, piezas: null, propio: false },
    });
    const done = await confirm(data.id);
    expect(done).toMatchObject({ status: 200, data: { folio: expect.stringMatching(/^D\d+$/) } });
    expect(await booked(done.data.donativo_id)).toEqual({
      ...{ estado: 'vigente', metodo: 'efectivo_en_mano', anonima: true, fecha: yesterday },
      entries: [total],
    });
    expect(await listed(data.id, 'confirmado', second)).toMatchObject({ monto: total });
    expect(await giving.newMails()).toEqual([]);
    // A false note is given back as any donation.
    expect((await giving.refund(done.data.donativo_id, 500)).status).toBe(200);
    expect((await booked(done.data.donativo_id)).entries).toEqual([total, -500]);
  });

  it('goes back by itself where the process died between asking and booking', async () => {
    const done = await confirm((await count()).data.id);
    const { donativo_id: id } = done.data;
    const at = giving.now().toISOString();
    const { query } = giving.context.database;
    const attempt = {
      operation: 'refund',
      amount_cents: 141_50,
      refunded_before_cents: 0,
    } as const;
    await query
      .insertInto('payment_attempts')
      .values({
        ...{ id: uuid(), created_at: at, donation_id: id, ...attempt },
        ...{ asked_at: null, card: null, holder_json: null, leased_until: null, closed_at: null },
      })
      .execute();
    await query.updateTable('donations').set({ next_check_at: at }).where('id', '=', id).execute();
    await giving.reconcile();
    expect((await booked(id)).entries).toEqual([total, -141.5]);
  });

  it('is confirmed neither by its counter nor with another total, and booked once', async () => {
    const { data } = await count();
    expect(await confirm(data.id, total, first)).toMatchObject({
      ...{ status: 409, code: 'cashCountedBySame' },
    });
    expect(await confirm(data.id, total - 1)).toMatchObject({
      ...{ status: 409, code: 'cashOtherTotal' },
    });
    const before = await giving.booked();
    const key = uuid();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => confirm(data.id, total, second, at % 2 ? key : uuid())),
    );
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect((await giving.booked()) - before).toBeCloseTo(total);
    expect((await confirm(data.id)).code).toBe('cashCountOver');
    expect((await giving.call('cancelar_conteo', { id: data.id }, first)).code).toBe(
      'cashCountOver',
    );
  });

  it('is for a campaign, which gets it once it is confirmed', async () => {
    const campaign = await startCampaign(giving, { clave: `feria-${uuid().slice(-12)}` });
    expect(Object.keys((await count({ campana_id: uuid() })).errors)).toEqual(['campana_id']);
    const both = await count({ campana_id: campaign.id, cuota_id: uuid() });
    expect(Object.keys(both.errors)).toEqual(['cuota_id']);
    const { data } = await count({ campana_id: campaign.id, tipo: 'tratamiento' });
    expect(await campaign.raised()).toBe(0);
    // Also where it ended meanwhile: the money was given for it.
    await campaign.end();
    expect((await confirm(data.id)).status).toBe(200);
    expect(await campaign.raised()).toBe(total);
  });

  it('is counted once under one key, and cancelled before it is confirmed', async () => {
    const key = uuid();
    const [one, same] = [await count({}, first, key), await count({}, first, key)];
    expect(same.data.id).toBe(one.data.id);
    expect((await giving.call('cancelar_conteo', { id: one.data.id }, second)).status).toBe(200);
    expect(await confirm(one.data.id)).toMatchObject({ status: 409, code: 'cashCountOver' });
    expect(await listed(one.data.id, 'cancelado')).toMatchObject({ donativo_id: null });
  });

  it('is refused by field, and of whoever does not keep the books', async () => {
    const before = await giving.booked();
    for (const [field, wrong] of [
      ['piezas', { piezas: [] }],
      ['piezas', { piezas: [{ valor: 500, cantidad: 0 }] }],
      ['piezas.0.valor', { piezas: [{ valor: 3, cantidad: 1 }] }],
      ['piezas.0.cantidad', { piezas: [{ valor: 20, cantidad: -1 }] }],
      ['fecha', { fecha: '2999-01-01' }],
      ['lugar', { lugar: 'x'.repeat(121) }],
    ] as const) {
      const { status, errors } = await count(wrong);
      expect(status).toBe(422);
      expect(Object.keys(errors)).toContain(field);
    }
    const { data } = await count();
    expect((await confirm(data.id, 'mucho' as unknown as number)).errors).toHaveProperty('monto');
    const donor = await giving.newPerson({ email: `${uuid()}@example.mx` });
    expect((await count({}, donor)).status).toBe(403);
    expect((await confirm(data.id, total, donor)).status).toBe(403);
    expect((await confirm(uuid())).status).toBe(404);
    expect(await giving.booked()).toBe(before);
  });
});

describeOnSqlite('cash of a demonstration', (databases) => {
  it('is marked as a test in lists, in its details, and in what accounting gets', async () => {
    const giving = await openGiving(databases, { DEMO: '1' });
    try {
      const other = await giving.newPerson({ email: 'two@example.mx', administrator: true });
      const fecha = giving.now().toISOString().slice(0, 10);
      const counted = { fecha, lugar: 'Feria', piezas: [{ valor: 50, cantidad: 1 }] };
      const { data } = await giving.call('contar_efectivo', counted, giving.admin, uuid());
      const done = { id: data.id, monto: 50 };
      const { donativo_id: id } = (await giving.call('confirmar_conteo', done, other, uuid())).data;
      const marked = { proveedor: 'cash', prueba: true };
      const list = await giving.call('consultar', {}, giving.admin);
      expect(list.data).toMatchObject([{ id, ...marked }]);
      const details = await giving.call('consultar_detalle', { id }, giving.admin);
      expect(details.data).toMatchObject(marked);
      const [anio, mes] = fecha.split('-').map(Number);
      const accounting = await giving.app.inject({
        method: 'POST',
        url: '/api/facturacion:contabilidad_csv',
        headers: { authorization: `Bearer ${giving.admin.token}` },
        payload: { anio, mes },
      });
      expect(accounting.body).toContain('"Efectivo contado por dos (De prueba)"');
    } finally {
      await giving.close();
    }
  });
});
