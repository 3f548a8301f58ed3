import { afterEach, beforeEach, expect, test } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { supplierCfdi } from '#tests/fakes/supplier-cfdi.ts';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { addPet, addUser, clock, today } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';

interface Reply {
  status: number;
  code?: string;
  message?: string;
  errors?: Record<string, string[]>;
  // Of many shapes; each test says what it expects of it.
  data: Record<string, never>;
  paginate: { total: number };
}
interface Expense {
  id: string;
  version: number;
  proveedor: string;
  monto: number;
  archivos: { id: string; nombre: string; cfdi: boolean; url: string }[];
}

describeOnBothDatabases('what animals cost', (databases) => {
  let wire: Wire;
  let now = clock.now();
  let [ownerId, owner, stranger, petId] = ['', '', '', ''];
  const treasurer = 'treasurer:t';

  beforeEach(async () => {
    now = clock.now();
    wire = await openWire(databases, {}, { now: () => now });
    const { database } = wire.context;
    ownerId = await addUser(database);
    owner = `member:${ownerId}`;
    stranger = `member:${await addUser(database)}`;
    petId = await addPet(database, { name: 'Canela', owner_id: ownerId });
  });
  afterEach(() => wire.close());

  const post = async (action: string, body: object, token?: string) =>
    (await wire.post(`gastos:${action}`, body, token)) as unknown as Reply;
  const words = (said: object = {}) => ({
    fecha: today,
    categoria: 'consulta',
    proveedor: 'Clínica Ébano',
    monto: '1,250.50',
    pagado_por: 'responsable',
    ...said,
  });
  const record = async (said: object = {}, token = owner, mascota_id: string | null = petId) =>
    post('registrar', { mascota_id, ...words(said) }, token);
  const list = async (token = owner, filter: object = { mascota_id: petId }) => {
    const reply = await post('consultar', filter, token);
    return { ...reply, rows: reply.data as unknown as Expense[] };
  };
  const first = async (token = owner) => {
    const [expense] = (await list(token)).rows;
    if (!expense) throw new Error('no expense');
    return expense;
  };

  test('are read and written by the pet’s people and the treasury, and do not exist for others', async () => {
    for (const token of [owner, 'coordinator:c', treasurer, 'administrator:a']) {
      expect(await record({}, token), token).toMatchObject({ status: 200 });
      expect((await list(token)).rows.length, token).toBeGreaterThan(0);
      expect((await post('mascota', { id: petId }, token)).status).toBe(200);
    }
    const { id } = await first();
    for (const token of [stranger, 'editor:e', undefined]) {
      const status = token === undefined ? 401 : 404;
      for (const [action, body] of [
        ['consultar', { mascota_id: petId }],
        ['sumar', { mascota_id: petId }],
        ['exportar', { mascota_id: petId }],
        ['mascota', { id: petId }],
        ['presupuestar', { id: petId, monto: 100 }],
        ['registrar', { mascota_id: petId, ...words() }],
        ['corregir', { id, ...words() }],
        ['borrar', { id }],
        ['recuperar', { id }],
      ] as const) {
        const reply = await post(action, body, token);
        expect([action, token, reply.status]).toEqual([action, token, status]);
      }
    }
    const missing = await post('consultar', { mascota_id: 'nobody' }, stranger);
    expect(missing).toEqual(await post('consultar', { mascota_id: petId }, stranger));
    expect((await list()).paginate.total).toBe(4);
  });

  test('what the organization paid, its treasury alone writes, and its books it alone reads', async () => {
    const ours = { pagado_por: 'organizacion' };
    for (const token of [owner, 'coordinator:c']) {
      expect(await record(ours, token)).toMatchObject({
        status: 403,
        code: 'expenseOfOrganisation',
      });
      expect((await record(ours, token, null)).status).toBe(403);
    }
    expect((await record(ours, treasurer)).status).toBe(200);
    const { id } = await first();
    for (const action of ['corregir', 'borrar'] as const) {
      const body = action === 'corregir' ? { id, ...words() } : { id };
      expect((await post(action, body, owner)).status, action).toBe(403);
    }
    expect(await record({}, treasurer, null)).toMatchObject({
      status: 422,
      errors: { pagado_por: [expect.stringContaining('general')] },
    });
    expect((await record({ ...ours, monto: 99 }, treasurer, null)).status).toBe(200);
    expect((await list(treasurer, { generales: true })).rows).toMatchObject([{ monto: 99 }]);
    const general = (await list(treasurer, { generales: true })).rows[0]?.id;
    for (const action of ['borrar', 'recuperar'] as const) {
      expect((await post(action, { id: general }, owner)).status).toBe(404);
    }
    expect((await list(treasurer, {})).paginate.total).toBe(2);
    // Without a pet, everybody else finds what their own pets cost.
    expect((await list(owner, {})).paginate.total).toBe(1);
    expect((await post('sumar', {}, owner)).data).toMatchObject({ total: { gastos: 1 } });
    for (const token of [stranger, 'coordinator:c']) {
      expect((await list(token, {})).paginate.total).toBe(0);
      expect((await post('sumar', {}, token)).data).toMatchObject({ total: { gastos: 0 } });
    }
    expect((await list(owner, { generales: true })).paginate.total).toBe(0);
    expect((await list(treasurer, { desde: '2022-01-01' })).status).toBe(422);
    expect((await list(treasurer, { desde: today, hasta: addDays(today, -1) })).status).toBe(422);
  });

  test('refuses what cannot be, at its field', async () => {
    for (const [said, field] of [
      [{ fecha: addDays(today, 1) }, 'fecha'],
      [{ fecha: '2010-01-01' }, 'fecha'],
      [{ fecha: '2026-02-30' }, 'fecha'],
      [{ monto: '0' }, 'monto'],
      [{ monto: -5 }, 'monto'],
      [{ monto: 10.005 }, 'monto'],
      [{ monto: 'mil' }, 'monto'],
      [{ monto: 10_000_000.01 }, 'monto'],
      [{ categoria: 'lujos' }, 'categoria'],
      [{ proveedor: ' ' }, 'proveedor'],
      [{ pagado_por: 'nadie' }, 'pagado_por'],
      [{ nota: 'x'.repeat(1_001) }, 'nota'],
    ] as const) {
      const reply = await record(said);
      expect([said, reply.status, Object.keys(reply.errors ?? {})]).toEqual([said, 422, [field]]);
    }
    expect((await list()).paginate.total).toBe(0);
  });

  test('are corrected by version, deleted, and brought back within a day', async () => {
    await record();
    const { id, version } = await first();
    expect((await post('corregir', { id, version, ...words({ monto: 300 }) }, owner)).status).toBe(
      200,
    );
    expect(await post('corregir', { id, version, ...words() }, owner)).toMatchObject({
      status: 409,
      code: 'expenseChangedSince',
    });
    expect(await first()).toMatchObject({ monto: 300, version: 2 });
    await post('borrar', { id }, owner);
    expect((await list()).paginate.total).toBe(0);
    expect((await post('corregir', { id, ...words() }, owner)).status).toBe(404);
    expect((await post('recuperar', { id }, owner)).status).toBe(200);
    expect((await list()).paginate.total).toBe(1);
    await post('borrar', { id }, owner);
    now = new Date(now.getTime() + 25 * 3_600_000);
    expect(await post('recuperar', { id }, owner)).toMatchObject({
      status: 409,
      code: 'expenseUndoOver',
    });
  });

  test('add up by month, category, payer and supplier, beside the budget and what was given', async () => {
    await record({ monto: 100, fecha: '2026-10-03' });
    await record({ monto: 50.25, fecha: '2026-10-20', categoria: 'alimento', proveedor: 'Tienda' });
    await record({ monto: 10, proveedor: 'CLINICA EBANO', pagado_por: 'organizacion' }, treasurer);
    const { data } = await post('sumar', { mascota_id: petId }, owner);
    expect(data).toMatchObject({
      total: { monto: 160.25, gastos: 3 },
      meses: [
        { mes: '2026-10', monto: 150.25, gastos: 2 },
        { mes: '2026-11', monto: 10, gastos: 1 },
      ],
      categorias: [
        { categoria: 'consulta', monto: 110 },
        { categoria: 'alimento', monto: 50.25 },
      ],
      pagado_por: [
        { pagado_por: 'responsable', monto: 150.25 },
        { pagado_por: 'organizacion', monto: 10 },
      ],
      proveedores: [
        { monto: 110, gastos: 2 },
        { proveedor: 'Tienda', monto: 50.25 },
      ],
    });
    const filtered = await list(owner, { mascota_id: petId, proveedor: 'clínica ébano' });
    expect(filtered.paginate.total).toBe(2);
    expect((await post('presupuestar', { id: petId, monto: '3,000' }, owner)).status).toBe(200);
    await give(200_00, 50_00);
    await give(999_00, 0, null);
    expect((await post('mascota', { id: petId }, owner)).data).toMatchObject({
      total: 160.25,
      presupuesto: 3_000,
      donado: 150,
      lleva_cuentas: false,
    });
    await post('presupuestar', { id: petId, monto: null }, owner);
    expect((await post('mascota', { id: petId }, owner)).data).toMatchObject({ presupuesto: null });
  });

  test('leave as a table that no spreadsheet takes for formulas', async () => {
    await record({ proveedor: '=HYPERLINK("x")', nota: '@SUM(1)', monto: 99.9 });
    const csv = async (token: string, filter: object) =>
      wire.app.inject({
        method: 'POST',
        url: '/api/gastos:exportar',
        headers: { authorization: `Bearer ${token}` },
        payload: { ...filter, lang: 'es' },
      });
    const { body, headers } = await csv(owner, { mascota_id: petId });
    expect(headers['content-disposition']).toContain('gastos-');
    expect(body.split('\r\n')[1]).toBe(
      `"${today}","Canela","Consulta","'=HYPERLINK(""x"")","","99.90","Quien cuida a la mascota","","'@SUM(1)","","",""`,
    );
    expect((await csv(treasurer, {})).body).toContain('HYPERLINK');
    expect((await csv(stranger, {})).body).not.toContain('HYPERLINK');
  });

  let given = 0;
  const give = async (
    amount: number,
    refunded: number,
    paid_at: string | null = now.toISOString(),
  ) => {
    given += 1;
    await wire.context.database.query
      .insertInto('donations')
      .values({
        id: `00000000-0000-7000-8000-00000000000${given}`,
        created_at: now.toISOString(),
        updated_at: now.toISOString(),
        series: 'D',
        folio: paid_at === null ? null : given,
        status: paid_at === null ? 'pending' : 'paid',
        date: today,
        branch_id: 1,
        customer_id: null,
        wants_invoice: 0,
        user_id: null,
        kind: 'food',
        method: 'card',
        card_funding: null,
        is_test: 0,
        provider: 'stripe',
        product_id: null,
        product_name: '',
        product_name_en: '',
        campaign_id: null,
        shown_name: '',
        pet_id: petId,
        amount_cents: amount,
        given_back_cents: refunded,
        disputed_cents: 0,
        failed_refund_cents: 0,
        refunded_cents: refunded,
        anonymous: 0,
        email: 'a@example.mx',
        language: 'es',
        decline: null,
        voucher_json: null,
        paid_at,
        cfdi: null,
        reference: `r${given}`,
        settled_as: null,
        subscription_id: null,
        next_check_at: null,
        asked_at: null,
      })
      .execute();
  };

  test('an invoice’s XML fills an expense in, and is recorded once', async () => {
    for (const version of ['4.0', '3.3'] as const) {
      const { data } = await post('leer_cfdi', { cfdi: supplierCfdi({ version }) }, owner);
      expect(data).toEqual({
        folio_fiscal: '6F3A2B10-9C4D-4E5F-8A7B-0123456789AB',
        proveedor: 'Clínica Veterinaria Ébano & Asociados',
        rfc: 'EKU9003173C9',
        fecha: '2026-11-10',
        monto: 1450.5,
      });
    }
    const cfdi = supplierCfdi();
    expect(await record({ monto: 1450.51, cfdi })).toMatchObject({
      status: 422,
      errors: { monto: [expect.stringContaining('factura')] },
    });
    const at = { fecha: '2026-11-10', monto: 450 };
    const both = await Promise.all([record({ ...at, cfdi }), record({ ...at, cfdi })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const known = both.find(({ status }) => status === 409);
    expect(known).toMatchObject({ code: 'expenseCfdiKnown' });
    expect(known?.message).toContain('Clínica Ébano, 2026-11-10, $450.00 MXN (Canela)');
    const expense = await first();
    expect(expense).toMatchObject({
      rfc: 'EKU9003173C9',
      archivos: [{ nombre: '6F3A2B10-9C4D-4E5F-8A7B-0123456789AB.xml', cfdi: true }],
    });
    expect(await wire.context.files.list('gastos/')).toHaveLength(1);

    // A stranger with the same file learns that it is there, and nothing else.
    const theirs = await post('leer_cfdi', { cfdi }, stranger);
    expect(theirs).toMatchObject({ status: 409, code: 'expenseCfdiKnownElsewhere' });
    expect(JSON.stringify(theirs)).not.toContain('Canela');

    // Deleted, it may be recorded anew; then it cannot come back beside itself.
    await post('borrar', { id: expense.id }, owner);
    expect((await record({ ...at, cfdi })).status).toBe(200);
    expect((await post('recuperar', { id: expense.id }, owner)).status).toBe(409);
    const { id } = await first();
    expect((await post('corregir', { id, ...words({ monto: 1451 }) }, owner)).status).toBe(422);
  });

  onSqliteAlone(databases, () =>
    test.each([
      ['a credit note', supplierCfdi({ kind: 'E' }), 'expenseCfdiCreditNote'],
      ['a payment', supplierCfdi({ kind: 'P', currency: 'XXX', total: '0' }), 'expenseCfdiPayment'],
      ['wages', supplierCfdi({ kind: 'N' }), 'expenseCfdiOther'],
      ['dollars', supplierCfdi({ currency: 'USD' }), 'expenseCfdiCurrency'],
      ['no stamp', supplierCfdi({ uuid: null }), 'expenseCfdiUnstamped'],
      ['a bad stamp', supplierCfdi({ uuid: 'x' }), 'expenseCfdiUnstamped'],
      ['no total', supplierCfdi({ total: '-1' }), 'expenseCfdiInvalid'],
      ['a huge total', supplierCfdi({ total: '999999999999' }), 'expenseCfdiInvalid'],
      ['no day', supplierCfdi({ date: '2026-13-01T00:00:00' }), 'expenseCfdiInvalid'],
      ['another document', '<factura/>', 'expenseCfdiInvalid'],
      ['no XML', '%PDF-1.7', 'expenseCfdiInvalid'],
      ['a cut file', supplierCfdi().slice(0, -20), 'expenseCfdiInvalid'],
      [
        'an external entity',
        `<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>${supplierCfdi({ name: '&b;' }).replace(/<\?.*\?>/, '')}`,
        'expenseCfdiInvalid',
      ],
      [
        'a billion laughs',
        `<!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "&b;&b;&b;&b;">]><a>&c;</a>`,
        'expenseCfdiInvalid',
      ],
      ['depth', '<a>'.repeat(90_000), 'expenseCfdiInvalid'],
      [
        'an old version',
        supplierCfdi({ version: '3.3' }).replace('Version="3.3"', 'Version="3.2"'),
        'expenseCfdiVersion',
      ],
    ])('%s gets a clear word', async (_what, cfdi, code) => {
      expect(await post('leer_cfdi', { cfdi }, owner)).toMatchObject({ status: 422, code });
      expect(await record({ cfdi })).toMatchObject({ status: 422, code });
      expect((await list()).paginate.total).toBe(0);
      expect(await wire.context.files.list('gastos/')).toEqual([]);
    }),
  );
});
