import { afterAll, beforeAll, expect, test } from 'vitest';
import { actions } from '#server/wire/actions/index.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { openAdoption } from './adoption.ts';

describeOnBothDatabases('what an adoption asks for', (databases) => {
  let adoption: Awaited<ReturnType<typeof openAdoption>>;
  beforeAll(async () => {
    adoption = await openAdoption(databases);
    await adoption.spend('1,500');
    await adoption.prepare({ cuota: 801, deposito: 502 });
    await adoption.sign();
    for (const charge of await adoption.own()) {
      expect((await adoption.pay(charge)).status).toBe(200);
    }
    expect((await adoption.own()).map(({ estado }) => estado)).toEqual(['pagada', 'pagada']);
  });
  afterAll(() => adoption.close());

  /** Of both, as answers write them. */
  const paid = /801|502|80100|50200|\$801|cuota_recuperacion|deposito_esterilizacion/;
  const period = { anio: 2026, mes: 11 };

  const read = async (action: string, body: object, token: string) =>
    (
      await adoption.app.inject({
        method: 'POST',
        url: `/api/${action}`,
        headers: { authorization: `Bearer ${token}` },
        payload: body,
      })
    ).body;

  test.each([
    ['donaciones:totales', {}],
    ['donaciones:cifras', {}],
    ['donaciones:consultar', {}],
    ['donaciones:exportar', {}],
    ['donaciones:vigilar', { mes: '2026-11' }],
    ['tablero:cifras', {}],
    ['facturacion:previsualizar_global', period],
  ] as const)('is in none of the sums and lists of donations: %s', async (action, body) => {
    const text = await read(action, body, adoption.administrator);
    expect(text.replaceAll(/"id":"[^"]+"|\d{4}-\d{2}-\d{2}T[^"]+/g, '')).not.toMatch(paid);
  });

  test('is among nobody’s donations, neither the family’s nor those that are kept', async () => {
    for (const token of [adoption.family, adoption.administrator]) {
      const { data } = await adoption.post('documentos:consultar', { schema: 'ventas' }, token);
      expect(data).toEqual([]);
    }
    expect((await adoption.post('donaciones:consultar_anios', {}, adoption.family)).data).toEqual(
      [],
    );
  });

  test('was not given for the pet', async () => {
    const { data } = await adoption.post(
      'gastos:mascota',
      { id: adoption.petId },
      adoption.administrator,
    );
    expect(data).toMatchObject({ donado: 0 });
  });

  test('is in the accountant’s list, each under its own name', async () => {
    const text = await read('facturacion:contabilidad_csv', period, adoption.administrator);
    expect(text).toContain('"Cuota de recuperación","C1"');
    expect(text).toContain('"Depósito en garantía","G1"');
  });

  test('is refunded where fees and deposits are, not as a donation', async () => {
    const [fee] = await adoption.own();
    const [payment] = fee?.pagos ?? [];
    expect(
      await adoption.creating('donaciones:reembolsar', { id: payment?.id }, adoption.treasurer),
    ).toMatchObject({ status: 409, code: 'chargeRefundElsewhere' });
  });

  test('nor what a family gives, or whether, is told to whoever decides about applications, by any call', async () => {
    const given = await adoption.creating(
      'donaciones:crear_stripe_payment',
      { monto: 777_713, email: 'regalo@example.mx', tipo: 'alimento', stripe_id: 'pm_card_visa' },
      adoption.family,
    );
    expect(given.status).toBe(200);
    const { id, petId, folio } = adoption;
    const charges = await adoption.own();
    const [charge] = charges;
    const payments = charges.flatMap(({ pagos }) => pagos.map((one) => one.id));
    const secrets = [String(given.data.id), 'regalo@example.mx', '7777.13', ...payments];
    const bodies: object[] = [
      {},
      ...[id, petId, charge?.id, given.data.id].map((one) => ({ id: one })),
      { solicitud_id: id, mascota_id: petId, usuario_id: adoption.familyId },
      { serie: 'SOL', folio, schema: 'solicitudes' },
      ...['solicitudes', 'ventas', 'cfdis', 'mascotas', 'usuarios', 'clientes'].map((schema) => ({
        schema,
      })),
    ];
    const queries = actions.filter((one) => 'contract' in one && one.contract.isQuery);
    expect(queries.length).toBeGreaterThan(50);
    for (const token of [adoption.coordinator, adoption.rescuer]) {
      for (const { name } of queries) {
        for (const body of bodies) {
          const text = await read(name, body, token);
          const told = secrets.filter((secret) => text.includes(secret));
          expect({ name, body, told }).toEqual({ name, body, told: [] });
        }
      }
    }
  });
});
