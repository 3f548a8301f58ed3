import { v7 as uuid } from 'uuid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addCalendarMonths } from '#domain/calendar-months.ts';
import { supplierCfdi } from '#tests/fakes/supplier-cfdi.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { type Books, openBooks } from './books.ts';

interface Preview {
  cuentas: Record<string, unknown> & {
    entradas: number;
    donativos: number;
    por_fin: { fin: string; donativos: number; monto: number }[];
    por_medio: { medio: string; donativos: number }[];
  };
  version: number;
  impedimento: string | null;
  hay_cambios: boolean;
  gastos: { id: string; proveedor: string; se_puede_nombrar: boolean }[];
}

describeOnBothDatabases('the accounts of a month that everybody reads', (databases) => {
  let books: Books;
  let mes: string;
  beforeEach(async () => {
    books = await openBooks(databases);
    await books.setRules();
    mes = books.today().slice(0, 7);
  });
  afterEach(() => books.close());

  /** The month is over, and its people have signed in again. */
  async function endMonth() {
    const next = addCalendarMonths(`${mes}-01`, 1);
    books.pass(Date.parse(`${next}T18:00:00Z`) - books.now().getTime());
    await books.anHourLater();
  }
  const by = (action: string, body: object = {}, token = books.admin.token) =>
    books.ask(`destino:${action}`, { mes, ...body }, token);
  const nothing = { comprobantes: [] as string[], con_proveedores: false };
  const preview = async (body: object = nothing) =>
    (await by('vista_previa', body)).data as Preview;
  const publish = async (chosen: object = nothing, version?: number) =>
    by('publicar', { version: version ?? (await preview()).version, ...chosen });
  const everybody = async () => {
    const { data } = await books.ask('transparencia:consultar', { anio: Number(mes.slice(0, 4)) });
    return data as (Preview['cuentas'] & { saldo: number; saldo_anterior: number })[];
  };
  async function giveSome() {
    for (const pesos of [100, 200, 300]) await books.give(pesos);
    await books.give(150, { tipo: 'alimento' });
    await books.give(250, { tipo: 'esterilizacion' });
  }

  it('are nobody’s before they are published, and nobody’s to publish but whoever keeps the books', async () => {
    await giveSome();
    const early = await publish(nothing, 0);
    expect([early.status, early.code]).toEqual([409, 'monthStillOpen']);
    await endMonth();
    expect(await everybody()).toEqual([]);
    for (const action of ['vista_previa', 'publicar', 'retirar', 'meses']) {
      const body = action === 'publicar' ? { ...nothing, version: 0 } : nothing;
      const { status } = await books.ask(
        `destino:${action}`,
        action === 'meses' ? {} : { mes, ...(action === 'retirar' ? {} : body) },
        books.ana.token,
      );
      expect([action, status]).toEqual([action, 403]);
    }
    expect((await publish()).status).toBe(200);
    expect(await everybody()).toMatchObject([{ mes, entradas: 1_000, donativos: 5, saldo: 1_000 }]);
    expect((await by('retirar')).status).toBe(200);
    expect(await everybody()).toEqual([]);
    expect((await by('retirar')).status).toBe(404);
    const logged = await books.context.database.query
      .selectFrom('audit_events')
      .select('action')
      .where('action', 'like', 'spending.%')
      .where('action', '<>', 'spending.rulesSet')
      .execute();
    expect(logged.map(({ action }) => action)).toEqual([
      'spending.published',
      'spending.withdrawn',
    ]);
  });

  it('hold no sum of fewer than three gifts', async () => {
    await giveSome();
    await endMonth();
    const { cuentas } = await preview();
    // One for food and one to sterilize, with the three others: else it could be computed.
    expect(cuentas.por_fin).toEqual([{ fin: 'juntos', donativos: 5, monto: 1_000 }]);
    expect(cuentas.por_medio).toMatchObject([{ medio: 'tarjeta', donativos: 5 }]);
    await publish();
    const text = JSON.stringify(await everybody());
    for (const hidden of ['ana@example.mx', 'Ana', '150', '250'])
      expect(text).not.toContain(hidden);
  });

  it('are not published of fewer than three gifts', async () => {
    await books.give(100);
    await books.give(200);
    await endMonth();
    expect((await preview()).impedimento).toBe('pocos_donativos');
    const refused = await publish();
    expect([refused.status, refused.code]).toEqual([409, 'monthOfFewGifts']);
    expect(await everybody()).toEqual([]);
  });

  it('do not hide one gift among others that went back', async () => {
    await books.give(100);
    for (const pesos of [200, 300]) {
      const given = await books.give(pesos);
      await books.refund(given);
    }
    await endMonth();
    expect((await preview()).impedimento).toBe('pocos_donativos');
  });

  it('do not tell one gift by being published again, withdrawn in between or not', async () => {
    await giveSome();
    const one = await books.give(777);
    await endMonth();
    await publish();
    const before = await everybody();
    // A line of the month's ledger that comes to light later.
    await books.context.database.query
      .updateTable('donation_entries')
      .set({ amount_cents: 700_00 })
      .where('donation_id', '=', one)
      .execute();
    const changed = await preview();
    expect([changed.impedimento, changed.hay_cambios]).toEqual(['cambio_pequeno', true]);
    expect((await publish()).code).toBe('monthChangedByFew');
    expect(await everybody()).toEqual(before);
    await by('retirar');
    expect((await publish()).code).toBe('monthChangedByFew');
    expect(await everybody()).toEqual([]);
  });

  it('show the receipts that were chosen, companies by name alone, and no RFC, note or pet', async () => {
    await giveSome();
    const cfdi = supplierCfdi({ name: 'Veterinaria del Sureste' });
    const shown = await books.spend(320, { proveedor: 'Dra. Eva Ruiz', nota: 'private-7f3a' });
    const hidden = await books.spend(99, { mascota_id: books.petId });
    await books.ask(
      'gastos:registrar',
      {
        ...{ mascota_id: null, fecha: books.today(), categoria: 'consulta', monto: 116 },
        ...{ proveedor: 'Veterinaria del Sureste EKU9003173C9', pagado_por: 'organizacion', cfdi },
      },
      books.admin.token,
    );
    await endMonth();
    const { gastos } = await preview();
    const company = gastos.find(({ se_puede_nombrar }) => se_puede_nombrar);
    expect(company?.proveedor).toContain('Veterinaria');
    const chosen = { comprobantes: [shown, company?.id ?? ''], con_proveedores: true };
    expect((await publish(chosen)).status).toBe(200);
    const [month] = await everybody();
    expect(month?.comprobantes).toHaveLength(2);
    expect(month?.comprobantes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ concepto: 'alimento', monto: 320, proveedor: null }),
        expect.objectContaining({ concepto: 'consulta', proveedor: 'Veterinaria del Sureste' }),
      ]),
    );
    const text = JSON.stringify(month);
    for (const secret of ['EKU9', 'Eva', 'private-7f3a', 'Luna', shown, hidden, 'cfdi']) {
      expect(text).not.toContain(secret);
    }
    expect(month).toMatchObject({ salidas: 535, gastos: 3, saldo: 465 });
  });

  it('are published once where two do at once, and as a table whose names stay', async () => {
    await giveSome();
    await endMonth();
    const answers = await Promise.all(Array.from({ length: 6 }, () => publish(nothing, 0)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    const { body } = await books.app.inject({
      method: 'POST',
      url: '/api/transparencia:csv',
      payload: { anio: Number(mes.slice(0, 4)) },
    });
    const [head, ...lines] = body.trim().split('\r\n');
    expect(head).toBe('"mes","seccion","clave","cantidad","monto","fecha","proveedor"');
    expect(lines).toContain(`"${mes}","entradas","","5","1000.00","",""`);
    expect((await books.ask('transparencia:consultar', { anio: uuid() })).status).toBe(422);
  });
});
